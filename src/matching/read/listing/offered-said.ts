import type { Attribute } from '../../listing.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { isDenied, type Span } from '../../text/find-phrase.ts';
import { continuesHan } from '../../text/han-segments.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { resolveName } from '../name/resolve-name.ts';
import { sizeCodeOf } from '../size/size-code.ts';
import { offeredThing } from './offered-owner.ts';
import type { Statement } from './statement.ts';

const offeringBefore = phrasesOf(wordList('offering before'));
const offeringBehind = phrasesOf(wordList('offering behind'));
const joints = wordSet('joints of an offer');
const choosing = new Set(['/', 'or', '或']);
const slashes = new Set(['/']);
const lastChoosing = new Set(['or', '或']);
const ranging = new Set(['-', '~', 'to', '到', '至']);
const sizeMarks = new Set(['码', '号']);
/** What may stand between a cue or a name and the first value. */
const between = wordSet('words before offered values');
const farthest = 4;
const choosingWords = new Set(['choose', 'choice', 'pick', 'available', 'options']);
/** So many colours between slashes are no pattern. */
const leastChoices = 3;

/**
 * The values of one property that a text offers to choose from: "available in grey, beige and purple", 颜色可选：橙色、棕色或黑色,
 * "Sizes from S to XL are in stock", "length 5 m / 25 m / 50 m".
 */
export function readOffered(statement: Statement): readonly Attribute[] {
  const { tokens } = statement.text;
  if (!tokens.some(({ stem }, at) => choosing.has(stem) || isCue(tokens, at) || sizeMarks.has(stem))) return [];
  const found = [coloursOffered, measuresOffered, sizesOffered].map((read) => read(statement));
  return found.flatMap((offered) => offered ?? []);
}

const isCue = (tokens: readonly Token[], at: number) =>
  offeringBefore.at(tokens, at) !== null || offeringBehind.at(tokens, at) !== null;

/** Spans with nothing but joints between them, the longest run of all. */
function runOf<One extends Span>(tokens: readonly Token[], spans: readonly One[]): readonly One[] {
  let best: One[] = [];
  let run: One[] = [];
  for (const span of spans) {
    const last = run.at(-1);
    const isJoined =
      last !== undefined &&
      span.from > last.to &&
      tokens.slice(last.to, span.from).every(({ stem }) => joints.has(stem));
    run = isJoined ? [...run, span] : [span];
    if (run.length > best.length) best = run;
  }
  return best.length > 1 ? best : [];
}

/** True where words before or behind a run say that one may choose. */
function isOffered(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= 2 * farthest; at -= 1) {
    const next = offeringBefore.at(tokens, at)?.next ?? -1;
    if (
      next !== -1 &&
      next <= from &&
      tokens.slice(next, from).every((token) => between.has(token.stem) || isName(token))
    )
      return true;
  }
  for (let at = to; at < tokens.length && at - to < farthest; at += 1) {
    if (offeringBehind.at(tokens, at) !== null) return true;
    if (!between.has(tokens[at]?.stem ?? '') && !isName(tokens[at])) return false;
  }
  return false;
}

const isName = (token: Token | undefined) => token !== undefined && resolveName(token.text).known !== null;

const isJoinedBy = (tokens: readonly Token[], run: readonly Span[], at: number, marks: ReadonlySet<string>) =>
  tokens.slice(run[at - 1]?.to, run[at]?.from).some(({ stem }) => marks.has(stem));

const isEachJoined = (tokens: readonly Token[], run: readonly Span[], marks: ReadonlySet<string>) =>
  run.every((_, at) => at === 0 || isJoinedBy(tokens, run, at, marks));

/** "1 / 2 / 3" and "1, 2 or 3": joints of a choice between all, or before the last. */
const isOfChoice = (tokens: readonly Token[], run: readonly Span[]) =>
  isJoinedBy(tokens, run, run.length - 1, lastChoosing) || isEachJoined(tokens, run, choosing);

/** The known property that is named right before a place, with words of the offer between; null where none is. */
function propertyBefore(statement: Statement, place: number): string | null {
  const { tokens } = statement.text;
  for (let end = place; end > 0; end -= 1) {
    const name = propertyEndingAt(statement, end);
    if (name !== null || !isBetween(tokens, end - 1)) return name;
  }
  return null;
}

const isBetween = (tokens: readonly Token[], at: number) =>
  between.has(tokens[at]?.stem ?? '') || choosingWords.has(tokens[at]?.stem ?? '');

function propertyEndingAt({ text: { tokens, raw } }: Statement, end: number): string | null {
  for (let from = Math.max(0, end - farthest); from < end; from += 1) {
    if (tokens.slice(from, end).some(({ kind }) => kind === 'mark' || kind === 'number')) continue;
    const name = raw.slice(tokens[from]?.start, tokens[end - 1]?.end);
    if (resolveName(name).known !== null) return name;
  }
  return null;
}

