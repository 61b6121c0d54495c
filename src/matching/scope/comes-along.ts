import { wordSet } from '../ontology/word-list.ts';
import { batterySizes, excludedWords, includedWords, includingWords, needingWords } from '../ontology/word-lists.ts';
import { findPhrase, isDenied, type Span } from '../text/find-phrase.ts';
import { PhraseIndex, phrasesOf } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';

const stated = new PhraseIndex<boolean>();
for (const words of includedWords) stated.add(words, true);
for (const words of excludedWords) stated.add(words, false);
const including = phrasesOf(includingWords);
const needing = phrasesOf(needingWords);

const idle = new Set(['(', ',', '-', 'is', 'are', 'all', 'both']);
const farthestBefore = 5;
const ends = wordSet('comes along: ends');
const needed = new Set(['required', 'needed', 'operated', 'powered', 'require', 'need']);

const joined = new Set(['+', '&']);

/**
 * True where words beside a thing or of its own say that it comes along ("with lid", "kettle + strainer"), false where they say that
 * it does not, null where none do.
 */
export function isStatedToCome(text: TextFacts, span: Span): boolean | null {
  if (isDenied(text, span)) return false;
  const { tokens } = text;
  let at = span.to;
  while (idle.has(tokens[at]?.stem ?? '')) at += 1;
  const behind = stated.at(tokens, at)?.value;
  if (behind !== undefined) return behind;
  const isInside = tokens.some(
    (_, place) =>
      place >= span.from && place < span.to && (including.at(tokens, place) ?? stated.at(tokens, place)) !== null,
  );
  const isSaid = isInside || joined.has(tokens[span.from - 1]?.stem ?? '') || stands(text, span, including);
  return isSaid ? true : null;
}

/** What the first words of a text that speak of it say of whether its thing comes along: "LR44 (included)". */
export function inclusionIn({ tokens }: TextFacts): { span: Span; comes: boolean } | null {
  for (const at of tokens.keys()) {
    const found = stated.at(tokens, at);
    if (found !== null) return { span: { from: at, to: found.next }, comes: found.value };
  }
  return null;
}

/** "Requires 2 AAA batteries": the goods need them, wherever they come from. */
export function isOnlyNeeded(text: TextFacts, span: Span): boolean {
  const isAsked = needed.has(text.tokens[span.to]?.stem ?? '') || stands(text, span, needing);
  return isAsked && isStatedToCome(text, span) === null;
}

/** True where one of the phrases stands before a span with no more than an amount and two words between. */
function stands({ tokens }: TextFacts, { from }: Span, phrases: PhraseIndex<true>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - farthestBefore); at -= 1) {
    if (ends.has(tokens[at]?.stem ?? '')) return false;
    const found = phrases.at(tokens, at);
    if (found !== null && found.next <= from) return true;
  }
  return false;
}

/** "2 x AAA not incl": where a size of batteries is said to come along or not. */
export function batteriesStated(text: TextFacts): { span: Span; comes: boolean }[] {
  return batterySizes.flatMap((size) =>
    findPhrase(text, size).flatMap((span) => {
      const comes = isStatedToCome(text, span);
      return comes === null ? [] : [{ span, comes }];
    }),
  );
}

const joining = wordSet('comes along: joining');

/** "Bladder not included" where a hydration bladder is wanted: the last word alone, with no other word to tell its kind. */
export function headsDenied(text: TextFacts, words: readonly string[]): Span[] {
  const head = words.at(-1);
  if (head === undefined || words.length < 2) return [];
  return findPhrase(text, head).filter((span) => {
    const previous = text.tokens[span.from - 1];
    return isDenied(text, span) && (previous === undefined || joining.has(previous.stem));
  });
}

const shortest = 2;
const longName = 4;

/**
 * Where a Chinese thing is denied by a shorter name: its characters in their order, from its first to its last or its end
 * alone (车充头 for 车载充电头).
 */
export function shortNamesDenied({ tokens, deniedBy }: TextFacts, name: string): Span[] {
  const spans: Span[] = [];
  if (name.length < longName) return spans;
  for (let from = 0; from < tokens.length; from += 1) {
    const cue = deniedBy[from] ?? -1;
    if (cue === -1 || cue > from || deniedBy[from - 1] === cue || tokens[from]?.kind !== 'character') continue;
    let to = from;
    while (deniedBy[to] === cue && tokens[to]?.kind === 'character') to += 1;
    const said = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join('');
    if (isShortFor(said, name)) spans.push({ from, to });
    from = to - 1;
  }
  return spans;
}

function isShortFor(short: string, long: string): boolean {
  if (short.length < shortest || short.length >= long.length || short.at(-1) !== long.at(-1)) return false;
  if (long.endsWith(short)) return true;
  if (short.charAt(0) !== long.charAt(0)) return false;
  let at = 0;
  for (const character of long) if (character === short.charAt(at)) at += 1;
  return at === short.length;
}

/** True where a count of pieces stands beside a thing: "5 headrest covers", 头枕套5个. */
export function isCounted({ tokens }: TextFacts, { from, to }: Span, count: number): boolean {
  const beside = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]];
  return beside.some((token) => token?.kind === 'number' && Number(token.text) === count);
}
