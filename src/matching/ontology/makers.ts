import { namesOf, rowsOf } from './load-ontology.ts';
import { wordList, wordSet } from './word-list.ts';

/**
 * Makers and their brands that are known the world over, written for this program, by trade. Only what a rare word at the
 * start of a title cannot tell needs to stand here: names of everyday words ("New Balance"), names built like such words
 * ("Babyganics") and names that are found further back as well. A name of one everyday word ("Apple", "Dove") says nothing
 * by itself and is left out.
 */
export const knownMakers: Readonly<Record<string, string>> = Object.fromEntries(
  [...Map.groupBy(rowsOf('maker'), ({ trade }) => trade)].map(([trade, rows]) => [
    trade,
    rows.map(({ name }) => name).join(', '),
  ]),
);

/** What makers are called in both languages: Samsung and 三星. */
export const makerNames: readonly (readonly string[])[] = rowsOf('maker name').map(namesOf);

/** Trades whose goods have no accessories of other makers, which open their titles with the name of what they fit. */
export const tradesWithoutAccessories = wordSet('trades without accessories');

/**
 * Houses with the brands they sell under: who asks for a house's goods may be served by a brand of it, so that neither
 * contradicts the other. A house with an empty list sells under brands beyond counting.
 */
export const makerHouses: Readonly<Record<string, string>> = Object.fromEntries(
  rowsOf('house').map(({ name, brands = [] }) => [name, brands.join(', ')]),
);

/** What stands under a brand's name without being anybody's: a wanted one is not contradicted by a maker's name. */
export const noMakers = wordList('no makers');

/** Words that with others of common speech make no name: "branded and authentic", "OEM tools". */
export const noMakerWords = wordSet('no maker words');
