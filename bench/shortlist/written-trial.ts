import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTypedLines } from './market-listing.ts';
import { number, one, sold, yes } from './told.ts';
import type { TrialItem } from './trial-item.ts';
import type { TrialListing } from './trial-listing.ts';

/** Of the types `held` neither items nor listings are printed, nor were they read. */
type Half = 'shown' | 'held';

/** An item as it is written down: what is asked of each spec stands beside the fact that listings mark. */
interface WrittenItem {
  name: string;
  type: string;
  specs: { name: string; value: string; fact: string; test: string }[];
}

/** The lines of all files of a half with this ending, in the order of their names. */
function linesOf(trial: string, half: Half, ending: string): string[] {
  const folder = path.join(import.meta.dirname, trial, half);
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.sort().flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'));
}

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

function itemsOf(trial: string, half: Half): TrialItem[] {
  return linesOf(trial, half, '.items.jsonl').map((line) => {
    const { name, type, specs } = JSON.parse(line) as WrittenItem;
    return {
      name,
      isType: sold(type),
      mustHaves: specs.map((spec) => [spec.name, spec.value, readTest(spec.fact, spec.test)] as const),
    };
  });
}

/** A trial whose items and listings were written for it: a folder with the types that may be read and those held out. */
export interface WrittenTrial {
  items: readonly TrialItem[];
  heldOut: readonly TrialItem[];
  /** The names of the shown items without their specs. */
  queries: readonly (readonly [string, TrialItem['isType']])[];
  /** The listings of its market; the same for every call. */
  readMarket: () => TrialListing[];
}

/** Reads the trial of a folder beside this file. @throws Error where a line is written wrongly. */
export function readWrittenTrial(trial: string): WrittenTrial {
  const items = itemsOf(trial, 'shown');
  const byName = new Map(items.map(({ name, isType }) => [name, isType]));
  return {
    items,
    heldOut: itemsOf(trial, 'held'),
    queries: [...byName],
    readMarket: () =>
      (['shown', 'held'] as const).flatMap((half) =>
        readTypedLines(`${trial}-${half}`, linesOf(trial, half, '.listings.txt')),
      ),
  };
}
