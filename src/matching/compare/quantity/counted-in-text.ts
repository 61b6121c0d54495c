import { askedBy } from '../../claim/asked-property.ts';
import { attributeNames } from '../../ontology/attribute-names.ts';
import { countingWords } from '../../ontology/counting-words.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { standardsIn } from '../../read/identifier/standard-code.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { chineseOf } from '../../read/name/in-chinese.ts';
import { resolveName } from '../../read/name/resolve-name.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { plainNumberWord, unitAfter } from '../../read/quantity/read-measure.ts';
import { readNumber } from '../../read/quantity/read-number.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { describes } from '../../scope/describing-word.ts';
import { partIdsAt } from '../../scope/phrase-reader.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import { bestOf, type Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

/** How many of a thing a word before its name tells: "quad port", "dual camera". */
const multiples: Readonly<Record<string, number>> = {
  single: 1,
  dual: 2,
  twin: 2,
  double: 2,
  triple: 3,
  quad: 4,
  单: 1,
  双: 2,
  三: 3,
  四: 4,
};
const hanCounters = new Set('个只根条颗枚层把张片孔口位支块台套粒道路扇组'.split(''));
const between = new Set(['x', '*', '-', '×', 'pcs', 'pc', 'piece', 'of']);
const introducing = wordSet('counted in text: introducing');
const counting = new Set([...countingWords, 'no', '数', '量']);
/** Ids of properties that count a thing which their names call: the gears of "Number of speeds". */
const countable = new Set([
  'connector',
  ...attributeNames.flatMap(({ id, dimensions = [] }) =>
    id !== 'pack size' && dimensions.length > 0 && dimensions.every((one) => one === 'count') ? [id] : [],
  ),
]);
const hanCounting = /(?:数量|个数|数目|位数|数|位)$/u;
const hanNumerals = new Set('一二两三四五六七八九十百'.split(''));
const mostDescribing = 2;

interface Named {
  from: number;
  to: number;
}

/** What running text says of a number of things: "with 3 drawers", "4 USB ports", "Quad Port", 2个抽屉, "Pockets: 7". */
export function countedInText(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { quantity } = wanted;
  const { known } = requirement.name;
  if (quantity === null || (quantity.unit !== null && quantity.dimension !== 'count')) return null;
  if (known !== null && !countable.has(known.id)) return null;
  const { tokens } = found.text;
  const findings: Finding[] = [];
  const codes = new Set(standardsIn(tokens).flatMap(({ from, to }) => range(from, to)));
  const measures = new Map(
    found.quantities.quantities.flatMap((one) =>
      one.unit !== null && one.unit.dimension !== 'count' ? [[one.to, one] as const] : [],
    ),
  );
  for (const thing of thingsNamed(requirement, tokens)) {
    if (isOfBundledItem(found.text, thing) || isDenied(found.text, thing)) continue;
    const count =
      countBefore(tokens, thing, codes) ??
      countOfMeasured(tokens, thing, measures.get(thing.from), codes) ??
      countBehind(tokens, thing);
    if (count === null || isArticle(tokens, count)) continue;
    const bare = { ...quantity, unit: null, dimension: null };
    const matchType = compareQuantities(bare, exactQuantity(count.value, count.from, count.to), false);
    findings.push({ matchType, method: 'count', span: { from: count.from, to: count.to } });
  }
  return bestOf(findings);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

/** Where a text names the things that a spec counts: by the words of its name, or as the same part in another language. */
function thingsNamed({ name }: Requirement, tokens: readonly Token[]): Named[] {
  const others = name.known?.dimensions === undefined ? [] : name.known.names.map((one) => resolveName(one).stems);
  const chinese = hasHan(tokens) ? chineseOf(name.stems.filter((stem) => !counting.has(stem))) : [];
  return [name.stems, ...others, ...chinese.map((one) => [one])].flatMap((stems) => thingsCalled(name, stems, tokens));
}

const hasHan = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'character');

