import { idOf, namesOf, rowsOf } from './load-ontology.ts';

/** Size words, as families are exclusive: XXL is 2XL, and neither is XL. */
export const sizeCodes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rowsOf('size code').map((row) => [idOf(row), namesOf(row)]),
);

/** Sides of sheets in millimetres, shorter first: ISO 216 and the North American formats. */
export const paperSizes: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  rowsOf('paper size').map(({ id, millimetres: [short = 0, long = 0] }) => [id, [short, long]]),
);
