import type { Dimension } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';

/** Dimensions of which a number can only be one property, wherever it stands and whatever a spec calls it: "350 gsm". */
export const tellingDimensions: ReadonlySet<Dimension | null> = new Set<Dimension | null>([
  'surface weight',
  'colour temperature',
  'cooling',
  'people',
]);

/** As these, but in titles, where goods are stated by them: a "4 person" tent, a book of "200 pages". */
const tellingInTitles = wordSet('telling in titles');

export function tellsInTitle(dimension: Dimension | null): boolean {
  return tellingInTitles.has(dimension ?? '');
}
