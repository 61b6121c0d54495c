import { beginsInChinese } from '../text/is-chinese.ts';
import { readText } from '../text/read-text.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { Token } from '../text/tokenize.ts';
import { tokensOf } from '../text/tokens-of.ts';
import { audienceStems } from './audience.ts';
import { countUnits, isEnd, saysHow } from './find-mentions.ts';
import { claimsOf, endsSet, servesOnly } from './segment-claims.ts';
import { tellsPart } from './tells-part.ts';
import { segmentsOf, type TitleSegment } from './title-segments.ts';
import { type TypeClaim, wholeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import { countingWords, introducing, severalWords, unitWords } from './type-words.ts';
import {
  alsoNamedWith,
  invertedName,
  leastOfWide,
  namedWith,
  nounBefore,
  nounOfUnknown,
  wideNounBefore,
} from './unnamed-noun.ts';

const mostTitleTokens = 200;

const isCountedAlone = ([only, ...others]: readonly Token[]) =>
  others.length === 0 && only !== undefined && only.kind === 'word' && countingWords.has(only.stem);

/** True where a text offers each of several goods: "2-in-1", "keyboard and mouse combo". */
function offersSeveral(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ stem, kind }, at) =>
      (stem === 'in' &&
        tokens.slice(at - 2, at).some((one) => one.kind === 'number') &&
        /^1$/.test(tokens.slice(at + 1, at + 3).find((one) => one.kind === 'number')?.stem ?? '')) ||
      (kind === 'word' && (stem === 'combo' || stem === 'bundle' || stem === 'convertible')),
  );
}

/** "Mobile workstation 32 GB 1 TB SSD", "Travel blender rechargeable 6 blades": what follows an amount of data or a count is in the goods. */
function isComponent(tokens: readonly Token[], { span }: TypeClaim): boolean {
  const at = (span?.from ?? 0) - 1;
  return isCountedPart(tokens, span) || (dataUnits.has(tokens[at]?.stem ?? '') && tokens[at - 1]?.kind === 'number');
}

const mostParts = 12;

/** True for a plural behind a small number that follows a plain word: behind "iPhone" and "LaserJet" it is a model's. */
function isCountedPart(tokens: readonly Token[], span: TypeClaim['span']): boolean {
  const [before, number, last] = [(span?.from ?? 0) - 2, (span?.from ?? 0) - 1, (span?.to ?? 0) - 1].map(
    (at) => tokens[at],
  );
  const isCount = number?.kind === 'number' && Number(number.stem) <= mostParts;
  const isPlural = last?.kind === 'word' && last.text !== last.stem;
  return isCount && isPlural && before?.kind === 'word' && before.text === before.cased;
}

const dataUnits = new Set(['gb', 'tb', 'mb']);

/** "Extension cable 10 m orange garden mower": behind a measure of the goods may stand what they are for. */
function isBehindMeasure(tokens: readonly Token[], one: TypeClaim | undefined, { span }: TypeClaim): boolean {
  const at = one?.span?.to ?? tokens.length;
  return at < (span?.from ?? 0) && tokens[at]?.kind === 'number' && unitWords.has(tokens[at + 1]?.stem ?? '');
}

/** "Pram Rain Cover Clear Waterproof Pushchair": behind goods that bear the name of others, these are named once more. */
function servesAgain({ stems, span }: TypeClaim, final: TypeClaim): boolean {
  if (final.types.length === 0 || (span?.to ?? 0) > (final.span?.from ?? 0)) return false;
  return stems.some((_, at) => {
    const named = at === 0 ? null : typeIndex().byKey(stems.slice(0, at).join(' '));
    return named?.isWhole === true && named.types.some((type) => final.types.includes(type));
  });
}

/** "Shampoo, conditioner, and body wash": the last of a list is offered as the first is. */
const endsList = (tokens: readonly Token[], { from }: TitleSegment) =>
  tokens[from - 1]?.stem === ',' && ['and', '&'].includes(tokens[from]?.stem ?? '');

