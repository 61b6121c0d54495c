import type { NamedFact } from '../read/listing/named-fact.ts';
import type { Statement } from '../read/listing/statement.ts';
import type { Finding } from './finding.ts';

/** A finding with the place in the listing where it was made. */
export interface Located extends Finding {
  /** As in `Evidence.field`. */
  field: string;
  statement: Statement;
  /** Where the listing contradicts what it claims here, so that neither settles the spec. */
  against?: Located;
  /** Set where the name says while what the goods do it holds, and the wish's name does not: "operating" of a temperature. */
  isOfState?: true;
}

/** A finding in a named value. */
export function inFact({ field, whole }: NamedFact, finding: Finding): Located {
  return { ...finding, field, statement: whole };
}

/** What each of several named values says, without those that say nothing. */
export function inFacts(facts: readonly NamedFact[], compare: (fact: NamedFact) => Finding | null): Located[] {
  return facts.flatMap((fact) => {
    const finding = compare(fact);
    return finding === null ? [] : [inFact(fact, finding)];
  });
}

/** The unsettled claim of a listing that says in one place what it contradicts in another; null when the two agree. */
export function contradictionOf(one: Located, other: Located): Located | null {
  const [claim, denial] = one.matchType === 'match' ? [one, other] : [other, one];
  const isContrary = claim.matchType === 'match' && denial.matchType === 'not_match';
  return isContrary ? { ...claim, matchType: 'unknown', against: denial } : null;
}
