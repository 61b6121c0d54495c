import { wordForms } from './spelling.ts';

/** A map, since "constructor" is a word of toys and a member of every object. */
const formOf = new Map(Object.entries(wordForms));
const keepsFinalS = new Set(['ss', 'us', 'is']);
const takesEs = new Set(['s', 'x', 'z', 'h']);

/** The singular, American form of a lower-case word; both sides of a comparison go through it, so it need not be a word. */
export function stemWord(word: string): string {
  const plain = word.includes("'") ? dropApostrophes(word) : word;
  const known = formOf.get(plain);
  if (known !== undefined) return known;
  const singular = singularOf(plain);
  return formOf.get(singular) ?? withOneL(singular);
}

/** "Levelling" is "leveling", "cancelled" is "canceled": a doubled L behind an unstressed vowel is British. */
function withOneL(word: string): string {
  return word.includes('ll') && doubledL.test(word) ? word.replace(/ll(?=(?:ing|ed|er)$)/u, 'l') : word;
}

const doubledL = /[aeiouy][^aeiouy]+[aeiouy]ll(?:ing|ed|er)$/u;

function dropApostrophes(word: string): string {
  const possessive = word.endsWith("'s") || word.endsWith("s'");
  const bare = word.replaceAll("'", '');
  return possessive && bare.length > 2 ? bare.slice(0, -1) : bare;
}

function singularOf(word: string): string {
  const length = word.length;
  if (length < 4 || !word.endsWith('s') || keepsFinalS.has(word.slice(-2))) return word;
  if (word.endsWith('ies') && length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && length > 4) {
    const before = word.slice(0, -2);
    if (takesEs.has(before.slice(-1)) && (before.slice(-1) !== 'h' || 'cs'.includes(before.slice(-2, -1)))) {
      // "boxes" is "box", "houses" is "house", "sizes" is "size": only a doubled or sibilant ending takes the whole "es".
      const isSoft = 'sz'.includes(before.slice(-1)) && before.slice(-1) !== before.slice(-2, -1);
      return isSoft ? word.slice(0, -1) : before;
    }
  }
  return word.slice(0, -1);
}
