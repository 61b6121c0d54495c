import { commonWords } from '../vocabulary/common-words.ts';
import { areSameName, isChinese } from './compare-texts.ts';
import type { Span } from './find-phrase.ts';
import type { TextFacts } from './read-text.ts';
import { stemWord } from './stem.ts';

const common = new Set(commonWords.split(/\s/u).flatMap((word) => (word === '' ? [] : [stemWord(word)])));
const shortestName = 3;

/**
 * The name that opens a title, where makers put theirs: "Florsheim Men's Oxford". Null when the title opens with a
 * common word, a number, a lower-case or a Chinese word: then nothing is known of the maker.
 */
export function leadingName(text: TextFacts): Span | null {
  const [first, second, third] = text.tokens;
  if (first === undefined || first.kind !== 'word' || first.text.length < shortestName || isChinese(text)) return null;
  if (first.cased === first.text || common.has(first.stem)) return null;
  // "Umbrella-shaped …" and "T1-…" are no names.
  if (second?.stem === '-' && second.glued && third?.kind === 'number') return null;
  const isNamed = second?.kind === 'word' && second.cased !== second.text && !common.has(second.stem);
  return { from: 0, to: isNamed ? 2 : 1 };
}

/** True when a title opens with a name that cannot be the wanted one, and the wanted one stands nowhere in it. */
export function opensWithOtherName(text: TextFacts, wanted: TextFacts): Span | null {
  const span = leadingName(text);
  if (
    span === null ||
    wanted.tokens.every((token) => token.kind !== 'word') ||
    isChinese(wanted) ||
    areSameName(wanted, text)
  )
    return null;
  const stems = new Set(text.tokens.map((token) => token.stem));
  if (
    wanted.tokens.some((token) => token.kind === 'word' && token.stem.length >= shortestName && stems.has(token.stem))
  )
    return null;
  const start = text.squashed.slice(0, Math.max(4, wanted.squashed.length));
  return isAlike(start, wanted.squashed) || hasInitials(wanted, text) ? null : span;
}

/** Abbreviated or run together: "Hewlett-Packard" and "Hewlett", "JBL" and "J.B.L.". */
function isAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 4);
  return length >= 2 && one.slice(0, length) === other.slice(0, length);
}

/** The initials of the wanted name open the title, or the title's words give the letters of the wanted name. */
function hasInitials(wanted: TextFacts, text: TextFacts): boolean {
  const words = wanted.tokens.filter((token) => token.kind === 'word');
  const initials = words.map((token) => token.text.charAt(0)).join('');
  if (initials.length > 1 && text.tokens.some((token) => token.text === initials)) return true;
  const opening = text.tokens.flatMap((token) => (token.kind === 'word' ? [token.text.charAt(0)] : [])).join('');
  return words.length === 1 && wanted.squashed.length <= 4 && opening.startsWith(wanted.squashed.slice(0, 2));
}
