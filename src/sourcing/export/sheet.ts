import type { UnitPrice } from '../../matching/commercial/unit-price.ts';
import type { SelectedProduct } from '../products/products-view.ts';
import { type RecordEntry, unitPriceOf } from '../products/record-entry.ts';
import type { ProductsQuery } from '../products/select-products.ts';
import { exclusionKindOf, maxPriceName, type RecordedSpecResult } from '../products/spec-result.ts';
import type { FrozenItem } from '../runs/run.ts';

/** A cell of a table for people; null is empty. A link is an http or https address. */
export type Cell = string | number | { link: string } | null;

export interface Column {
  header: string;
  /** In characters, for programs that show a sheet. */
  width: number;
}

/** A table of products: its columns, and the row of each product. */
export interface Sheet {
  columns: Column[];
  rowOf(product: SelectedProduct): Cell[];
}

interface ValueColumn extends Column {
  cellOf(entry: RecordEntry, product: SelectedProduct, item: FrozenItem | undefined): Cell;
}

const column = (header: string, width: number, cellOf: ValueColumn['cellOf']): ValueColumn => ({
  ...{ header, width, cellOf },
});

/** Of the price of a piece at the wanted quantity; empty when none is known. */
const priceColumn = (header: string, width: number, cellOf: (price: UnitPrice) => Cell): ValueColumn =>
  column(header, width, (entry, _product, item) => {
    const price = unitPriceOf(entry, item?.quantity ?? null);
    return price === null ? null : cellOf(price);
  });

const notes = (entry: RecordEntry, product: SelectedProduct): string | null => {
  const fallback = product.isFallback ? ['Shown because no product is confirmed'] : [];
  return [...fallback, ...entry.bufferNotes].join('; ') || null;
};

const placeColumns = [
  column('Rank', 6, (_, product) => product.rank),
  column('Item id', 8, (entry) => entry.itemId),
  column('Item', 24, (_entry, _product, item) => item?.name ?? null),
];
const verdictColumns = [
  column('Verdict', 12, (entry) => entry.verdict),
  column('Score', 10, (entry) => entry.vetoScore),
  column('Good-to-have score', 10, (entry) => entry.rerankMatchScore),
];
const idColumns = [
  column('Platform', 10, (entry) => entry.platform),
  column('Product id', 18, (entry) => entry.productId),
];
const offerColumns = [
  column('Title', 50, (entry) => entry.title),
  column('URL', 40, (entry) => linkOrText(entry.url)),
  priceColumn('Price', 10, amountCell),
  priceColumn('Currency', 9, ({ currency }) => currency),
  priceColumn('Price from pieces', 10, ({ minQuantity }) => minQuantity),
  column('Supplier', 28, (entry) => entry.supplier.name ?? null),
  column('MOQ', 8, (entry) => entry.moq),
];
const noteColumns = [column('Notes', 40, notes)];

/** The name a spec's columns have: a second spec of the same name in one item gets a number. */
function columnNames(specNames: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return specNames.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const cellsPerSpec = 3;

/** The name with the first number that makes it another than those of specs. */
function nameBeside(specNames: readonly string[], name: string): string {
  const taken = new Set(specNames);
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}

/**
 * The table of a run's products: who and what, the offer, then verdict, found value and reasoning of every spec. Items
 * with a spec of the same name share its columns. What a query excludes has no columns.
 */
export function createSheet(items: readonly FrozenItem[], query: ProductsQuery): Sheet {
  const itemsById = new Map(items.map((item) => [item.itemId, item]));
  const fixed = [
    ...placeColumns,
    ...(query.excludeSpecMatchingData ? [] : verdictColumns),
    ...idColumns,
    ...(query.excludeCleanupData ? [] : offerColumns),
    ...(query.excludeSpecMatchingData ? [] : noteColumns),
  ];
  const ofItems = items.flatMap((item) => columnNames(item.specs.map(({ name }) => name)));
  const maxPriceColumn = nameBeside(ofItems, maxPriceName);
  const names = query.excludeSpecMatchingData
    ? []
    : [...new Set([...ofItems, ...(query.includeEliminated ? [maxPriceColumn] : [])])];
  const placeOfName = new Map(names.map((name, index) => [name, fixed.length + index * cellsPerSpec]));
  const specColumns = names.flatMap((name) => [
    { header: `${name}: verdict`, width: 12 },
    { header: `${name}: found`, width: 20 },
    { header: `${name}: reasoning`, width: 50 },
  ]);
  return {
    columns: [...fixed.map(({ header, width }) => ({ header, width })), ...specColumns],
    rowOf(product) {
      const { entry } = product;
      const item = itemsById.get(entry.itemId);
      const cells: Cell[] = fixed.map(({ cellOf }) => cellOf(entry, product, item));
      for (let rest = 0; rest < specColumns.length; rest += 1) cells.push(null);
      const ofSpecs = entry.specResults.filter((result) => exclusionKindOf(result) === undefined);
      const resultNames = columnNames(ofSpecs.map(({ specName }) => specName));
      const put = (name: string, result: RecordedSpecResult): void => {
        const place = placeOfName.get(name);
        if (place !== undefined)
          cells.splice(place, cellsPerSpec, result.matchType, result.productValue, result.reasoning);
      };
      for (const [index, result] of ofSpecs.entries()) put(resultNames[index] ?? '', result);
      const overPrice = entry.specResults.find((result) => exclusionKindOf(result) === 'max_price');
      if (overPrice !== undefined) put(maxPriceColumn, overPrice);
      return cells;
    },
  };
}

/** A number for programs that calculate; an amount that no number can hold stays text. */
function amountCell({ amount }: UnitPrice): Cell {
  const value = Number(amount);
  return Number.isFinite(value) ? value : amount;
}

/** Only http and https become links: a listing may say `javascript:` or `file:`. */
function linkOrText(url: string | null): Cell {
  if (url === null) return null;
  return /^https?:\/\/[^\s]+$/iu.test(url) && URL.canParse(url) ? { link: url } : url;
}
