// `npm run bench:shortlist -- [--item TEXT] [--examples 3] [--candidates 200] [--second | --third | --fourth | --fifth | --sixth | --seventh]`: runs of ordinary items over real listings,
// judged listing by listing with predicates that were written before any answer was looked at. Of the third trial's items
// every second one is held out, of the fourth's and the fifth's types every second one, of the seventh's every second one, of the sixth's one in four: only sums are printed of those.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../src/catalog/lance-catalog.ts';
import { planQuery } from '../src/catalog/plan-query.ts';
import type { FrozenItem } from '../src/sourcing/runs/run.ts';
import { sourceItem } from '../src/sourcing/runs/source-item.ts';
import { oneWordQueries, trialItems } from './shortlist/items.ts';
import { readSecondListings, readThirdListings, readTrialListings, readWrittenListings } from './shortlist/listing.ts';
import { type ItemFigures, measureItem } from './shortlist/measure-item.ts';
import { secondItems, secondQueries } from './shortlist/second/items.ts';
import { thirdItems, thirdQueries } from './shortlist/third/items.ts';
import type { TrialItem } from './shortlist/trial-item.ts';
import { readWrittenTrial } from './shortlist/written-trial.ts';

const dataFolder = path.join(import.meta.dirname, '../../shared/data');
const sampleFile = path.join(import.meta.dirname, '../sample/catalog.jsonl');

const { values: options } = parseArgs({
  options: {
    item: { type: 'string' },
    examples: { type: 'string', default: '0' },
    candidates: { type: 'string', default: '200' },
    second: { type: 'boolean', default: false },
    third: { type: 'boolean', default: false },
    fourth: { type: 'boolean', default: false },
    fifth: { type: 'boolean', default: false },
    sixth: { type: 'boolean', default: false },
    seventh: { type: 'boolean', default: false },
  },
});

function chooseTrial() {
  const name = (['fourth', 'fifth', 'sixth', 'seventh'] as const).find((one) => options[one]);
  if (name !== undefined) {
    const trial = readWrittenTrial(name);
    return {
      ...trial,
      readListings: (data: string, sample: string) => readWrittenListings(name, trial, data, sample),
    };
  }
  if (options.third) {
    const [items = [], heldOut = []] = [0, 1].map((half) => thirdItems.filter((_item, index) => index % 2 === half));
    return { readListings: readThirdListings, items, heldOut, queries: thirdQueries };
  }
  if (options.second)
    return { readListings: readSecondListings, items: secondItems, heldOut: [], queries: secondQueries };
  return { readListings: readTrialListings, items: trialItems, heldOut: [], queries: oneWordQueries };
}

function toItem({ name, mustHaves, niceToHaves = [] }: TrialItem, index: number): FrozenItem {
  return {
    itemId: index + 1,
    revision: 1,
    name,
    description: '',
    quantity: null,
    specs: [
      ...mustHaves.map(([specName, value]) => ({ name: specName, value, required: true })),
      ...niceToHaves.map(([specName, value]) => ({ name: specName, value, required: false })),
    ],
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));

function printTable(heading: string, figures: readonly ItemFigures[], namesFailed: boolean): void {
  print('');
  const sum = (figure: (item: ItemFigures) => number) => figures.reduce((total, item) => total + figure(item), 0);
  const satisfying = sum((item) => item.satisfying);
  const shortlisted = sum((item) => item.shortlisted);
  const asked = figures.filter((item) => item.satisfying > 0);
  const without = asked.filter((item) => item.shortlisted === 0);
  const wrong = sum((item) => item.allShortlisted - item.shortlistedOfType);
  print(`${heading}: ${figures.length}`);
  print(
    `satisfying products shortlisted: ${shortlisted} of ${satisfying} (${share(shortlisted, satisfying)}); pending ${sum((item) => item.pending)}, eliminated ${sum((item) => item.eliminated)} (${sum((item) => item.ofOtherType)} as other goods), not found ${sum((item) => item.missing)}`,
  );
  const average = asked.reduce((total, item) => total + item.shortlisted / item.satisfying, 0);
  print(`the same, averaged over items: ${share(average, asked.length)}`);
  print(
    `items with satisfying products of which none is shortlisted: ${without.length} of ${asked.length}${namesFailed && without.length > 0 ? ` (${without.map(({ name }) => name).join(', ')})` : ''}`,
  );
  print(
    `shortlisted products of the right type: ${sum((item) => item.shortlistedOfType)} of ${sum((item) => item.allShortlisted)} (${share(
      sum((item) => item.shortlistedOfType),
      sum((item) => item.allShortlisted),
    )}; ${wrong} of another type)`,
  );
  print(
    `first five a buyer would sign: ${share(
      sum((item) => item.firstGood),
      sum((item) => Math.min(5, Math.max(item.first, Math.min(5, item.satisfying)))),
    )}`,
  );
  print(
    `pending products of the right type: ${share(
      sum((item) => item.pendingOfType),
      sum((item) => item.allPending),
    )} of ${sum((item) => item.allPending)}`,
  );
  print(
    `unknown must-haves that the listing states: ${share(
      sum((item) => item.unknownStated),
      sum((item) => item.unknown),
    )} of ${sum((item) => item.unknown)}`,
  );
  print(
    `specs decided against what the listing states: ${sum((item) => item.contradicted)} of ${sum((item) => item.decidedStated)}`,
  );
}

