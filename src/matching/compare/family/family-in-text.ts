import { toneKelvins } from '../../ontology/value-families.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { exceptionFinding } from '../../read/family/excepted-value.ts';
import type { FamilyMention } from '../../read/family/find-families.ts';
import {
  entails,
  familiesOf,
  isInGoods,
  isOfFittedGoods,
  isOfItsGoods,
  leaveOpen,
  mentionsOf,
} from '../../read/family/find-families.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { thingLengthAt } from '../../read/name/in-chinese.ts';
import { isJoinedByN } from '../../read/name/name-in-title.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isOfAccessory, namesSet } from '../../scope/other-goods.ts';
import { isOfPeople } from '../../text/everyday.ts';
import { isAside, isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { continuesHan } from '../../text/han-segments.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { overlap } from '../../text/span.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from '../quantity/compare-quantities.ts';

const method = 'value family';

/** Families of what goods are: of these a title also names what is in the goods and what they go with. */
const ofSubstance = new Set(['physical form', 'coffee form', 'tea form', 'tea kind', 'storage kind']);
const ingredientCues = new Set(['with', 'from', 'contain', 'containing', 'infused']);
const ingredientReach = 4;
/** "With argan/coconut oil". */
const joinsIngredients = new Set(['/', '&', '+', '-']);
/** "Oil control", "stain gel": the word names what the goods act on. */
const actedOn = wordSet('acted on');
/** 控油 is oil control, as 去油 takes it away. */
const actingBefore = wordSet('acting before');

/**
 * What running text says of a wanted value of a closed family: a match when it names the value or one that includes it,
 * not_match when a title names only others. `isOwn` tells whether words speak of the goods and not of a part of them.
 */
export function familyInText(
  wanted: WantedValue,
  { field, statement, maker }: TextFact,
  isOwn: (span: Span) => boolean,
): Finding | null {
  const { text } = statement;
  for (const { family, valueId, isWhole } of headsOf(wanted.families)) {
    const excepted = text.exceptions.length > 0 ? exceptionFinding(text, family, valueId) : null;
    if (excepted?.matchType === 'not_match' && isWhole && isOwn(excepted.span ?? { from: 0, to: 0 })) return excepted;
    const stated = mentionsOf(text, family).filter(
      (mention) => !isAside(text, mention) && !isDenied(text, mention) && !isLooseCode(text, mention, family.id),
    );
    const mentions = stated.filter(isOwn);
    const ofGoods = mentions.filter((mention) => !isOfFittedGoods(text, family, mention));
    const fitting =
      ofGoods.find((mention) => entails(family, mention.valueId, valueId)) ?? partsOf(family, valueId, ofGoods);
    if (fitting !== undefined)
      return isWhole ? { matchType: shareOf(wanted, statement, fitting), method, span: fitting } : null;
    if (family.onlyStructured || field !== 'title') continue;
    const own = mentions.filter((mention) => !isOfMaker(text, mention, maker ?? null));
    const others = own.filter((mention) => !isOfOtherGoods(text, mention));
    const [first] = others;
    if (first === undefined || !isOfItsGoods(text, family)) continue;
    const isOpen =
      stated.some((mention) => entails(family, mention.valueId, valueId) && isOfGoodsAgain(statement, mention)) ||
      leaveOpen(family, valueId, mentions) ||
      isStatedByPeople(text, family.id, valueId) ||
      (family.inSets === true && namesSet(text, mentions));
    return { matchType: isOpen ? 'unknown' : 'not_match', method, span: first };
  }
  return null;
}

/** "80% Arabica, 20% Robusta" is no 100% arabica: what stands of a value beside its name has to be as much as is wanted. */
function shareOf(
  { quantity }: WantedValue,
  { quantities }: TextFact['statement'],
  { from }: Span,
): Finding['matchType'] {
  if (quantity?.dimension !== 'share') return 'match';
  const stated = quantities.quantities.find((one) => one.dimension === 'share' && one.to === from);
  return stated === undefined ? 'match' : compareQuantities(quantity, stated);
}

/** "With 144 TC double sheets … king size sheet": what seems to come along is goods of the family again. */
function isOfGoodsAgain({ text, scope }: TextFact['statement'], mention: FamilyMention): boolean {
  const subject = scope.subjectOf(mention);
  if (subject === null || mention.family.goods === undefined) return false;
  for (let at = subject.from; at < subject.to; at += 1) if (isInGoods(text, mention.family, at)) return true;
  return false;
}

const ofAnyKind = new Set(['male', 'female']);

/** A word of a maker's name ("Spray 'n Wash"), or one that opens a title as no name of people does ("Pale Male"). */
function isOfMaker(text: TextFacts, span: Span, maker: Span | null): boolean {
  if (maker !== null && overlap(span, maker)) return true;
  const [first, second] = text.tokens;
  if (span.from === 0) return second !== undefined && isJoinedByN(text.tokens, span);
  if (span.from !== 1 || maker !== null || !ofAnyKind.has(second?.text ?? '')) return false;
  return first?.kind === 'word' && !isOfPeople(first.stem);
}

const children = new Set(['child', 'children', 'kid']);
const grownUps = new Set(['man', 'men', 'woman', 'women', 'lady', 'gentleman', 'gentlemen']);

/** "For women, men and children": boys and girls are among them, and so are adults. */
function isStatedByPeople({ tokens }: TextFacts, familyId: string, valueId: string): boolean {
  const isOfChildren = familyId === 'gender' && (valueId === 'boys' || valueId === 'girls');
  const people = isOfChildren ? children : familyId === 'age' && valueId === 'adult' ? grownUps : null;
  return people !== null && tokens.some(({ stem }) => people.has(stem));
}

/** "US" in "one size US" names a system of sizes; in "made in US" a country. */
function isLooseCode(text: TextFacts, { from, to }: Span, familyId: string): boolean {
  if (familyId !== 'country' || to - from > 1 || (text.tokens[from]?.text.length ?? 0) > 2) return false;
  return text.tokens[from]?.kind === 'word' && !originCues.has(text.tokens[from - 1]?.stem ?? '');
}

const originCues = new Set(['in', 'from', 'origin', ':']);

/** Of a value that names several of a family ("dry oil spray") the last one is the thing itself. */
function headsOf(families: WantedValue['families']): WantedValue['families'] {
  return families.filter(
    (one, at) => one.isWhole || !families.slice(at + 1).some((later) => later.family === one.family),
  );
}

/** "For women and men" is unisex: a value may be all of several others. */
function partsOf(
  family: FamilyMention['family'],
  wantedId: string,
  mentions: readonly FamilyMention[],
): FamilyMention | undefined {
  const parts = family.values.find(({ id }) => id === wantedId)?.allOf;
  return parts?.every((part) => mentions.some(({ valueId }) => valueId === part)) ? mentions[0] : undefined;
}

/** True where a title names what goods of another kind hold, go with or are made for. */
function isOfOtherGoods(text: TextFacts, mention: FamilyMention): boolean {
  if (ofSubstance.has(mention.family.id)) return !isTheGoods(text, mention);
  const { family } = mention;
  if (family.isKind !== true) return false;
  return isOfBundledItem(text, mention) || isOfAccessory(text, mention, (at) => isInGoods(text, family, at));
}

function isTheGoods(text: TextFacts, span: Span): boolean {
  const next = text.tokens[text.tokens[span.to]?.stem === '-' ? span.to + 1 : span.to];
  if (isOfBundledItem(text, span) || actedOn.has(next?.stem ?? '')) return false;
  // The last noun of a Chinese compound is the thing itself: 精华面膜贴 is no serum.
  if (continuesHan(text.tokens, span.to) && thingLengthAt(text.tokens, span.to) > 0) return false;
  if (continuesHan(text.tokens, span.from) && actingBefore.has(text.tokens[span.from - 1]?.stem ?? '')) return false;
  for (let at = span.from - 1; at >= Math.max(0, span.from - ingredientReach); at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || (token.kind === 'mark' && !joinsIngredients.has(token.stem))) return true;
    if (ingredientCues.has(token.stem)) return false;
  }
  return true;
}

