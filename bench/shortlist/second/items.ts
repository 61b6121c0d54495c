import { anyOf, part } from '../predicates.ts';
import { sold } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';
import type { TrialListing } from '../trial-listing.ts';
import { itemsOfElectronics } from './items-of-electronics.ts';
import { itemsOfHomes } from './items-of-homes.ts';
import { itemsOfOtherCategories } from './items-of-other-categories.ts';

/** The items of the second trial. */
export const secondItems: readonly TrialItem[] = [...itemsOfElectronics, ...itemsOfHomes, ...itemsOfOtherCategories];

/** A type of goods alone, as people type it, with what is of that type. */
export const secondQueries: readonly (readonly [query: string, isType: (listing: TrialListing) => boolean])[] = [
  ['laptop', sold('laptop')],
  ['printer', sold('printer')],
  ['laser printer', sold('printer')],
  ['projector', sold('projector')],
  ['router', sold('router')],
  ['hard drive', anyOf(part('Storage'), sold('external hard drive'))],
  ['monitor', sold('monitor')],
  ['tv', sold('tv')],
  ['camera', sold('camera')],
  ['headphones', sold('headphones')],
  ['smartwatch', sold('smartwatch')],
  ['washing machine', sold('washing machine')],
  ['air conditioner', sold('air conditioner')],
  ['vacuum cleaner', sold('vacuum cleaner')],
  ['kettle', sold('kettle')],
  ['coffee machine', sold('coffee machine')],
  ['power strip', sold('power strip')],
  ['bookcase', sold('bookcase')],
  ['mattress', sold('mattress')],
  ['office chair', sold('office chair')],
  ['desk lamp', sold('desk lamp')],
  ['bicycle', sold('bicycle')],
  ['tent', sold('tent')],
  ['drill', sold('drill')],
  ['backpack', sold('backpack')],
  ['suitcase', sold('suitcase')],
  ['hiking shoes', sold('hiking shoes')],
  ['打印机', sold('printer')],
  ['投影仪', sold('projector')],
  ['相机', sold('camera')],
  ['洗衣机', sold('washing machine')],
  ['床垫', sold('mattress')],
  ['台灯', sold('desk lamp')],
  ['帐篷', sold('tent')],
  ['行李箱', sold('suitcase')],
];
