import { wordSet } from '../../ontology/word-list.ts';
import { findColours } from '../../read/colour/find-colours.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { findMaterials } from '../../read/material/find-materials.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import { isThing, partsAskedBy } from '../../read/material/part-materials.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { readQuantities } from '../../read/quantity/read-quantities.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isEveryday } from '../../text/everyday.ts';
import { findPhrase, isDenied, type Span } from '../../text/find-phrase.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { isImitated } from '../../text/is-imitated.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import { isWithin, overlap } from '../../text/span.ts';
import type { Token } from '../../text/tokenize.ts';
import { findValueWords } from '../../text/value-words.ts';
import type { Finding } from '../finding.ts';
import { isLongerModel } from '../identifier/fitted-model.ts';
import { mayFitMore } from '../identifier/may-fit-more.ts';
import { areSizeAndMeasure } from '../size/size-finding.ts';
import { approvedFinding, isOpenDifference, mayBeSame, meansAll } from './open-difference.ts';
import { makerStated } from './same-maker.ts';

/** What goods are made by, and whose goods they fit. */
const namesMakers = new Set(['brand', 'compatibility']);

/** Compares words under the same name, after every typed comparator has passed. */
export function textFinding(requirement: Requirement, wanted: WantedValue, found: Statement): Finding {
  const finding = (matchType: Finding['matchType'], span: Finding['span'] = null): Finding => ({
    matchType,
    method: 'text',
    span,
  });
  if (wanted.text.unspaced === '' || found.text.unspaced === '') return finding('unknown');
  const spans = findPhrase(found.text, wanted.text.unspaced);
  const [imitated] = spans;
  if (imitated !== undefined && spans.every(({ from }) => isImitated(found.text, from)))
    return finding('not_match', imitated);
  const stated = spans.find((span) => !isDenied(found.text, span) && isThingItself(wanted, found, span));
  if (stated !== undefined && isBeforePart(requirement, wanted, found.text, stated)) return finding('unknown', stated);
  if (stated !== undefined && spans.every((span) => isOtherModel(requirement, wanted, found.text, span)))
    return finding('not_match', stated);
  if (stated !== undefined) return finding(isChanged(wanted, found.text, stated) ? 'not_match' : 'match', stated);
  // "3 x AA (not included)" tells of what kind they are, and denies only that they come along.
  if (spans.length > 0 && found.text.tokens.some(({ stem }) => comesAlong.has(stem)))
    return finding('unknown', spans[0]);
  if (spans.length > 0)
    return finding(isDenied(found.text, spans[0] ?? { from: 0, to: 0 }) ? 'not_match' : 'unknown', spans[0]);
  const made = namesMakers.has(requirement.name.known?.id ?? '') ? makerStated(wanted.text, found.text) : null;
  if (made !== null) return finding(made);
  const approved = approvedFinding(requirement, wanted, found.text);
  if (approved !== null) return approved;
  const same =
    wanted.colours.length === 0 ? (findSameWords(found.text, wanted) ?? saidToBeAble(found.text, wanted)) : null;
  if (same === null && wanted.answer === false && isDeniedName(requirement, found.text)) return finding('match');
  if (same !== null) return finding('match', same);
  if (wanted.colours.length === 0 && wanted.materials.length === 0) {
    const isSaid = hasAllWords(found.text, wanted.stems) || hasTellingWords(requirement, wanted, found);
    // The words beside a bound say nothing of its number.
    if (isSaid && !wanted.isBounded) return finding('match');
    const all = meansAll(requirement, found.text);
    if (all !== null) return finding(all);
  }
  const filled = spanWithFiller(wanted, found.text);
  if (filled !== null && !isChanged(wanted, found.text, filled)) return finding('match', filled);
  if (requirement.name.known?.id === 'compatibility' && mayFitMore(wanted.text, found.text)) return finding('unknown');
  // L may be a UK 14.
  if (requirement.name.known?.reads === 'size' && hasDigit(wanted.text.unspaced) !== hasDigit(found.text.unspaced))
    return finding('unknown');
  // "Asian size chart, see picture" tells no size.
  if (requirement.name.known?.reads === 'size' && wanted.size !== null && found.sizes === null)
    return finding('unknown');
  // "Warm white" and "6500K", "4 colour" and "CMYK" tell the same thing in words and in numbers.
  if (isInWordsAndNumbers(wanted.text, found.text) || areSizeAndMeasure(wanted, found)) return finding('unknown');
  if (mayBeOfWanted(requirement, wanted, found)) return finding('unknown');
  if (
    requirement.name.known?.reads === 'open' ||
    isVaguer(requirement, wanted, found) ||
    mayBeSame(wanted.text, found.text)
  )
    return finding('unknown');
  if (isSilentOfRest(wanted, found.text) || tellsOfSubstance(wanted, found)) return finding('unknown');
  return finding(isOpenDifference(wanted, found) ? 'unknown' : 'not_match');
}

