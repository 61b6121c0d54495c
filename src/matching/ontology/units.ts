import { namesOf, rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';

/** Kinds of quantity that can be compared with each other. `temperature` alone has an offset. */
export type Dimension = RowOf<'unit'>['dimension'];

export interface Unit {
  id: string;
  dimension: Dimension;
  /** Base units in one of this unit; the base of each dimension is the unit whose factor is 1. */
  factor: number;
  /** Added after multiplying, for temperatures: kelvin = value × factor + offset. */
  offset?: number;
  /** True for one in which sellers write bare numbers. */
  isEveryday: boolean;
  /** First spelling is the one printed. All are folded like any text. */
  spellings: string[];
  /** Id of the unit that a rate counts by: the minute of "ppm". */
  per?: string;
  /** Spellings in which the letter case tells units apart. */
  cased?: string[];
}

/** Exact by definition: international yard and pound (1959), US customary volume, 斤/两/寸 of the Chinese market system. */
export const units: readonly Unit[] = rowsOf('unit').map((row) => ({
  id: row.id,
  dimension: row.dimension,
  factor: row.factor,
  isEveryday: row.everyday === true,
  ...(row.offset === undefined ? {} : { offset: row.offset }),
  spellings: [...new Set([...(row.symbol === undefined ? [] : [row.symbol]), ...namesOf(row)])],
  ...(row.per === undefined ? {} : { per: row.per }),
  ...(row.cased === undefined ? {} : { cased: row.cased }),
}));

const numbering: ReadonlySet<Dimension> = new Set<Dimension>(['pages', 'layers', 'people', 'cycles', 'magnification']);

/** True for dimensions that count things: "3000" and "3000 pages" under one name are the same. */
export const isNumbering = (dimension: Dimension | null): boolean =>
  dimension !== null && (dimension === 'count' || numbering.has(dimension));
