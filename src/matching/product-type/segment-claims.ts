import { wordList } from '../ontology/word-list.ts';
import { continuesHan } from '../text/han-segments.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { Token } from '../text/tokenize.ts';
import {
  beginsName,
  endOfCompound,
  findMentions,
  isBefore,
  isEnd,
  isParticiple,
  type Mention,
  namesField,
} from './find-mentions.ts';
import { isFormOf } from './form-of-goods.ts';
import { describing, endsLook } from './looks.ts';
import { isJoint, keyOf, wordsBetween } from './title-segments.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import type { ProductType } from './type-rows.ts';
import { namesThatDescribe, neutralHeads } from './type-words.ts';

/** A text as it is read. */
export interface ReadingText {
  field: string;
  raw: string;
  tokens: readonly Token[];
  /** As in the facts of a text: -1 for what nothing denies. */
  deniedBy: Int32Array;
  /** True where it offers each of several goods. */
  several: boolean;
  /** Stems of a name that is in no table and looked for all the same. */
  also: readonly string[];
  /** True where names of colours and materials may name the goods. */
  looks: boolean;
}

/** True for a name behind another that begins an adjective: "water bottle vacuum insulated", "wall clock battery operated". */
function isOfParticiple(tokens: readonly Token[], before: Mention | undefined, mention: Mention): boolean {
  if (before === undefined || !isBefore(tokens, before, mention)) return false;
  return isParticiple(tokens[mention.to]);
}

/** 不粘锅专用, 拉杆箱用 and 睡袋适用 at the end of a piece say what the goods serve. */
export function servesOnly(tokens: readonly Token[], { to }: Pick<Mention, 'to'>): boolean {
  const end = [to, to + 1].find((at) => tokens[at]?.stem === '用');
  if (end === undefined || tokens[to]?.glued !== true) return false;
  if (end > to && !servingBefore.has(tokens[to]?.stem ?? '')) return false;
  const next = tokens[end + 1];
  return tokens[to]?.stem === '专' || next === undefined || next.kind === 'mark' || !next.glued;
}

const servingBefore = new Set(['专', '适', '通']);

/** 花园软管套装 is a set of hoses, where 套装 alone is a suit. */
function isSetOf(tokens: readonly Token[], before: Mention | undefined, { from, to }: Mention): boolean {
  return before?.to === from && setWords.has(keyOf(tokens, from, to).replaceAll(' ', ''));
}

/** True for 灯 of 甲油胶烤灯: one character says no more than how a word ends of which the rest is in no table. */
function isEndOfUnknown(tokens: readonly Token[], { from, to }: Mention, before: Mention | undefined): boolean {
  if (to - from > 1 || !continuesHan(tokens, from) || before?.to === from) return false;
  return !endsLook(tokens, from);
}

/** Each thing that a set holds is offered: 水管高压水枪套装. */
export function endsSet(tokens: readonly Token[], { span }: TypeClaim): boolean {
  const at = span?.to ?? tokens.length;
  return setWords.has(`${tokens[at]?.stem ?? ''}${tokens[at + 1]?.stem ?? ''}`);
}

const setNames = wordList('set han');
const setWords = new Set(setNames);

/** 吊灯客厅灯, "lint remover pet hair remover": a name right behind one that ends on the same noun calls the goods once more. */
function saysAgain(tokens: readonly Token[], one: Mention, next: Mention): boolean {
  const [noun, again] = [tokens[one.to - 1], tokens[next.to - 1]];
  if (next.from !== one.to || noun === undefined || noun.stem !== again?.stem) return false;
  return noun.kind === 'character' || (one.isWhole && next.isWhole && next.length > 1);
}

const lengthsOfForms = [2, 3];

/** True where the words behind a name of goods only say how these are sold: the gift box of "tea gift box", 礼盒 of 绿茶礼盒. */
const beginsForm = (tokens: readonly Token[], mention: Mention) =>
  lengthsOfForms.some((length) => isFormOf(mention, keyOf(tokens, mention.to, mention.to + length)));

/**
 * Types of "temperature sensor" for the "humidity sensor" of a "temperature and humidity sensor", which is both; an item that
 * asks for both is served by none of them.
 */