const shortestCompound = 5;

/** "Minifigures" are figures. */
const isCalled = (stem: string, noun: string) =>
  stem === noun || (noun.length >= shortestCompound && noun.charCodeAt(0) < 0x3400 && stem.endsWith(noun));

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
      if (isNamed && last.charCodeAt(0) >= 0x3400) return [{ from: at, to: at + last.length }];
    } else if (isCalled(token.stem, last)) {
      const others = nouns.slice(0, -1);
      const before = tokens.slice(Math.max(0, at - others.length), at).map(({ stem }) => stem);
      if (others.every((one) => before.includes(one))) return [{ from: at - others.length, to: at + 1 }];
    }
    const part = nouns.length > 1 ? null : partIdsAt(tokens, at);
    return part?.ids.some((id) => partIds.includes(id)) === true ? [{ from: at, to: part.next }] : [];
  });
}

interface Count extends Named {
  value: number;
}

/** "One bottle contains 400 ml" counts no bottles. */
function isArticle(tokens: readonly Token[], { from }: Count): boolean {
  return from === 0 && tokens[0]?.stem === 'one';
}

/** The number before a thing; one at a place of `codes` belongs to the code of a standard. */
function countBefore(tokens: readonly Token[], { from, to }: Named, codes: ReadonlySet<number>): Count | null {
  let at = from - 1;
  let described = 0;
  while (at >= 0) {
    const token = tokens[at];
    if (token === undefined) return null;
    const isIdle = between.has(token.stem) || (token.kind === 'character' && hanCounters.has(token.stem));
    if (!isIdle && (!describes(token) || multiples[token.stem] !== undefined || described >= mostDescribing)) break;
    if (!isIdle) described += 1;
    at -= 1;
  }
  // 十二 is one number.
  while (tokens[at]?.kind === 'character' && hanNumerals.has(tokens[at - 1]?.stem ?? '')) at -= 1;
  const token = tokens[at];
  if (token === undefined) return null;
  const multiple = Object.hasOwn(multiples, token.stem) ? multiples[token.stem] : undefined;
  if (multiple !== undefined && at === from - 1 && (token.kind === 'word' || !token.glued))
    return { value: multiple, from: at, to };
  // The number of a standard counts nothing: "EN ISO 20471 class 2".
  if (codes.has(at)) return null;
  const number = readNumber(tokens, at) ?? plainNumberWord(tokens, at);
  if (number === null || number.next > from || (tokens[at - 1]?.stem === '-' && token.glued)) return null;
  // A number that is glued to letters before it is a part of a code, one with a unit a measure.
  if (token.kind === 'number' && token.glued && tokens[at - 1]?.kind === 'word') return null;
  return { value: number.value, from: at, to };
}

/** "2 x 650 W motors", "two 4000 mAh batteries": the number before the measure of each. */
function countOfMeasured(
  tokens: readonly Token[],
  thing: Named,
  measure: Quantity | undefined,
  codes: ReadonlySet<number>,
): Count | null {
  if (measure === undefined) return null;
  if (measure.isCounted === true) return { value: measure.times, from: measure.from, to: thing.to };
  const count = countBefore(tokens, { from: measure.from, to: thing.to }, codes);
  return count === null ? null : { ...count, to: thing.to };
}

/** "Pockets: 7", "Number of buttons 6", 抽屉数量4个. */
function countBehind(tokens: readonly Token[], { from, to }: Named): Count | null {
  let at = to;
  while (introducing.has(tokens[at]?.stem ?? '')) at += 1;
  const isCalled = at > to || tokens.slice(Math.max(0, from - 2), from).some(({ stem }) => counting.has(stem));
  const number = isCalled ? (readNumber(tokens, at) ?? plainNumberWord(tokens, at)) : null;
  if (number === null) return null;
  const unit = unitAfter(tokens, number.next);
  return unit !== null && unit.unit.dimension !== 'count' ? null : { value: number.value, from, to: number.next };
}
