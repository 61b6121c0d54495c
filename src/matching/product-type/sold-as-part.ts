import { wordList } from '../ontology/word-list.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import type { Token } from '../text/tokenize.ts';
import { tokensOf } from '../text/tokens-of.ts';
import { countUnits } from './find-mentions.ts';
import { segmentsOf } from './title-segments.ts';

const ofParts = phrasesOf(wordList('words of sold parts'));

/** True for a text with words by which parts, spares and refills are sold, wherever they stand. */
export function speaksOfParts(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some((_, at) => ofParts.at(tokens, at) !== null);
}

/**
 * True where a piece of a title ends on words by which parts are sold: 电子秤配件, "charcoal filter replacement 2 pack". What a
 * printer comes "with", its accessories, makes no part of it.
 */
export function isSoldAsPart(title: string): boolean {
  if (!speaksOfParts(title)) return false;
  const tokens = tokensOf(title);
  return segmentsOf(title, tokens).some(
    ({ from, to, isAside, isTarget }) =>
      (!isAside || isTarget) && tokens.slice(from, to).some((_, at) => endsOnPart(tokens, from + at, to)),
  );
}

function endsOnPart(tokens: readonly Token[], at: number, end: number): boolean {
  const found = ofParts.at(tokens, at);
  if (found === null || found.next > end) return false;
  return tokens.slice(found.next, end).every(({ kind, stem }) => kind !== 'character' && isCount(kind, stem));
}

const isCount = (kind: Token['kind'], stem: string) => kind === 'number' || kind === 'mark' || countUnits.has(stem);