function typesJoined(tokens: readonly Token[], { from, to, isWhole }: Mention): readonly ProductType[] {
  const head = tokens[to - 1];
  if (!isWhole || head?.kind !== 'word' || to - from < 2) return [];
  const types: ProductType[] = [];
  for (let at = from - 1; at > 0; at -= 2) {
    const [first, joint] = [tokens[at - 1], tokens[at]];
    if (first?.kind !== 'word' || joint === undefined || !(isJoint(joint) || listing.has(joint.stem))) break;
    const named = typeIndex().byKey(`${first.stem} ${head.stem}`);
    if (named?.isWhole === true) types.push(...named.types);
  }
  return types;
}

const listing = new Set(['/', ',']);

const piecesHan = new Set(['头', '件', '只']);
const leastOfSet = 3;

/** Types of a "dinnerware set" for "16-piece dinnerware" and 餐具16头: goods that are counted in pieces come as a set. */
function typesOfSet(tokens: readonly Token[], { from, to, isWhole, types }: Mention): readonly ProductType[] {
  if (!isWhole) return [];
  const isCount = (at: number) => tokens[at]?.kind === 'number' && Number(tokens[at]?.stem) >= leastOfSet;
  if (tokens[to - 1]?.kind === 'character') {
    const isCounted = isCount(to) && piecesHan.has(tokens[to + 1]?.stem ?? '');
    const isBehind = tokens.slice(to, to + setReach).some((_, at) => keyOf(tokens, to + at, to + at + 2) === '件 套');
    if (!isCounted && !isBehind && keyOf(tokens, from - 2, from) !== '件 套') return [];
    const called = setsCalled(keyOf(tokens, from, to));
    return called.length > 0 ? called : types.flatMap(setsOfWider);
  }
  const piece = [from - 1, to + 1].find((at) => pieces.has(tokens[at]?.stem ?? ''));
  const isCounted =
    piece !== undefined && (isCount(piece - 1) || (tokens[piece - 1]?.stem === '-' && isCount(piece - 2)));
  return isCounted ? namesIn(`${keyOf(tokens, from, to)} set`) : [];
}

const pieces = new Set(['piece', 'pc', 'pcs']);
const setReach = 4;

const setsCalled = (name: string) => setNames.flatMap((set) => namesIn(`${name} ${[...set].join(' ')}`));

/** 铁锅三件套 is a set of cookware: of what the nearest wider goods have sets of. */
function setsOfWider({ above }: ProductType): readonly ProductType[] {
  for (let wider = above; wider !== null; wider = wider.above) {
    const sets = wider.names.filter(beginsInChinese).flatMap((name) => setsCalled(stemsOfName(name).join(' ')));
    if (sets.length > 0) return sets;
  }
  return [];
}

function namesIn(key: string): readonly ProductType[] {
  const named = typeIndex().byKey(key);
  return named?.isWhole === true ? named.types : [];
}