const hanAbility = /^(?:可以|能够|支持|可|能)(?=\p{Script=Han}{4})/u;

/** 支持外接管连续排水 says what 可接管连续排水 asks for: whoever can do it is told in several words. */
function saidToBeAble(text: TextFacts, { text: { unspaced } }: WantedValue): Span | null {
  const rest = unspaced.replace(hanAbility, '');
  const [span] = rest === unspaced ? [] : findPhrase(text, rest);
  return span === undefined || isDenied(text, span) ? null : span;
}

/** "Zero VOC" under "VOC" is the none that one asks for. */
const isDeniedName = ({ name }: Requirement, text: TextFacts): boolean =>
  findPhrase(text, unspacedOf(name.raw)).some((span) => isDenied(text, span));

/** "Sole: PU" and "Frame: anodised aluminium" say what these are made of, and nothing against a nail-proof sole or a guarantee of five years. */
function tellsOfSubstance({ text, isMeasured }: WantedValue, found: Statement): boolean {
  const isQuality =
    likeQuality.test(text.unspaced) || isMeasured || readQuantities(text.tokens).quantities.some(isTime);
  return isQuality && found.materials.length > 0 && findMaterials(text).length === 0 && findColours(text).length === 0;
}

const isTime = ({ dimension }: Quantity) => dimension === 'time';

export const isBound = ({ form }: Quantity) => form === 'min' || form === 'max';
const comesAlong = new Set(['included', 'include', 'supplied']);
const shortestWords = 4;

/** One side is stated in words and the other in figures; "HB" and "2B" are figures of a kind. */
function isInWordsAndNumbers(side: TextFacts, otherSide: TextFacts): boolean {
  const [one, other] = [side.unspaced, otherSide.unspaced];
  const words = hasDigit(one) ? other : one;
  if (hasDigit(one) === hasDigit(other) || deniesAll.has(words)) return false;
  if (tellsInWords(hasDigit(one) ? side : otherSide) && !shareWords(side, otherSide)) return false;
  return words.length >= shortestWords || words === 'yes' || beginsInChinese(words);
}

function shareWords({ tokens: one }: TextFacts, { tokens: other }: TextFacts): boolean {
  return one.some(({ kind, stem }) => kind === 'word' && stem.length > 2 && other.some((token) => token.stem === stem));
}

const shortestCode = 3;

/** The figures of "A7" and "S1220A". */
const isOfCode = ({ kind, glued }: Token, at: number, tokens: readonly Token[]) =>
  kind === 'number' && glued && tokens[at - 1]?.kind === 'word';

const labels = wordSet('introducing figures');
const shortestTelling = 4;

/**
 * True when a text has a word of its own beside its figures: "Puppy (2-10 months)", "Halogen 6 V". What is counted or
 * measured, and what figures are introduced by ("Level 2"), belongs to the figures.
 */
function tellsInWords({ tokens }: TextFacts): boolean {
  // The code of a model may be any maker's: "SupremeFX S1220A" has a Realtek.
  if (tokens.some((token, at) => token.stem.length >= shortestCode && isOfCode(token, at, tokens))) return false;
  return tokens.some(({ kind, stem, text }, at) => {
    if (kind !== 'word' || text.length < shortestTelling || labels.has(stem)) return false;
    const before = tokens[at - 1]?.kind === 'mark' ? tokens[at - 2] : tokens[at - 1];
    return before?.kind !== 'number' && tokens[at + 1]?.glued !== true;
  });
}

