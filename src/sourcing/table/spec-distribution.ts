import type { Quantity } from '../../matching/read/quantity/quantity.ts';
import { readQuantities } from '../../matching/read/quantity/read-quantities.ts';
import { readText } from '../../matching/text/read-text.ts';
import type { ItemTable } from './item-tables.ts';
import type { ItemCharts, TableRow } from './table-schemas.ts';

/** How the values found for a spec with a measure lie to the wanted one, in the unit of the wish; open ends are null. */
type SpecDistribution = ItemCharts['distributions'][number];

/** What of a table the distributions are made of. */
interface StatedValues {
  item: Pick<ItemTable['item'], 'specs'>;
  rows: readonly { specs: readonly Pick<TableRow['specs'][number], 'product_value'>[] }[];
}

function measureOf(text: string): Quantity | null {
  const { quantities } = readQuantities(readText(text).tokens);
  return quantities.find(({ unit }) => unit !== null && unit.offset === undefined) ?? null;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
const mostBins = 12;
const leastStated = 3;

/** The distribution of every spec that wants a measure and that at least three products state. */
export function distributeSpecs({ item, rows }: StatedValues): SpecDistribution[] {
  return item.specs.flatMap((spec, index): SpecDistribution[] => {
    const wanted = measureOf(spec.value);
    const unit = wanted?.unit;
    if (wanted === null || unit === undefined || unit === null) return [];
    const values = rows.flatMap(({ specs }) => {
      const text = specs[index]?.product_value;
      const found = text === null || text === undefined ? null : measureOf(text);
      if (found === null || found.dimension !== wanted.dimension) return [];
      const middle = Number.isFinite(found.low) && Number.isFinite(found.high) ? (found.low + found.high) / 2 : null;
      const value = middle ?? finite(found.low) ?? finite(found.high);
      return value === null ? [] : [value / unit.factor];
    });
    if (values.length < leastStated) return [];
    const wish = { low: finite(wanted.low / unit.factor), high: finite(wanted.high / unit.factor) };
    const near = [wish.low, wish.high].filter((end) => end !== null);
    const label = unit.spellings[0] ?? unit.id;
    const bins = binValues(values, near);
    return [{ spec: index, unit: label, wanted: wish, bins, stated: values.length, told: values.length }];
  });
}

/** How many times the wish a value may be before it only counts to the outermost bin. */
const farthest = 4;

/**
 * Bins of equal width from the 2nd to the 98th of a hundred values, and not far beyond the wish; what lies outside counts
 * to the outer bins.
 */
function binValues(values: readonly number[], near: readonly number[]): SpecDistribution['bins'] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const high = Math.min(at(0.98), ...near.filter((end) => end > 0).map((end) => end * farthest));
  const low = Math.min(at(0.02), high);
  const distinct = new Set(sorted).size;
  const count = Math.max(1, Math.min(mostBins, distinct * 2));
  const width = high > low ? (high - low) / count : Math.max(Math.abs(low) * 0.1, 1e-9);
  const bins = Array.from({ length: high > low ? count : 1 }, (_, index) => ({
    from: low + index * width,
    to: low + (index + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.min(bins.length - 1, Math.max(0, Math.floor((value - low) / width)))];
    if (bin !== undefined) bin.count++;
  }
  return bins;
}
