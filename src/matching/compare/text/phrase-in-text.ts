import { askedBy } from '../../claim/asked-property.ts';
import { isAbout } from '../../claim/bearing.ts';
import { bearingOfMention, bearingOfSpan } from '../../claim/bears-on.ts';
import { describesPart, lookOfPart } from '../../claim/look-of-part.ts';
import { isToldApart } from '../../claim/told-apart.ts';
import { countingWords } from '../../ontology/counting-words.ts';
import { personFamilies } from '../../ontology/value-families.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { entails, isOfFittedGoods, isOtherwise, mentionsOf } from '../../read/family/find-families.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import { isOfferedAs } from '../../read/name/goods-in-name.ts';
import { isKnownThing, thingLengthAt } from '../../read/name/in-chinese.ts';
import { resolveName } from '../../read/name/resolve-name.ts';
import { areOneThing } from '../../read/name/same-thing.ts';
import { perUnitAt } from '../../read/quantity/read-rate.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isMaterialActedOn, isMaterialOfUse } from '../../scope/acted-on.ts';
import { isJoiningAt } from '../../scope/joiner.ts';
import { partIdsAt } from '../../scope/phrase-reader.ts';
import { findPhrase, isAside, isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { isImitated } from '../../text/is-imitated.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { isPartOf, isWithin, overlap } from '../../text/span.ts';
import { isStatedAsColour } from '../colour/colour-in-text.ts';
import type { Finding } from '../finding.ts';
import { isOfMaker } from '../own-name.ts';
import { findInOtherWords, isThingItself } from './compare-texts.ts';

/** Properties of the goods themselves: what stands after "for" or "compatible with" is another thing's. */
const ownProperties = wordSet('own properties');

/** Where running text states the wanted words as they are; unknown where it denies or lessens them. */
export function phraseInText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { statement, field } = fact;
  const { text } = statement;
  const found = [...findPhrase(text, wanted.text.unspaced), ...findInOtherWords(text, wanted)];
  if (found.length === 0) return null;
  const isBareNumber = wanted.text.tokens.length === 1 && wanted.text.tokens[0]?.kind === 'number';
  const spans = isBareNumber ? found.filter((span) => isNumberOf(requirement, statement, span)) : found;
  if (spans.length === 0) return null;
  if (wanted.size !== null && wanted.text.unspaced.length === 1) return sizeLetterFinding(statement, spans);
  if (isLetter(wanted.text) && !spans.some((span) => isLetterOf(requirement, text, span))) return null;
  // "XL" is no part of "2XL".
  if (wanted.size !== null && spans.some(({ from }) => isStuckToNumber(text, from))) return null;
  const own = ownProperties.has(requirement.name.known?.id ?? '') || isOwnMeasure(requirement);
  const reads = requirement.name.known?.reads;
  const isLook = reads === 'colour' || reads === 'material';
  const hasParts = (own || wanted.families.length > 0) && reads !== 'open' && reads !== 'name';
  const part = lookOfPart(requirement);
  const open = spans.filter((span) => {
    if (isAside(text, span)) return false;
    if (part !== null && !describesPart(part, statement, span)) return false;
    if (wanted.families.some(({ family }) => isOfFittedGoods(text, family, span))) return false;
    if (own && (isOfBundledItem(text, span) || !isThingItself(wanted, statement, span))) return false;
    if (isMeasure(wanted) && numbersIn(wanted.text.tokens) !== numbersIn(text.tokens.slice(span.from, span.to)))
      return false;
    if (isMeasure(wanted) && isOfOtherSide(requirement, statement, span)) return false;
    if (
      (isMeasure(wanted) || wanted.list !== null) &&
      isToldApart(requirement.name, text, { ...span, ...dimensionOf(wanted) })
    )
      return false;
    if (isMeasure(wanted) && bearingOfSpan(requirement, statement, span, field === 'title') === 'other') return false;
    if (wanted.quantity?.unit && perUnitAt(text.tokens, span.to, wanted.quantity.unit) !== null) return false;
    if (isLook && isOfMaker(fact, span)) return false;
    const isHan = text.tokens[span.from]?.kind === 'character';
    if (reads === 'material' && isHan && isMaterialActedOn(text, span, false)) return false;
    if (reads === 'material' && isMaterialOfUse(text, span, isHardAt(statement, span))) return false;
    if (isInStandIn(statement, span) || isInLongerName(wanted, statement, span)) return false;
    if (isInOtherValue(wanted, text, span)) return false;
    if (isOfPersons(requirement, wanted, text, span)) return false;
    if (hasParts && bearingOfMention(requirement.name, statement, span) === 'other') return false;
    if (isLook && part === null && isOfNextPart(requirement, statement, span)) return false;
    if (isOfThingBehind(requirement, statement, span)) return false;
    return requirement.name.key !== '#colour' || field === 'title' || isStatedAsColour(statement, span);
  });
  const isName = requirement.name.known?.reads === 'name';
  const isLike = (span: Span) => (isName ? isLikeness(requirement, text, span) : isLessened(text, span));
  const stated = open.find((span) => !isDenied(text, span) && !isLike(span));
  if (stated !== undefined) return { matchType: 'match', method: 'text', span: stated };
  if (open[0] === undefined) return null;
  // "Not EN 1154 rated": that goods lack a certificate is said of nothing else.
  const isLacking = wanted.certificate !== null && requirement.alternatives.length === 1;
  const isDeniedAll = isLacking && open.every((span) => isDenied(text, span));
  return { matchType: isDeniedAll ? 'not_match' : 'unknown', method: 'text', span: open[0] };
}

