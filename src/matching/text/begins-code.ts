import { units } from '../ontology/units.ts';
import type { Span } from './find-phrase.ts';
import type { Token } from './tokenize.ts';

const unitWords = new Set(units.flatMap(({ spellings }) => spellings));

/** True for a word that is joined to a number, as codes of models are: "TV-50/2", "AX3000". "Mug-11 oz" tells a size. */
export function beginsCode(tokens: readonly Token[], { from, to }: Span): boolean {
  const isDashed = tokens[to]?.stem === '-' && tokens[to]?.glued === true;
  const number = tokens[isDashed ? to + 1 : to];
  const next = tokens[isDashed ? to + 2 : to + 1];
  const isJoined = tokens[from]?.kind === 'word' && number?.kind === 'number' && number.glued;
  return to === from + 1 && isJoined && !unitWords.has(next?.stem ?? '');
}