/** "Battery maintenance free 9 plate": what a number counts behind words of other goods is in them. */
function isCountedBehind(tokens: readonly Token[], one: TypeClaim | undefined, { span }: TypeClaim): boolean {
  const number = (span?.from ?? 0) - 1;
  return tokens[number]?.kind === 'number' && one?.span != null && one.span.to < number;
}

/** 12颗灯珠: what a number and a word of counting stand before, behind other goods, is in these. */
function isCountedByWord(tokens: readonly Token[], { span }: TypeClaim): boolean {
  const from = span?.from ?? 0;
  return tokens[from - 1]?.kind === 'character' && tokens[from - 2]?.kind === 'number';
}

/** Whether two mentions are joined as equals: "mouse and keyboard", "cup & saucer". */
function isJoined(tokens: readonly Token[], one: TypeClaim, other: TypeClaim): boolean {
  const [from, to] = [one.span?.to ?? 0, other.span?.from ?? 0];
  return to > from && to - from <= 3 && tokens.slice(from, to).some(({ stem }) => severalWords.has(stem));
}

/**
 * What a title, a name or a category says the goods are, the surest first. In English the last noun of the first piece that
 * names goods is the thing; what stands behind "for" or "with" counts only where nothing else does.
 */
export function readTypeClaims(field: string, raw: string, brand = '', also: readonly string[] = []): TypeClaim[] {
  return readClaims(field, raw, brand, also, false);
}

