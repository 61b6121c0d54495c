import { paperSizes } from '../../ontology/size-codes.ts';
import type { DimensionList } from '../quantity/quantity.ts';
import { unitOf } from '../quantity/unit-index.ts';

/** The sides of a sheet by its code ("A5" is 148 x 210 mm after ISO 216); null for any other text. */
export function paperSizeOf(unspaced: string): DimensionList | null {
  const sides = Object.hasOwn(paperSizes, unspaced) ? paperSizes[unspaced] : undefined;
  if (sides === undefined) return null;
  return {
    sizes: [...sides],
    halfDigits: sides.map(() => tolerance),
    tolerances: sides.map(() => tolerance),
    roles: ['', ''],
    unit: unitOf('mm'),
    from: 0,
    to: 0,
  };
}

/** ISO 216 allows 2 mm on sides over 150 mm; sellers round A5 to 145 x 210 mm and that is another notebook. */
const tolerance = 2;
