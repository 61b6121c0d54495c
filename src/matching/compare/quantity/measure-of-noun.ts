import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

/** Of a part with one telling measure these name it: "chuck size", "pocket depth". A length or a width may be of others. */
const oneMeasure = new Set(['size', 'depth', 'time', 'angle']);
const passedAfter = wordSet('passed after');
const notBetween = new Set(['and', 'with', 'for', 'or', 'in', 'to']);
const reachAfter = 4;
/** Beyond this factor the two are not of one thing. */
const farthest = 8;

/** The part that a name speaks of: "chuck" of "Chuck Size"; null for known names and names of several words. */
function partOf({ name }: Requirement): string | null {
  const [noun, measure, ...more] = name.stems;
  if (name.known !== null || noun === undefined || measure === undefined || more.length > 0) return null;
  return oneMeasure.has(measure) && !oneMeasure.has(noun) ? noun : null;
}

/** A measure that touches the part a spec speaks of and is another than the wanted one: "13 mm chuck", "pocket up to 16 in". */
export function measureOfNoun(requirement: Requirement, { quantity }: WantedValue, title: Statement): Finding | null {
  const noun = partOf(requirement);
  if (noun === null || quantity === null || quantity.unit === null || quantity.dimension === 'count') return null;
  const { text } = title;
  const touching = title.quantities.quantities.filter(
    (found) =>
      found.dimension === quantity.dimension &&
      touches(title, found, noun) &&
      !isDenied(text, found) &&
      !isOfBundledItem(text, found),
  );
  const [first] = touching;
  const isOther = touching.every(
    (found) => isNear(quantity, found) && compareQuantities(quantity, found, false) === 'not_match',
  );
  return first === undefined || !isOther ? null : { matchType: 'not_match', method: 'quantity', span: first };
}

function isNear(one: Quantity, other: Quantity): boolean {
  const [small, large] = [topOf(one), topOf(other)].sort((a, b) => a - b) as [number, number];
  return large <= small * farthest;
}

const topOf = ({ low, high }: Quantity) => (Number.isFinite(high) ? high : low);

/** The noun stands after the measure, at most one word between, or before it: "pocket up to 16 in". */
function touches({ text: { tokens } }: Statement, { from, to }: Quantity, noun: string): boolean {
  const start = tokens[to]?.stem === '.' ? to + 1 : to;
  const [first, second] = [tokens[start], tokens[start + 1]];
  if (first?.stem === noun) return true;
  const isPassed = first?.kind === 'word' && !notBetween.has(first.stem);
  if (isPassed && second?.stem === noun) return true;
  for (let at = from - 1; at >= Math.max(0, from - reachAfter); at -= 1) {
    const stem = tokens[at]?.stem ?? '';
    if (stem === noun) return true;
    if (!passedAfter.has(stem)) return false;
  }
  return false;
}
