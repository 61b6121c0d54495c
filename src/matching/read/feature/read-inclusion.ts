import { deniesNext } from '../../ontology/negations.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import {
  contentNames,
  excludedWords,
  includedWords,
  includingWords,
  needlessWords,
  pieceCounters,
  workWords,
} from '../../ontology/word-lists.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import { readText, runTogether, unspacedOf } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { namesThing } from '../name/bilingual-words.ts';
import { resolveName } from '../name/resolve-name.ts';
import { saysItComes } from './comes-with-goods.ts';
import { fillers } from './feature-name.ts';

/** What a wanted value says of whether a thing comes along with the goods. */
export interface Inclusion {
  /** The thing, in the words of the spec's name or of the value where that says more. */
  thing: string;
  wanted: boolean;
  /** True for a buyer who takes the goods with the thing or without it. */
  isNeedless: boolean;
  /** How many of them; null where no number is asked for, NaN where there is more to it than a count. */
  count: number | null;
  /** The value, run together: a listing that says just that under the same name says what is asked. */
  said: string;
}

type Role = 'included' | 'excluded' | 'needless';

const behind = new PhraseIndex<Role>();
for (const words of includedWords) behind.add(words, 'included');
for (const words of excludedWords) behind.add(words, 'excluded');
for (const words of needlessWords) behind.add(words, 'needless');
const before = new PhraseIndex<Role>();
for (const words of deniesNext) before.add(words, 'excluded');
for (const words of includingWords) before.add(words, 'included');

const contents = new Set(contentNames.map((name) => unspacedOf(name)));
const works = workWords.map((word) => unspacedOf(word));
const counters = new Set(pieceCounters.map((word) => unspacedOf(word)));
const someWords = wordSet('some words');
const longestThing = 5;
const longestUnit = 3;
/** Names of properties: "steel included" under a material names what the goods are made of. */
const properties = new Set(['colour', 'material', 'dimensions', 'size', 'identifier', 'name']);

const opening = phrasesOf(wordList('asks what comes along'));
const asking = runTogether([...wordList('asks whether')]);

/** The thing of a name that asks whether it comes along: "Hose included", "Comes with a hose", 烤盘包含, 是否附烤盘; null for other names. */
export function thingToCome(name: string): string | null {
  const { tokens, raw } = readText(name);
  const plain = tokens.filter(({ kind }) => kind !== 'mark');
  const isBehind = (_token: Token, at: number) => {
    const found = at === 0 ? null : behind.at(plain, at);
    return found?.value === 'included' && found.next === plain.length;
  };
  const end = plain.findIndex(isBehind);
  const said = plain.filter(
    ({ kind, stem }, at) => (end === -1 || at < end) && (kind !== 'word' || !someWords.has(stem)),
  );
  const asked = asking.find((words) => readText(name).unspaced.startsWith(words))?.length ?? 0;
  const from = opening.at(said, asked)?.next ?? (bringsThing(said, asked) ? asked + 1 : asked);
  const [first, last] = [said[from], said.at(-1)];
  if (first === undefined || last === undefined || (from === asked && end === -1)) return null;
  const thing = raw.slice(first.start, last.end);
  return asking.reduce((rest, words) => (rest.endsWith(words) ? rest.slice(0, -words.length) : rest), thing);
}

/** 含水管 asks for a thing and 含酒精 for what goods consist of. */
function bringsThing(said: readonly Token[], at: number): boolean {
  const [first, ...rest] = said.slice(at);
  return first?.stem === '含' && namesThing(rest.map(({ stem }) => stem).join(''), 'chinese');
}

const saidOfComing = new Set(runTogether([...includedWords]));

/** True for a wish that a thing comes along ("included", "in the box"), and not only that goods have it ("with hood"). */
export const asksToComeAlong = (inclusion: Pick<Inclusion, 'said'> | null): boolean =>
  inclusion !== null && saidOfComing.has(inclusion.said);

const saidOfStaying = runTogether([...excludedWords]);

/** True for a wish that a thing does not come along: "not included", "charger sold separately". */
export const asksToStay = (inclusion: Pick<Inclusion, 'said'> | null): boolean =>
  inclusion !== null && saidOfStaying.some((words) => inclusion.said.endsWith(words));

/** True for a wish that asks whether a thing comes along, whatever answer it wants. */
export const asksOfComing = (inclusion: Pick<Inclusion, 'said'> | null): boolean =>
  asksToComeAlong(inclusion) || asksToStay(inclusion);

const saidOfOffers = new Set(['available', 'notavailable']);

/** True for a wish that asks whether a thing can be had with the goods, at a price of its own or not. */
export const asksWhetherOffered = (inclusion: Pick<Inclusion, 'said'> | null): boolean =>
  inclusion !== null && saidOfOffers.has(inclusion.said);

const offering = phrasesOf(wordList('asks what can be had'));
const offeringBehind = phrasesOf(wordList('asks what can be had behind'));

