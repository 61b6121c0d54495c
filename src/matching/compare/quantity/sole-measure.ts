import { rowsOf } from '../../ontology/load-ontology.ts';
import type { RowOf } from '../../ontology/ontology-row.ts';
import { wordList } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { resolveName } from '../../read/name/resolve-name.ts';
import { inTrade } from '../../read/quantity/in-trade.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { roleOf } from '../../read/quantity/quantity-role.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isOfAccessory } from '../../scope/other-goods.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';
import { isListed } from './other-number.ts';

type SoleMeasure = RowOf<'sole measure'>;

const goodsOf = new Map<SoleMeasure, PhraseIndex<true>>();
const byKey = new Map<string, SoleMeasure[]>();
for (const measure of rowsOf('sole measure')) {
  const index = new PhraseIndex<true>();
  for (const name of measure.goods) index.add(name, true);
  goodsOf.set(measure, index);
  for (const name of measure.attributes) {
    const { key } = resolveName(name);
    byKey.set(key, [...(byKey.get(key) ?? []), measure]);
  }
}
const parts = new PhraseIndex<true>();
for (const words of wordList('words of measured parts')) parts.add(words, true);

/** "15 cm tall": words behind a measure that tell which side it is. */
const sides: Readonly<Record<string, string>> = { tall: 'height', high: 'height', deep: 'thickness', long: 'length' };

/**
 * A measure in a title of goods that have only one such, against a wanted one: "8 inch Chef Knife" has no blade of 6 inches.
 * Only contradictions are made here: an equal measure is found whatever it is of.
 */
export function soleMeasure(requirement: Requirement, { quantity }: WantedValue, title: Statement): Finding | null {
  const measures = quantity === null ? undefined : byKey.get(requirement.name.key);
  if (quantity === null || measures === undefined) return null;
  for (const measure of measures) {
    if (!isWithin(quantity, measure) || !namesGoods(title, measure)) continue;
    if (measure.dimension === 'length' && title.quantities.lists.length > 0) return null;
    const found = title.quantities.quantities
      .map((one) => inTrade(one, requirement.name))
      .filter((one) => isWithin(one, measure) && (measure.unit === undefined || one.unit?.id === measure.unit));
    const own = found.filter((one) => isOwn(requirement, title, one));
    const [first] = own;
    if (first === undefined || found.some((one) => isListed(title.text, one))) continue;
    const isOther = found.every(
      (one) =>
        compareQuantities(quantity, one, false) === 'not_match' && !(measure.isNominal && isRounded(quantity, one)),
    );
    return isOther ? { matchType: 'not_match', method: 'quantity', span: first } : null;
  }
  return null;
}

/** True where a title names goods of which a measure as this one, that nothing labels, can only be the wanted property. */
export function isSoleMeasure({ name }: Requirement, title: Statement, found: Quantity): boolean {
  return (byKey.get(name.key) ?? []).some((measure) => {
    const isListed = measure.dimension === 'length' && title.quantities.lists.length > 0;
    const isOfUnit = measure.unit === undefined || found.unit?.id === measure.unit;
    return !isListed && isOfUnit && isWithin(inTrade(found, name), measure) && namesGoods(title, measure);
  });
}

const roundedBy = 0.04;

function isRounded(wanted: Quantity, found: Quantity): boolean {
  const reach = wanted.low * roundedBy;
  return found.high >= wanted.low - reach && found.low <= wanted.high + reach;
}

/** In the bounds by the end that a wish or a text names: "up to 24 hours", "at least 30 mm". */
function isWithin({ dimension, low, high }: Quantity, { dimension: asked, from, to }: SoleMeasure): boolean {
  const [least, most] = [Number.isFinite(low) && low > 0 ? low : high, Number.isFinite(high) ? high : low];
  return dimension === asked && least >= from && most <= to;
}

function namesGoods({ text }: Statement, measure: SoleMeasure): boolean {
  const index = goodsOf.get(measure);
  if (index === undefined) return false;
  return text.tokens.some((_, at) => {
    const found = index.at(text.tokens, at);
    return found !== null && !isOfAccessory(text, { from: at, to: found.next }, () => false);
  });
}

/** No measure of a part ("22 mm strap"), of another side ("30 mm thick") or of what goes with the goods. */
function isOwn({ name }: Requirement, title: Statement, found: Quantity): boolean {
  const { text } = title;
  if (found.isStandIn === true || isDenied(text, found) || isOfBundledItem(text, found)) return false;
  const next = text.tokens[found.to]?.stem === '-' ? found.to + 1 : found.to;
  if (parts.at(text.tokens, next) !== null) return false;
  const side = sides[text.tokens[next]?.stem ?? ''];
  if (side !== undefined && side !== name.known?.id) return false;
  const role = roleOf(text, found, found.dimension);
  return role === null || role === name.known?.id || name.stems.includes(role);
}
