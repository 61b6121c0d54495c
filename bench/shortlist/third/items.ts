import { sold } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';
import type { TrialListing } from '../trial-listing.ts';
import { itemsOfIndustry } from './items-of-industry.ts';
import { itemsOfLeisure } from './items-of-leisure.ts';
import { itemsOfWork } from './items-of-work.ts';

/** The items of the third trial. */
export const thirdItems: readonly TrialItem[] = [...itemsOfLeisure, ...itemsOfWork, ...itemsOfIndustry];

/** A type of goods alone, as people type it, with what is of that type. */
export const thirdQueries: readonly (readonly [query: string, isType: (listing: TrialListing) => boolean])[] = [
  ['garden hose', sold('garden hose')],
  ['headlamp', sold('headlamp')],
  ['yoga mat', sold('yoga mat')],
  ['bike helmet', sold('bicycle helmet')],
  ['umbrella', sold('umbrella')],
  ['tarp', sold('tarpaulin')],
  ['dog lead', sold('dog leash')],
  ['cat tree', sold('cat tree')],
  ['pushchair', sold('stroller')],
  ["chef's knife", sold("chef's knife")],
  ['frying pan', sold('frying pan')],
  ['blender', sold('blender')],
  ['coffee grinder', sold('coffee grinder')],
  ['lunch box', sold('lunch box')],
  ['paper shredder', sold('document shredder')],
  ['label printer', sold('label printer')],
  ['barcode scanner', sold('barcode scanner')],
  ['poly mailer', sold('poly mailer')],
  ['stretch film', sold('stretch film')],
  ['ballpoint pen', sold('ballpoint pen')],
  ['work gloves', sold('work gloves')],
  ['safety shoes', sold('safety shoes')],
  ['safety vest', sold('hi-vis vest')],
  ['extension cord', sold('extension cord')],
  ['ceiling fan', sold('ceiling fan')],
  ['air purifier', sold('air purifier')],
  ['water pump', sold('water pump')],
  ['solenoid valve', sold('solenoid valve')],
  ['bearing', sold('ball bearing')],
  ['hex bolt', sold('hex bolt')],
  ['pvc pipe', sold('pvc pipe')],
  ['paint', sold('paint')],
  ['雨伞', sold('umbrella')],
  ['平底锅', sold('frying pan')],
  ['扫码枪', sold('barcode scanner')],
  ['水泵', sold('water pump')],
  ['电磁阀', sold('solenoid valve')],
  ['劳保鞋', sold('safety shoes')],
];
