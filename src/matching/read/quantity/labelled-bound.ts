import type { Finding } from '../../compare/finding.ts';
import type { BoundWord } from '../../ontology/bound-words.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { chineseOf } from '../name/in-chinese.ts';
import { englishOf } from '../name/in-english.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { type BoundOfText, boundBefore, boundOf, plainBoundOf } from './bound-index.ts';
import type { Quantity } from './quantity.ts';
import { gluedBefore } from './read-measure.ts';
import { unitAfter } from './unit-after.ts';

/** A bound on a number that words introduce: "SPF 30 or higher", "at least MERV 11". */
export interface LabelledBound {
  /** Stems before the number, nearest first, and behind it. */
  before: readonly string[];
  after: readonly string[];
  number: number;
  kind: 'min' | 'max';
  isOpen: boolean;
  /** True where the words before the number may as well stand behind it: "90+ CRI". */
  isOfName?: true;
  /** Stems before the number in other words for the same, nearest first: 蓝牙 for "Bluetooth". */
  alike?: readonly (readonly string[])[];
  /** True for an abbreviation, which stands on either side of its number: "HRC 58", "58HRC". */
  isScale?: true;
}

/** True for the "SPF" of "SPF30", to which its number may be stuck; a single letter is that of a name: "V30". */
const sticks = (token: Token | undefined) =>
  token !== undefined && token.stem.length > 1 && gluedBefore.has(token.stem);

const mostWords = 3;
/** Behind these of two numbers the smaller one is the greater thing: "14 gauge or heavier". */
export const falling = wordSet('falling numbers');
/** From here on figures are names of models, of which the greater one is not the better. */
const leastModel = 1000;

/** Reads a value that is nothing but words, one number and a bound; null for any other. */
export function labelledBoundOf({ tokens }: TextFacts): LabelledBound | null {
  const found = plainBoundOf(tokens) ?? plusBehind(tokens);
  const kind = found?.word.kind ?? 'about';
  if (found === null || kind === 'about') return null;
  const rest = tokens.filter((token, at) => token.kind !== 'mark' && (at < found.from || at >= found.to));
  const at = rest.findIndex((token) => token.kind === 'number');
  const number = Number(rest[at]?.stem);
  const words = rest.filter((_, index) => index !== at);
  const isPlain =
    words.length > 0 &&
    words.length <= mostWords &&
    words.every(({ kind, stem }) => kind === 'word' && !falling.has(stem));
  // "V30" and "TR-4" are names with a number in them.
  // The sign of a bound may touch what it bounds: "Ra≥80".
  const isJoinedTo = (token: Token | undefined) =>
    token?.glued === true && tokens.indexOf(token) !== (found.from > 0 ? found.to : -1);
  const isJoined = (isJoinedTo(rest[at]) && !sticks(rest[at - 1])) || isJoinedTo(rest[at + 1]);
  if (isJoined || at === -1 || !isPlain || !(number < leastModel)) return null;
  const stems = (some: readonly Token[]) => some.map(({ stem }) => stem);
  const isScale = at === 1 && rest.length === 2 && (rest[0]?.text.length ?? 0) <= longestLabel;
  return {
    before: stems(rest.slice(0, at).reverse()),
    after: stems(rest.slice(at + 1)),
    number,
    kind,
    isOpen: found.word.open === true,
    ...(isScale ? { isScale } : {}),
  };
}

/** "UGR", "Ra": letters of which some are capitals. */
const isAbbreviation = (token: Token | undefined) =>
  token !== undefined && token.cased !== token.text && token.text.length <= longestLabel;

/**
 * "SPF: at least 50" asks of a number that listings write behind the words of the name: "SPF 70". Null for a wish that is no bare
 * bound, and for a name that is stated in a unit or of more words than listings repeat.
 */
