import { asksCount } from '../../ontology/counting-words.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { timesSigns } from '../../read/quantity/times-signs.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { endsInPlural } from '../../text/is-plural.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';
import { wantedCount } from './stated-count.ts';

const method = 'count';

/**
 * What a value says of a wanted number of things item by item: three of "left x 2, right x 1", five of "2 x 200 ml, 3 x 500 ml", and
 * three where a name with a unit lists a measure of each, "Speeds (rpm): 100/200/400". One of such measures is no number of things.
 */
export function itemsFinding(
  { name }: Requirement,
  wanted: WantedValue,
  { name: { unit }, whole: found }: NamedFact,
): Finding | null {
  const asksThings = asksCount(name) || endsInPlural(name.raw);
  const isNumber = wanted.text.tokens.some(({ kind }) => kind === 'number');
  if (asksThings && isNumber && isOfSome(found.text.tokens) && !isOfSome(wanted.text.tokens))
    return { matchType: 'unknown', method, span: null };
  const asked = wantedCount(wanted);
  if (asked === null || wanted.quantity?.unit?.id === 'pack') return null;
  const isMeasured = unit !== null && unit.dimension !== 'count';
  const items = isMeasured ? null : countsOfItems(found);
  // A bare 500 may be what each holds.
  if (!asksThings && (items === null || items.length < 2)) return null;
  const listed = isMeasured ? measuresListed(found.text.tokens) : null;
  if (items === null && listed === null) return null;
  const total = listed ?? (items ?? []).reduce((one, other) => one + other, 0);
  const span = { from: 0, to: found.text.tokens.length };
  const compared = compareQuantities(asked, exactQuantity(total, span.from, span.to));
  const isOfOne = listed !== null || (items ?? []).some((one) => asked.low === one && one !== total);
  return { matchType: compared === 'not_match' && isOfOne ? 'unknown' : compared, method, span };
}

const including = new Set(['incl', 'including', 'include', '含', '包括']);

/** "Incl. 2 metallic": a number of some of them, told by what they are. */
function isOfSome(tokens: readonly Token[]): boolean {
  const rest = tokens.filter(({ stem }) => stem !== '.');
  return including.has(rest[0]?.stem ?? '') && rest[1]?.kind === 'number' && rest[2] !== undefined;
}

/** How many measures are all of a value, "100/200/400"; null for any other. */
function measuresListed(tokens: readonly Token[]): number | null {
  const items = itemsOf(tokens, listing);
  const isMeasure = (item: readonly Token[]) =>
    item.length > 0 && item.every(({ kind, stem }) => kind === 'number' || stem === '.') && item[0]?.kind === 'number';
  return items.length > 1 && items.every(isMeasure) ? items.length : null;
}

/** How many of each of its items a value tells; null where one of them has no number before or behind a times sign. */
function countsOfItems({ text: { tokens }, quantities }: Statement): readonly number[] | null {
  if (!tokens.some(({ stem }) => timesSigns.has(stem))) return null;
  const measured = new Map(
    quantities.quantities.flatMap((one) =>
      one.isCounted === true && one.unit !== null && one.dimension !== 'count' ? [[one.from, one.times] as const] : [],
    ),
  );
  const counts: number[] = [];
  let from = 0;
  for (const item of itemsOf(tokens, joining)) {
    const at = tokens.indexOf(item[0] as Token, from);
    const count = measured.get(at) ?? countOfItem(item);
    if (count === null) return null;
    counts.push(count);
    from = at + item.length;
  }
  return counts.length === 0 ? null : counts;
}

/** The number of "2 x hook" and of "hook x 2"; null where both sides of the sign are numbers, or none is. */
function countOfItem(item: readonly Token[]): number | null {
  const sign = item.findIndex(({ stem }) => timesSigns.has(stem));
  if (sign < 1) return null;
  const [before, after] = [item.slice(0, sign), item.slice(sign + 1)];
  if (after.some(({ stem }) => timesSigns.has(stem))) return null;
  const [ahead, behind] = [soleNumber(before), soleNumber(after)];
  const isNamed = (side: readonly Token[]) => side.length > 0 && side.every(({ kind }) => kind !== 'number');
  if (ahead !== null && isNamed(after)) return ahead;
  return behind !== null && isNamed(before) ? behind : null;
}

function soleNumber(side: readonly Token[]): number | null {
  const value = side.length === 1 && side[0]?.kind === 'number' ? Number(side[0].stem) : Number.NaN;
  return Number.isInteger(value) ? value : null;
}

const listing = new Set(['/', ',', '、']);
const joining = new Set([',', ';', '、', '+', '&', 'and', 'plus', '和']);

/** The tokens between the signs that part a list, those within brackets left out. */
function itemsOf(tokens: readonly Token[], parting: ReadonlySet<string>): readonly (readonly Token[])[] {
  const items: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.stem === ')') depth -= 1;
    else if (token.stem === '(') depth += 1;
    else if (depth === 0 && parting.has(token.stem)) items.push([]);
    else if (depth === 0) items.at(-1)?.push(token);
  }
  return items.filter(({ length }) => length > 0);
}
