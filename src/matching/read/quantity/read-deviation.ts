import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import { readMeasure } from './read-measure.ts';
import { unitAt } from './unit-index.ts';

/** How far a thing may be off over a length, as a share of it: 0.0003 for "±3 mm at 10 m". */
export interface Deviation extends Span {
  share: number;
}

const joining = new Set(['/', '@', 'at', 'per', 'over', 'in', 'on']);
/** A greater share of a length is no error of it. */
const greatest = 0.05;

/** Every deviation over a length that a text states: "±3mm/10m", "0.2 mm/m", "±0.08in/33ft", "1.5 mm at 30 m". */
export function deviationsIn(tokens: readonly Token[]): Deviation[] {
  if (!tokens.some(({ stem }) => joining.has(stem))) return [];
  return tokens.flatMap((token, at): Deviation[] => {
    if (token.kind !== 'number') return [];
    const error = readMeasure(tokens, at);
    if (error?.unit?.dimension !== 'length' || !joining.has(tokens[error.next]?.stem ?? '')) return [];
    const over = readMeasure(tokens, error.next + 1) ?? oneOf(tokens, error.next + 1);
    if (over?.unit?.dimension !== 'length' || over.value <= 0) return [];
    const share = (error.value * error.unit.factor) / (over.value * over.unit.factor);
    return share <= greatest ? [{ share, from: at, to: over.next }] : [];
  });
}

/** The metre of "0.2 mm/m". */
function oneOf(tokens: readonly Token[], at: number) {
  const found = unitAt(tokens, at);
  return found === null ? null : { value: 1, unit: found.unit, next: found.next };
}