function isOfGoods({ scope, text }: Statement, span: Span): boolean {
  return scope.subjectOf(span)?.isCertain !== true && !isDenied(text, span);
}

const textsOf = ({ text: { tokens, raw } }: Statement, run: readonly Span[]) =>
  run.map(({ from, to }) => raw.slice(tokens[from]?.start, tokens[to - 1]?.end));

function coloursOffered(statement: Statement): Attribute | null {
  const { tokens } = statement.text;
  const run = runOf(
    tokens,
    statement.colours.filter((span) => span.id !== null && !isDenied(statement.text, span)),
  );
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { part } = offeredThing(statement, run);
  const isListed = run.length >= leastChoices && isEachJoined(tokens, run, slashes);
  const isOfThePart = part !== null && (isOfChoice(tokens, run) || continuesHan(tokens, last.to));
  if (!isListed && !isOfThePart && !isOffered(tokens, first.from, last.to)) return null;
  if (part === null && !run.every((span) => isOfGoods(statement, span))) return null;
  return { name: part === null ? 'Colour' : lookOfPart(part), value: textsOf(statement, run).join(' / ') };
}

const lookOfPart = (part: string) => (beginsInChinese(part) ? `${part}颜色` : `${part} colour`);

function measuresOffered(statement: Statement): Attribute | null {
  const { tokens } = statement.text;
  const points = statement.quantities.quantities.filter(({ form, times }) => form === 'point' && times === 1);
  const run = runOf(tokens, points);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last?.unit == null || last.dimension === 'count') return null;
  if (run.some(({ unit }) => unit !== null && unit !== last.unit)) return null;
  const name = propertyBefore(statement, first.from);
  if (name === null || resolveName(name).known?.dimensions === undefined) return null;
  if (!isOfChoice(tokens, run) && !isOffered(tokens, first.from, last.to)) return null;
  const unit = statement.text.raw.slice(tokens[last.from]?.end, tokens[last.to - 1]?.end).trim();
  const values = textsOf(statement, run).map((value, at) =>
    run[at]?.unit === last.unit && hasUnit(value) ? value : `${value} ${unit}`,
  );
  return { name, value: values.join(' / ') };
}

const hasUnit = (value: string) => /[^\d\s.,/]/u.test(value);

/** Sizes by letters or numbers, each or from one to another. */
function sizesOffered(statement: Statement): Attribute | null {
  const { tokens, raw } = statement.text;
  for (let at = 0; at < tokens.length; at += 1) {
    if (
      !isSize(tokens[at]) ||
      (at > 0 && tokens[at]?.glued === true && tokens[at - 1]?.kind !== 'mark' && tokens[at - 1]?.kind !== 'character')
    )
      continue;
    const run = sizesFrom(tokens, at);
    const last = run.at(-1);
    if (last === undefined || run.length < 2) continue;
    const isNamed =
      resolveName(propertyBefore(statement, at) ?? '').known?.reads === 'size' ||
      sizeMarks.has(tokens[last.to - 1]?.stem ?? '');
    const isListed = isOfChoice(tokens, run) && isNamed;
    const areCodes = run.every(
      ({ from, to }) => sizeCodeOf(readText(raw.slice(tokens[from]?.start, tokens[to - 1]?.end))) !== null,
    );
    const isTold =
      isOffered(tokens, at, last.to) && (isNamed || areCodes || sizeMarks.has(tokens[last.to - 1]?.stem ?? ''));
    if (!isListed && !isTold) {
      at = last.to - 1;
      continue;
    }
    const values = textsOf(statement, run).map((value) => value.replace(/[码号]$/u, ''));
    const isRange = run.length === 2 && ranging.has(tokens[(run[1]?.from ?? 1) - 1]?.stem ?? '');
    return { name: 'Size', value: values.join(isRange ? '-' : ' / ') };
  }
  return null;
}

const isSize = (token: Token | undefined): boolean =>
  token?.kind === 'number' || (token?.kind === 'word' && sizeCodeOf(readText(token.text)) !== null);

/** The sizes that stand together from a place on, with the marks of sizes between them. */
function sizesFrom(tokens: readonly Token[], start: number): readonly Span[] {
  const run: Span[] = [];
  for (let at = start; isSize(tokens[at]); ) {
    let to = at + 1;
    while (
      tokens[to]?.glued === true &&
      (tokens[to]?.kind === 'word' || tokens[to]?.kind === 'number') &&
      isSize(tokens[to])
    )
      to += 1;
    if (sizeMarks.has(tokens[to]?.stem ?? '')) to += 1;
    run.push({ from: at, to });
    const isFirst = run.length === 1;
    let next = to;
    while (joints.has(tokens[next]?.stem ?? '') || (isFirst && ranging.has(tokens[next]?.stem ?? ''))) next += 1;
    if (next === to) break;
    at = next;
  }
  return run;
}