/** "None" is an answer to a question for a number. */
const deniesAll = new Set(['none', 'no', '无', '没有', '否', '不支持']);

/** "Wood" in "wood look" is no material, "black" in "black tea" no colour. */
export function isThingItself(wanted: WantedValue, found: Statement, span: Span): boolean {
  if (wanted.materials.length === 0)
    return wanted.colours.length === 0 || found.colours.some((mention) => overlap(mention, span));
  // "Leather" in "vegan leather" is a part of another material's name; "stainless steel" is a part of the wanted words.
  return found.materials.some(
    (mention) =>
      isWithin(mention, span) ||
      (overlap(mention, span) && wanted.materials.some(({ id }) => isKindOf(mention.id, id))),
  );
}

const times = (words: readonly string[], stem: string) => words.filter((word) => word === stem).length;

/** All wanted words stand in the text, each as often as it is wanted, in another order, and none of them is denied. */
function hasAllWords(text: TextFacts, stems: readonly string[]): boolean {
  // Figures belong to the word they follow: "GDDR6X" has all the letters of "GDDR6" and is another thing.
  if (stems.length < 2 || stems.some(hasDigit)) return false;
  const standing = text.tokens.flatMap((token, at) => ((text.deniedBy[at] ?? -1) === -1 ? [token.stem] : []));
  // "Mini ITX tower" is no mini tower: such a word changes the one behind it.
  const isSplit = stems.some((stem, at) => {
    const [next, found] = [stems[at + 1], standing.indexOf(stem)];
    return changing.has(stem) && next !== undefined && standing[found + 1] !== next;
  });
  return !isSplit && stems.every((stem) => stem === 'and' || times(standing, stem) >= times(stems, stem));
}

const longestFiller = 2;

/**
 * Where a text says all a wanted value does in its order, with an everyday word or two between and no figures but its own:
 * the "1:5 speed increasing" of "1:5 increasing". Null where it does not, or where something in it is denied.
 */
function spanWithFiller({ text: { tokens: wanted } }: WantedValue, { tokens, deniedBy }: TextFacts): Span | null {
  const from = tokens.findIndex(({ stem }) => stem === wanted[0]?.stem);
  if (from === -1 || !wanted.some(({ kind }) => kind === 'number') || wanted.length < 2) return null;
  let at = from;
  for (const { stem, kind, glued } of wanted) {
    const end = tokens.findIndex((token, place) => place >= at && token.stem === stem);
    const between = tokens.slice(at, Math.max(at, end));
    const isFiller = between.length <= longestFiller && between.every(isPlainWord);
    if (end === -1 || !isFiller || (kind !== 'word' && tokens[end]?.glued !== glued && end > 0)) return null;
    at = end + 1;
  }
  // Where nothing stands between, the words themselves were looked for before: "B450M" is no B450.
  if (at - from === wanted.length || tokens[at]?.glued === true) return null;
  const isOther = tokens.some(({ kind }, place) => kind === 'number' && (place < from || place >= at));
  return isOther || deniedBy.slice(from, at).some((cue) => cue !== -1) ? null : { from, to: at };
}

const isPlainWord = ({ kind, stem, text, cased }: Token) =>
  kind === 'word' && text === cased && isEveryday(stem) && !changing.has(stem);

/** Words that a value shares with any other of its name. */
const idleWords = new Set(['and', 'with', 'the', 'of', 'type']);

/** "Damaged hair" under "Hair type" is stated by "damaged": the words of the name add nothing to it. */
function hasTellingWords({ name }: Requirement, wanted: WantedValue, { text }: Statement): boolean {
  const telling = wanted.stems.filter((stem) => !name.stems.includes(stem) && !idleWords.has(stem));
  const isOfName = wanted.stems.some((stem) => name.stems.includes(stem));
  if (telling.length === 0 || !isOfName || telling.some(hasDigit)) return false;
  return telling.every((stem) =>
    findPhrase(text, stem).some((span) => !isDenied(text, span) && !isChanged(wanted, text, span)),
  );
}

/** Words that make another thing of the one they stand beside: "Micro ATX" is not ATX, "Twin XL" not Twin. */
const changing = wordSet('compare texts: changing');

