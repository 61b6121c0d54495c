// `npm run bench:pairs -- [--trial seventh] [--half shown] [--list missed,contradicted,confirmed,silent,untyped,mistyped,other] [--type NAME]`: every item
// of a written trial asked of every listing of its own type, without a search between. Only sums are printed of the held half.
import { parseArgs } from 'node:util';
import { createAssessor } from '../src/matching/assess-listing.ts';
import type { MatchType, ProductTypeFinding, SpecResult } from '../src/matching/assessment.ts';
import { createQualityJudge } from '../src/matching/decide/judge-qualities.ts';
import type { Listing } from '../src/matching/listing.ts';
import { createTypeJudge } from '../src/matching/product-type/judge-type.ts';
import { readFacts } from '../src/matching/read/listing/read-facts.ts';
import type { TrialItem } from './shortlist/trial-item.ts';
import type { TrialListing } from './shortlist/trial-listing.ts';
import { readWrittenTrial } from './shortlist/written-trial.ts';

const { values: options } = parseArgs({
  options: {
    trial: { type: 'string', default: 'seventh' },
    half: { type: 'string', default: 'shown' },
    list: { type: 'string', default: '' },
    type: { type: 'string' },
  },
});

const lists = ['missed', 'contradicted', 'confirmed', 'silent', 'untyped', 'mistyped', 'other'] as const;
type List = (typeof lists)[number];

const trial = readWrittenTrial(options.trial);
const items = options.half === 'held' ? trial.heldOut : trial.items;
const listings = trial.readMarket();
const listed = new Set<string>(options.half === 'held' ? [] : options.list.split(',').filter((name) => name !== ''));
const unknownList = [...listed].find((name) => !lists.some((list) => list === name));
if (unknownList !== undefined) throw new Error(`--list must be of ${lists.join(', ')}, not "${unknownList}"`);

const noted: Record<List, string[]> = {
  missed: [],
  contradicted: [],
  confirmed: [],
  silent: [],
  untyped: [],
  mistyped: [],
  other: [],
};
const kinds = ['match', 'unknown', 'not_match'] as const;
const none = (): Record<MatchType, number> => ({ match: 0, unknown: 0, not_match: 0 });
const ofType = none();
const ofOthers = none();
const holding = none();
const failing = none();
const untold = none();
let shortlisted = 0;
let eliminated = 0;
let satisfying = 0;
let wronglyShortlisted = 0;

/** Prepares an item and returns what asks it of a listing, as a run does. */
function prepare(item: TrialItem): (listing: TrialListing) => void {
  const specs = item.mustHaves.map(([name, value]) => ({ name, value, required: true }));
  const wanted = { name: item.name, description: '', quantity: null, specs };
  const assess = createAssessor(wanted, { priceTolerance: 0.1, exchangeRates: {} });
  const judgeType = createTypeJudge(item.name, null);
  const judgeQualities = createQualityJudge(wanted);
  return (listing) => {
    const facts = readFacts(listing.record as unknown as Listing);
    const ofType = judgeType(listing.record as unknown as Listing);
    const type = ofType === null ? null : judgeQualities(facts, ofType);
    if (item.isType(listing)) noteOwn(item, listing, type, assess(facts).specResults);
    else noteOther(item, listing, type);
  };
}

const aboutOf = (item: TrialItem, { title, path }: TrialListing) => `${item.name} ¦ ${path} ¦ ${title}`;

function noteOther(item: TrialItem, listing: TrialListing, type: ProductTypeFinding | null): void {
  const typed = type?.matchType ?? 'unknown';
  ofOthers[typed] += 1;
  if (typed === 'match') noted.other.push(`${aboutOf(item, listing)} ¦ ${type?.reasoning ?? ''}`);
}

function noteOwn(
  item: TrialItem,
  listing: TrialListing,
  type: ProductTypeFinding | null,
  specResults: readonly SpecResult[],
): void {
  const about = aboutOf(item, listing);
  const typed = type?.matchType ?? 'unknown';
  ofType[typed] += 1;
  if (typed !== 'match')
    noted[typed === 'unknown' ? 'untyped' : 'mistyped'].push(`${about} ¦ ${type?.reasoning ?? ''}`);
  const truths = item.mustHaves.map(([, , holds]) => holds(listing));
  for (const [index, result] of specResults.entries()) {
    const truth = truths[index];
    (truth === true ? holding : truth === false ? failing : untold)[result.matchType] += 1;
    const line = `${about} ¦ ${result.specName}: ${result.specValues.join(' | ')} ¦ ${result.matchType} ${result.method ?? ''} ¦ ${result.reasoning.slice(0, 200)} ¦ ${describe(listing.record)}`;
    if (truth === true && result.matchType === 'unknown') noted.missed.push(line);
    if (truth === true && result.matchType === 'not_match') noted.contradicted.push(line);
    if (truth === false && result.matchType === 'match') noted.confirmed.push(line);
    if (truth === undefined && result.matchType !== 'unknown') noted.silent.push(line);
  }
  const all = [typed, ...specResults.map(({ matchType }) => matchType)];
  const isShortlisted = all.every((matchType) => matchType === 'match');
  if (truths.every((truth) => truth === true)) {
    satisfying += 1;
    if (isShortlisted) shortlisted += 1;
    if (all.includes('not_match')) eliminated += 1;
  } else if (isShortlisted && truths.includes(false)) wronglyShortlisted += 1;
}

function describe(record: Readonly<Record<string, unknown>>): string {
  const attributes = (record.attributes ?? []) as { name: string; value: string }[];
  const category = (record.category ?? []) as string[];
  return [
    attributes.map(({ name, value }) => `${name}: ${value}`).join('; '),
    category.join(' > '),
    record.description ?? '',
  ].join(' | ');
}

const row = (figures: Record<MatchType, number>) => kinds.map((kind) => `${kind} ${figures[kind]}`).join(', ');

for (const item of items)
  if (options.type === undefined || listings.some((one) => one.path === options.type && item.isType(one)))
    listings.forEach(prepare(item));
console.log(`${options.trial}, ${options.half}: ${items.length} items`);
console.log(`type of listings of the type: ${row(ofType)}`);
console.log(`type of listings of other types: ${row(ofOthers)}`);
console.log(`specs the listing meets: ${row(holding)}`);
console.log(`specs the listing fails: ${row(failing)}`);
console.log(`specs the listing is silent of: ${row(untold)}`);
console.log(
  `pairs that satisfy: ${satisfying}, shortlisted ${shortlisted}, eliminated ${eliminated}; shortlisted that fail: ${wronglyShortlisted}`,
);
for (const list of lists) if (listed.has(list)) for (const line of noted[list]) console.log(`${list} ¦ ${line}`);
