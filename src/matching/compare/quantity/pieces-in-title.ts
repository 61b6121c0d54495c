import { wordSet } from '../../ontology/word-list.ts';
import { pieceNouns } from '../../ontology/word-lists.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { endOfOffer, isOfferedAs } from '../../read/name/goods-in-name.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { containerAt } from '../../read/quantity/per-container.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { describes } from '../../scope/describing-word.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { isPlural } from '../../text/is-plural.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { stemWord } from '../../text/stem.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';
import { countsOtherThing } from './count-of-other.ts';

const nouns = new Set(pieceNouns.map(stemWord));
const reach = 5;
const shortestCompound = 5;
const method = 'count';

/**
 * What a title says of the number of pieces that goods are sold by: "60 Vegan Capsules" for the content "60" or "60 count", "12 ct
 * (Pack of 6)" for a count of at least 24. Null for other wanted values and for titles that count nothing.
 */
export function piecesInTitle(requirement: Requirement, wanted: WantedValue, statement: Statement): Finding | null {
  const { quantity, text } = wanted;
  if (quantity === null || (quantity.unit !== null && quantity.unit.id !== 'piece')) return null;
  const { name } = requirement;
  const isContent = name.known?.id === 'net content';
  // "Quantity: 6" may be how many the buyer takes; six of a kind in one pack are no such number.
  const isOfPack = name.known?.id === 'pack size' && !name.stems.includes('pack') && quantity.unit !== null;
  if (!isContent && !isOfPack && !asksPieces(name)) return null;
  const { quantities } = statement.quantities;
  const counts = quantities
    .flatMap((found) => pieceSpan(statement.text, found) ?? [])
    .filter((one) => !isYield(requirement, statement.text, one) && !countsOtherThing(requirement, statement, one));
  const packs = quantities.filter(({ unit }) => unit?.id === 'pack');
  if (quantity.form !== 'point') {
    const bounded = boundedPieces(quantity, counts, packs, statement.text);
    // Two packs of tea are no number of tea bags.
    const isOfPacks = counts.length === 0 && bounded?.matchType === 'not_match';
    if (isOfPacks && !isOfItem(requirement.itemName, statement)) return null;
    // "4 rolls of 220" are no number of labels.
    const isOfRolls =
      bounded?.matchType === 'not_match' &&
      bounded.span !== null &&
      countsContainers(statement.text, bounded.span, text);
    return isOfRolls ? { ...bounded, matchType: 'unknown' } : bounded;
  }
  const isBare = quantity.unit === null && text.tokens.every(({ kind }) => kind === 'number');
  if (isContent && !isBare && quantity.unit === null) return null;
  const same = counts.find(({ count }) => count === quantity.low);
  if (same !== undefined) return { matchType: 'match', method, span: same };
  const mayBePack = isContent ? isBare : counts.length === 0 && quantity.low > 1;
  const box = mayBePack ? packs.find(({ low }) => low === quantity.low) : undefined;
  if (box !== undefined) return { matchType: 'match', method, span: box };
  const [first] = counts;
  if (first === undefined || !isContent) return null;
  const isOfAll = packs.some(({ low }) => counts.some(({ count }) => count * low === quantity.low));
  return { matchType: isOfAll ? 'unknown' : 'not_match', method, span: first };
}

/** True where a count ends on a container that the wanted value, which names its own thing, does not speak of. */
function countsContainers({ tokens }: TextFacts, { to }: Span, wanted: TextFacts): boolean {
  const container = containerAt(tokens, to - 1);
  const isNamed = wanted.tokens.some((token) => token.kind === 'word' && isPlural(token));
  return container !== null && isNamed && !wanted.tokens.some((_, at) => containerAt(wanted.tokens, at) === container);
}

/**
 * A bound is kept by what is in all packs together; where one pack keeps what they all do not, or the packs stand elsewhere than behind
 * the count, nothing is settled. Of a title that counts nothing but its packs those are the pieces: "6-Pack". A total is that of all.
 */
