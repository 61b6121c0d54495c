import { wordSet } from '../ontology/word-list.ts';
import type { Token } from '../text/tokenize.ts';
import { countingWords, introducing, introducingHan } from './type-words.ts';

export const isHan = ({ kind }: Token) => kind === 'character';
const isJoint = ({ stem }: Token) => stem === '&' || stem === '+' || stem === 'and' || stem === 'plus';
const isCounted = (token: Token | undefined) => token?.kind === 'number' || countingWords.has(token?.stem ?? '');

const endsSegment = wordSet('ends segment');

/** A piece of a text; `isAside` for what a word leads to that introduces other things, `isTarget` for what goods are made for. */
export interface TitleSegment {
  from: number;
  to: number;
  isAside: boolean;
  isTarget: boolean;
}

const targeting = new Set(['for', 'compatible']);

/** Pieces of a text between marks and words that introduce other things. */
export function segmentsOf(raw: string, tokens: readonly Token[]): TitleSegment[] {
  const segments: TitleSegment[] = [];
  let from = 0;
  let isAside = false;
  let isTarget = false;
  const close = (at: number, next: number, aside: boolean, by = '') => {
    if (at > from) segments.push({ from, to: at, isAside, isTarget });
    from = next;
    isAside = aside;
    isTarget = aside && targeting.has(by);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'mark' && !isJoint(token)) {
      const isDash = token.stem === '-' && (!token.glued || raw.charAt(token.end) === ' ');
      const isInside = token.stem === '.' && token.glued && tokens[at + 1]?.glued === true;
      if (isDash || (endsSegment.has(token.stem) && !isInside)) close(at, at + 1, false);
    } else if (isJoint(token) && isCounted(tokens[at - 1])) {
      // "Toothbrush 4 pack & bonus finger brush"
      close(at, at + 1, true);
    } else if (token.kind === 'word' && introducing.has(token.stem)) {
      close(at, at + 1, true, token.stem);
    } else if (token.stem === 'of' && countingWords.has(tokens[at - 1]?.stem ?? '')) {
      // "12 bottles of tea": the part that only counts offers nothing.
      if (tokens.slice(from, at).every((one) => isCounted(one))) from = at;
      close(at, at + 1, isAside);
    } else if (isHan(token)) {
      const led = introducingHan.find((words) => raw.startsWith(words, token.start) && words.length > 1);
      if (led !== undefined) close(at, at + led.length, true);
      // Between scripts a space parts; inside of Chinese it does as well.
      else if (at > from && !token.glued && isHan(tokens[at - 1] ?? token)) close(at, at, false);
    }
  }
  close(tokens.length, tokens.length, false);
  return segments;
}