const dimensionOf = ({ quantity }: WantedValue) => ({ dimension: quantity?.dimension ?? null });

const hardKinds = ['metal', 'plastic'];

/** In English tools are of what is hard: "brass screws". */
const isHardAt = ({ text, materials }: Statement, { from }: Span) =>
  text.tokens[from]?.kind !== 'character' &&
  materials.some((one) => one.from === from && hardKinds.some((kind) => isKindOf(one.id, kind)));

/** "Ebonite handle": the words, which may be of no material that is known, stand right before the name of another part. */
function isOfNextPart({ name }: Requirement, statement: Statement, { to }: Span): boolean {
  const subject = statement.scope.subjectAt(to);
  return subject?.from === to && subject.isCertain && !isAbout(askedBy(name), subject);
}

/** "Maple back" tells nothing of the front, and "ceramic cartridge" nothing of the goods that are no cartridge. */
function isOfThingBehind({ name }: Requirement, statement: Statement, { to }: Span): boolean {
  const { tokens } = statement.text;
  const { look, partIds, nouns, words } = askedBy(name);
  if (name.known !== null ? look === null : nouns.length === 0) return false;
  const part = partIdsAt(tokens, to);
  const next = part?.next ?? to + thingLengthAt(tokens, to);
  // "Stainless steel sponge holder" is of steel: the noun goes on.
  const goesOn = look !== null && tokens[next]?.kind === 'word';
  if (next === to || goesOn || tokens[to]?.kind === 'character') return false;
  const noun = tokens[next - 1]?.stem ?? '';
  const isAsked =
    part?.ids.some((id) => partIds.includes(id)) === true ||
    [...nouns, ...words].some((one) => one === noun || areOneThing(one, noun));
  return !isAsked && !isOfferedAs(noun, statement);
}

/** One of several sides stated together is no side of a part: "座宽52 cm，65CM宽". */
function isOfOtherSide({ name }: Requirement, { quantities, text }: Statement, span: Span): boolean {
  const isListed = quantities.lists.some((list) => overlap(list, span));
  return isListed && name.known === null && !isLabelled(name, text.tokens, span.from);
}

/** "座宽52 cm": the words of the name stand right before the measure. */
function isLabelled({ raw }: Requirement['name'], tokens: TextFacts['tokens'], at: number): boolean {
  const words = readText(raw).tokens;
  const start = at - words.length - (tokens[at - 1]?.kind === 'mark' ? 1 : 0);
  return start >= 0 && words.every(({ stem }, index) => tokens[start + index]?.stem === stem);
}

