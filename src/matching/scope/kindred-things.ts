import { wordSet, wordsByMeaning } from '../ontology/word-list.ts';
import { includingWords } from '../ontology/word-lists.ts';
import { namesThing } from '../read/name/bilingual-words.ts';
import { chineseOf, isKnownThing } from '../read/name/in-chinese.ts';
import { findPhrase, isDenied, type Span } from '../text/find-phrase.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { runTogether, type TextFacts, unspacedOf } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';
import { belongsToNext, isStatedToCome } from './comes-along.ts';

const including = phrasesOf(includingWords);
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

const moreOfSame = wordSet('more of the same');

/** "Extra lenses not included": the goods may have lenses of their own. */
export const isOneMoreDenied = (text: TextFacts, span: Span): boolean =>
  moreOfSame.has(text.tokens[span.from - 1]?.stem ?? '') && isDenied(text, span);

const addsNothing = wordSet('adds nothing to a thing');

/**
 * "Bolts included" and 附螺栓 where mounting bolts are wanted: the last word alone, of words of which the others add nothing to it, as a
 * thing that comes along.
 */
export function headsBrought(text: TextFacts, words: readonly string[]): Span[] {
  const head = words.at(-1);
  if (head === undefined || words.length < 2) return [];
  if (!words.slice(0, -1).every((word) => addsNothing.has(word))) return [];
  const names = [head, ...chineseOf([head]).filter((name) => name.length > 1)];
  return names
    .flatMap((name) => findPhrase(text, name))
    .filter((span) => standsAlone(text.tokens, span.from) && isBrought(text, span));
}

const isBrought = (text: TextFacts, span: Span) => isStatedToCome(text, span) === true && !belongsToNext(text, span);

const longestUnit = 2;

/** True where no word before a place tells more of what stands there than how many they are or how large: "64 GB card". */
function standsAlone(tokens: readonly Token[], from: number): boolean {
  const [previous, other] = [tokens[from - 1], tokens[from - 2]];
  if (previous === undefined || joining.has(previous.stem) || including.at(tokens, from - 1) !== null) return true;
  if (previous.kind === 'number' || addsNothing.has(previous.stem)) return true;
  return previous.text.length <= longestUnit && other?.kind === 'number';
}

/** "Lid screws" are none to mount with. */
const isPartOfThing = (tokens: readonly Token[], from: number) =>
  isKnownThing(tokens[from - 1]?.stem ?? '') && !standsAlone(tokens, from);

const widerNames = Object.entries(wordsByMeaning('things by a wider name')).map(([name, kinds]) => ({
  name: unspacedOf(name),
  kinds: runTogether(kinds),
}));
const before = ['', ...addsNothing];

/** True where a text names a kind of what the phrases call by a wider name: "AAA" of batteries. */
export const namesKindOf = (text: TextFacts, phrases: readonly string[]): boolean =>
  widerNames.some(
    ({ name, kinds }) => phrases.includes(name) && kinds.some((kind) => findPhrase(text, kind).length > 0),
  );

/** What is wanted by a wider name, "mounting hardware", said by that of a kind of it: that "4 screws" come along, or no mounting bolts. */
export function kindsStated(text: TextFacts, phrases: readonly string[]): { span: Span; comes: boolean }[] {
  return widerNames.flatMap(({ name, kinds }) => {
    const said = before.filter((word) => phrases.includes(`${word}${name}`));
    if (said.length === 0) return [];
    const brought = kinds
      .flatMap((kind) => findPhrase(text, kind))
      .filter((span) => !isPartOfThing(text.tokens, span.from) && isBrought(text, span));
    // "Bolts not supplied" leaves open whether screws are.
    const lacked = said
      .flatMap((word) => kinds.flatMap((kind) => (word === '' ? [] : findPhrase(text, `${word}${kind}`))))
      .filter((span) => isDenied(text, span));
    return [...brought.map((span) => ({ span, comes: true })), ...lacked.map((span) => ({ span, comes: false }))];
  });
}

const copulas = new Set(['is', 'are']);
const standsForGoods = new Set(['it', 'this', 'they', 'these', 'product', 'item']);
const longestThing = 4;

/** "Case is not water resistant" and 控制器不防水 tell nothing of the goods: what is denied from a place on is denied of a thing before it. */
export function isDeniedOfThing({ tokens, deniedBy }: TextFacts, from: number): boolean {
  const [first, previous] = [tokens[from], tokens[from - 1]];
  if (first?.kind === 'word')
    return (
      first.stem === 'not' && copulas.has(previous?.stem ?? '') && !standsForGoods.has(tokens[from - 2]?.stem ?? '')
    );
  if (first?.kind !== 'character' || previous?.stem !== '不' || !previous.glued || deniedBy[from] !== from - 1)
    return false;
  for (let length = 2; length <= longestThing; length += 1) {
    const run = tokens.slice(Math.max(0, from - 1 - length), from - 1);
    if (namesThing(run.map(({ stem }) => stem).join(''), 'chinese')) return true;
  }
  return false;
}
