import { onceFor } from '../../../lib/once-for.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { attributeNames } from '../../ontology/attribute-names.ts';
import { asksCount, hanCounting } from '../../ontology/counting-words.ts';
import { isNumbering } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { nameWords } from '../../ontology/word-lists.ts';
import { findConnections } from '../../read/connection/find-connections.ts';
import { standardsIn } from '../../read/identifier/standard-code.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { translationsOf } from '../../read/name/bilingual-words.ts';
import { chineseOf } from '../../read/name/in-chinese.ts';
import { resolveName } from '../../read/name/resolve-name.ts';
import { otherNames } from '../../read/name/same-thing.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { containerAt } from '../../read/quantity/per-container.ts';
import { isOfBecoming } from '../../read/quantity/point-quantity.ts';
import { isMeasuringWord } from '../../read/quantity/quantity-role.ts';
import { isPerTime } from '../../read/quantity/read-rate.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { partIdsAt } from '../../scope/phrase-reader.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { bestOf, type Finding } from '../finding.ts';
import { asksUpperEnd } from './asked-end.ts';
import { compareQuantities } from './compare-quantities.ts';
import {
  type Count,
  countBefore,
  countBehind,
  counting,
  countOfMeasured,
  isArticle,
  type Named,
} from './count-beside.ts';
import { addendBefore, wantedCount } from './stated-count.ts';

/** Ids of properties that count a thing which their names call: the gears of "Number of speeds". */
const countable = new Set([
  'connector',
  ...attributeNames.flatMap(({ id, dimensions = [] }) =>
    id !== 'pack size' && dimensions.length > 0 && dimensions.every((one) => one === 'count') ? [id] : [],
  ),
]);
/** One use of goods: what they take "per pass" they are named by. */
const usesOfGoods = wordSet('counted in text: uses');

/** True for a wish that may count a thing which its name calls. */
export const isCountable = ({ name, name: { known, stems, raw }, keys }: Requirement) =>
  // Of "LEDs per metre" the number of all tells nothing; "sheets per pass" are those of a shredder.
  (!stems.includes('per') || stems.some((stem) => usesOfGoods.has(stem))) &&
  !raw.includes('每') &&
  (known === null ||
    countable.has(known.id) ||
    (known.id !== 'pack size' &&
      (known.dimensions !== undefined || asksCount(name)) &&
      keys.some(({ ofGoods }) => ofGoods !== undefined && isNumbering(ofGoods.dimension))));

/** What running text says of a number of things: "with 3 drawers", "4 USB ports", "Quad Port", 2个抽屉, "Pockets: 7". */
export function countedInText(
  requirement: Requirement,
  wanted: WantedValue,
  found: Pick<Statement, 'text' | 'quantities'>,
): Finding | null {
  const asked = wantedCount(wanted);
  if (asked === null || !isCountable(requirement)) return null;
  const { tokens } = found.text;
  const counts: Count[] = [];
  const codes = new Set(standardsIn(tokens).flatMap(({ from, to }) => range(from, to)));
  const measures = new Map(
    found.quantities.quantities.flatMap((one) =>
      one.unit !== null && one.unit.dimension !== 'count' ? [[one.to, one] as const] : [],
    ),
  );
  for (const thing of thingsNamed(namesAsked(requirement), requirement, tokens)) {
    if (isOfBundledItem(found.text, thing) || isDenied(found.text, thing) || isPerTime(tokens, thing.to)) continue;
    const count =
      countBefore(tokens, thing, codes) ??
      countOfMeasured(tokens, thing, measures.get(thing.from), codes) ??
      (thing.isMeasuring === true ? null : countBehind(tokens, thing));
    const isHad = count !== null && (asksUpperEnd(requirement.name) || !isOfBecoming(tokens, count.from));
    const isOfOne = count !== null && requirement.name.isTotal && isPerContainer(tokens, count.to);
    if (isHad && !isOfOne && !isArticle(tokens, count)) counts.push(withAddend(tokens, count));
  }
  const isMet = (value: number) => compareQuantities(asked, exactQuantity(value, 0, 1)) === 'match';
  const findings = inSums(tokens, counts).flatMap(({ value, from, to }): Finding[] => {
    const compared = compareQuantities(asked, exactQuantity(value, from, to));
    const others = compared === 'match' ? [] : choicesBefore(tokens, from);
    const isChoice = others.some(isMet);
    if (others.length > 0 && !isChoice) return [];
    // Of "4 ports + 2 charging ports" four may be meant.
    const isOfSum = counts.some((one) => one.from >= from && one.to <= to && isMet(one.value));
    if (compared === 'not_match' && isOfSum) return [{ matchType: 'unknown', method: 'count', span: { from, to } }];
    return [{ matchType: isChoice ? 'match' : compared, method: 'count', span: { from, to } }];
  });
  return bestOf(findings);
}

/** The thirteen of "12+1 bearings". */
function withAddend(tokens: readonly Token[], count: Count): Count {
  const addend = addendBefore(tokens, count.from);
  return addend === null ? count : { ...count, value: count.value + addend, from: count.from - 2 };
}

const parting = new Set(['/', 'per', '每']);

/** "500 sheets per pack" are none of all the packs. */
const isPerContainer = (tokens: readonly Token[], at: number) =>
  parting.has(tokens[at]?.stem ?? '') && containerAt(tokens, at + 1) !== null;

const joining = new Set(['and', '&', '+', 'plus', '和', '加', '、', ',']);

/**
 * Counts of several kinds of a thing that are joined are of all together: "two USB-C ports and one USB-A port". "2 drawers, 3 drawers"
 * are to choose from.
 */
