import { wordList, wordSet } from '../ontology/word-list.ts';
import type { Span } from '../text/find-phrase.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

const before = phrasesOf(wordList('offers an extra before'));
const behind = phrasesOf(wordList('offers an extra behind'));
const between = wordSet('between a thing and its offer');

const mostBefore = 4;
const mostBehind = 8;

/** True where words beside a thing say that it can be had as an extra: "optional rain cover", "vice at extra cost", 可选配灯. */
export function isOfferedExtra({ tokens }: TextFacts, { from, to }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - mostBefore); at -= 1) {
    const found = before.at(tokens, at);
    // 配锅盖 of 可选配锅盖 may be found as well.
    if (found !== null && found.next <= from + 1) return true;
    const token = tokens[at];
    if (token?.kind === 'mark' && token.stem !== '-' && token.stem !== ':' && token.stem !== '/') break;
  }
  return isOfferedBehind(tokens, to);
}

function isOfferedBehind(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + mostBehind; at += 1) {
    if (behind.at(tokens, at) !== null) return true;
    if (!between.has(tokens[at]?.stem ?? '')) return false;
  }
  return false;
}

/** True for a value that says no more of the thing of its name than that it can be had: "optional extra", 选配（另加价）; "optional, oak" says more. */
export function saysOffered({ tokens }: TextFacts): boolean {
  const found = behind.at(tokens, 0) ?? before.at(tokens, 0);
  if (found === null || tokens.length > mostBehind) return false;
  return tokens[found.next]?.stem !== ',' || behind.at(tokens, found.next + 1) !== null;
}
