import { departmentOf } from './departments.ts';
import type { Mention } from './find-mentions.ts';
import { doses, giftForms, holdingHeads, neutralHeads } from './type-words.ts';

/** Departments of what is eaten, drunk or used up: their bags and boxes are how they are packed. */
const packed: ReadonlySet<string | null> = new Set(['fb', 'hb']);

/**
 * True for a word that says how the goods before it are sold: a "tea bag" is tea, a "headset case" another thing. One that is a name of
 * goods by itself says so of what is eaten or used up: "vitamin tablets", "tea gift box", no "8 GB RAM tablet".
 */
export function isFormOf(goods: Mention | undefined, key: string): boolean {
  const isGift = giftForms.has(key);
  if (isGift && goods === undefined) return false;
  if (!isGift && !neutralHeads.has(key)) return false;
  const isOwnName = isGift || doses.has(key) || holdingHeads.has(key);
  if (!isOwnName || goods === undefined || goods.types.length === 0) return true;
  return goods.types.some((type) => packed.has(departmentOf(type)));
}