interface Tone extends Span {
  low: number;
  high: number;
}

/**
 * A tone of light in words against one in kelvins: "warm white" is not 6500 K. Tones of sellers overlap, so that they only
 * contradict where their ranges lie apart; null otherwise and for other properties.
 */
export function toneInTitle(requirement: Requirement, wanted: WantedValue, title: Statement): Finding | null {
  const asked = wanted.quantity === null ? tonesIn(requirement, wanted.text) : kelvins([wanted.quantity]);
  const found = wanted.quantity === null ? kelvins(title.quantities.quantities) : tonesIn(requirement, title.text);
  const [one] = asked;
  const [first] = found;
  if (one === undefined || asked.length > 1 || first === undefined) return null;
  const isApart = found.every(({ low, high }) => high < one.low || low > one.high);
  return isApart ? { matchType: 'not_match', method: 'value family', span: first } : null;
}

function kelvins(quantities: Statement['quantities']['quantities']): Tone[] {
  return quantities.filter(({ dimension }) => dimension === 'colour temperature');
}

/** The tones that words name; none where one of them may be any ("tunable"). */
function tonesIn({ name }: Requirement, text: Statement['text']): Tone[] {
  const mentions = familiesOf(name).flatMap((family) => mentionsOf(text, family));
  const tones = mentions.flatMap((mention) => {
    const range = toneKelvins[mention.valueId];
    return range === undefined || isDenied(text, mention) ? [] : [{ ...mention, low: range[0], high: range[1] }];
  });
  return tones.length < mentions.length ? [] : tones;
}