/** `looks` lets names of colours and materials name goods, as of a text that names nothing else: "Portland cement 25 kg". */
function readClaims(field: string, raw: string, brand: string, also: readonly string[], looks: boolean): TypeClaim[] {
  const tokens = withoutBrand(tokensOf(raw).slice(0, mostTitleTokens), brand);
  const { deniedBy } = readText(raw, true);
  const segments = bracketsLast(tokens, segmentsOf(raw, tokens));
  const inverted = invertedName(field, raw, tokens, segments);
  if (inverted !== null) return [inverted];
  const several = offersSeveral(tokens);
  let aside: TypeClaim[] = [];
  const found: TypeClaim[] = [];
  let before: TitleSegment | undefined;
  const targets: TypeClaim['modifiers'][number][] = [];
  /** Of these the words that end what the goods are for: no "art" of an "art class". */
  const endsOfTargets: (readonly string[])[] = [];
  const within: TypeClaim[] = [];
  let isLate = false;
  for (const [place, segment] of segments.entries()) {
    if (segment.isTarget && segments[place - 1]?.isTarget !== true) before = segments[place - 1];
    // "Caffe Latte, 14 fl oz. bottles": how it is packed.
    const isPacking = segment.from > 0 && isCountedAlone(tokens.slice(segment.from, segment.to));
    if (isPacking) continue;
    const claims = claimsOf({ field, raw, tokens, deniedBy, several, also, looks }, segment.from, segment.to);
    // A word that only ends longer names ("platform") gives way to one that is a name.
    const named = claims.filter((claim) => claim.isWhole);
    const final = named.findLast((claim, at) => at === 0 || !isComponent(tokens, claim)) ?? claims.at(-1);
    const last = named.find((claim) => final !== undefined && servesAgain(claim, final)) ?? final;
    // "Home Dairy Fermenter with Strainer Basket, Glass Bowl": a list of what comes along goes on.
    if (segment.isAside && !segment.isTarget && found.length === 0 && isIntroduced(tokens, segment)) isLate = true;
    if (last === undefined) {
      const word = tokens.slice(segment.from, segment.to).findLast(({ kind }) => kind === 'word');
      if (segment.isTarget && word !== undefined) endsOfTargets.push([word.stem]);
      // "Rack for 26" Mountain Bike", "Stand for iPhone, Tablet": a size goes before what it is of, and a list goes on.
      if (
        !segment.isTarget &&
        !tokens.slice(segment.from, segment.to).every(({ kind }) => kind !== 'word' && kind !== 'character')
      )
        before = undefined;
      if (!segment.isAside && plainWords(tokens, segment) >= wordsOfName) isLate = true;
      continue;
    }
    const joined = claims.filter((claim) => claim === last || several || isJoined(tokens, claim, last));
    const isSet = endsSet(tokens, last);
    const offered = several || isSet ? [...joined, ...modifiersAsClaims(field, last)] : joined;
    // "Smart Helmet with Turn Signals": the noun before is the goods, though too many types end on it to be told by it.
    if (segment.isAside && !segment.isTarget && found.length === 0) {
      const noun = wideNounBefore(field, raw, tokens, segments[place - 1]);
      if (noun !== null) found.push({ ...noun, modifiers: [] });
    }
    // Pieces behind the first list what it has, or what it is for.
    const isFirst = found.length === 0 || endsList(tokens, segment);
    // "Sonicare for Kids Electric Toothbrush" is made for kids, and not for toothbrushes.
    const isForPersons = audienceStems.has(tokens[segment.from]?.stem ?? '');
    const unnamed = found.length === 0 && !isForPersons ? nounBefore(field, raw, tokens, before) : null;
    before = undefined;
    if (unnamed !== null) {
      // "LifeCam Cinema for Business 720p Webcam": the piece goes on behind what it is for.
      const isTarget = last.ahead?.every(saysHow) === true ? { isTarget: true as const } : {};
      const modifiers = offered.map(({ stems, types }) => ({ stems, types, ...isTarget }));
      return [
        namedWith(
          offered.map(({ stems }) => stems),
          unnamed,
        ) ?? { ...unnamed, isForOthers: true, modifiers },
      ];
    }
    const isServed = segment.isTarget || (last.span !== null && servesOnly(tokens, last.span));
    if (isServed && found.length > 0) {
      targets.push(...offered.map(({ stems, types }) => ({ stems, types, isTarget: true as const })));
      if (last.span === null || isEnd(tokens, last.span.to, segment.to))
        endsOfTargets.push(...offered.map(({ stems }) => stems));
      if (!segment.isTarget) continue;
    }
    // "Motion Sensor PIR Exterior Light": behind its last name the piece goes on to a noun that is no whole name.
    const isFollowed =
      claims.at(-1) !== last && typeIndex().typesEndingOn(claims.at(-1)?.stems.at(-1) ?? '') >= leastOfWide;
    const nameBefore = claims[claims.indexOf(last) - 1];
    const isBehind =
      isBehindMeasure(tokens, nameBefore, last) ||
      isCountedBehind(tokens, nameBefore, last) ||
      (found.length > 0 && isCountedByWord(tokens, last));
    // A piece of plain words that names nothing known may be the goods: what stands behind it is no sure name.
    const isHeap = claims.reduce((sum, { modifiers }) => sum + 1 + modifiers.length, 0) >= namesOfHeap;
    const inner = claims.filter((claim) => claim.isWhole && !joined.includes(claim));
    if (!segment.isAside) {
      const lead = isFirst ? claims[0] : undefined;
      within.push(
        ...inner.map((claim) => ({
          ...claim,
          isFirst: false,
          isInner: true as const,
          ...(claim === lead ? { isLead: true as const } : {}),
        })),
      );
    }
    if (!segment.isAside)
      found.push(
        ...offered.reverse().map((claim) => ({
          ...claim,
          isFirst,
          ...(isLate || isHeap || isFollowed || isBehind ? { isLate: true } : {}),
          ...(tellsPart(tokens, claim) ? { mayBePart: true as const } : {}),
        })),
      );
    else if (aside.length === 0) aside = offered.map((claim) => ({ ...claim, isFirst: several, isLate: true }));
    // "Duvet Case Single, Dinosaur Print": what is called by a noun in the first piece is hardly named in a later one.
    if (isFirst && !segment.isAside && !last.isWhole && plainWords(tokens, segment) > 1) isLate = true;
  }
  if (found.length === 0 && !looks && (field === 'title' || field === 'name')) {
    const called = readClaims(field, raw, brand, also, true).map((claim) => ({ ...claim, isLook: true as const }));
    if (aside.length === 0 || called.some(({ isFirst, isFirm }) => isFirst && isFirm)) return called;
  }
  if (found.length === 0 && aside.length === 0) {
    const unnamed = nounOfUnknown(field, raw, tokens, segments);
    if (unnamed !== null) return [unnamed];
  }
  // What goods are made for stands to them as a word before their noun: "door for bookcases" is a bookcase door. An item
  // may ask for either.
  const forTargets = found.flatMap((claim) => {
    if (!claim.isFirst || targets.length + endsOfTargets.length === 0) return [claim];
    const named = claim.isWhole ? namedWith(endsOfTargets, claim) : null;
    const further = named === null && claim.isWhole ? alsoNamedWith(endsOfTargets, claim) : null;
    const own = field === 'title' ? [named ?? claim] : field === 'name' && named !== null ? [claim, named] : [claim];
    const called = further === null ? own : [...own, further];
    const made = targets.length > 0 ? { isForOthers: true as const } : {};
    return called.map((one) => ({ ...one, ...made, modifiers: [...one.modifiers, ...targets] }));
  });
  return [...ranked(forTargets.length > 0 ? forTargets : aside), ...within];
}

