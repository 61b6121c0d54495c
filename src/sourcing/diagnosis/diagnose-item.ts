import type { Money, SpecResult, Verdict } from '../../matching/assessment.ts';
import { foldText } from '../../matching/text/fold-text.ts';
import type { FrozenItem } from '../runs/run.ts';
import { createMeasure, type Miss, measurePrice } from './measure-miss.ts';
import { widenWish } from './widen-wish.ts';

/** A product of a run as far as the diagnosis reads it, with its must-haves in the item's order, the price last. */
export interface DiagnosedProduct {
  platform: string;
  productId: string;
  verdict: Verdict;
  /** False where it is not known that the product is of the wanted type. */
  isOfType: boolean;
  mustHaves: Pick<SpecResult, 'specName' | 'specValues' | 'matchType' | 'productValue'>[];
  /** What a piece costs in the currency of the maximum price, where that rules the product out; else null. */
  price: number | null;
}

/** What would become of products that are out or open now. */
export interface Gain {
  shortlisted: number;
  pending: number;
  /** Of both: products of which it is not known whether they are of the wanted type. */
  ofUnknownType: number;
}

const nothing: Readonly<Gain> = { shortlisted: 0, pending: 0, ofUnknownType: 0 };

/** Counts a product that would become so. */
function addTo(gain: Gain, becomes: 'shortlisted' | 'pending', isOfType: boolean): void {
  gain[becomes]++;
  if (!isOfType) gain.ofUnknownType++;
}

interface NearestMiss {
  platform: string;
  productId: string;
  productValue: string | null;
  /** Null where "how far" is no question: a colour, a material. */
  miss: Miss | null;
  /** Nothing else rules the product out. */
  isOnlyObstacle: boolean;
}

interface Relaxation {
  /** "up to 750 ml", "down to 450 ml", or a value to accept as well. */
  accept: string;
  /** On which side of what is wanted `value` lies; null where it is one to accept as well. */
  side: Miss['side'];
  value: string;
  /** What the spec's value becomes where the step is taken up. */
  wish: string;
  gain: Gain;
}

export interface MustHaveDiagnosis {
  specName: string;
  specValues: string[];
  /** The maximum price of the run, which is no spec of the item. */
  isPriceLimit: boolean;
  match: number;
  unknown: number;
  notMatch: number;
  /** Products that fail this must-have and no other. */
  eliminatesAlone: number;
  /** Pending products for which this is the only open point. */
  unknownAlone: number;
  /** Those of them of which the type is not known either. */
  unknownAloneAndType: number;
  /** Pending products for which this is an open point, alone or with others. */
  keepsPending: number;
  nearestMisses: NearestMiss[];
  relaxing: Relaxation[];
  dropping: Gain;
}

/** Must-haves that no product is known to meet: while they stand, nothing can be shortlisted. */
interface UnconfirmedMustHaves {
  mustHaves: { specName: string; specValues: string[] }[];
  /** What dropping all of them together would bring. */
  dropping: Gain;
}

export interface ItemDiagnosis {
  candidates: number;
  shortlisted: number;
  pending: number;
  eliminated: number;
  /** Eliminated products that fail two must-haves or more. */
  eliminatedBySeveral: number;
  /** Null where each must-have is met by some product, or fails wherever it is known. */
  unconfirmed: UnconfirmedMustHaves | null;
  mustHaves: MustHaveDiagnosis[];
}

const nearestShown = 5;
const stepsPerSide = 2;
const valuesShown = 3;

