import { electronics } from './electronics.ts';
import { furniture } from './furniture.ts';
import type { Goods } from './goods.ts';
import { household } from './household.ts';
import { machines } from './machines.ts';
import { outdoors } from './outdoors.ts';
import { personal } from './personal.ts';

/** The goods by list; in each list, goods of a trade alternate between the halves. */
export const goodsLists: readonly (readonly Goods[])[] = [
  electronics,
  machines,
  furniture,
  household,
  outdoors,
  personal,
];

export const allGoods: readonly Goods[] = goodsLists.flat();
