import { units } from '../ontology/units.ts';
import type { Span } from './find-phrase.ts';
import type { Token } from './tokenize.ts';

const unitWords = new Set(units.flatMap(({ spellings }) => spellings));

/** True for a word that a dash joins to a number, as codes of models begin: "TV-50/2". "Mug-11 oz" tells a size. */
export function beginsCode(tokens: readonly Token[], { from, to }: Span): boolean {
  const [dash, number, next] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  const isJoined = dash?.stem === '-' && dash.glued && number?.kind === 'number' && number.glued;
  return to === from + 1 && isJoined && !unitWords.has(next?.stem ?? '');
}