export function boundLabelledByName(name: ResolvedName, quantity: Quantity | null): LabelledBound | null {
  if (quantity === null || quantity.unit !== null || (quantity.form !== 'min' && quantity.form !== 'max')) return null;
  const stems = labelOfName(name);
  const isNamed = stems.length > 0 && stems.length <= mostNameWords && stems.every(isLatinWord);
  const han = isNamed ? [] : hanLabel(name);
  if ((!isNamed && han.length === 0) || name.known?.dimensions !== undefined || name.known?.reads !== undefined)
    return null;
  const isMin = quantity.form === 'min';
  const number = isMin ? quantity.low : quantity.high;
  if (number >= leastModel) return null;
  const isOpen = (isMin ? quantity.lowOpen : quantity.highOpen) === true;
  return {
    before: (isNamed ? stems : han).toReversed(),
    after: [],
    number,
    kind: isMin ? 'min' : 'max',
    isOpen,
    isOfName: true,
    alike: [...(isNamed ? inChinese(name).map((one) => [...one].reverse()) : []), ...abbreviationsOf(name)],
  };
}

/** The letters by which a property goes besides its name: the "ra" of 显色指数. */
const abbreviationsOf = ({ known }: ResolvedName): string[][] =>
  known?.names.flatMap((one) => (isLatinWord(one) && one.length <= longestLabel ? [[one]] : [])) ?? [];

const versionWord = 'version';

/** What a Latin name is called in Chinese titles, without the word for a version. */
function inChinese({ known, stems }: ResolvedName): readonly string[] {
  const thing = stems.filter((stem) => stem !== versionWord);
  const own = known?.names.filter(beginsInChinese).map(withoutVersion) ?? [];
  return [...new Set([...own, ...chineseOf(thing)])].filter((one) => one.length >= fewestHan);
}

const withoutVersion = (name: string) => (name.endsWith(versionHan) ? name.slice(0, -versionHan.length) : name);

const [fewestHan, mostHan] = [2, 5];

/** The characters of a Chinese name, behind which texts write its number: 蓬松度850. */
function hanLabel({ raw }: ResolvedName): readonly string[] {
  const characters = [...raw.trim()];
  const isLabel = characters.length >= fewestHan && characters.length <= mostHan && characters.every(beginsInChinese);
  return isLabel ? characters : [];
}

const versionHan = '版本';

const initialsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s-]/u)
    .map((word) => word.charAt(0))
    .join('');

/** The words before a number that tell it: the "spf" of a "sun protection factor", "bluetooth" of 蓝牙版本, which is written in titles of either language. */
function labelOfName({ raw, stems, known }: ResolvedName): readonly string[] {
  const initials = initialsOf(raw);
  if (stems.length > mostNameWords && known?.names.includes(initials) === true) return [initials];
  const thing = withoutVersion(raw.trim());
  const [english = ''] = thing === raw.trim() ? [] : englishOf(thing);
  return english === '' ? stems : english.split(' ');
}

const longestLabel = 4;

/**
 * The bound of a value that calls what it bounds by an abbreviation: "UGR 19 or lower", "CRI 80+". Attributes go by it as well,
 * whatever the spec is called. Null for other values.
 */
export function boundOfLabel({ tokens }: TextFacts): LabelledBound | null {
  const found = tokens.at(-1)?.stem === '+' ? null : boundOf(tokens);
  const kind = found?.word.kind ?? 'about';
  if (found === null || kind === 'about') return null;
  const [label, number, ...more] = tokens.filter(({ stem }, at) => stem !== '.' && (at < found.from || at >= found.to));
  const isJoined =
    number?.glued === true && !sticks(label) && tokens.indexOf(number) !== (found.from > 0 ? found.to : -1);
  if (label?.kind !== 'word' || number?.kind !== 'number' || isJoined || more.length > 0) return null;
  if (!isAbbreviation(label)) return null;
  const bound = { before: [label.stem], after: [], number: Number(number.stem), kind };
  return { ...bound, isOpen: found.word.open === true, isScale: true };
}

const mostNameWords = 2;
const isLatinWord = (stem: string) => /^[a-z]+$/u.test(stem);

/** "Bluetooth 5.0+" is a bound; "SPF 30+" is a grade as it is printed on the goods. */
function plusBehind(tokens: readonly Token[]): BoundOfText | null {
  const last = tokens.length - 1;
  const isVersion = tokens[last - 1]?.kind === 'number' && tokens[last - 1]?.text.includes('.') === true;
  const isPlus = tokens[last]?.stem === '+' && isVersion;
  return isPlus ? { word: { kind: 'min', spellings: [] }, from: last, to: tokens.length } : null;
}

