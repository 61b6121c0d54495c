import { askedBy } from '../../claim/asked-property.ts';
import { hanCounters, hanCounting } from '../../ontology/counting-words.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isOfferedAs } from '../../read/name/goods-in-name.ts';
import { chineseOf } from '../../read/name/in-chinese.ts';
import { areOneThing, otherNames } from '../../read/name/same-thing.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import type { Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { Token } from '../../text/tokenize.ts';
import { withoutTrailing } from '../../text/trailing-han.ts';

/** Characters that end no name of a thing: 共 of 一共, 装 of 6个装. */
const noThings = wordSet('count of other: no things');
const openings = wordSet('count of other: openings');
const shortestThing = 2;
const longestThing = 6;

/**
 * True for a count that a Chinese text tells of a thing which a spec does not count: 4个口袋 is no number of pieces in the pack,
 * 层板5块 none of drawers.
 */
export function countsOtherThing(requirement: Requirement, statement: Statement, found: Span): boolean {
  const thing = thingBeside(statement.text.tokens, found);
  if (thing === null) return false;
  const { name } = requirement;
  if (name.known?.id === 'pack size') return !statement.offers(thing) && !isOfferedAs(thing, statement);
  if (name.known !== null) return false;
  const run = name.stems.join('').replace(hanCounting, '');
  const named = beginsInChinese(run) ? otherNames([run]) : chineseOf(askedBy(name).nouns);
  const names = beginsInChinese(run) ? [run, ...named] : named;
  return names.length > 0 && !names.some((one) => mayBeOne(one, thing));
}

/** Two names may call one thing where the last character of one stands in the other: 车轮 and 轮子. */
const mayBeOne = (one: string, other: string) =>
  areOneThing(one, other) || one.includes(other.slice(-1)) || other.includes(one.slice(-1));

/** The thing that stands right behind a count, or right before it: 口袋 of 4个口袋, 层板 of 层板5块; null where there is none. */
function thingBeside(tokens: readonly Token[], { from, to }: Span): string | null {
  const isHan = tokens.slice(from, to).some(({ kind, stem }) => kind === 'character' && hanCounters.has(stem));
  if (!isHan) return null;
  let end = to;
  while (tokens[end]?.kind === 'character' && tokens[end]?.glued === true) end += 1;
  end = withoutTrailing(tokens, to, end);
  const behind = thingOf(tokens, to, end);
  if (behind !== null || end > to) return behind;
  let start = from;
  while (tokens[start]?.glued === true && tokens[start - 1]?.kind === 'character') start -= 1;
  return thingOf(tokens, start, from);
}

function thingOf(tokens: readonly Token[], from: number, to: number): string | null {
  if (to - from < shortestThing || to - from > longestThing) return null;
  if (noThings.has(tokens[to - 1]?.stem ?? '') || openings.has(tokens[from]?.stem ?? '')) return null;
  return tokens
    .slice(from, to)
    .map(({ stem }) => stem)
    .join('');
}
