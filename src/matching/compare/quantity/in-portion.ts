import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import { isPiece } from '../../read/quantity/is-piece.ts';
import { portionOf } from '../../read/quantity/portion.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { plainNumberWord } from '../../read/quantity/read-measure.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import type { Located } from '../located.ts';
import { asPiece, compareQuantities, inTotal } from './compare-quantities.ts';

/**
 * The measures of a text that may answer a spec of each piece or of all together: of "2 x 5 kg (10 kg total)" the first
 * for who asks the weight of each, as 5 kg. All of them for any other spec.
 */
export function inPortion(
  { isEach, isTotal, known }: ResolvedName,
  statement: Statement,
  found: readonly Quantity[],
  ofName: ResolvedName | null,
): readonly Quantity[] {
  if (isEach) {
    const own = ofName?.isTotal === true ? [] : found.filter((one) => portionOf(statement, one) !== 'total');
    return own.filter((one) => !isSum(one, own)).map(asPiece);
  }
  if (!isTotal) return known === null ? found : found.filter((one) => !isPartOfWhole(one, found));
  return ofName?.isEach === true ? [] : found.filter((one) => portionOf(statement, one) !== 'each').map(inTotal);
}

/** "64GB (2x32GB)": memory is sold by the sum of its modules, which stands beside. */
function isPartOfWhole({ dimension, times, low }: Quantity, found: readonly Quantity[]): boolean {
  return dimension === 'data' && times > 1 && found.some((one) => one.times === 1 && one.low === low * times);
}

/** The 32 GB of "32GB (2x16GB)" are those of both. */
const isSum = ({ dimension, times, low }: Quantity, found: readonly Quantity[]): boolean =>
  times === 1 && found.some((one) => one.times > 1 && one.dimension === dimension && one.low * one.times === low);

/** Of a set the weight may be that of all; a length or a capacity is that of each unless the listing says otherwise. */
const summed = new Set<Quantity['dimension']>(['mass']);
const dividable = new Set<Quantity['dimension']>(['mass', 'volume']);
/** What pieces sold together have one by one, where a listing tells it so. */
const divided = new Set<Quantity['dimension']>(['mass', 'volume', 'length', 'data']);

/**
 * An answer to a spec of each piece or of the total where goods are sold in numbers: a measure that is not said to be of
 * the one or the other settles nothing, and what each holds is multiplied where only that is stated.
 */
export function settlePortion(requirement: Requirement, facts: ProductFacts, located: Located | null): Located | null {
  const { name } = requirement;
  if (!name.isEach && !name.isTotal) return settlePacks(requirement, facts, located);
  const ofOne =
    name.isEach && (located === null || isPlain(requirement, facts, located, 'each', divided))
      ? eachOf(requirement, facts)
      : null;
  if (ofOne !== null) return ofOne;
  const count = countOf(facts);
  // Of a net content of 8 kg none is told to be of 2 kg.
  const isOpen = name.isEach && located?.matchType === 'not_match' && isOfSeveralAlone(requirement, facts, located);
  if (count === 1) return isOpen ? open(located) : located;
  if (name.isTotal) {
    const isDecided = located?.matchType === 'match' || located?.matchType === 'not_match';
    const whole = isDecided ? null : totalOf(requirement, facts, count);
    return whole ?? (located === null || isPlain(requirement, facts, located, 'total') ? open(located) : located);
  }
  if (located === null || !isPlain(requirement, facts, located, 'each')) return located;
  const isSummed = requirement.alternatives.some(({ quantity }) => summed.has(quantity?.dimension ?? null));
  return located.matchType === 'not_match' || isSummed ? open(located) : located;
}

/** "12 oz (Pack of 3)" leaves open who wants two pounds: one pack has less, and all of them have more. */
function settlePacks({ alternatives }: Requirement, { title }: ProductFacts, located: Located | null): Located | null {
  if (located?.matchType !== 'not_match' || located.method !== 'quantity' || located.field !== title.field)
    return located;
  const { statement } = title;
  const { quantities } = statement.quantities;
  const stated = quantities.find(({ from, to }) => from === located.span?.from && to === located.span.to);
  if (stated === undefined || stated.times > 1 || !dividable.has(stated.dimension)) return located;
  const counts = quantities.flatMap(({ low, unit, dimension, labelAfter }) => {
    const isCount =
      unit === null ? labelAfter !== null && isPiece(labelAfter) : dimension === 'count' || unit.id === 'pack';
    return isCount && low > 1 ? [low] : [];
  });
  const isMetBy = (times: number) =>
    alternatives.some(
      ({ quantity }) => quantity !== null && compareQuantities(quantity, inTotal({ ...stated, times })) === 'match',
    );
  return counts.some(isMetBy) || (counts.length > 1 && isMetBy(counts.reduce((one, other) => one * other, 1)))
    ? open(located)
    : located;
}

