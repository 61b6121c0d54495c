import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import { isOfferedAs } from '../name/goods-in-name.ts';
import { resolveName } from '../name/resolve-name.ts';
import type { Statement } from './statement.ts';

const cues = phrasesOf(wordList('offering before'));
const skipped = new Set([...wordSet('words before offered values'), ...wordSet('words around an owner')]);
const longestOwner = 2;
const longestHan = 5;

/** What a text offers in several values: the part that it names, null for the goods. */
export interface OfferedThing {
  part: string | null;
}

/**
 * Of what the values are that a text offers to choose from: the handle of "Handle available in black or green", 车架 of
 * 车架可选金色、橙色.
 */
export function offeredThing(statement: Statement, run: readonly Span[]): OfferedThing {
  const [first] = run;
  if (first === undefined) return { part: null };
  const named = namedAhead(statement, first.from);
  return { part: named === null || isGoods(named, statement) ? null : named };
}

function isGoods(name: string, statement: Statement): boolean {
  const last = beginsInChinese(name) ? name : (name.toLowerCase().split(' ').at(-1) ?? name);
  const { known } = resolveName(name);
  const isProperty = known?.reads === 'colour' || known?.dimensions?.some((one) => one !== 'count') === true;
  return isProperty || statement.offers(last) || isOfferedHere(last, statement);
}

/** The noun of a title's goods; in a sentence any noun would be its own. */
const isOfferedHere = (noun: string, statement: Statement) => statement.isTitle && isOfferedAs(noun, statement);

function textOf({ text: { tokens, raw } }: Statement, from: number, to: number): string | null {
  return from < to ? raw.slice(tokens[from]?.start, tokens[to - 1]?.end) : null;
}

const isHan = (token: Token | undefined) => token?.kind === 'character';

function namedAhead(statement: Statement, at: number): string | null {
  const { tokens } = statement.text;
  let end = at;
  while (end > 0 && isSkipped(tokens, end - 1)) end -= 1;
  let start = end;
  if (isHan(tokens[end - 1])) {
    while (
      start > 0 &&
      end - start < longestHan &&
      isHan(tokens[start - 1]) &&
      (start === end || tokens[start]?.glued === true)
    )
      start -= 1;
    return textOf(statement, start, end);
  }
  while (start > 0 && end - start < longestOwner && tokens[start - 1]?.kind === 'word' && !isSkipped(tokens, start - 1))
    start -= 1;
  return textOf(statement, start, end);
}

/** Words of an offer, which name nothing that is offered. */
function isSkipped(tokens: readonly Token[], at: number): boolean {
  if (skipped.has(tokens[at]?.stem ?? '')) return true;
  for (let from = Math.max(0, at - longestOwner); from <= at; from += 1)
    if ((cues.at(tokens, from)?.next ?? 0) > at) return true;
  return false;
}