function printExamples({ name, examples }: ItemFigures, most: number): void {
  for (const [what, list] of Map.groupBy(examples, (example) => example.what)) {
    print(`  ${name} · ${what} (${list.length})`);
    for (const { title, detail } of list.slice(0, most)) print(`    ${title.slice(0, 110)} — ${detail.slice(0, 220)}`);
  }
}

if (!existsSync(`${dataFolder}/catalog-buildcores.jsonl.gz`)) {
  print('The data this bench reads is not beside the project (../shared/data).');
  process.exit(0);
}
const folder = mkdtempSync(path.join(tmpdir(), 'assay-shortlist-'));
try {
  const { readListings, items, heldOut, queries } = chooseTrial();
  const listings = await readListings(dataFolder, sampleFile);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const lines = listings.map(({ record }) => `${JSON.stringify(record)}\n`);
  const imported = await importFeed({ uri: folder, file: Readable.from(lines), platforms: ['1688', 'alibaba'] });
  print(`${listings.length} listings, ${imported.rejected} rejected`);
  const catalog = await openLanceCatalog({ uri: folder });
  const terms = { priceTolerance: 0.1, exchangeRates: {} };
  const context = {
    platforms: undefined,
    keywords: [],
    excludedProductIds: new Set<string>(),
    maxCandidates: Number(options.candidates),
    maxResults: undefined,
    terms,
    notes: [],
  };
  const figures: ItemFigures[] = [];
  const heldOutFigures: ItemFigures[] = [];
  const { signal } = new AbortController();
  const isHeldOut = new Set<TrialItem>(heldOut);
  const chosen = [...items, ...heldOut].filter(({ name }) => options.item === undefined || name === options.item);
  for (const [index, item] of chosen.entries()) {
    const sourced = await sourceItem(toItem(item, index), context, [{ name: 'catalog', catalog }], signal);
    const found = measureItem(item, byId, sourced.products);
    if (isHeldOut.has(item)) {
      heldOutFigures.push(found);
      continue;
    }
    figures.push(found);
    print(
      `${found.name.padEnd(24)} satisfying ${found.satisfying}: shortlisted ${found.shortlisted}, pending ${found.pending}, eliminated ${found.eliminated}, missing ${found.missing} | shortlist ${found.shortlistedOfType}/${found.allShortlisted}, pending ${found.pendingOfType}/${found.allPending}, first ${found.firstGood}/${found.first}, unknown ${found.unknownStated}/${found.unknown}`,
    );
    if (Number(options.examples) > 0) printExamples(found, Number(options.examples));
  }
  if (figures.length > 0) printTable('items', figures, true);
  if (heldOutFigures.length > 0) printTable('items held out', heldOutFigures, false);
  let right = 0;
  let possible = 0;
  for (const [query, isType] of options.item === undefined ? queries : []) {
    const wanted = { name: query, description: '', quantity: null, specs: [] };
    const found = (await catalog.search(planQuery(wanted, { limit: 200 }))).slice(0, 10);
    const good = found.filter(({ product }) => {
      const listing = byId.get(product.product_id);
      return listing !== undefined && isType(listing);
    }).length;
    // A catalog that has five of them can bring no ten.
    const most = Math.min(10, listings.filter(isType).length);
    right += good;
    possible += most;
    if (good < most * 0.9) print(`  ${query}: ${good} of the first ten, of ${most} possible`);
  }
  if (options.item === undefined) print(`one-word queries, right type in the first ten: ${share(right, possible)}`);
  await catalog.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
