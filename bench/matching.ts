import { type Annotated, buildCells, type DataSet } from './matching/cells.ts';
import { answer, measureSpeed, report } from './matching/measure.ts';
import { dataFolder, readCatalog, readTitles } from './matching/read-data.ts';
import { reword } from './matching/reword.ts';

/** Every 20th product of the catalog: some 2,000 products, some 60,000 cells. */
const catalogStep = 20;

function setOf(title: string, products: readonly Annotated[], hideAttributes = false): DataSet {
  const all = buildCells(products, reword);
  // What a title leaves out cannot be told apart from what was taken away, so the hidden set asks no absent attributes.
  const cells = hideAttributes ? all.filter((cell) => cell.truth !== 'unknown') : all;
  const listings = products.map(({ listing }) => (hideAttributes ? { title: listing.title } : listing));
  return { title, listings: [...listings, ...products.map(({ listing, silent }) => silent ?? listing)], cells };
}

const titles = readTitles();
const catalog = readCatalog(catalogStep);
if (titles === null || catalog === null) {
  console.log(`The data of ${dataFolder} is not here; nothing is measured.`);
} else {
  const sets = [
    setOf('Titles (OA-Mine)', titles),
    setOf('Catalog with attributes (BuildCores)', catalog),
    setOf('Catalog, titles only (BuildCores)', catalog, true),
  ];
  for (const set of sets) report(set, answer(set));
  for (const set of sets) measureSpeed(set);
}