/** Run together, 12" and 1/2" look alike. */
const numbersIn = (tokens: TextFacts['tokens']) =>
  tokens.flatMap(({ kind, stem }) => (kind === 'number' ? [stem] : [])).join(' ');

/** A measure of the goods; an age is that of whom they are for. */
const isOwnMeasure = ({ name: { known } }: Requirement) => known?.dimensions !== undefined && known.id !== 'age';

const isMeasure = ({ quantity }: WantedValue) => quantity !== null && quantity.unit !== null;

/** "Kids" as a size has to be called one: in "Kids Face Mask" it tells for whom the goods are. */
function isOfPersons(
  { name }: Requirement,
  { text: wanted }: WantedValue,
  { tokens }: Statement['text'],
  span: Span,
): boolean {
  if (name.known?.id !== 'size') return false;
  const isPerson = personFamilies.some((family) => {
    const [mention, ...more] = mentionsOf(wanted, family);
    return mention !== undefined && more.length === 0 && mention.from === 0 && mention.to === wanted.tokens.length;
  });
  return isPerson && tokens[span.to]?.stem !== 'size' && tokens[span.from - 1]?.stem !== 'size';
}

/** "Micro ATX" is not ATX and "faux leather" no leather. */
function isLessened(statement: Statement['text'], span: Span): boolean {
  const { tokens } = statement;
  const before = tokens[span.from - 1]?.stem === '-' ? tokens[span.from - 2] : tokens[span.from - 1];
  return (before !== undefined && lessening.has(before.stem)) || isImitated(statement, span.from);
}

const likenesses = phrasesOf(wordList('likenesses of a maker'));

/** "Bosch style" and 公牛款式 are of another maker. */
function isLikeness({ name }: Requirement, { tokens }: Statement['text'], { to }: Span): boolean {
  return name.known?.id === 'brand' && likenesses.at(tokens, tokens[to]?.stem === '-' ? to + 1 : to) !== null;
}

const lessening = new Set(['micro', 'mini', 'semi', 'quasi']);

function isStuckToNumber({ tokens }: Statement['text'], at: number): boolean {
  return (tokens[at]?.glued ?? false) && tokens[at - 1]?.kind === 'number';
}

/** "60 W" in "9 W (60 W equivalent)", "32 GB" in "upgradable to 32 GB". */
function isInStandIn({ quantities }: Statement, span: Span): boolean {
  return quantities.quantities.some((one) => (one.isStandIn ?? one.isPossible) === true && overlap(one, span));
}

/** "Rose" in "rose gold" and "steel" in "steel blue" are parts of a colour's name. */
function isInLongerName(wanted: WantedValue, statement: Statement, span: Span): boolean {
  return wanted.colours.length === 0 && statement.colours.some((colour) => isPartOf(span, colour));
}

/** "Twin" in "twin XL" is a part of another value's name; "women" in "men and women" is all of what it says. */
function isInOtherValue({ families }: WantedValue, text: Statement['text'], span: Span): boolean {
  return families.some(
    ({ family, valueId, isWhole }) =>
      isWhole &&
      (isOtherwise(text, family, span) ||
        mentionsOf(text, family).some(
          (found) =>
            isPartOf(span, found) &&
            !entails(family, found.valueId, valueId) &&
            family.values.find(({ id }) => id === found.valueId)?.allOf?.includes(valueId) !== true,
        )),
  );
}

/** One letter is a size where "size" stands before it or where it fills its clause: ", M, " but not "15 L" or "S hook". */
function sizeLetterFinding({ text }: Statement, spans: readonly Span[]): Finding | null {
  const ends = new Set([',', '(', ')', '/', '|', ';', undefined]);
  const span = spans.find(({ from, to }) => {
    const before = text.tokens[from - 1]?.stem;
    const isAlone = from > 0 && ends.has(before) && ends.has(text.tokens[to]?.stem);
    return before === 'size' || isAlone;
  });
  return span === undefined ? null : { matchType: 'match', method: 'size', span };
}

