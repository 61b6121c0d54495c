import type { NameWord } from '../../claim/name-concepts.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { excludedWords } from '../../ontology/word-lists.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import { isKnownThing } from '../../read/name/in-chinese.ts';
import { isDeniedOfThing } from '../../scope/kindred-things.ts';
import { isSaidOfOtherPart } from '../../scope/said-of-part.ts';
import { isAside, type Span } from '../../text/find-phrase.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { isWithin } from '../../text/span.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Located } from '../located.ts';
import { isAmong, tellingIn, withoutIdle, wordsOfSpan, wordsOfText } from './like-words.ts';
import { telling } from './mentions-in.ts';

/** "Not supplied" leaves open what goods have or take. */
const leavesOut = phrasesOf(excludedWords);
const joins = new Set(['or', 'nor', 'and', '&', '/', ',', '和', '或', '与', '及', '、']);
const sockets = wordSet('names of sockets');
/** "Odour filter", "anti-slip", "spare battery": with them a word asks for another thing than the word alone. */
const turning = wordSet('turns a word to another wish');
/** "Neither lid nor can has sharp edges" denies the edges. */
const ofSeveral = new Set(['neither', 'nor']);
const places = new Set(['to', 'for', 'of', 'with', 'on', 'in', 'from']);
const longestClause = 40;

/**
 * A denial of what is wanted in other words than its names: "UV not present" of "UV diodes", 拖布不可自动清洗 of 自动清洗拖布. All that is
 * denied has to be asked for, and what else is asked for has to be told in the same clause, to be of the goods, or to make the wish
 * narrower than what is denied ("no reminder" has no timed one).
 */
export function deniedInLikeWords(feature: Feature, { running, title }: ProductFacts): Located | null {
  const asked = readText(feature.thing);
  if (asked.tokens.some(({ stem, kind }) => kind !== 'mark' && joins.has(stem))) return null;
  // Of what goods are to be free a denial is what is asked for.
  if (asked.deniedBy.some((cue) => cue !== -1)) return null;
  const wish = tellingIn(wordsOfText(asked));
  if (wish.length === 0) return null;
  for (const { field, statement } of running) {
    if (field === 'title' || field === 'category' || field === 'brand') continue;
    const { text } = statement;
    for (const denied of denialsIn(text)) {
      if (!deniesWish(feature, wish, denied, text, title.statement.text)) continue;
      return { ...telling(feature, false, denied), field, statement };
    }
  }
  return null;
}

/** Where a thing is plugged in goes without saying: "no SIM slot". */
const deniedIn = (words: string) => tellingIn(words).filter(({ phrase }) => !sockets.has(phrase));

/** What a text denies, each thing of a list by itself. */
function denialsIn(text: TextFacts): Span[] {
  const { tokens, deniedBy } = text;
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const cue = deniedBy[from] ?? -1;
    if (cue === -1 || joins.has(tokens[from]?.stem ?? '')) continue;
    let to = from + 1;
    while (deniedBy[to] === cue && to !== cue && !joins.has(tokens[to]?.stem ?? '')) to += 1;
    const end = endOfHanName(tokens, to);
    const isOfSeveral = ofSeveral.has(tokens[cue]?.stem ?? '');
    if (leavesOut.at(tokens, cue) === null && !isOfSeveral && !isAside(text, { from, to }))
      spans.push({ from, to: end });
    from = end - 1;
  }
  return spans;
}

/** 罩 of 不带防雨罩: names of several words go on to the end of their clause. */
function endOfHanName(tokens: readonly Token[], to: number): number {
  let end = to;
  while (tokens[end - 1]?.kind === 'character' && tokens[end]?.kind === 'character' && tokens[end]?.glued === true)
    end += 1;
  return end;
}