function inSums(tokens: readonly Token[], counts: readonly Count[]): Count[] {
  const sums: Count[] = [];
  for (const count of counts) {
    const last = sums.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.to, count.from);
    const isJoined = between.length > 0 && between.every(({ stem }) => joining.has(stem));
    const before = counts[counts.indexOf(count) - 1];
    const isOfKinds = before !== undefined && wordsOf(tokens, before) !== wordsOf(tokens, count);
    if (last !== undefined && isJoined && isOfKinds)
      sums[sums.length - 1] = { ...last, value: last.value + count.value, to: count.to };
    else sums.push(count);
  }
  return sums;
}

/** What is counted, in the words of the text. */
const wordsOf = (tokens: readonly Token[], { from, to }: Count) =>
  tokens
    .slice(from + 1, to)
    .map(({ stem }) => stem)
    .join(' ');

const choosing = new Set(['or', '/', '-', '~', 'to', '或', '至', '到', ',']);

/** "Fits 1 or 3 holes": the numbers before that of a thing, to choose from. */
function choicesBefore(tokens: readonly Token[], from: number): number[] {
  const values: number[] = [];
  for (let at = from; choosing.has(tokens[at - 1]?.stem ?? '') && tokens[at - 2]?.kind === 'number'; at -= 2)
    values.push(Number(tokens[at - 2]?.stem));
  return values;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

interface CountedNames {
  /** Stems of each name of the thing, the last one the noun. */
  latin: readonly (readonly string[])[];
  han: readonly string[];
  /** The plug that is counted: "USB-C sockets"; null for any other thing. */
  plug: string | null;
}

/** 孔 for the "hole" by which names are known. */
const hanByName = Map.groupBy(Object.keys(nameWords), (han) => nameWords[han] ?? '');

/** What the things that a spec counts are called: by its own name, in the other language, and as goods of the type call them. */
const namesAsked = onceFor(({ name, keys }: Requirement): CountedNames => {
  const others = name.known?.dimensions === undefined ? [] : name.known.names.map((one) => resolveName(one).stems);
  // A name of the ontology has the key of its property: "speed" of "20 speeds".
  const ofGoods = keys.flatMap(({ key, ofGoods: stated }) =>
    stated !== undefined && isNumbering(stated.dimension) ? [key.replace(/^#/u, '').split(' ')] : [],
  );
  const run = name.stems.join('').replace(hanCounting, '');
  const english = translationsOf(run).map((one) => one.english.split(' '));
  const all = [name.stems, ...others, ...ofGoods, ...english];
  const chinese = beginsInChinese(run)
    ? otherNames([run])
    : chineseOf(name.stems.filter((stem) => !counting.has(stem)));
  const named = all.flatMap((stems) => (stems.length === 1 ? (hanByName.get(stems[0] ?? '') ?? []) : []));
  const isHan = (stems: readonly string[]) => beginsInChinese(stems[0] ?? '');
  return {
    latin: all.filter((stems) => !isHan(stems)),
    han: [...all.filter(isHan).map((stems) => stems.join('')), ...chinese, ...named],
    plug: plugIn(readText(name.raw).tokens),
  };
});

/** Id of the only plug that a name speaks of. */
function plugIn(tokens: readonly Token[]): string | null {
  const [only, ...more] = findConnections(tokens).connections;
  return more.length === 0 && only?.ends.length === 1 ? (only.ends[0] ?? null) : null;
}

/** Where a text names the things that a spec counts: by the words of a name, or as the same part in another language. */
function thingsNamed(names: CountedNames, { name }: Requirement, tokens: readonly Token[]): Named[] {
  const { latin, han, plug } = names;
  if (plug !== null)
    return findConnections(tokens).connections.filter(({ ends }) => ends.length === 1 && ends[0] === plug);
  const called = hasHan(tokens) ? [...latin, ...han.map((one) => [one])] : latin;
  return called.flatMap((stems) => {
    const isMeasuring = stems.length === 1 && isMeasuringWord(stems[0] ?? '');
    return thingsCalled(name, stems, tokens).map((thing) => (isMeasuring ? { ...thing, isMeasuring } : thing));
  });
}

const hasHan = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'character');

const shortestCompound = 5;

/** "Minifigures" are figures. */
const isCalled = (stem: string, noun: string) =>
  stem === noun || (noun.length >= shortestCompound && !beginsInChinese(noun) && stem.endsWith(noun));

function thingsCalled(name: Requirement['name'], stems: readonly string[], tokens: readonly Token[]): Named[] {
  const { partIds } = askedBy(name);
  const nouns = stems
    .map((stem) => stem.replace(hanCounting, ''))
    .filter((stem) => stem !== '' && !counting.has(stem) && stem !== 'of');
  const last = nouns.at(-1);
  if (last === undefined) return [];
  return tokens.flatMap((token, at): Named[] => {
    if (token.kind === 'character') {
      const isNamed = [...last].every((character, index) => tokens[at + index]?.stem === character);
      if (isNamed && beginsInChinese(last)) return [{ from: at, to: at + last.length }];
    } else if (isCalled(token.stem, last)) {
      const others = nouns.slice(0, -1);
      const before = tokens.slice(Math.max(0, at - others.length), at).map(({ stem }) => stem);
      if (others.every((one) => before.includes(one))) return [{ from: at - others.length, to: at + 1 }];
    }
    const part = nouns.length > 1 ? null : partIdsAt(tokens, at);
    return part?.ids.some((id) => partIds.includes(id)) === true ? [{ from: at, to: part.next }] : [];
  });
}
