// `npm run bench:matching -- [--worst 4] [--titles FILE] [--questions FILE] [--readers FILE]…`: the measuring protocol on
// the data beside the project, or on annotated titles of your own; with questions for readers who do not know the
// annotation, and with their answers. `-- --grid [--second | --third] [--worst 4] [--family NAME] [--held-out]`: the grid of plain listings, or of marketplace ones.
// `-- --freeze FILE` keeps the answers of golden cases, grid and data; `-- --compare FILE [--worst 4] [--changes FILE]`
// prints which of them changed.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setOf, setsOnData } from './matching/data-sets.ts';
import { compareAnswers, freezeAnswers } from './matching/freeze.ts';
import { buildGrid } from './matching/grid/build-grid.ts';
import { answerGrid, reportGrid } from './matching/grid/report-grid.ts';
import { buildSecondGrid } from './matching/grid/second/second-grid.ts';
import { buildThirdGrid } from './matching/grid/third/third-grid.ts';
import { answer, measureSpeed, report } from './matching/measure.ts';
import { reportOwnTitles } from './matching/own-titles.ts';
import {
  goldenQuestions,
  gridQuestions,
  protocolQuestions,
  type Question,
  shoppingQuestions,
} from './matching/questions-of-all-sets.ts';
import { dataFolder, readTitles } from './matching/read-data.ts';
import { readShopping } from './matching/read-shopping.ts';
import { reportReaders, writeQuestions } from './matching/second-readers.ts';

/** Every 3rd cell of the protocol is enough to see what a change does, and takes a third of the time. */
const frozenStep = 3;

const { values: options } = parseArgs({
  options: {
    titles: { type: 'string' },
    worst: { type: 'string', default: '4' },
    questions: { type: 'string' },
    readers: { type: 'string', multiple: true },
    grid: { type: 'boolean', default: false },
    second: { type: 'boolean', default: false },
    third: { type: 'boolean', default: false },
    freeze: { type: 'string' },
    compare: { type: 'string' },
    changes: { type: 'string' },
    family: { type: 'string' },
    'held-out': { type: 'boolean', default: false },
  },
});
const worstShown = Number(options.worst);
if (options.freeze !== undefined)
  console.log(`${freezeAnswers(options.freeze, questionsOfAllSets())} answers are in ${options.freeze}.`);
else if (options.compare !== undefined)
  compareAnswers(options.compare, questionsOfAllSets(), { worst: worstShown, changesFile: options.changes });
else if (options.grid) measureGrid();
else if (options.questions !== undefined || options.readers !== undefined) askReaders();
else if (options.titles === undefined) measureOnData();
else measureOwn(options.titles);

/** Plain listings of every trade with their right answers: whose value is a value? */
function measureGrid(): void {
  const choice = { worst: worstShown, family: options.family, heldOut: options['held-out'] };
  if (options.third) {
    // What is held out of the third grid is never shown: it is the figure that says how the program does on other goods.
    reportGrid('Third grid, of other goods and wordings', answerGrid(buildThirdGrid()), { ...choice, heldOut: false });
    return;
  }
  if (!options.second) {
    reportGrid('Grid of plain listings', answerGrid(buildGrid()), choice);
    return;
  }
  // The second grid is there to check and not to learn from, so that few of its failures are shown.
  const worst = Math.min(worstShown, 2);
  reportGrid('Second grid, of marketplace listings', answerGrid(buildSecondGrid()), { ...choice, worst });
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
  const sets = setsOnData();
  const shopping = readShopping();
  if (sets === null || shopping === null) {
    console.log(`The data of ${dataFolder} is not here; nothing is measured.`);
    return;
  }
  for (const set of sets) report(set, answer(set), worstShown);
  reportOwnTitles(shopping);
  for (const set of sets) measureSpeed(set);
}

/** All questions that are asked before and after a change. */
function questionsOfAllSets(): Question[] {
  const sets = setsOnData() ?? [];
  if (sets.length === 0)
    console.log(`The data of ${dataFolder} is not here; only golden cases and the grid are asked.`);
  return [
    ...goldenQuestions(),
    ...gridQuestions(),
    ...sets.flatMap((set) => protocolQuestions(set, frozenStep)),
    ...shoppingQuestions(readShopping() ?? []),
  ];
}
