import { goodsNouns } from '../ontology/scope-words.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import { thingLengthAt } from '../read/name/in-chinese.ts';
import { isMeasuringWord } from '../read/quantity/quantity-role.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import type { Token } from '../text/tokenize.ts';
import { sideAdjectives, thingIn } from './joined-things.ts';
import type { PhraseReader, WordRole } from './phrase-reader.ts';
import { endOfVerb, isVerb } from './predicate.ts';
import { type Scope, wordsIn } from './scope.ts';
import type { TextPlace } from './text-place.ts';

const stating = phrasesOf(wordList('stating verbs'));
const goods = new Set(goodsNouns);
const longestName = 4;
const smallWords = wordSet('words after a measure');

/**
 * Gives what a sentence says of a thing to that thing: "The doors are rattan", "Collar: velvet", 置物板为竹. Words of the
 * goods themselves ("it", "the product", what the title calls them) leave it with the goods.
 */
export function readPredicate(
  reader: PhraseReader,
  scope: Scope,
  { wordsOfGoods, offers }: Pick<TextPlace, 'wordsOfGoods' | 'offers'>,
): void {
  const { tokens } = reader;
  let from = 0;
  while (tokens[from]?.stem === 'the' || tokens[from]?.stem === 'a' || tokens[from]?.stem === 'it') from += 1;
  let to = from;
  while (to - from < longestName && reader.isNoun(to) && reader.roleAt(to) === 'plain' && !isVerb(reader, to)) to += 1;
  if (tokens[from]?.kind === 'character') to = endOfHanName(reader, from);
  const verb = stating.at(tokens, to)?.next ?? endOfVerb(reader, to);
  let next = verb;
  while (reader.roleAt(next) === 'describing') next += 1;
  // "Specification: weight 95 g" names no thing.
  const isMeasured = reader.roleAt(next) === 'measure' && tokens[to]?.stem !== ':';
  // "The handle is made of walnut": whatever that is, it is said of the handle.
  const isMade = tokens[verb - 1]?.stem === 'of' && tokens[verb - 2]?.stem === 'made' && reader.isNoun(next);
  const isSaid = reader.isMention(next) || isMeasured || isMade;
  if (to === from || verb === to || !isSaid) return;
  const name = { from, to };
  const part = reader.partAt(to - 1) ?? reader.partAt(from);
  if (part === null ? isOfGoods(reader, name, wordsOfGoods) : offers(wordsIn(tokens, part).at(-1) ?? '')) return;
  let end = next;
  while (
    !reader.isStop(end) &&
    (reader.isMention(end) ||
      (isMade && reader.isNoun(end)) ||
      reader.roleAt(end) === 'measure' ||
      reader.roleAt(end) === 'describing' ||
      tokens[end]?.stem === 'and')
  )
    end += 1;
  scope.mark({ from, to: end }, name, part?.rows.map(({ id }) => id) ?? [], true);
}

function endOfHanName(reader: PhraseReader, from: number): number {
  let to = from;
  while (reader.tokens[to]?.kind === 'character' && reader.roleAt(to) === 'plain' && !isVerb(reader, to)) to += 1;
  return to;
}

function isOfGoods(
  { tokens }: PhraseReader,
  { from, to }: { from: number; to: number },
  wordsOfGoods: ReadonlySet<string>,
): boolean {
  const name = tokens.slice(from, to);
  if (name.some(({ stem }) => goods.has(stem) || isMeasuringWord(stem))) return true;
  if (name[0]?.kind === 'character') {
    const run = name.map(({ stem }) => stem).join('');
    return goodsNouns.some((noun) => run.endsWith(noun)) || wordsOfGoods.has(run);
  }
  return wordsOfGoods.has(name.at(-1)?.stem ?? '');
}

