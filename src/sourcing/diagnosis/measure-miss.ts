import type { Money } from '../../matching/assessment.ts';
import type { DimensionList, Quantity } from '../../matching/read/quantity/quantity.ts';
import { parseRequirement } from '../../matching/read/spec/parse-requirement.ts';
import { readWanted } from '../../matching/read/spec/read-wanted.ts';
import type { Requirement } from '../../matching/read/spec/requirement.ts';
import { amountInEnglish } from '../questions/languages/english.ts';

/** How far a found value lies from a wanted one. */
export interface Miss {
  /** Difference as a share of what is wanted: 0.5 for 750 ml where 500 ml are wanted. */
  ratio: number;
  /** "250 ml over (50%)". */
  text: string;
  /** On which side of what is wanted it lies; null when it has no sides. */
  side: 'over' | 'under' | null;
}

/** How far a found value is off; null when it is not a matter of more or less. */
type MeasureMiss = (productValue: string) => Miss | null;

/** Prepares a spec once. The values are read by the matcher's own reader; nothing is matched again. */
export function createMeasure(spec: { name: string; value: string }): MeasureMiss {
  const requirement = parseRequirement(spec);
  return (productValue) => nearest(missesOf(requirement, productValue));
}

function nearest(misses: readonly Miss[]): Miss | null {
  return misses.reduce<Miss | null>((best, miss) => (best === null || miss.ratio < best.ratio ? miss : best), null);
}

function missesOf(requirement: Requirement, productValue: string): Miss[] {
  const found = readWanted(productValue, requirement.name);
  return requirement.alternatives.flatMap((wanted) => {
    if (wanted.quantity !== null && found.quantity !== null) {
      return quantityMiss(wanted.quantity, found.quantity) ?? [];
    }
    if (wanted.list !== null && found.list !== null) return sizesMiss(wanted.list, found.list) ?? [];
    return [];
  });
}

function quantityMiss(wanted: Quantity, found: Quantity): Miss | null {
  if (wanted.dimension !== found.dimension || wanted.times !== found.times) return null;
  const over = found.low - wanted.high;
  const under = wanted.low - found.high;
  const gap = Math.max(over, under);
  if (!(gap > 0) || !Number.isFinite(gap)) return null;
  const unit = wanted.unit ?? found.unit;
  const side = over > under ? 'over' : 'under';
  const edge = Math.abs(side === 'over' ? wanted.high : wanted.low) - (unit?.offset ?? 0);
  const ratio = edge > 0 ? gap / edge : Number.POSITIVE_INFINITY;
  // A difference of temperatures has no offset.
  return { ratio, side, text: `${amountInEnglish(gap + (unit?.offset ?? 0), unit)} ${side}${percent(ratio)}` };
}

function sizesMiss(wanted: DimensionList, found: DimensionList): Miss | null {
  if (wanted.sizes.length !== found.sizes.length || (wanted.unit === null) !== (found.unit === null)) return null;
  const sides = wanted.sizes.toSorted((a, b) => a - b);
  const others = found.sizes.toSorted((a, b) => a - b);
  let ratio = 0;
  let gap = 0;
  for (const [index, side] of sides.entries()) {
    const difference = Math.abs(side - (others[index] ?? side));
    if (side <= 0 || difference / side <= ratio) continue;
    ratio = difference / side;
    gap = difference;
  }
  if (gap === 0) return null;
  return { ratio, side: null, text: `${amountInEnglish(gap, wanted.unit)} off on one side${percent(ratio)}` };
}

function percent(ratio: number): string {
  if (!Number.isFinite(ratio)) return '';
  return ` (${ratio < 0.01 ? 'less than 1' : Math.round(ratio * 100)}%)`;
}

/** How far a price lies over the maximum, in whose currency it is; null when it does not. */
export function measurePrice(price: number, { amount: limit, currency }: Money): Miss | null {
  if (price <= limit) return null;
  const ratio = (price - limit) / limit;
  return { ratio, side: 'over', text: `${(price - limit).toFixed(2)} ${currency} over${percent(ratio)}` };
}