function boundedPieces(
  quantity: Quantity,
  counts: readonly Pieces[],
  packs: readonly Quantity[],
  text: TextFacts,
): Finding | null {
  const [pack, ...otherPacks] = packs;
  const total = counts.find((one) => isTotal(text, one));
  const [first, ...others] = total === undefined ? counts : [total];
  if (others.length > 0 || otherPacks.length > 0) return null;
  const one = first ?? (pack === undefined ? undefined : { count: 1, from: pack.from, to: pack.to });
  if (one === undefined) return null;
  const bare = { ...quantity, unit: null, dimension: null };
  const compare = (count: number) => compareQuantities(bare, exactQuantity(count, one.from, one.to));
  const single = compare(one.count);
  if (total !== undefined || pack === undefined) return { matchType: single, method, span: one };
  const all = compare(one.count * pack.low);
  const isBehind = first !== undefined && pack.from >= first.to && pack.from - first.to <= behindReach;
  const isOpen = first !== undefined && all !== single && (all === 'not_match' || !isBehind);
  return { matchType: isOpen ? 'unknown' : all, method, span: one };
}

/** "12 ct (Pack of 6)", "42 Count, 2 pack": marks and "pack of" stand between. */
const behindReach = 4;

/** "Total 4 toothbrushes", "96 total loads" */
const isTotal = ({ tokens }: TextFacts, { from }: Span) =>
  tokens[from - 1]?.stem === 'total' || tokens[from + 1]?.stem === 'total';

/** True where a title offers goods by the noun of an item's name, or where the item has none in Latin letters. */
function isOfItem(itemName: string | undefined, title: Statement): boolean {
  const { tokens } = readText(itemName ?? '');
  const noun = tokens[endOfOffer(tokens) - 1];
  return noun?.kind !== 'word' || isOfferedAs(noun.stem, title);
}

const yields = wordSet('pieces that goods yield');

/** "150 cups" of tea are what is brewed of it, where the item is no cup. */
function isYield({ itemName, specValues }: Requirement, { tokens }: TextFacts, { from, to }: Span): boolean {
  const stem = tokens[to - 1]?.stem ?? '';
  const said = [itemName ?? '', ...specValues].flatMap((text) => readText(text).tokens);
  return yields.has(stem) && to - from === 2 && !said.some((token) => token.stem === stem);
}

const longNouns = [...nouns].filter((noun) => noun.length >= shortestCompound && /^[a-z]+$/u.test(noun));

/** "Toothbrushes" are brushes. */
const isPiece = (stem: string) => nouns.has(stem) || longNouns.some((noun) => stem.endsWith(noun));

type Pieces = Span & { count: number };

/** The pieces that a number of a title counts, with the words between: "60 Fast Dissolve Tablets"; not "2 per serving". */
function pieceSpan(text: TextFacts, found: Quantity): Pieces | null {
  if (found.form !== 'point' || isOfBundledItem(text, found) || text.tokens[found.from]?.kind !== 'number') return null;
  // "4-in-1 pacs"
  const before = text.tokens[found.from - 1];
  if (before?.stem === '-' && before.glued) return null;
  const counted = { count: found.low, from: found.from, to: found.to };
  if (found.unit?.id === 'piece') return isPerDose(text, found.to) ? null : counted;
  if (found.unit !== null || !Number.isInteger(found.low)) return null;
  for (let at = found.to; at < Math.min(text.tokens.length, found.to + reach); at += 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'number' || (token.kind === 'mark' && token.stem !== '-')) return null;
    if (token.stem === '-' && !token.glued) return null;
    // "4 minifigures building blocks" are four of the first.
    if (isPiece(token.stem) && !isModel(text, found, at))
      return isPerDose(text, at + 1) ? null : { ...counted, to: at + 1 };
    if (isPlural(token) && !describes(token)) return null;
  }
  return null;
}

const leastAttributive = 10;

/** "Genius 6000 Electric Toothbrush", "Stage 2 Toothbrush": several would be toothbrushes; "60 capsule bottle" counts them. */
function isModel({ tokens }: TextFacts, { low, to }: Quantity, at: number): boolean {
  const noun = tokens[at];
  const isSingular = noun?.kind === 'word' && noun.text === noun.stem && low > 1;
  return isSingular && (at > to || low < leastAttributive);
}

function isPerDose(text: TextFacts, at: number): boolean {
  return text.tokens[at]?.stem === 'per' || text.tokens[at]?.stem === 'a' || text.tokens[at]?.stem === 'daily';
}

/** Words for the pieces that goods come in. */
export const pieceWords = wordSet('words of pieces');

/** "Count" and "number of pieces" ask for pieces, "pack size" may ask for packs. */
export function asksPieces({ stems, known }: Requirement['name']): boolean {
  return known?.id === 'pack size' && !stems.includes('pack') && stems.some((stem) => pieceWords.has(stem));
}
