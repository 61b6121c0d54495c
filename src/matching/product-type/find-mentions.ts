import { numberWords } from '../ontology/bound-words.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import { beginsCode } from '../text/begins-code.ts';
import { endsHanWord } from '../text/han-words.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { isPlural } from '../text/is-plural.ts';
import { readHanNumber } from '../text/read-han-number.ts';
import type { Token } from '../text/tokenize.ts';
import { aroundLook, splitsOther } from './around-look.ts';
import { audienceStems } from './audience.ts';
import { beginsLook, describing, isFormOfServing, lookEndingAt } from './looks.ts';
import { endOfHanRun, endsOnServing } from './serving-han.ts';
import { isHan, keyOf } from './title-segments.ts';
import { type NamedTypes, typeIndex } from './type-index.ts';
import {
  countingWords,
  fieldsOfUse,
  motifs,
  namesThatDescribe,
  neutralHeads,
  pluralNames,
  severalWords,
  trailingHan,
} from './type-words.ts';

/** A name of types at its place in a text. */
export interface Mention extends NamedTypes {
  from: number;
  to: number;
}

const adjectives = wordSet('title adjectives');

/** True for a word that says how goods are, and not what: "foldable", "blue", "steel". */
export const saysHow = (stem: string) =>
  adjectives.has(stem) || describing.has(stem) || audienceStems.has(stem) || countUnits.has(stem);

/**
 * The names of types in a piece of text, found from its end: what goods are called ends on the thing itself. None ends on what
 * is denied: a "compressor oil-free" is no oil.
 */
export function findMentions(
  tokens: readonly Token[],
  from: number,
  to: number,
  also: readonly string[],
  isDenied: (at: number, from?: number) => boolean,
): Mention[] {
  const index = typeIndex();
  const mentions: Mention[] = [];
  for (let end = to; end > from; ) {
    // The set of "wine glasses set of 6" counts them.
    const isCount =
      tellsHow(tokens, end - 1) &&
      (index.endingAt(tokens, from, end - 1)?.isWhole === true || describing.has(tokens[end - 2]?.stem ?? ''));
    // The 免 of 免提 denies nothing.
    const isOfName = isDenied(end - 1) && !isDenied(end - 1, end - (index.endingAt(tokens, from, end)?.length ?? 0));
    if ((isDenied(end - 1) && !isOfName) || isCount) {
      end -= 1;
      continue;
    }
    const own =
      also.length > 0 &&
      end - also.length >= from &&
      also.every((stem, at) => tokens[end - also.length + at]?.stem === stem);
    const asked = own ? { types: [], isWhole: true, length: also.length } : null;
    const found = aroundLook(tokens, from, end) ?? beforeForm(tokens, from, end);
    const named = found?.isWhole === true ? found : (asked ?? found);
    const look = lookEndingAt(tokens, from, end);
    if (look > (named?.length ?? 0)) end -= look;
    else if (named === null || splitsOther(tokens, end - named.length, end)) end -= 1;
    else {
      mentions.push({ ...named, from: end - named.length, to: end });
      end -= named.length;
    }
  }
  const inOrder = mentions.reverse();
  return inOrder.filter(
    (mention, place, all) =>
      !beginsCode(tokens, mention) &&
      !isCountedByHyphen(tokens, mention) &&
      !(place > 0 && (isIncluded(tokens, mention, to) || isAfterthought(tokens, mention, all[place - 1]))) &&
      !(place > 0 && isGivenAway(tokens, mention)) &&
      !(mention.to - mention.from === 1 && tokens.slice(mention.from, mention.to).some(isSingularOfPlural)) &&
      (place === 0 ||
        !(
          tellsHow(tokens, mention.to - 1) ||
          isMotif(tokens, mention) ||
          ((!mention.isWhole || isParticiple(tokens[mention.to + 1])) && isJoinedToNext(tokens, mention.to - 1)) ||
          beginsManner(tokens, mention.to - 1) ||
          isAdjective(tokens, mention)
        )),
  );
}

/** The name that ends at a place; "circular saw" of "circular saw kit", where only the end of a name stands with the form. */
function beforeForm(
  tokens: readonly Token[],
  from: number,
  end: number,
): ReturnType<ReturnType<typeof typeIndex>['endingAt']> {
  const index = typeIndex();
  const found = index.endingAt(tokens, from, end);
  if (found === null || found.isWhole || !neutralHeads.has(tokens[end - 1]?.stem ?? '')) return found;
  return index.endingAt(tokens, from, end - 1)?.isWhole === true ? null : found;
}

/** The pole of a "4-pole motor": what a number is joined to says how the goods are. */
const isCountedByHyphen = (tokens: readonly Token[], { from, to }: Mention) =>
  to - from === 1 &&
  tokens[from]?.glued === true &&
  tokens[from - 1]?.stem === '-' &&
  tokens[from - 2]?.kind === 'number';

/** Words that name nothing themselves and on which fewer names end are no nouns of goods: the "arc" of a "floor lamp arc". */
const leastOfNoun = 3;

