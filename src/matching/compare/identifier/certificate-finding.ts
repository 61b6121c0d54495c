import { withoutIdle } from '../../read/identifier/certificate.ts';
import type { NamedFact } from '../../read/listing/read-facts.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied } from '../../text/find-phrase.ts';
import type { Located } from '../located.ts';

/**
 * What attributes that are called like the wanted certificate say of it: "CE mark: yes", OEKO-TEX认证: 无. Where several
 * would do, that one is missing breaks nothing.
 */
export function namedAsCertificate(
  { alternatives }: Requirement,
  { certificate }: WantedValue,
  named: readonly NamedFact[],
): Located[] {
  if (certificate === null) return [];
  return named.flatMap((fact): Located[] => {
    const called = withoutIdle(fact.featureName);
    const isSame = certificate.names.has(called);
    if (!isSame && !certificate.beginnings.has(called)) return [];
    const has = answerOf(fact, called);
    if (has === null || (has && !isSame) || (!has && alternatives.length > 1)) return [];
    return [
      {
        matchType: has ? 'match' : 'not_match',
        method: 'boolean',
        span: null,
        field: fact.field,
        statement: fact.whole,
      },
    ];
  });
}

/** Yes and no, also in the certificate's own words: "3C: export only, no 3C mark". */
function answerOf({ whole }: NamedFact, called: string): boolean | null {
  if (whole.yesNo !== null) return whole.yesNo;
  const spans = findPhrase(whole.text, called);
  return spans.length > 0 && spans.every((span) => isDenied(whole.text, span)) ? false : null;
}
