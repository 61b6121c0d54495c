import { wordList } from './word-list.ts';

/** Flat goods, of which a title tells the thickness where it states one small length: "yoga mat 6 mm". */
export const flatGoods = wordList('flat goods');

/** Goods sold by their length, which is stated in feet, yards or metres. */
export const longGoods = wordList('long goods');

/** Small goods of which the only length of a title is their own. */
export const lureGoods = wordList('lure goods');

/** Pens, of which the one small length of a title is the tip. */
export const penGoods = wordList('pen goods');

/** Knives that are named by the length of their blade: "8 inch chef knife". */
export const kitchenKnives = wordList('kitchen knives');