const isNoun = (stem: string) =>
  typeIndex().typesEndingOn(stem) >= leastOfNoun || typeIndex().byKey(stem)?.isWhole === true;

/** True for "arc" and for the "cordless" of "hedge trimmer cordless": one word behind a name, which names nothing by itself. */
const isAfterthought = (tokens: readonly Token[], { from, to, isWhole }: Mention, before: Mention | undefined) => {
  const word = tokens[from];
  if (isWhole || to - from > 1 || word?.kind !== 'word') return false;
  return (
    adjectives.has(word.stem) || (before?.to === from && before.isWhole && before.length > 1 && !isNoun(word.stem))
  );
};

const givenAlong = wordSet('given along');

/** "Ukulele 23 in bag included": what a piece ends on that comes along. */
const isIncluded = (tokens: readonly Token[], mention: Mention, end: number) =>
  mention.to >= end - 1 && givenAlong.has(tokens[mention.to]?.stem ?? '');

const givingHan = new Set(['送', '赠', '附']);

/** 送猫砂铲: what is given away with goods. 送 ends a word of its own in 输送. */
const isGivenAway = (tokens: readonly Token[], { from, to }: Mention) =>
  to - from > 1 && givingHan.has(tokens[from - 1]?.stem ?? '') && !endsHanWord(tokens, from - 1);

/** "Short throw", "brief": only the plural of these names goods. */
function isSingularOfPlural({ text, stem }: Token): boolean {
  return text === stem && pluralNames.has(stem);
}

/** True for one word that is what goods look like: "dinosaur" behind "bike helmet". */
const isMotif = (tokens: readonly Token[], { from, to }: Mention) =>
  to - from === 1 && motifs.has(tokens[from]?.stem ?? '');

const particles = new Set(['out', 'down', 'up', 'on', 'off', 'in', 'away', 'over', 'back', 'through']);

/** True for "pull" of "kitchen faucet pull-down" and "clip" of "reading lamp clip-on", which say how and not what. */
function beginsManner(tokens: readonly Token[], at: number): boolean {
  const [hyphen, particle] = [tokens[at + 1], tokens[at + 2]];
  return hyphen?.stem === '-' && hyphen.glued && particle?.glued === true && particles.has(particle.stem);
}

const kindWords = new Set(['type', 'style']);

/** True for the first word of "high-yield", which says how the goods before it are. */
const isJoinedToNext = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.stem === '-' && tokens[at + 1]?.glued === true && tokens[at + 2]?.glued === true;

/** True for 食品 of 食品级: a name that what is joined to it makes an adjective of. */
function isAdjective(tokens: readonly Token[], { to }: Mention): boolean {
  const next = tokens[to];
  return next !== undefined && isHan(next) && next.glued && adjectivesOf.has(next.stem);
}

/** True for a word that says how goods are built or packed: "cap type", "box of 50". */
function tellsHow(tokens: readonly Token[], at: number): boolean {
  if (kindWords.has(tokens[at + 1]?.stem ?? '')) return true;
  return (
    countingWords.has(tokens[at]?.stem ?? '') && tokens[at + 1]?.stem === 'of' && tokens[at + 2]?.kind === 'number'
  );
}

/** True for "insulated" and "operated", not for "speed" and "daybed": a noun before it says how, and not what. */
export function isParticiple(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]{2,}[^e]ed$/.test(token.text) && !typeIndex().isHead(token.stem);
}

/** Characters that end what is said of goods behind their name: 浴巾成人家用, 座椅加大款, 沐浴露玫瑰香. */
const adjectival = new Set('用款型式级版色性香味装');
/** Those that make an adjective or a place of a name before them: 食品级, 汽车用, 礼盒装, 美容院. */
const adjectivesOf = new Set('级用款式性装院店馆厂');
/** Characters on which names of what serves or belongs to other goods end: 手机壳, 空调清洗罩. */
const servingCharacters = new Set(wordList('characters of serving goods').flatMap((words) => [...words]));

/** "Mobile workstation Core Ultra 7": a capital behind a word without begins a name of its own. */
export function beginsName(tokens: readonly Token[], at: number): boolean {
  const [last, next] = [tokens[at - 1], tokens[at]];
  return last?.kind === 'word' && next?.kind === 'word' && last.text === last.cased && next.text !== next.cased;
}

const madeFor = '专用';
const longestNoun = 4;
const startsWith = (tokens: readonly Token[], at: number, words: string) =>
  [...words].every((character, place) => tokens[at + place]?.stem === character);

const isTrailing = (tokens: readonly Token[], at: number) => trailingHan.some((words) => startsWith(tokens, at, words));

/** Syllables that only fill a noun up. */
const fillingHan = wordSet('filling han');

/** 一套, 两只: a number with a word that counts. */
function isCountedHan(tokens: readonly Token[], at: number): boolean {
  const counter = tokens[at + 1];
  return readHanNumber(tokens, at)?.next === at + 1 && counter !== undefined && isHan(counter) && counter.glued;
}

