import { bodyFamilies } from './body-families.ts';
import { buildFamilies } from './build-families.ts';
import { deviceFamilies } from './device-families.ts';
import { garmentFamilies } from './garment-families.ts';
import { kindFamily } from './kind-family.ts';
import { kinds } from './kinds.ts';
import { lightFamilies } from './light-families.ts';
import { paperFamilies } from './paper-families.ts';
import { personFamilies } from './person-families.ts';
import { sizeFamilies } from './size-families.ts';
import { substanceFamilies } from './substance-families.ts';
import { tradeFamilies } from './trade-families.ts';
import type { ValueFamily } from './value-family.ts';

/** All families of values of which a product has one. */
export const valueFamilies: readonly ValueFamily[] = [
  ...personFamilies,
  ...substanceFamilies,
  ...garmentFamilies,
  ...deviceFamilies,
  ...buildFamilies,
  ...paperFamilies,
  ...lightFamilies,
  ...sizeFamilies,
  ...bodyFamilies,
  ...tradeFamilies,
  ...kinds.map(kindFamily),
];
