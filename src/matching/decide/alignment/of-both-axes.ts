import { compareValue } from '../../compare/compare-value.ts';
import { bestOf } from '../../compare/finding.ts';
import { inFact, type Located } from '../../compare/located.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { Statement } from '../../read/listing/statement.ts';
import type { Requirement } from '../../read/spec/requirement.ts';

const axes = ['horizontal', 'vertical'] as const;
const plainNumber = /^\d{2,6}$/u;

/**
 * What two attributes say together that tell one property along both axes: "Horizontal resolution: 3440" and "Vertical resolution:
 * 1440" of 3440 x 1440. Null where they are of another property. Shown by the first of them.
 */
export function ofBothAxes(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  if (!named.some(({ name }) => name.stems.includes('horizontal'))) return null;
  const [across, down] = axes.map((axis) => named.filter(({ name }) => name.stems.includes(axis)));
  const [one, other] = [across?.[0], down?.[0]];
  if (one === undefined || other === undefined || across?.length !== 1 || down?.length !== 1) return null;
  const rest = ({ name }: NamedFact) => name.stems.filter((stem) => !axes.some((axis) => axis === stem));
  const isOne = rest(one).join(' ') === rest(other).join(' ');
  const isAsked = requirement.name.stems.every((stem) => rest(one).includes(stem));
  const values = [one, other].map(({ value }) => value.normalize('NFKC').trim());
  if (!isOne || !isAsked || requirement.name.stems.length === 0 || !values.every((value) => plainNumber.test(value)))
    return null;
  const whole = new Statement(values.join(' x '));
  const both: NamedFact = { ...one, name: requirement.name, value: whole.text.raw, parts: [whole], whole };
  const best = bestOf(requirement.alternatives.map((wanted) => compareValue(requirement, wanted, both)));
  return best === null || best.matchType === 'unknown' ? null : inFact(one, { ...best, span: null });
}
