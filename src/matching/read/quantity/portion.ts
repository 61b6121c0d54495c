import type { Dimension } from '../../ontology/units.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Statement } from '../listing/statement.ts';
import { isPiece } from './is-piece.ts';
import { unitAt } from './unit-index.ts';

/** Whether a measure is said to be that of one piece or of all that is sold together. */
export type Portion = 'each' | 'total';

const eachWords = new Set(['each', 'apiece', 'ea']);
const totals = new Set(['total', 'combined', 'altogether', 'all']);
const hanTotals = new Set(['总', '共', '合']);
const hanOnes = new Set(['每', '单']);
const passed = new Set(['(', ')', ',', 'in', '-', '~']);
const stops = new Set([',', ';', '|', '(', ')', '/', '+', '.']);
const reach = 4;
/** What is counted, with a word for one of it as its unit. */
const things = new Set<Dimension>(['count', 'layers', 'pages', 'people']);

/** What the words beside a measure make of it: "5 kg each", "5 L / box", "10 kg in total", "共10斤". Null when nothing tells. */
export function portionOf({ text: { tokens } }: Statement, { from, to }: Span): Portion | null {
  return portionAfter(tokens, to) ?? portionBefore(tokens, from);
}

function portionAfter(tokens: readonly Token[], start: number): Portion | null {
  const at = passed.has(tokens[start]?.stem ?? '') ? start + 1 : start;
  const [stem, next] = [tokens[at]?.stem ?? '', tokens[at + 1]?.stem ?? ''];
  // What follows a comma or a bracket is said of the measure only where it is nothing but the word.
  const isEnd = at === start || tokens[at - 1]?.stem === 'in' || tokens[at + 1] === undefined || stops.has(next);
  if (eachWords.has(stem)) return 'each';
  // "500 lb per shelf" is borne by each, whatever the things are called; "60 mm per minute" is a rate.
  const unit = unitAt(tokens, at + 1)?.unit ?? null;
  const isThing = stem === 'per' && tokens[at + 1]?.kind === 'word' && (unit === null || things.has(unit.dimension));
  if (at === start && (isThing || (stem === '/' && isPiece(next)))) return 'each';
  return totals.has(stem) && isEnd ? 'total' : null;
}

function portionBefore(tokens: readonly Token[], end: number): Portion | null {
  for (let at = end - 1; at >= Math.max(0, end - reach); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'number' || stops.has(token.stem)) return null;
    if (hanOnes.has(token.stem) && isPiece(tokens[at + 1]?.stem ?? '')) return 'each';
    if (hanTotals.has(token.stem) || totals.has(token.stem)) return 'total';
  }
  return null;
}
