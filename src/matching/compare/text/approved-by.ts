import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const approving = new Set(['approved', 'certified', 'compliant', 'compatible', 'accepted']);

/** "TSA approved" against "combination lock (non TSA)" and "TSA lock": what approves is named, or denied. */
export function approvedFinding({ name }: Requirement, { text, stems }: WantedValue, found: TextFacts): Finding | null {
  const code = stems.filter((stem) => !approving.has(stem));
  if (code.length === 0 || code.length === stems.length || text.exceptions.length > 0) return null;
  const spans = findPhrase(found, code.join(''));
  const [first] = spans;
  if (first === undefined) return null;
  if (spans.every((span) => isDenied(found, span))) return { matchType: 'not_match', method: 'text', span: first };
  // "FDA registered" is not approved: nothing but the name of the property may stand beside it.
  const isAll = found.tokens.every(
    ({ kind, stem }) => kind === 'mark' || code.includes(stem) || approving.has(stem) || name.stems.includes(stem),
  );
  return { matchType: isAll ? 'match' : 'unknown', method: 'text', span: first };
}