/** Why an item has as few products as it has. `products` are in rank order. Pure. */
export function diagnoseItem(item: FrozenItem, products: readonly DiagnosedProduct[], maxPrice?: Money): ItemDiagnosis {
  const required = item.specs.filter((spec) => spec.required ?? false);
  const facts = products.map((product) => ({
    product,
    failed: product.mustHaves.filter(({ matchType }) => matchType === 'not_match').length,
    open: product.mustHaves.filter(({ matchType }) => matchType === 'unknown').length,
  }));
  const widest = products.reduce((most, { mustHaves }) => Math.max(most, mustHaves.length), required.length);
  const count = (verdict: Verdict) => products.filter((product) => product.verdict === verdict).length;
  // Where no product is known to be of the type, none is better than another as a near miss.
  const hasType = products.some(({ isOfType }) => isOfType);
  const mustHaves = Array.from({ length: widest }, (_, index): MustHaveDiagnosis => {
    const spec = required[index];
    const recorded = products.find(({ mustHaves: results }) => results[index] !== undefined)?.mustHaves[index];
    const specName = recorded?.specName ?? spec?.name ?? '';
    const specValues = recorded?.specValues ?? (spec === undefined ? [] : [spec.value]);
    const isPriceLimit = spec === undefined;
    const measure = isPriceLimit ? measureOfPrice(maxPrice) : measureOfSpec(spec);
    return { specName, specValues, isPriceLimit, ...diagnoseMustHave(index, facts, { measure, hasType, specValues }) };
  });
  return {
    candidates: products.length,
    shortlisted: count('shortlisted'),
    pending: count('pending'),
    eliminated: count('eliminated'),
    eliminatedBySeveral: facts.filter(({ failed }) => failed > 1).length,
    unconfirmed: findUnconfirmed(mustHaves, products),
    mustHaves,
  };
}

/** Alone none of several unconfirmed must-haves can be dropped to any avail, so they are reckoned together. */
function findUnconfirmed(
  mustHaves: readonly MustHaveDiagnosis[],
  products: readonly DiagnosedProduct[],
): UnconfirmedMustHaves | null {
  const indexes = new Set([...mustHaves.keys()].filter((index) => isUnconfirmed(mustHaves[index])));
  if (indexes.size === 0) return null;
  const dropping = { ...nothing };
  for (const product of products) {
    const left = product.mustHaves.filter((_, index) => !indexes.has(index)).map(({ matchType }) => matchType);
    if (left.includes('not_match')) continue;
    const becomes = left.includes('unknown') ? 'pending' : 'shortlisted';
    if (becomes !== product.verdict) addTo(dropping, becomes, product.isOfType);
  }
  const named = mustHaves.filter((_, index) => indexes.has(index));
  return { mustHaves: named.map(({ specName, specValues }) => ({ specName, specValues })), dropping };
}

function isUnconfirmed(mustHave: MustHaveDiagnosis | undefined): boolean {
  return mustHave !== undefined && mustHave.match === 0 && mustHave.keepsPending > 0;
}

/** How far a product misses a must-have that it fails; null where that is no question of more or less. */
type MeasureProduct = (product: DiagnosedProduct, productValue: string | null) => Miss | null;

function measureOfSpec(spec: FrozenItem['specs'][number]): MeasureProduct {
  const measure = createMeasure(spec);
  return (_, productValue) => (productValue === null ? null : measure(productValue));
}

function measureOfPrice(maxPrice: Money | undefined): MeasureProduct {
  return ({ price }) => (maxPrice === undefined || price === null ? null : measurePrice(price, maxPrice));
}

interface ProductFailures {
  product: DiagnosedProduct;
  failed: number;
  open: number;
}

interface Failure extends NearestMiss {
  isOfType: boolean;
  /** What the product would be if this must-have were not. */
  becomes: 'shortlisted' | 'pending';
}

