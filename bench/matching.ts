// `npm run bench:matching -- [--worst 4] [--titles FILE] [--questions FILE] [--readers FILE]…`: the measuring protocol on
// the data beside the project, or on annotated titles of your own; with questions for readers who do not know the
// annotation, and with their answers. `-- --grid [--worst 4] [--family NAME] [--held-out]`: the grid of plain listings.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Annotated, buildCells, type DataSet } from './matching/cells.ts';
import { buildGrid } from './matching/grid/build-grid.ts';
import { answerGrid, reportGrid } from './matching/grid/report-grid.ts';
import { isHeldOut } from './matching/held-out.ts';
import { answer, measureSpeed, report } from './matching/measure.ts';
import { reportOwnTitles } from './matching/own-titles.ts';
import { dataFolder, readCatalog, readTitles } from './matching/read-data.ts';
import { readShopping } from './matching/read-shopping.ts';
import { reword } from './matching/reword.ts';
import { reportReaders, writeQuestions } from './matching/second-readers.ts';

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

function setOf(title: string, products: readonly Annotated[], choice: Choice = {}): DataSet {
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

const { values: options } = parseArgs({
  options: {
    titles: { type: 'string' },
    worst: { type: 'string', default: '4' },
    questions: { type: 'string' },
    readers: { type: 'string', multiple: true },
    grid: { type: 'boolean', default: false },
    family: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
  },
});
const worstShown = Number(options.worst);
if (options.grid) measureGrid();
else if (options.questions !== undefined || options.readers !== undefined) askReaders();
else if (options.titles === undefined) measureOnData();
else measureOwn(options.titles);

/** Plain listings of every trade with their right answers: whose value is a value? */
function measureGrid(): void {
  const choice = { worst: worstShown, family: options.family, heldOut: options['held-out'] };
  reportGrid('Grid of plain listings', answerGrid(buildGrid()), choice);
}

/** What people say where the matcher answers otherwise than the annotation. */
function askReaders(): void {
  const titles = readTitles(options.titles);
  if (titles === null) {
    console.log(`There are no annotated titles in ${options.titles ?? dataFolder}; nothing is asked.`);
    return;
  }
  const answers = answer(setOf('Titles', titles));
  if (options.questions !== undefined) writeQuestions(options.questions, titles, answers);
  if (options.readers !== undefined) reportReaders(options.readers, titles, answers);
}

/** Titles that somebody else annotated: other goods than those the rules were made on. */
function measureOwn(file: string): void {
  const titles = readTitles(file);
  if (titles === null) throw new Error(`There is no file ${file}.`);
  const set = setOf(path.basename(file), titles);
  report(set, answer(set), worstShown);
  measureSpeed(set);
}

function measureOnData(): void {
  const titles = readTitles();
  const catalog = readCatalog(catalogStep);
  const shopping = readShopping();
  if (titles === null || catalog === null || shopping === null) {
    console.log(`The data of ${dataFolder} is not here; nothing is measured.`);
    return;
  }
  const sets = [
    setOf('Titles (OA-Mine), development half', titles, { half: 'development' }),
    setOf('Titles (OA-Mine), held-out half', titles, { half: 'held out' }),
    setOf('Catalog with attributes (BuildCores)', catalog),
    setOf('Catalog with attributes and the title left in (BuildCores)', catalog, { keepsTitle: true }),
    setOf('Catalog, titles only (BuildCores)', catalog, { titlesOnly: true }),
  ];
  for (const set of sets) report(set, answer(set), worstShown);
  reportOwnTitles(shopping);
  for (const set of sets) measureSpeed(set);
}