/** The claims of one segment: what its last noun names, and what else it offers beside that. */
export function claimsOf(
  { field, raw, tokens, deniedBy, several, also, looks }: ReadingText,
  from: number,
  to: number,
): TypeClaim[] {
  // "Laundry detergent perfume/dye free" offers no perfume.
  const isDenied = (at: number, from = at) => {
    const denier = deniedBy[at] ?? -1;
    return denier !== -1 && (denier < from || denier >= at);
  };
  const nextDenied = (from: number) => {
    for (let at = from; at < to; at += 1) if (isDenied(at)) return at;
    return to;
  };
  const index = typeIndex();
  const mentions = findMentions(tokens, from, to, also, isDenied)
    .filter((mention) => !isOfField(field, tokens, mention, from, to))
    .filter((mention, place, all) => !isOfParticiple(tokens, all[place - 1], mention))
    .filter((mention, _place, all) => !describesToo(tokens, mention) || all.every((one) => describesToo(tokens, one)))
    .filter((mention, place, all) => !isSetOf(tokens, all[place - 1], mention))
    .filter((mention, _place, all) => all.length === 1 || !servesOnly(tokens, mention));
  const claims: TypeClaim[] = [];
  let modifiers: TypeClaim['modifiers'][number][] = [];
  let goods: Mention | undefined;
  for (const [place, mention] of mentions.entries()) {
    const next = mentions[place + 1];
    const stems = keyOf(tokens, mention.from, mention.to).split(' ');
    if (!looks && describing.has(stems.join(' '))) continue;
    // "Vitamin C tablets" are no tablets, and a "tea bag" is no bag; a steel bottle is a bottle.
    const isForm =
      isFormOf(goods ?? mentions[place - 1], stems.join(' ')) && (goods !== undefined || claims.length > 0) && !several;
    // The colour of a "mist blue tablet" is no goods that come as tablets.
    if (mention.isWhole || stems.length > 1 || !neutralHeads.has(stems.join(' '))) goods = mention;
    if (isForm) continue;
    const isAgain = next !== undefined && saysAgain(tokens, mention, next);
    const isModifier =
      next !== undefined &&
      !isAgain &&
      isBefore(tokens, mention, next) &&
      !beginsName(tokens, next.from) &&
      !describing.has(keyOf(tokens, next.from, next.to));
    if (isModifier && !isFormOf(mention, keyOf(tokens, next.from, next.to))) {
      modifiers.push({ stems, types: mention.types });
      continue;
    }
    const isPacked = isAgain || beginsForm(tokens, mention);
    let last = isPacked ? mention.to : endOfCompound(tokens, mention.to, nextDenied(mention.to));
    // A "speaker system" is speakers.
    while (last > mention.to && isFormOf(mention, tokens[last - 1]?.stem ?? '')) last -= 1;
    const isCompound = last > mention.to;
    const key = keyOf(tokens, mention.from, last);
    const whole = isCompound ? index.byKey(key) : mention;
    if (isCompound) modifiers.push({ stems, types: mention.types });
    const start = tokens[mention.from]?.start ?? 0;
    const joined =
      isCompound || field === 'name' ? [] : [...typesJoined(tokens, mention), ...typesOfSet(tokens, mention)];
    if (!isCompound && stems.length === 1 && !mention.isWhole && neutralHeads.has(key)) continue;
    claims.push({
      field,
      text: raw.slice(start, tokens[last - 1]?.end ?? start),
      stems: key.split(' '),
      types: joined.length === 0 ? (whole?.types ?? []) : [...new Set([...mention.types, ...joined])],
      isWhole: whole?.isWhole === true && (isCompound || !isEndOfUnknown(tokens, mention, mentions[place - 1])),
      isFirst: true,
      isFirm: key.includes(' ') || isEnd(tokens, last, to),
      modifiers: [...modifiers],
      ahead: wordsBetween(tokens, claims.at(-1)?.span?.to ?? startOfChoice(tokens, from), mention.from),
      span: { from: mention.from, to: last },
      ...(claims.length === 0 && isAdded(tokens, from, mention.from) ? { isAdded: true as const } : {}),
      ...(standsApart(tokens[last]) ? { isApart: true as const } : {}),
      ...(isBracketed(tokens, mention.from) ? { isBracketed: true as const } : {}),
    });
    modifiers = [];
  }
  return claims;
}

/** Where words begin of which a piece has the last: "Interior/Exterior Paint". */
function startOfChoice(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at - 1]?.stem === '/' && tokens[at - 2]?.kind === 'word') at -= 2;
  return at;
}

/** True behind words that name nothing known and a joint: the arm of "Wave:3 White & Wave Mic Arm". */
const isAdded = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to).some(isJoint);

/** True for "climbing" of a "climbing tower"; a whole name of an item may be that of a field: "fishing". */
function isOfField(field: string, tokens: readonly Token[], mention: Mention, from: number, to: number): boolean {
  const isAllOfName = field === 'name' && mention.from === from && mention.to === to;
  return (
    (field === 'title' || field === 'name') &&
    !isAllOfName &&
    namesField(keyOf(tokens, mention.from, mention.to).split(' '))
  );
}

/** 短袖 are short sleeves where something else is named, and a T-shirt where nothing is. */
function describesToo(tokens: readonly Token[], { from, to }: Mention): boolean {
  return namesThatDescribe.has(keyOf(tokens, from, to));
}

/** True inside brackets: what stands there is said of the goods before them. */
function isBracketed(tokens: readonly Token[], at: number): boolean {
  const bracket = tokens.slice(0, at).findLast(({ stem }) => stem === '(' || stem === ')');
  return bracket?.stem === '(' && bracket !== tokens[0];
}

function standsApart(next: Token | undefined): boolean {
  return next?.kind === 'number' || next?.kind === 'mark';
}
