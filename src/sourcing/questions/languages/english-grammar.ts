import type { Term } from '../question.ts';
import { listed } from '../value-words.ts';

/** All-capital words that are spoken as a word, so that "a SIM card" is right while "an LED" is spelled out. */
const spokenAcronyms = new Set(['SIM', 'RAM', 'ROM', 'LAN', 'SATA', 'RACK', 'FOAM', 'RFID']);
const vowelSoundingLetters = 'AEFHILMNORSX';

/** "a" or "an", by the sound that a noun phrase begins with. */
function articleOf(noun: string): 'a' | 'an' {
  const [first = ''] = noun.split(/[\s-]/u);
  const isAcronym = /^[A-Z0-9]{2,}$/u.test(first) && !spokenAcronyms.has(first);
  if (isAcronym) return vowelSoundingLetters.includes(first.charAt(0)) || /^(8|11|18)/u.test(first) ? 'an' : 'a';
  if (/^(hour|honest|heir)/iu.test(first)) return 'an';
  if (/^(uni|use|usu|eu|one|once|ufo|ute|util)/iu.test(first)) return 'a';
  return /^[aeiou]/iu.test(first) ? 'an' : 'a';
}

const singularWithS = new Set(['series', 'lens', 'species', 'gas', 'chassis', 'canvas', 'bias', 'gps']);

/** True for "dimensions", not for "thickness", "lens" or "number of pockets". */
export function isPlural(noun: string): boolean {
  if (/^number of\s/iu.test(noun)) return false;
  const last = noun.trim().toLowerCase().split(/\s+/u).at(-1) ?? '';
  return /[^su]s$/u.test(last) && !/(ss|us|is)$/u.test(last) && !singularWithS.has(last);
}

const massEndings = /(ing|age|ance|ence|tion|sion|ology|ware)$/iu;

/** A noun as English puts it after "with": "a lid", "an LED", "handles", "padding". */
export function withArticle(noun: string): string {
  if (isPlural(noun) || massEndings.test(noun) || /^(an?|the|\d+)\s/iu.test(noun)) return noun;
  return `${articleOf(noun)} ${noun}`;
}

const adjectiveEndings =
  /(able|ible|proof|free|safe|resistant|repellent|approved|certified|compliant|friendly|grade|less|ready|waterproof|ergonomic|magnetic|automatic|organic|electric|antibacterial|antimicrobial|vegan|portable|tested|coated|insulated|padded|printed|engraved|reinforced|lined|sealed|[^ef]ed)$/iu;

/** "Non-drip", "anti-fog": one word that denies. */
const denyingWord = /^(?:non|anti)-[a-z]+$/iu;

/** True when "Is it …?" is the way to ask: "refillable", "FDA approved". A guess by the ending of the last word. */
export function isAdjective(words: string): boolean {
  return adjectiveEndings.test(words.trim()) || denyingWord.test(words.trim());
}

/** A name inside a sentence: "Lid colour" → "lid colour"; "IP rating" and "USB ports" keep their capitals. */
export function insideSentence(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^[A-Z][a-z'’-]+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** "red", "red or blue", "red, blue or green". */
export function orInEnglish(terms: readonly Term[]): string {
  return listed(
    terms.map(({ en }) => en),
    ', ',
    ' or ',
  );
}

/** "Supports fast charging" → "fast charging"; "Drain plug included" → "drain plug". */
export function nounOf(name: string): string {
  return insideSentence(name)
    .replace(/^(?:is it|is|has|have|does it have|with|contains?|includes?|supports?)\s+/iu, '')
    .replace(/\s+(?:included|include|supported|support|available|function|feature)$/iu, '');
}
