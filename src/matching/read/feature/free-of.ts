import { naturalSubstances, sourcesOfSubstances, substances } from '../../ontology/substances.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';

const squash = (name: string) => unspacedOf(name);
const namesOf = new Map<string, readonly string[]>();
for (const names of substances) {
  const all = [...new Set(names.map(squash))];
  for (const name of all) namesOf.set(name, all);
}
const sourcesOf = new Map(
  sourcesOfSubstances.flatMap(({ names, within }) => names.map((name) => [squash(name), within.map(squash)] as const)),
);
const natural = new Set(naturalSubstances.map(squash));

/** What a feature is free of, or what is not added to it, by every name: "alcohol free", 无酒精, "added perfume". */
export interface FreeOf {
  things: readonly string[];
  /** What has them in it, where ingredients are listed: milk for dairy. */
  sources: readonly string[];
  /** True for "alcohol free", false for "added alcohol" and "contains alcohol". */
  isFree: boolean;
  /** True for "added alcohol": what goods contain may be their own. */
  isAdded?: true;
}

const hanFree = wordList('han free');
const freeBefore = wordList('free before').map(squash);

/**
 * Null for features that are not named after what they lack, what is added or, where it `mayBeContained` and does not come along, what
 * goods contain.
 */
export function freeOfName(phrases: readonly string[], mayBeContained: boolean): FreeOf | null {
  const free = phrases.flatMap((phrase) => thingOf(phrase) ?? []);
  if (free.length > 0) return freeOf(free, true);
  const contained = !mayBeContained
    ? []
    : phrases.flatMap((phrase) => containedIn.exec(phrase)?.[1] ?? ingredients.exec(phrase)?.[1] ?? []);
  if (contained.length > 0) return freeOf(contained, false);
  const added = phrases.flatMap((phrase) => addedOf(phrase) ?? []);
  return added.length > 0 ? { ...freeOf(added, false), isAdded: true } : null;
}

/** 含鱼 names what may be in the goods. */
const containedIn = /^含有?(\p{Script=Han}+)$/u;
const ingredients = /^([a-z]+)ingredients?$/u;

function freeOf(called: readonly string[], isFree: boolean): FreeOf {
  const things = withNames(called);
  return { things, sources: [...new Set(things.flatMap((thing) => sourcesOf.get(thing) ?? []))], isFree };
}

const withNames = (things: readonly string[]) => [...new Set(things.flatMap((thing) => namesOf.get(thing) ?? [thing]))];

function thingOf(phrase: string): string | null {
  if (phrase.endsWith('free') && phrase.length > 'free'.length) return phrase.slice(0, -'free'.length);
  const lacking = freeBefore.find((words) => phrase.startsWith(words));
  if (lacking !== undefined && phrase.length > lacking.length) return phrase.slice(lacking.length);
  const cue = hanFree.find((words) => phrase.startsWith(words));
  const thing = cue === undefined ? '' : phrase.slice(cue.length);
  return namesOf.has(thing) ? thing : null;
}

function addedOf(phrase: string): string | null {
  if (phrase.startsWith('added') && phrase.length > 'added'.length) return phrase.slice('added'.length);
  const thing = phrase.startsWith('添加') ? phrase.slice('添加'.length) : '';
  return namesOf.has(thing) ? thing : null;
}

const absence = wordSet('free of: absence');
const absenceVerbs = new Set(['含', '添']);
/** Words of the phrases that deny, which stand between their first and the thing. */
const cueWords = new Set(['of', 'from', '-', '含', '有', '添', '加']);
const listing = wordSet('free of: listing');

/** True where a text says that the thing of a span is not in the goods: "no alcohol", "alcohol-free", 不添加酒精、香精. */
export function isFreeOf(text: TextFacts, span: Span, thing: string, freeOf: FreeOf): boolean {
  const { tokens } = text;
  const cue = text.deniedBy[span.from] ?? -1;
  if (cue === -1 || (cue >= span.from && cue < span.to)) return false;
  const word = tokens[cue]?.stem ?? '';
  const isAbsence = absence.has(word) || absenceVerbs.has(tokens[cue + 1]?.stem ?? '');
  if (!isAbsence) return false;
  if (cue > span.from) return word === 'free';
  const before = tokens[span.from - 1];
  const isAdded = before?.stem === 'added' || (before?.stem === '加' && tokens[span.from - 2]?.stem === '添');
  if (isAdded) return !freeOf.isFree || !natural.has(thing);
  return span.from - 1 === cue || cueWords.has(before?.stem ?? '') || listing.has(before?.stem ?? '');
}