/** Where the noun ends that a mention begins: behind it for a head, further on for "laptop lock" and "keyboard wrist rest". */
export function endOfCompound(tokens: readonly Token[], to: number, end: number): number {
  const index = typeIndex();
  const next = tokens[to];
  if (next === undefined || to >= end) return to;
  if (isHan(next) && endsOnServing(tokens, to, end)) return endOfHanRun(tokens, to, end);
  if (tellsHow(tokens, to) || severalWords.has(next.stem)) return to;
  if (isHan(next)) {
    // 狗笼子 is a 狗笼, 一套 counts.
    if (!next.glued || fillingHan.has(next.stem) || isCountedHan(tokens, to)) return to;
    // The run goes on: 手机 in 手机壳 is no phone where a noun follows.
    let last = to;
    while (last < end && isHan(tokens[last] ?? next) && tokens[last]?.glued === true && !isTrailing(tokens, last))
      last += 1;
    // 洗碗机专用盐 is salt.
    const made = startsWith(tokens, to, madeFor) ? to + madeFor.length : end;
    const noun = tokens.slice(made, end).findIndex((token) => !isHan(token) || !token.glued);
    const length = noun === -1 ? end - made : noun;
    if (length > 0 && length <= longestNoun && !isTrailing(tokens, made)) return made + length;
    const final = tokens[last - 1]?.stem ?? '';
    // 划船机磁控 and 篮球橡胶 are no other things: of two characters and more the last one has to name one.
    const isNamed = last - to === 1 ? index.isHeadCharacter(final) : servingCharacters.has(final);
    const isSaidOf = adjectival.has(final) || describing.has(keyOf(tokens, to, last));
    return isNamed && !isSaidOf && last - to <= longestNoun ? last : to;
  }
  if (beginsName(tokens, to) || beginsCode(tokens, { from: to, to: to + 1 })) return to;
  // "Water bottle vacuum insulated": the next word begins an adjective.
  if (isParticiple(tokens[to + 1]) && to + 1 < end) return to;
  if (beginsManner(tokens, to) || isJoinedToNext(tokens, to)) return to;
  // The eyelets of "Blackout Curtains Grey Eyelet" make no other goods of curtains.
  if (describing.has(next.stem) && isPlural(tokens[to - 1])) return to;
  const isPlainWord = (token: Token | undefined) => token?.kind === 'word' && token.stem.length > 2;
  const isNounNext =
    isPlainWord(next) &&
    isNoun(next.stem) &&
    !isSingularOfPlural(next) &&
    !namesThatDescribe.has(next.stem) &&
    !beginsLook(tokens, to, end);
  if (isNounNext && !describing.has(next.stem) && !adjectives.has(next.stem) && !motifs.has(next.stem)) return to + 1;
  const after = tokens[to + 1];
  const isLast = to + 2 >= end;
  const isCompound = isPlainWord(next) && isPlainWord(after) && isLast && index.isHead(after?.stem ?? '');
  // In capitals another word may be a maker's; what is done to the goods is none: "Laptop Cooling Pad".
  const isPlain = next.text === next.cased || next.text.endsWith('ing');
  // A "router dual band" is a router.
  const isKind = isPlain && !adjectives.has(next.stem) && !Object.hasOwn(numberWords, next.stem);
  return isCompound && isKind && !describing.has(after?.stem ?? '') && !isFormOfServing(tokens, to, end) ? to + 2 : to;
}

/** Units and words of counting. */
export const countUnits: ReadonlySet<string> = new Set(
  'ct count pc pk pack oz ml g kg lb l fl cm mm inch in gb tb mg w v hz piece pair set only'.split(' '),
);

/** Nothing but colours, materials, sizes of packs and the word of a neutral head follows. */
export function isEnd(tokens: readonly Token[], at: number, end: number): boolean {
  const rest = tokens.slice(at, end).filter(({ kind }) => kind !== 'mark');
  return rest.every(
    ({ stem, kind }, place) =>
      audienceStems.has(stem) ||
      (kind === 'number' && (place + 1 === rest.length || countUnits.has(rest[place + 1]?.stem ?? ''))) ||
      countUnits.has(stem) ||
      (kind !== 'number' && describing.has(stem)) ||
      neutralHeads.has(stem) ||
      trailingHan.some((words) => words.includes(stem)),
  );
}

/** True for "fishing" and 工业 alone. */
export function namesField(stems: readonly string[]): boolean {
  const [first = ''] = stems;
  return fieldsOfUse.has(stems.join(beginsInChinese(first) ? '' : ' '));
}

/** So many Chinese characters may stand between a name and the thing it goes with: 洗衣机槽清洁剂, 点钞机外接显示屏. */
const mostBetween = 2;

/** One name directly before the other, in Chinese with few characters between. */
export function isBefore(tokens: readonly Token[], one: Mention, other: Mention): boolean {
  const between = tokens.slice(one.to, other.from);
  return between.length <= mostBetween && between.every((token) => isHan(token) && token.glued);
}
