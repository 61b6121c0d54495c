import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TrialListing } from '../listing.ts';
import { readTypedLines } from '../market-listing.ts';
import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Of the types `held` neither items nor listings are printed, nor were they read. */
type Half = 'shown' | 'held';

/** An item as it is written down: what is asked of each spec stands beside the fact that listings mark. */
interface WrittenItem {
  name: string;
  type: string;
  specs: { name: string; value: string; fact: string; test: string }[];
}

const linesOf = (half: Half, ending: string) =>
  readdirSync(path.join(import.meta.dirname, half))
    .filter((name) => name.endsWith(ending))
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(import.meta.dirname, half, name), 'utf8')
        .trim()
        .split('\n'),
    );

const compared: Readonly<Record<string, (wanted: number) => (value: number) => boolean>> = {
  '>=': (wanted) => (value) => value >= wanted,
  '<=': (wanted) => (value) => value <= wanted,
  '==': (wanted) => (value) => value === wanted,
  '>': (wanted) => (value) => value > wanted,
  '<': (wanted) => (value) => value < wanted,
};

/** Reads `>=8`, `8..12`, `yes`, `no` or `is:steel,iron` of a fact. @throws Error where it is none of these. */
function readTest(fact: string, test: string) {
  if (test === 'yes' || test === 'no') return yes(fact, test === 'yes');
  if (test.startsWith('is:')) return one(fact, ...test.slice(3).split(','));
  const [, from, to] = /^(-?[\d.]+)\.\.(-?[\d.]+?)$/.exec(test) ?? [];
  if (from !== undefined) return number(fact, (value) => value >= Number(from) && value <= Number(to));
  const [, sign = '', wanted] = /^([<>]=?|==)(-?[\d.]+)$/.exec(test) ?? [];
  const compare = compared[sign];
  if (compare === undefined) throw new Error(`no test of ${fact}: "${test}"`);
  return number(fact, compare(Number(wanted)));
}

const itemsOf = (half: Half): TrialItem[] =>
  linesOf(half, '.items.jsonl').map((line) => {
    const { name, type, specs } = JSON.parse(line) as WrittenItem;
    return {
      name,
      isType: sold(type),
      mustHaves: specs.map((spec) => [spec.name, spec.value, readTest(spec.fact, spec.test)] as const),
    };
  });

/** The items of the fourth trial whose types may be read, and those whose types are held out. */
export const fourthItems: readonly TrialItem[] = itemsOf('shown');
export const fourthHeldOut: readonly TrialItem[] = itemsOf('held');

/** The listings of the fourth trial's market, each written by hand; the same for every call. */
export function readFourthMarket(): TrialListing[] {
  return (['shown', 'held'] as const).flatMap((half) =>
    readTypedLines(`fourth-${half}`, linesOf(half, '.listings.txt')),
  );
}

/** The names of the shown items without their specs. */
export const fourthQueries = [...new Set(fourthItems.map(({ name }) => name))].map(
  (name) => [name, fourthItems.find((item) => item.name === name)?.isType ?? (() => false)] as const,
);
