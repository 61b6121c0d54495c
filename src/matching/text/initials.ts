import type { TextFacts } from './read-text.ts';

/** "HP" and "Hewlett-Packard": the letters of one are the initials of the other's words. */
export function areSameName(one: TextFacts, other: TextFacts): boolean {
  return isInitialsOf(one, other) || isInitialsOf(other, one);
}

function isInitialsOf(short: TextFacts, long: TextFacts): boolean {
  const [letters, ...more] = short.tokens.filter((token) => token.kind === 'word' && token.stem !== 's');
  const words = long.tokens.filter((token) => token.kind === 'word');
  if (
    letters === undefined ||
    more.length > 0 ||
    words.length < 2 ||
    letters.text.length < 2 ||
    letters.cased !== letters.cased.toUpperCase()
  )
    return false;
  return letters.text === words.map((token) => token.text.charAt(0)).join('');
}