const open = (located: Located | null): Located | null =>
  located === null ? null : { ...located, matchType: 'unknown' };

/** True where the measure that decided is not said to be of the portion that is asked for. */
function isPlain(
  { name, alternatives }: Requirement,
  { allAttributes }: ProductFacts,
  located: Located,
  portion: 'each' | 'total',
  dimensions = dividable,
): boolean {
  const { span, statement, method } = located;
  const isDividable = alternatives.some(({ quantity }) => dimensions.has(quantity?.dimension ?? null));
  if (method !== 'quantity' || !isDividable) return false;
  const fact = allAttributes.find(({ whole }) => whole === statement);
  if (portion === 'total' ? fact?.name.isTotal === true : fact?.name.isEach === true) return false;
  const stated = statement.quantities.quantities.filter(({ from }) => span === null || from === span.from);
  if (name.isTotal || name.isEach)
    return stated.every((one) => one.times === 1 && portionOf(statement, one) !== portion);
  return false;
}

/** A length in a title, and a net content, may be that of several together. */
function isOfSeveralAlone(requirement: Requirement, facts: ProductFacts, located: Located): boolean {
  if (isNetContent(facts, located)) return isPlain(requirement, facts, located, 'each');
  return located.field === 'title' && isPlain(requirement, facts, located, 'each', lengths);
}

const lengths = new Set<Quantity['dimension']>(['length']);

const isNetContent = ({ allAttributes }: ProductFacts, { statement }: Located): boolean =>
  allAttributes.some(({ whole, name }) => whole === statement && name.known?.id === 'net content');

/** What a listing says of each of several pieces anywhere: "2kg x 4 bottles", "1000 yards each". Null where it does not, or says two things. */
function eachOf({ alternatives, name }: Requirement, { running, allAttributes }: ProductFacts): Located | null {
  const places = [
    ...running,
    ...allAttributes.flatMap((fact) =>
      fact.name.known === name.known ? [{ field: fact.field, statement: fact.whole }] : [],
    ),
  ];
  const found = places.flatMap(({ field, statement }) =>
    statement.quantities.quantities.flatMap((one): Located[] => {
      if (
        !divided.has(one.dimension) ||
        (one.times === 1 && portionOf(statement, one) !== 'each' && !isOfSeveral(statement, one))
      )
        return [];
      const wanted = alternatives.flatMap(({ quantity }) => (quantity?.dimension === one.dimension ? [quantity] : []));
      if (wanted.length === 0) return [];
      const compared = wanted.map((quantity) => compareQuantities(quantity, asPiece(one)));
      const matchType = compared.find((answer) => answer === 'match') ?? compared[0] ?? 'unknown';
      return [{ matchType, method: 'quantity', span: { from: one.from, to: one.to }, field, statement }];
    }),
  );
  const [first] = found;
  return first === undefined || found.some(({ matchType }) => matchType !== first.matchType) ? null : first;
}

/** "Two 16.4 ft rolls": the measure of each of the things that stand behind it. */
function isOfSeveral({ text: { tokens } }: Statement, { from, to }: Quantity): boolean {
  const number = plainNumberWord(tokens, from - 1);
  return number !== null && number.value > 1 && number.next === from && /[^s]s$/u.test(tokens[to]?.text ?? '');
}

/** How many pieces a listing sells together, as its title or its only count says; 1 when it tells of none. */
function countOf({ title, attributes }: ProductFacts): number {
  const inTitle = title.statement.quantities.quantities.flatMap((one) =>
    one.times > 1 ? [one.times] : one.dimension === 'count' && one.form === 'point' ? [one.low] : [],
  );
  const named = (attributes.get('#pack size') ?? []).flatMap(({ whole }) =>
    whole.quantities.quantities.flatMap(({ low, unit, form }) =>
      form === 'point' && (unit === null || unit.dimension === 'count') ? [low] : [],
    ),
  );
  return [...inTitle, ...named].find((count) => count > 1) ?? 1;
}

function totalOf({ keys, alternatives }: Requirement, { attributes }: ProductFacts, count: number): Located | null {
  const facts: readonly NamedFact[] = keys.flatMap(({ key }) => attributes.get(key) ?? []);
  for (const { field, whole, name } of facts) {
    const [only, ...more] = whole.quantities.quantities;
    if (only === undefined || more.length > 0 || !dividable.has(only.dimension) || only.times > 1) continue;
    if (!name.isEach && portionOf(whole, only) !== 'each') continue;
    for (const { quantity } of alternatives) {
      if (quantity?.dimension !== only.dimension) continue;
      const matchType = compareQuantities(quantity, inTotal({ ...only, times: count }));
      return { matchType, method: 'quantity', span: only, field, statement: whole };
    }
  }
  return null;
}
