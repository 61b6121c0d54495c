import type { Located } from '../compare/located.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { servedName, servingNames } from '../read/spec/served-in-name.ts';
import { isOfNextPart, isSaidOfOtherPart } from '../scope/said-of-part.ts';
import type { Span } from '../text/find-phrase.ts';

/** What these methods find different is different, whichever part of a wish was asked for, and of one in the same words a material too. */
const settling: ReadonlySet<string> = new Set(['value family', 'grade', 'quantity']);
const settlingSame: ReadonlySet<string> = new Set([...settling, 'material', 'boolean']);

/** True for an answer of the title or the description. */
export const isRunning = ({ field }: Located): boolean => field === 'title' || field === 'description';

/**
 * What an answer to other terms for a wish says of it. Other terms say yes alone; of a wish's parts, asked one by one, an attribute may
 * say that one is another, and of the same wish in other words any part of a listing.
 */
export function saidOfWish(other: Requirement, answer: Located | null, asked: Requirement): Located | null {
  const { allOf, isTheSame = false } = other;
  const isSettled = (isTheSame ? settlingSame : settling).has(answer?.method ?? '');
  const isOfAttributes = answer !== null && !isRunning(answer) && allOf !== undefined;
  const isOther = answer?.matchType === 'not_match' && isSettled && (isTheSame || isOfAttributes);
  return isOther ? answer : affirmed(other, answer, asked);
}

/** A title that names one material, as an item of its own, says of what the goods are as a whole: "Cabin case, ABS, red". */
function isOfWhole(answer: Located, { name }: Requirement): boolean {
  const { field, statement } = answer;
  const { materials, scope, text } = statement;
  const [only, ...more] = materials;
  const isCover = name.stems.some((stem) => covers.has(stem)) || hanCovers.has(name.raw.trim());
  if (isCover && field === 'title' && answer.span !== null && isBeforeGoods(statement, answer.span)) return true;
  if (field !== 'title' || only === undefined || more.length > 0 || scope.subjectOf(only) !== null) return false;
  const next = text.tokens[only.to];
  return next === undefined || next.stem === ',' || next.stem === '/' || next.stem === '|';
}

const covers = wordSet('what goods are covered with');
const hanCovers = new Set(wordList('what goods are covered with'));
const mostBetween = 2;

/** "Leather safety shoe": what stands right before the noun of the goods is what these are of. */
function isBeforeGoods(title: Located['statement'], span: Span): boolean {
  const { tokens } = title.text;
  if (title.scope.subjectOf(span) !== null) return false;
  for (let at = span.to; at <= span.to + mostBetween && tokens[at]?.kind === 'word'; at += 1)
    if (isOfferedAs(tokens[at]?.stem ?? '', title)) return true;
  return false;
}

/**
 * A title may name the material of any part: of what goods are made their attributes tell. A description speaks of many things
 * that the goods are not for.
 */
function affirmed({ name, specName }: Requirement, answer: Located | null, asked: Requirement): Located | null {
  if (answer?.matchType !== 'match') return null;
  const { span, statement } = answer;
  const isOfPart = (of: typeof isOfNextPart) => span !== null && of(specName, statement.text, span);
  if (isRunning(answer) && (isOfPart(isSaidOfOtherPart) || isOfPart(isOfNextPart))) return null;
  if (name.raw === servedName && answer.field === 'description') return null;
  if (servingNames.has(name.raw) && isRunning(answer)) return null;
  return name.key === '#material' && isRunning(answer) && !isOfWhole(answer, asked) ? null : answer;
}
