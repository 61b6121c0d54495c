import { wordSet } from '../ontology/word-list.ts';
import type { Span } from '../text/find-phrase.ts';
import { readText, type TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';
import { partIdsAt } from './phrase-reader.ts';

const copulas = new Set(['is', 'are', 'was', 'were', "isn't", "aren't"]);
const modal = new Set(['be', 'can', 'cannot', "can't", 'not', 'also', 'may', 'must']);
const hanModal = new Set(['不', '可', '能', '以', '也', '都', '均', '是', '为', '会', '没', '有']);
const parting = new Set(['with', 'of', 'for', 'in', 'on', 'without', 'to']);
const standsForGoods = wordSet('parts that stand for the goods');
const farthest = 8;
const longestName = 4;
/** 顶 of 顶盖. */
const longestHanPrefix = 2;

/** True where a part that the words asked for do not name follows a span: "removable armrests" says nothing of covers. */
export function isOfNextPart(asked: string, { tokens }: TextFacts, { to }: Span): boolean {
  const part = partIdsAt(tokens, to);
  if (part === null || tokens[to]?.kind !== 'word') return false;
  const words = readText(asked).tokens;
  return !words.some((_, at) => partIdsAt(words, at)?.ids.some((id) => part.ids.includes(id)) === true);
}

/** True where a text says what stands at a span of a part of the goods that the words asked for do not name. */
export function isSaidOfOtherPart(asked: string, { tokens }: TextFacts, span: Span): boolean {
  const part = partWithQuality(tokens, span);
  if (part === null) return false;
  const words = readText(asked).tokens;
  return !words.some((_, at) => partIdsAt(words, at)?.ids.some((id) => part.ids.includes(id)) === true);
}

/**
 * The part of which a sentence says that it has a quality or lacks it: "The lid is not waterproof", 顶盖防水. Null where it speaks of
 * the goods, as also of what stands for them ("The housing is waterproof"), or is no sentence of that form.
 */
function partWithQuality(tokens: readonly Token[], { from, to }: Span): { ids: readonly string[] } | null {
  const end = tokens[from]?.kind === 'character' ? endOfHanSubject(tokens, { from, to }) : endOfSubject(tokens, from);
  if (end === null) return null;
  for (let start = Math.max(0, end - longestName); start < end; start += 1) {
    const part = partIdsAt(tokens, start);
    if (part?.next !== end || !opensClause(tokens, start)) continue;
    return part.ids.some((id) => standsForGoods.has(id)) ? null : part;
  }
  return null;
}

/** The place of the verb before a quality, where it follows its subject: "lid | is fully waterproof", "headrest | not adjustable". */
function endOfSubject(tokens: readonly Token[], from: number): number | null {
  let at = from - 1;
  while (from - at < farthest && tokens[at]?.kind === 'word' && !isVerb(tokens[at])) at -= 1;
  if (!isVerb(tokens[at])) return null;
  while (isVerb(tokens[at - 1])) at -= 1;
  return at;
}

const isVerb = (token: Token | undefined) => token !== undefined && (copulas.has(token.stem) || modal.has(token.stem));

function endOfHanSubject(tokens: readonly Token[], { from, to }: Span): number | null {
  const next = tokens[to];
  if (next?.kind === 'character' && next.glued) return null;
  let at = from;
  while (at > 0 && tokens[at]?.glued === true && hanModal.has(tokens[at - 1]?.stem ?? '')) at -= 1;
  return tokens[at]?.glued === true && tokens[at - 1]?.kind === 'character' ? at : null;
}

/** True where nothing but words that describe stands between the start of a clause and a place: no "pot with" before "lid". */
function opensClause(tokens: readonly Token[], start: number): boolean {
  for (let at = start - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark') return true;
    if (parting.has(token.stem)) return false;
    if (token.kind === 'character' && start - at > longestHanPrefix) return false;
  }
  return true;
}
