import { wordSet } from '../ontology/word-list.ts';
import { isSpacedDash } from './find-exceptions.ts';
import type { Token } from './tokenize.ts';

/** Marks and words at which a clause ends. */
export const endsClause = wordSet('read text: ends clause');

const noAnswers = new Set(['no', 'none', 'nil', '无', '否', '没有']);

const asking = new Set([':', '?']);
/** 有无 asks. */
const beforeNone = new Set(['有', '全', '若']);

/** "Hood: none", "Foldable? No", 轮子：无, 计时功能无: what stands before is not there. The answer ends its clause. */
export function answersNo(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.stem === '无' && tokens[at]?.glued === true) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    return (
      before?.kind === 'character' && !beforeNone.has(before.stem) && (next === undefined || endsClause.has(next.stem))
    );
  }
  if (!asking.has(tokens[at]?.stem ?? '')) return false;
  const isLong = tokens[at + 1]?.stem === '没' && tokens[at + 2]?.stem === '有';
  const next = isLong ? at + 3 : at + 2;
  const after = tokens[next];
  const isAnswer = isLong || noAnswers.has(tokens[at + 1]?.stem ?? '');
  return isAnswer && (after === undefined || endsClause.has(after.stem) || isSpacedDash(tokens, next));
}

const yesAnswers = new Set(['yes', 'sure', '是', '有', '可', '能', '支']);
const longestAsked = 4;

/** The first token of what a question asks, "Lid? Sold as a pan only", and which no "yes" answers; `at` itself for no question. */
export function startOfAsked(tokens: readonly Token[], at: number): number {
  const [mark, next] = [tokens[at], tokens[at + 1]];
  if (mark?.stem !== '?' || !mark.glued || next?.glued === true || yesAnswers.has(next?.stem ?? '')) return at;
  let from = at;
  let words = 0;
  while (from > 0 && words < longestAsked && !endsClause.has(tokens[from - 1]?.stem ?? '')) {
    from -= 1;
    words += tokens[from]?.kind === 'character' ? 0.5 : 1;
    // In Chinese a space begins another phrase.
    if (tokens[from]?.kind === 'character' && tokens[from]?.glued === false) break;
  }
  return from;
}