/** The thing of a name that asks whether it can be had: "Vice available", 可否选配天窗; null for other names. */
export function thingToHave(name: string): string | null {
  const { tokens, raw } = readText(name);
  const from = offering.at(tokens, 0)?.next ?? 0;
  const behindIt = tokens.findIndex((_token, at) => at > from && offeringBehind.at(tokens, at)?.next === tokens.length);
  const [first, last] = [tokens[from], tokens[(behindIt === -1 ? tokens.length : behindIt) - 1]];
  if (first === undefined || last === undefined || (from === 0 && behindIt === -1)) return null;
  return raw.slice(first.start, last.end);
}

/** What a plain answer asks under a name that asks whether a thing can be had. */
export const offerAnsweredBy = (wanted: boolean): Pick<Inclusion, 'isNeedless' | 'count' | 'said'> => ({
  ...answeredBy(wanted),
  said: wanted ? 'available' : 'notavailable',
});

/** What a plain answer asks under a name that asks whether a thing comes along. */
export const answeredBy = (wanted: boolean): Pick<Inclusion, 'isNeedless' | 'count' | 'said'> => ({
  isNeedless: false,
  count: null,
  said: wanted ? 'included' : 'notincluded',
});

/** What a value such as "supplied", "in the box", "charger not included", "含5个头枕套" or "not needed" asks for. */
export function readInclusion(name: string, value: string): Inclusion | null {
  const text = readText(value);
  const said = text.tokens.filter(({ kind }) => kind !== 'mark');
  // "No or 2 of them" offers a choice, which the alternatives of a value are for.
  if (value.includes('/') || said.some(({ stem }) => stem === 'or')) return null;
  const comes = saysItComes(value);
  const found = comes ? { role: 'included' as const, rest: [] } : roleOf(said);
  if (found === null || said.length > 2 * longestThing + 4) return null;
  const { known, unit } = resolveName(name);
  if (unit !== null || properties.has(known?.reads ?? '')) return null;
  const isBare = found.rest.length === 0;
  const thing = isBare ? name : thingOf(name, found.rest);
  if (thing === null) return null;
  const isWork = found.role === 'needless' && works.some((work) => unspacedOf(thing).endsWith(work));
  return {
    thing,
    wanted: found.role === 'included' || (found.role === 'needless' && !isWork),
    isNeedless: found.role === 'needless' && !isWork,
    count: countIn(found.rest),
    said: comes ? 'included' : text.unspaced,
  };
}

function roleOf(said: readonly Token[]): { role: Role; rest: Token[] } | null {
  for (const at of said.keys()) {
    const last = behind.at(said, at);
    if (last !== null && last.next === said.length) return { role: last.value, rest: said.slice(0, at) };
  }
  const first = before.at(said, 0);
  // "Zero" and "no" alone are plain answers, and so is "无".
  if (first === null || (first.next === said.length && first.value === 'excluded')) return null;
  return { role: first.value, rest: said.slice(first.next) };
}

/** The thing that the words of a value name: that of the spec's name, a kind of it, or one that comes among others. */
function thingOf(name: string, rest: readonly Token[]): string | null {
  const words = rest.filter(({ kind, stem }) => kind !== 'number' && !counters.has(stem) && !someWords.has(stem));
  const asked = readText(name);
  if (words.length === 0) return name;
  const said = words.map(({ stem }) => stem).join('');
  const last = asked.tokens.at(-1)?.stem ?? '';
  if (words.every(({ stem }) => asked.tokens.some((token) => token.stem === stem))) {
    if (words[0]?.kind === 'character') return said.length > 1 && asked.unspaced.startsWith(said) ? said : name;
    // "Without armrests" under "Armrest type".
    return words.some(({ stem }) => stem === last) ? name : textOf(words);
  }
  if (contents.has(asked.unspaced)) return words.length > longestThing ? null : textOf(words);
  if (words.every(({ kind }) => kind === 'character'))
    return said.endsWith(asked.unspaced) || asked.unspaced.startsWith(said) ? said : null;
  const isKind = words.at(-1)?.stem === last && words.length <= longestThing && !fillers.has(words[0]?.stem ?? '');
  if (isKind) return textOf(words);
  // "1 x 2.0 Ah in the box" under "Battery": a thing of which more is asked.
  const isMeasured = Number.isNaN(countIn(rest) ?? 0);
  return isMeasured && words.every(({ kind, text }) => kind === 'word' && text.length <= longestUnit) ? name : null;
}

/** Words as they read in a text: Chinese ones run together. */
export const textOf = (words: readonly Token[]) =>
  words.map(({ text }) => text).join(words[0]?.kind === 'character' ? '' : ' ');

function countIn(rest: readonly Token[]): number | null {
  const numbers = rest.flatMap(({ kind, text }) => (kind === 'number' ? [Number(text)] : []));
  const [only, ...more] = numbers;
  if (only === undefined) return null;
  const isPlain = more.length === 0 && rest[0]?.kind === 'number';
  return isPlain ? only : Number.NaN;
}
