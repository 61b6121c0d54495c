import type { Statement } from '../../read/listing/statement.ts';
import { isDeviation } from '../../read/quantity/better-is-less.ts';
import { deviationsIn } from '../../read/quantity/read-tolerance.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Finding } from '../finding.ts';

const rounding = 0.02;

/** Who allows ±3 mm at 10 m is served by ±1.5 mm at 30 m, and not by ±3 mm at 5 m; null where either side names no length. */
export function deviationFinding({ name }: Requirement, wanted: WantedValue, { text }: Statement): Finding | null {
  if (!isDeviation(name)) return null;
  const [allowed] = deviationsIn(wanted.text.tokens);
  const found = allowed === undefined ? [] : deviationsIn(text.tokens);
  const [first] = found;
  if (allowed === undefined || first === undefined) return null;
  const isKept = found.every(({ share }) => share <= allowed.share * (1 + rounding));
  const isBroken = found.every(({ share }) => share > allowed.share * (1 + rounding));
  return { matchType: isKept ? 'match' : isBroken ? 'not_match' : 'unknown', method: 'quantity', span: first };
}