function deniesWish(
  feature: Feature,
  wish: readonly NameWord[],
  span: Span,
  text: TextFacts,
  title: TextFacts,
): boolean {
  const said = wordsOfSpan(text, span);
  if (beginsInChinese(said)) return deniesHanWish(feature.thing, said, text, span, title);
  const denied = deniedIn(said);
  if (denied.length === 0 || !denied.every((word) => isAmong(word, wish))) return false;
  const rest = wish.filter((word) => !isAmong(word, denied));
  const isOfThing =
    isSaidOfOtherPart(feature.thing, text, span) || isDeniedOfThing(text, text.deniedBy[span.from] ?? span.from);
  if (rest.length === 0) return !isOfThing;
  const clause = tellingIn(wordsOfSpan(text, clauseAround(text, span)));
  const further = rest.filter((word) => !isAmong(word, clause));
  if (further.length === 0) return true;
  if (isOfThing) return false;
  const isOfUse = text.exceptions.some((use) => isWithin(span, use));
  if (further.some(isTurning) || (!isOfUse && asksByVerb(feature, further))) return false;
  const goods = tellingIn(wordsOfText(title));
  const isOfGoods = further.every((word) => isAmong(word, goods));
  if (isOfGoods || title.unspaced.includes(further.map(({ phrase }) => phrase).join(''))) return true;
  // "Not waterproof" may be said of another part than the wish is.
  if (likeQuality.test(denied.at(-1)?.phrase ?? '')) return false;
  // "Magnet to lift the lid" is no kind of lid.
  const isOneNoun = !readText(feature.thing).tokens.some(({ stem }, at) => at > 0 && places.has(stem));
  const isHead = isOneNoun && denied.some((word) => isAmong(wish.at(-1) ?? word, [word]));
  return isHead || isTechnology(text, span);
}

/** The same by characters, which Chinese words share: 拖布不可自动清洗 of 自动洗拖布. */
function deniesHanWish(thing: string, said: string, text: TextFacts, span: Span, title: TextFacts): boolean {
  // The 无 of 无线充电 denies nothing.
  const cue = text.deniedBy[span.from] ?? span.from;
  if (cue < span.from && readText(thing).unspaced.includes(wordsOfSpan(text, { from: cue, to: span.to }))) return false;
  const denied = [...withoutIdle(said)];
  const wish = [...withoutIdle(readText(thing).unspaced)];
  if (denied.length === 0 || !denied.every((one) => wish.includes(one))) return false;
  const rest = wish.filter((one) => !denied.includes(one));
  const isOfThing = isSaidOfOtherPart(thing, text, span) || isDeniedOfThing(text, span.from);
  if (rest.length === 0) return !isOfThing;
  const clause = wordsOfSpan(text, clauseAround(text, span));
  const further = rest.filter((one) => !clause.includes(one));
  if (further.length === 0) return true;
  if (isOfThing) return false;
  if (further.some((one) => turning.has(one))) return false;
  if (further.every((one) => title.unspaced.includes(one))) return true;
  return !likeQuality.test(said) && wish.at(-1) === denied.at(-1) && denied.length > 1;
}

const isTurning = ({ phrase }: NameWord): boolean => phrase.split(' ').some((word) => turning.has(word));

/** "Removes odour": what is done to a thing is no kind of it. */
function asksByVerb({ thing }: Feature, rest: readonly NameWord[]): boolean {
  const [first, ...more] = readText(thing).tokens;
  const isVerb = first?.kind === 'word' && more.length > 0 && /[^s]s$/u.test(first.text.toLowerCase());
  return isVerb && rest.some(({ phrase }) => phrase.split(' ').includes(first.stem));
}

const longestShort = 3;

/** UV, 5 GHz, SIM: letters that shorten a name, and no thing, or a number. */
function isTechnology({ tokens }: TextFacts, { from }: Span): boolean {
  const first = tokens[from];
  if (first === undefined || first.kind === 'character') return false;
  return hasDigit(first.text) || (first.text.length <= longestShort && !isKnownThing(first.stem));
}

function clauseAround({ tokens }: TextFacts, { from, to }: Span): Span {
  const isInside = (at: number) => tokens[at] !== undefined && (tokens[at].kind !== 'mark' || tokens[at].stem === '-');
  let start = from;
  while (from - start < longestClause && isInside(start - 1)) start -= 1;
  let end = to;
  while (end - to < longestClause && isInside(end)) end += 1;
  return { from: start, to: end };
}