/** "Toothbrush heads" are no toothbrushes: the word after it says what is meant. */
function isBeforePart({ name }: Requirement, wanted: WantedValue, { tokens }: TextFacts, { to }: Span): boolean {
  const next = tokens[to];
  // Under "Head" a "flat head" is flat.
  if (next === undefined || name.stems.includes(next.stem)) return false;
  return meantParts.has(next.stem) && !wanted.stems.includes(next.stem);
}

const meantParts = new Set(['head', 'holder', 'refill', 'charger', 'replacement', 'accessory']);

/** "iPhone 15 Pro" is no iPhone 15. */
function isOtherModel({ name }: Requirement, wanted: WantedValue, { tokens }: TextFacts, span: Span): boolean {
  const isModel = name.known?.id === 'compatibility' || name.known?.id === 'model';
  return isModel && isLongerModel(wanted.text.tokens, tokens, span);
}

function isChanged(wanted: WantedValue, text: TextFacts, span: Span): boolean {
  const beside = [text.tokens[span.from - 1], text.tokens[span.to]].map((token, at) =>
    token?.stem === '-' ? text.tokens[at === 0 ? span.from - 2 : span.to + 1] : token,
  );
  return beside.some((token) => token !== undefined && changing.has(token.stem) && !wanted.stems.includes(token.stem));
}

const longestVague = 12;

/** The listing says less than is wanted ("Switch" against "Brown switch"): open, not wrong. */
function isVaguer({ name }: Requirement, wanted: WantedValue, found: Statement): boolean {
  const isMaterial = (at: number) =>
    found.text.tokens.length <= longestVague &&
    found.materials.some(({ id, from, to }) => at >= from && at < to && isKindOf(id, 'plastic'));
  const said = found.text.tokens.flatMap(({ kind, stem }, at) => (kind === 'mark' || isMaterial(at) ? [] : [stem]));
  // "PP snap lid" under "Lid" says of a snap lock what "snap" does.
  const words = said.filter((stem) => !name.stems.includes(stem));
  // "Non-polarized" is no kind of polarized, and "male to male" none of "male to female".
  if (findPhrase(wanted.text, found.text.unspaced).some((span) => isDenied(wanted.text, span))) return false;
  return words.length > 0 && words.every((stem) => times(wanted.stems, stem) >= times(words, stem));
}

const leastShared = 2;
const listing = new Set([',', ';', '+', '/']);

/**
 * "M.2 PCIe 4.0 x4" is silent of the NVMe of "M.2 NVMe PCIe 4.0": it has several of the wanted words and all figures, and beside
 * them no word that could be meant in place of the others.
 */
function isSilentOfRest({ stems, text }: WantedValue, found: TextFacts): boolean {
  const figures = text.tokens.filter(({ kind }) => kind === 'number').map(({ stem }) => stem);
  const said = new Set(found.tokens.map(({ stem }) => stem));
  const isOther = ({ kind, stem, text: word }: Token) =>
    kind === 'character' || listing.has(stem) || (kind === 'word' && word.length > 1 && !stems.includes(stem));
  if (figures.length === 0 || !figures.every((figure) => said.has(figure)) || found.tokens.some(isOther)) return false;
  return stems.filter((stem) => said.has(stem) && !hasDigit(stem)).length >= leastShared;
}

/** Where a text says what a whole wanted value says, in other words or in the other language. */
export function findInOtherWords(text: TextFacts, { sayings, text: wanted }: WantedValue): Span[] {
  const spans: Span[] = [];
  for (const row of sayings) {
    for (const name of row.names) {
      if (name !== wanted.unspaced && text.unspaced.includes(name)) spans.push(...findValueWords(text, name, row));
    }
  }
  return spans;
}

/** The first such place that nothing denies, or null. */
function findSameWords(text: TextFacts, wanted: WantedValue): Span | null {
  return findInOtherWords(text, wanted).find((span) => !isDenied(text, span)) ?? null;
}

/** A material that is not in the table of materials may be a kind of the wanted one, unless the words are of any thing. */
function mayBeOfWanted({ name }: Requirement, { materials }: WantedValue, found: Statement): boolean {
  const isOfThing = isThing(name) && partsAskedBy(name).length === 0;
  return materials.length > 0 && found.materials.length === 0 && !isOfThing;
}