/** "5-1/2" high splash", "30 cm deep drawer": in a description the measure is of the noun behind it, unless that is the goods. */
export function readMeasuredThings(reader: PhraseReader, scope: Scope, wordsOfGoods: ReadonlySet<string>): void {
  const { tokens } = reader;
  for (const [at, { stem }] of tokens.entries()) {
    if (!sideAdjectives.has(stem) || reader.roleAt(at - 1) !== 'measure') continue;
    const noun = at + 1;
    if (smallWords.has(tokens[noun]?.stem ?? '')) continue;
    if (!reader.isPlainNoun(noun) || reader.isProperty(noun) || isVerb(reader, noun) || scope.has(noun)) continue;
    const name = { from: noun, to: noun + 1 };
    if (isOfGoods(reader, name, wordsOfGoods)) continue;
    let from = at;
    while (from > 0 && reader.roleAt(from - 1) === 'measure') from -= 1;
    scope.mark({ from, to: name.to }, name, [], true);
  }
}

/**
 * Gives "plastic keyboard" in "Aluminium laptop, plastic keyboard" to the keyboard: where a title has stated a material of the
 * goods, another one before a noun of a later clause is that noun's. The same of colours.
 */
export function readLaterClauses(reader: PhraseReader, scope: Scope): void {
  const { tokens } = reader;
  const stated = new Set<WordRole>();
  let isFirst = true;
  let isGoodsNamed = false;
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && !isClauseEnd(reader, to, from)) to += 1;
    const start = reader.isNoun(from) || tokens[from]?.kind === 'number' ? from : from + 1;
    const namesGoods = isFirst && reader.isPlainNoun(to - 1);
    isGoodsNamed ||= namesGoods;
    for (let at = from; at < to; at += 1)
      if (namesGoods && reader.isMention(at) && !scope.has(at)) stated.add(reader.roleAt(at));
    const isSaid = stated.has(reader.roleAt(start)) || (stated.size === 0 && isGoodsNamed && setsApart(tokens[from]));
    if (!isFirst && isSaid && reader.isMention(start) && !scope.has(start)) {
      const thing = thingIn(reader, { from: start, to });
      const longest = tokens[start]?.kind === 'character' ? longestHanPhrase : longestName;
      if (thing !== null && thing.to - start <= longest && thing.to === to)
        scope.mark({ from: start, to }, thing, [], true);
    }
    isFirst = false;
    from = Math.max(to, from + 1);
  }
}

/**
 * Gives "silicone travel case" in "Plastic electric toothbrush silicone travel case" to the case: where a title has stated a
 * material of the goods and named them, another one before a known thing is that thing's. The same of colours.
 */
export function readLaterThings(reader: PhraseReader, scope: Scope): void {
  const { tokens } = reader;
  const stated = new Map<WordRole, boolean>();
  for (let at = 0; at < tokens.length; at += 1) {
    const role = reader.roleAt(at);
    const open = scope.subjectAt(at);
    if (!reader.isMention(at) || open?.isCertain === true) {
      if (reader.isPlainNoun(at) && !scope.has(at)) for (const one of stated.keys()) stated.set(one, true);
      continue;
    }
    let to = at;
    while (reader.isMention(to) && reader.roleAt(to) === role) to += 1;
    const isNext = tokens[to]?.kind !== 'character' || tokens[to]?.glued === true;
    const length = stated.get(role) === true && isNext && !reader.isProperty(to) ? thingLengthAt(tokens, to) : 0;
    const isAgain = tokens.slice(0, at).some(({ stem }) => stem === tokens[to + length - 1]?.stem);
    if (length > 0 && !isAgain && !isMeasuringWord(tokens[to + length - 1]?.stem ?? ''))
      scope.mark({ from: at, to: to + length }, { from: to, to: to + length }, open?.ids ?? [], true);
    else if (!stated.has(role)) stated.set(role, false);
    at = Math.max(at, to + length - 1);
  }
}

/** Brackets, a spaced dash and an "and" bring another thing; behind a comma the goods may be named again. */
const setsApart = (token: Token | undefined) => token !== undefined && apart.has(token.stem);
const apart = new Set(['(', '-', '+', '&', 'and']);
const longestHanPhrase = 9;

/** A clause ends before a mark, an "and", and in Chinese before a space. */
function isClauseEnd(reader: PhraseReader, at: number, from: number): boolean {
  if (at === from) return false;
  const token = reader.tokens[at];
  if (reader.isStop(at) || token?.stem === 'and' || token?.stem === '+' || token?.stem === '&') return true;
  return token?.kind === 'character' && !token.glued;
}