/** What a text says by the same words around another number; where it is a value, a bare number will do. */
export function labelledBoundFinding(wanted: LabelledBound | null, text: TextFacts, isValue: boolean): Finding | null {
  if (wanted === null) return null;
  const { tokens } = text;
  const bare = isValue ? bareNumberOf(tokens) : null;
  const ways = [[...wanted.before, ...wanted.after], ...(wanted.alike ?? [])];
  // What is said to be at least one may be three as well.
  const stated = isValue ? boundOf(tokens) : null;
  if (stated !== null && stated.word.kind !== wanted.kind) return null;
  if (bare === null && !ways.some((stems) => stems.every((stem) => text.unspaced.includes(stem)))) return null;
  let other: Finding | null = null;
  for (const [at, { kind, stem }] of tokens.entries()) {
    if (kind !== 'number') continue;
    const found = bare ?? labelledAt(wanted, tokens, at);
    if (found === null) continue;
    const span = { from: found.from, to: found.to };
    if (isDenied(text, span) || isOfBundledItem(text, span)) continue;
    const isKept = keeps(wanted, Number(stem), found.bound);
    if (isKept && (found.bound === null || found.bound.kind === wanted.kind))
      return { matchType: 'match', method: 'quantity', span };
    // What is stated to be over 80 may be over 90 as well.
    if (found.bound === null) other = { matchType: 'not_match', method: 'quantity', span };
  }
  return other;
}

/** The number of a value that has nothing beside it but its bound: "22", "30+", "<16". */
function bareNumberOf(tokens: readonly Token[]): LabelledNumber | null {
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  if (at === -1 || !tokens.every(({ stem }, index) => index <= at || stem === '+')) return null;
  const { start, bound } = boundedFrom(tokens, at);
  return start === 0 ? { from: at, to: at + 1, bound } : null;
}

interface LabelledNumber {
  from: number;
  to: number;
  /** How the text bounds the number: "CRI > 90"; null for a plain number. */
  bound: BoundWord | null;
}

/** A bound and the sign of a ratio stand in at most so many tokens between a label and its number: "CRI >= 90". */
const mostBetween = 3;

/** The number at a place where the words of a wanted bound stand around it and no unit follows: "UGR<19", "90+ CRI". */
function labelledAt(wanted: LabelledBound, tokens: readonly Token[], at: number): LabelledNumber | null {
  // "CRI 24V" states a voltage.
  // The 1 of "53±1HRC" is how far it may be off.
  if (tokens[at - 1]?.stem === '±') return null;
  const isOfLabel = wanted.isScale === true && tokens[at + 1]?.stem === wanted.before[0];
  if (!isOfLabel && tokens[at + 1]?.glued === true && unitAfter(tokens, at + 1) !== null) return null;
  const { start, bound } = boundedFrom(tokens, at);
  const end = between.has(tokens[start - 1]?.stem ?? '') ? start - 2 : start - 1;
  const behind = tokens[at + 1]?.stem === '+' ? at + 2 : at + 1;
  const stands = ({ before, after }: Pick<LabelledBound, 'before' | 'after'>): LabelledNumber | null =>
    before.every((stem, index) => tokens[end - index]?.stem === stem) &&
    after.every((stem, index) => tokens[behind + index]?.stem === stem)
      ? { from: before.length === 0 ? start : end + 1 - before.length, to: behind + after.length, bound }
      : null;
  const { before, alike = [], isOfName, isScale } = wanted;
  const inOthers = alike.map((others) => stands({ before: others, after: [] })).find((one) => one !== null);
  return (
    stands(wanted) ??
    inOthers ??
    (isOfName === true || isScale === true ? stands({ before: [], after: before.toReversed() }) : null)
  );
}

const between = new Set(['-', ':', '=']);

/** Where a number starts with the bound that stands before it. */
function boundedFrom(tokens: readonly Token[], at: number): { start: number; bound: BoundWord | null } {
  for (let start = Math.max(0, at - mostBetween); start < at; start += 1) {
    const found = boundBefore.at(tokens, start);
    if (found !== null && found.next === at && found.value.kind !== 'about') return { start, bound: found.value };
  }
  return { start: at, bound: null };
}

/** True where a number, or what a text bounds by it, is within the wanted bound. */
function keeps({ number, kind, isOpen }: LabelledBound, found: number, bound: BoundWord | null): boolean {
  if (found === number) return !isOpen || bound?.open === true;
  return found > number === (kind === 'min');
}