function diagnoseMustHave(
  index: number,
  facts: readonly ProductFailures[],
  { measure, hasType, specValues }: { measure: MeasureProduct; hasType: boolean; specValues: readonly string[] },
) {
  const counts = { match: 0, unknown: 0, notMatch: 0, eliminatesAlone: 0, keepsPending: 0 };
  const open = { unknownAlone: 0, unknownAloneAndType: 0 };
  const dropping = { ...nothing };
  const failures: Failure[] = [];
  for (const { product, failed, open: openPoints } of facts) {
    const result = product.mustHaves[index];
    // A product whose price is not over the maximum has no result of that name: it passed.
    if (result === undefined || result.matchType === 'match') counts.match++;
    else if (result.matchType === 'unknown') {
      counts.unknown++;
      if (failed > 0) continue;
      counts.keepsPending++;
      if (openPoints > 1) continue;
      open.unknownAlone++;
      if (!product.isOfType) open.unknownAloneAndType++;
      addTo(dropping, 'shortlisted', product.isOfType);
    } else {
      counts.notMatch++;
      const isOnlyObstacle = failed === 1;
      const becomes = openPoints > 0 ? 'pending' : 'shortlisted';
      const { platform, productId, isOfType } = product;
      const { productValue } = result;
      const miss = measure(product, productValue);
      failures.push({ platform, productId, productValue, miss, isOnlyObstacle, becomes, isOfType });
      if (!isOnlyObstacle) continue;
      counts.eliminatesAlone++;
      addTo(dropping, becomes, isOfType);
    }
  }
  // Nobody widens a wish for the sake of other goods.
  const ofType = failures.filter(({ isOfType }) => isOfType || !hasType);
  const alone = ofType.filter(({ isOnlyObstacle }) => isOnlyObstacle);
  return {
    ...counts,
    ...open,
    nearestMisses: nearestOf(ofType),
    relaxing: (alone.some(({ miss }) => miss !== null) ? relaxByMeasure(alone) : relaxByValue(alone)).map((step) => ({
      ...step,
      wish: widenWish(specValues, step.side, step.value),
    })),
    dropping,
  };
}

/** Those that fail nothing else come first, then by distance; among equals the better product. */
function nearestOf(failures: readonly Failure[]): NearestMiss[] {
  return failures
    .toSorted(
      (a, b) =>
        Number(b.isOnlyObstacle) - Number(a.isOnlyObstacle) ||
        (a.miss?.ratio ?? Number.MAX_VALUE) - (b.miss?.ratio ?? Number.MAX_VALUE),
    )
    .slice(0, nearestShown)
    .map(({ becomes: _, isOfType: __, ...miss }) => miss);
}

function gainOf(failures: readonly Failure[]): Gain {
  const gain = { ...nothing };
  for (const { becomes, isOfType } of failures) addTo(gain, becomes, isOfType);
  return gain;
}

/** Steps outward from what is wanted: each brings everything up to its value. */
function relaxByMeasure(alone: readonly Failure[]): Omit<Relaxation, 'wish'>[] {
  return (['over', 'under'] as const).flatMap((side) => {
    const onSide = alone
      .filter(({ miss, productValue }) => miss?.side === side && productValue !== null)
      .toSorted((a, b) => (a.miss?.ratio ?? 0) - (b.miss?.ratio ?? 0));
    const steps = [...new Set(onSide.map(({ miss }) => miss?.ratio ?? 0))].slice(0, stepsPerSide);
    return steps.map((step) => {
      const within = onSide.filter(({ miss }) => (miss?.ratio ?? 0) <= step);
      const value = within.at(-1)?.productValue ?? '';
      return { accept: `${side === 'over' ? 'up' : 'down'} to ${value}`, side, value, gain: gainOf(within) };
    });
  });
}

/** The values that would bring most: shortlisted products before pending ones, among equals the better product's. */
function relaxByValue(alone: readonly Failure[]): Omit<Relaxation, 'wish'>[] {
  const groups = Map.groupBy(
    alone.filter(({ productValue }) => productValue !== null),
    ({ productValue }) => foldText(productValue ?? '').folded.trim(),
  );
  return [...groups.values()]
    .map((group) => ({ group, value: group[0]?.productValue ?? '' }))
    .map(({ group, value }) => ({ accept: value, side: null, value, gain: gainOf(group) }))
    .toSorted((a, b) => b.gain.shortlisted - a.gain.shortlisted || b.gain.pending - a.gain.pending)
    .slice(0, valuesShown);
}