/** A bare number is this property's when a word of its name stands beside it, or when it is a name itself and no measure. */
function isNumberOf(requirement: Requirement, statement: Statement, span: Span): boolean {
  const { tokens } = statement.text;
  const beside = [tokens[span.from - 1], tokens[span.from - 2], tokens[span.to], tokens[span.to + 1]];
  const words = wordsOfName(requirement.name);
  if (beside.some((token) => token !== undefined && words.has(token.stem) && !counting.has(token.stem))) return true;
  if (!namesAreNumbers.has(requirement.name.known?.reads ?? '')) return false;
  const measured = statement.quantities.quantities.some(({ unit, ...one }) => unit !== null && isWithin(span, one));
  return !measured && !statement.materials.some((mention) => isWithin(span, mention));
}

/** The words of a name, and of the other names of its property. */
function wordsOfName({ stems, known }: Requirement['name']): ReadonlySet<string> {
  const isName = namesAreNumbers.has(known?.reads ?? '');
  const others = known === null || isName || known.dimensions !== undefined ? [] : known.names;
  return new Set([...stems, ...others.flatMap((name) => resolveName(name).stems)]);
}

/** "Number of buttons 6" numbers no pockets. */
const counting = new Set([...countingWords, 'no', 'of']);
const namesAreNumbers = new Set(['identifier', 'size', 'name']);

const longestHanWord = 4;

/** Wanted words in another order, close together. */
export function wordsInText(requirement: Requirement, wanted: WantedValue, statement: Statement): Finding | null {
  const { stems } = wanted;
  const isTyped = wanted.quantity !== null || wanted.colours.length > 0 || wanted.materials.length > 0;
  if (isTyped || stems.length < 2 || stems.length > 8 || requirement.name.known?.reads === 'identifier') return null;
  if (wanted.text.tokens.some((token) => token.kind === 'number')) return null;
  // A Chinese word is its characters in a row: 在线式 is no 在线互动式.
  if (stems.length <= longestHanWord && wanted.text.tokens.every(({ kind }) => kind === 'character')) return null;
  const { tokens, unspaced } = statement.text;
  if (!stems.every((stem) => unspaced.includes(stem))) return null;
  const places = stems.map((stem) => tokens.findIndex((token) => token.stem === stem));
  const from = Math.min(...places);
  const to = Math.max(...places) + 1;
  if (from < 0 || new Set(places).size < places.length || to - from > stems.length + 3) return null;
  const span = { from, to };
  if (isOfThingBetween(tokens, span, stems)) return null;
  const isForeign = ownProperties.has(requirement.name.known?.id ?? '') && isOfBundledItem(statement.text, span);
  return isForeign || isAside(statement.text, span) || isDenied(statement.text, span)
    ? null
    : { matchType: 'match', method: 'text', span };
}

const joints = wordSet('several words');

/** "Rubber feet and wooden grip": the first words are of another thing, which stands before a joint. */
function isOfThingBetween(tokens: TextFacts['tokens'], { from, to }: Span, wanted: readonly string[]): boolean {
  for (let at = from + 2; at < to; at += 1) {
    const [noun, joint] = [tokens[at - 1], tokens[at]];
    if (noun === undefined || joint === undefined || wanted.includes(noun.stem)) continue;
    if (!joints.has(joint.stem) && !isJoiningAt(tokens, at)) continue;
    if (isKnownThing(noun.stem) || partIdsAt(tokens, at - 1) !== null) return true;
  }
  return false;
}

function isLetter({ unspaced }: TextFacts): boolean {
  return unspaced.length === 1 && unspaced >= 'a' && unspaced <= 'z';
}

/** A letter that stands alone may be an article or a part of any code; beside a word of the name it is meant: "class A". */
function isLetterOf({ name }: Requirement, { tokens }: TextFacts, { from, to }: Span): boolean {
  return [tokens[from - 1], tokens[to]].some((token) => token !== undefined && name.stems.includes(token.stem));
}