/** Pieces with those in brackets behind the others, of which they say more: "260 GSM (Super Ring) Square Shade Sail". */
function bracketsLast(tokens: readonly Token[], segments: TitleSegment[]): TitleSegment[] {
  const isBracketed = ({ from }: TitleSegment) => from > 1 && tokens[from - 1]?.stem === '(';
  const inner = segments.filter(isBracketed);
  return inner.length === 0 ? segments : [...segments.filter((one) => !isBracketed(one)), ...inner];
}

/** True for a piece that a word introduces: "with strainer", no brackets and no quoted name. */
const isIntroduced = (tokens: readonly Token[], { from }: TitleSegment) =>
  [from - 1, from].some((at) => introducing.has(tokens[at]?.stem ?? ''));

/** A piece with so many names of goods heaps up what the goods are searched by: its last noun is no surer than the others. */
const namesOfHeap = 4;

/** From so many words on a piece says more than who makes it. */
const wordsOfName = 3;

function plainWords(tokens: readonly Token[], { from, to }: TitleSegment): number {
  const piece = tokens.slice(from, to);
  const words = piece.filter(({ kind, stem }) => kind === 'word' && stem.length > 2 && !countUnits.has(stem)).length;
  // Between spaces Chinese lists what goods are called; only a comma or a full stop ends what one says of them.
  const isClause = clauseMarks.has(tokens[to]?.text ?? '');
  return isClause ? words + piece.filter(({ kind }) => kind === 'character').length / hanOfWord : words;
}

const clauseMarks = new Set(['，', '。', '；', ',']);
const hanOfWord = 2;

/** Names of types before words that only end such names, otherwise in the order of the text. */
function ranked(claims: TypeClaim[]): TypeClaim[] {
  const order = (claim: TypeClaim) => (claim.isWhole ? (claim.isFirm ? 0 : 1) : claim.modifiers.length > 0 ? 2 : 3);
  return claims.toSorted((one, other) => order(one) - order(other));
}

/** "Super Flower" makes power supplies and "Cooler Master" cases: the words of the brand name no goods, nor do those of 小米（MI）. */
function withoutBrand(tokens: Token[], brand: string): Token[] {
  return brand.split(betweenNames).reduce((left, name) => withoutName(left, stemsOfName(name)), tokens);
}

const betweenNames = /[()（）/]/u;

function withoutName(tokens: Token[], words: readonly string[]): Token[] {
  const first = tokens.findIndex((_, at) => words.every((word, place) => tokens[at + place]?.stem === word));
  if (first === -1 || words.length === 0) return tokens;
  return tokens.map((token, at) =>
    at >= first && at < first + words.length ? { ...token, stem: `\u0000${token.stem}` } : token,
  );
}

/** "2-in-1 laptop tablet" is a laptop as well. */
function modifiersAsClaims(field: string, { modifiers }: TypeClaim): TypeClaim[] {
  return modifiers.map(({ stems, types }) =>
    wholeClaim(field, stems.join(beginsInChinese(stems[0] ?? '') ? '' : ' '), stems, types),
  );
}
