import { goodsOfCare } from './goods-of-care.ts';
import { goodsOfHouse, nearInHouse } from './goods-of-house.ts';
import { goodsOfPlay, nearAtPlay } from './goods-of-play.ts';
import { goodsOfTrade, nearInTrade } from './goods-of-trade.ts';
import { goodsToWear, nearToWear } from './goods-to-wear.ts';

const namesOf = (line: string) => line.split(', ');

/**
 * What goods are, in groups: within a group one name may stand for another or for a kind of it (a couch is a sofa), goods of
 * two groups are different things unless `nearGoods` says otherwise. A thing that would fit two groups stands in none.
 */
export const goodsKinds: readonly (readonly string[])[] = [
  ...goodsOfCare,
  ...goodsOfHouse,
  ...goodsToWear,
  ...goodsOfTrade,
  ...goodsOfPlay,
].map(namesOf);

/**
 * One name of a group and then of each group whose goods may be called so as well: a generic before its kinds (bag,
 * backpack), a set before what it holds, two things that sellers do not part (slippers, sandals).
 */
export const nearGoods: readonly (readonly string[])[] = [
  ...nearInHouse,
  ...nearToWear,
  ...nearInTrade,
  ...nearAtPlay,
].map(namesOf);

/** One name of each group whose goods hold goods of other groups. */
export const mixedGoods: readonly string[] = ['multivitamin', 'vitamin b complex'];
