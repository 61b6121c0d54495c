import type { KindTable } from './kind-family.ts';
import { kindsOfCare } from './kinds-of-care.ts';
import { kindsOfDevices } from './kinds-of-devices.ts';
import { kindsOfFixtures } from './kinds-of-fixtures.ts';
import { kindsOfFood } from './kinds-of-food.ts';
import { kindsOfHardware } from './kinds-of-hardware.ts';
import { kindsOfHouse } from './kinds-of-house.ts';
import { kindsOfPaper } from './kinds-of-paper.ts';
import { kindsOfSport } from './kinds-of-sport.ts';
import { kindsOfSupplies } from './kinds-of-supplies.ts';
import { kindsOfWear } from './kinds-of-wear.ts';

/** All kinds of which a thing is one, trade by trade. */
export const kinds: readonly KindTable[] = [
  ...kindsOfHouse,
  ...kindsOfFixtures,
  ...kindsOfWear,
  ...kindsOfCare,
  ...kindsOfPaper,
  ...kindsOfSport,
  ...kindsOfFood,
  ...kindsOfDevices,
  ...kindsOfHardware,
  ...kindsOfSupplies,
];
