// `npm run bench:types -- [--each 40] [--examples 3]`: what goods listings are, decided without their category. The catalog's
// profile is learnt from one half of each source; each listing of the other half is asked for its own category and for one
// of another department, from its title and attributes alone.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { learnTypeProfile } from '../src/catalog/learn-type-profile.ts';
import { spacedWords } from '../src/matching/product-type/category-claims.ts';
import { createTypeJudge, type TypeJudge } from '../src/matching/product-type/judge-type.ts';
import { seededRandom } from './catalog-quality.ts';
import { readTrialListings } from './shortlist/listing.ts';
import type { Origin } from './shortlist/trial-listing.ts';

const { values: options } = parseArgs({
  options: { each: { type: 'string', default: '40' }, examples: { type: 'string', default: '0' } },
});
const dataFolder = path.join(import.meta.dirname, '../../shared/data');

interface Listing {
  title: string;
  brand?: string;
  attributes: { name: string; value: string }[];
  category: string[];
}

interface Tally {
  asked: number;
  decided: number;
  right: number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));

/** The deepest category that at least twenty listings share; null for the others. */
function classOf({ category }: Listing, sizes: ReadonlyMap<string, number>): string | null {
  return category.findLast((name) => (sizes.get(name) ?? 0) >= 20) ?? null;
}

function readListing(record: Record<string, unknown>): Listing {
  const attributes = (record.attributes ?? []) as { name: string; value: unknown }[];
  return {
    title: String(record.title),
    ...(typeof record.brand === 'string' ? { brand: record.brand } : {}),
    attributes: attributes.map(({ name, value }) => ({ name, value: String(value) })),
    category: (record.category ?? []) as string[],
  };
}

function measure(origin: Origin, listings: readonly Listing[]): void {
  const random = seededRandom(5);
  const shuffled = listings
    .map((listing) => ({ listing, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ listing }) => listing);
  const half = Math.floor(shuffled.length / 2);
  const profile = learnTypeProfile(shuffled.slice(0, half));
  const sizes = new Map<string, number>();
  for (const { category } of listings)
    for (const name of new Set(category)) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  const asked = shuffled.slice(half).flatMap((listing) => {
    const name = classOf(listing, sizes);
    return name === null ? [] : [{ listing, name }];
  });
  const names = [...new Set(asked.map(({ name }) => name))].sort();
  const judges = new Map<string, TypeJudge>(names.map((name) => [name, createTypeJudge(spacedWords(name), profile)]));
  const departments = new Map(asked.map(({ listing, name }) => [name, listing.category[0] ?? '']));
  const own: Tally = { asked: 0, decided: 0, right: 0 };
  const foreign: Tally = { asked: 0, decided: 0, right: 0 };
  const taken = new Map<string, number>();
  const wrong: string[] = [];
  for (const { listing, name } of asked) {
    const count = taken.get(name) ?? 0;
    if (count >= Number(options.each)) continue;
    taken.set(name, count + 1);
    const others = names.filter((one) => departments.get(one) !== departments.get(name));
    const other = others[Math.floor(random() * others.length)];
    const questions = [
      { tally: own, wanted: name, truth: 'match' },
      ...(other === undefined ? [] : [{ tally: foreign, wanted: other, truth: 'not_match' }]),
    ];
    for (const { tally, wanted, truth } of questions) {
      const finding = judges.get(wanted)?.({ ...listing, category: [] });
      tally.asked += 1;
      if (finding === null || finding === undefined || finding.matchType === 'unknown') continue;
      tally.decided += 1;
      if (finding.matchType === truth) tally.right += 1;
      else wrong.push(`${wanted}: ${listing.title.slice(0, 90)} — ${finding.reasoning.slice(0, 160)}`);
    }
  }
  print(`${origin}, ${names.length} categories, profile of ${half} listings`);
  for (const [what, tally] of [
    ['its own category', own],
    ['one of another department', foreign],
  ] as const) {
    print(
      `  ${what}: ${share(tally.decided, tally.asked)} of ${tally.asked} decided, ${share(tally.right, tally.decided)} of these right`,
    );
  }
  for (const line of wrong.slice(0, Number(options.examples))) print(`    ${line}`);
}

if (!existsSync(`${dataFolder}/catalog-buildcores.jsonl.gz`)) {
  print('The data this bench reads is not beside the project (../shared/data).');
} else {
  const all = await readTrialListings(dataFolder, path.join(import.meta.dirname, '../sample/catalog.jsonl'));
  for (const origin of ['buildcores', 'flipkart'] as const) {
    measure(
      origin,
      all.filter((listing) => listing.origin === origin).map(({ record }) => readListing(record)),
    );
  }
}
