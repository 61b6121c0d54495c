import { type Annotated, buildCells, type DataSet } from './cells.ts';
import { isHeldOut } from './held-out.ts';
import { readCatalog, readTitles } from './read-data.ts';
import { reword } from './reword.ts';

/** Every 20th product of the catalog: some 2,000 products, some 60,000 cells. */
const catalogStep = 20;

interface Choice {
  /** Only the title speaks. */
  titlesOnly?: boolean;
  /** The title stays where an attribute was taken away, which is the bare protocol. */
  keepsTitle?: boolean;
  /** Which half of the categories is asked; all when left out. */
  half?: 'development' | 'held out';
}

/** The cells of the protocol over some products. */
export function setOf(title: string, products: readonly Annotated[], choice: Choice = {}): DataSet {
  const { titlesOnly = false, keepsTitle = false, half } = choice;
  const isAsked = (category: string) => half === undefined || isHeldOut(category) === (half === 'held out');
  const cells = buildCells(products, reword).filter(
    // What a title leaves out cannot be told apart from what was taken away, so titles alone are asked no absent attributes.
    (cell) =>
      isAsked(products[cell.product % products.length]?.category ?? '') && !(titlesOnly && cell.truth === 'unknown'),
  );
  const listings = products.map(({ listing }) => (titlesOnly ? { title: listing.title } : listing));
  const silent = products.map(({ listing, silent: bare }) => (keepsTitle ? listing : (bare ?? listing)));
  return { title, listings: [...listings, ...silent], cells, products, showsExamples: half !== 'held out' };
}

/** The measured sets over the data beside the project; null without it. */
export function setsOnData(): DataSet[] | null {
  const titles = readTitles();
  const catalog = readCatalog(catalogStep);
  if (titles === null || catalog === null) return null;
  return [
    setOf('Titles (OA-Mine), development half', titles, { half: 'development' }),
    setOf('Titles (OA-Mine), held-out half', titles, { half: 'held out' }),
    setOf('Catalog with attributes (BuildCores)', catalog),
    setOf('Catalog with attributes and the title left in (BuildCores)', catalog, { keepsTitle: true }),
    setOf('Catalog, titles only (BuildCores)', catalog, { titlesOnly: true }),
  ];
}
