import { attributeNames } from '../ontology/attribute-names.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import type { Statement } from '../read/listing/statement.ts';
import { namesThing } from '../read/name/bilingual-words.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import { isKnownThing } from '../read/name/in-chinese.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { inTrade, isWaterproofing } from '../read/quantity/in-trade.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { isMeasuringWord, isSideAdjective } from '../read/quantity/quantity-role.ts';
import { asksStandIn } from '../read/quantity/stand-in.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import type { Span } from '../text/find-phrase.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { overlap } from '../text/span.ts';
import { type AskedProperty, askedBy } from './asked-property.ts';
import { type Bearing, bearingOf, isAbout, partRoles } from './bearing.ts';
import { isLabelledOtherwise } from './labelled-otherwise.ts';
import type { MeasureOwner } from './measure-owner.ts';
import { isOfForm, isOfThingBehind } from './measures-of-form.ts';
import { isToldApart } from './told-apart.ts';

/** Sides of which any goods have several: a bare length is none of them for certain. */
const sides = new Set([
  ...['length', 'width', 'height', 'depth', 'thickness', 'diameter'],
  // So has a pump a head and a gauge, and neither is told by a length that nothing labels.
  ...attributeNames.flatMap(({ id, reads, dimensions = [] }) =>
    reads === undefined && dimensions.length > 0 && dimensions.every((one) => one === 'length') && !partRoles.has(id)
      ? [id]
      : [],
  ),
]);

/** Whether a measure of running text is one of the property and the subject that a spec asks for. */
export function bearingOfMeasure(
  requirement: Requirement,
  statement: Statement,
  measure: Quantity,
  isTitle: boolean,
): Bearing {
  const { name } = requirement;
  if (asksStandIn(name)) return measure.isStandIn === true ? 'own' : 'other';
  if (isToldApart(name, statement.text, measure)) return 'other';
  const owner = measure.dimension === 'count' ? undefined : statement.owners.get(measure);
  if (owner === undefined) return 'bare';
  const bearing = bearingOfOwned(requirement, statement, measure, owner, isTitle);
  return bearing === 'bare' && isSaidOfElse(statement, measure, owner, isTitle) ? 'other' : bearing;
}

const ofMany = wordSet('dimensions of many measures');

/** "Stays warm for 8 hours" is no charging time: the words at a measure in which goods have several tell which one it is. */
function isSaidOfElse(
  statement: Statement,
  { dimension }: Quantity,
  { role, words, before }: MeasureOwner,
  isTitle: boolean,
): boolean {
  if (role !== null || words.length === 0) return false;
  // In a title the words beside a measure may be those of the goods.
  if (!isTitle) return ofMany.has(dimension ?? '');
  const nearest = words[before - 1] ?? words[before] ?? '';
  return dimension === 'temperature' && !beginsInChinese(nearest) && !isOfferedAs(nearest, statement);
}

function bearingOfOwned(
  requirement: Requirement,
  statement: Statement,
  measure: Quantity,
  owner: MeasureOwner,
  isTitle: boolean,
): Bearing {
  const { name } = requirement;
  const asked = askedBy(name);
  const isOwn =
    isOfCable(asked, statement, owner) ||
    isLabelledAsGoodsState(requirement, measure, owner) ||
    isOfWater(name, measure, owner);
  const bearing = isOwn ? 'own' : bearingOf(asked, measure, owner);
  if (bearing === 'bare' && isLabelledOtherwise(requirement, measure, owner)) return 'other';
  if (bearing === 'bare' && (isOfOutput(asked, statement, measure) || isBorne(asked, statement, measure)))
    return 'other';
  if (isTitle && bearing !== 'own' && isOfForm(name, statement, measure)) return 'bare';
  if (isTitle && bearing === 'bare' && asked.id === 'weight' && isOfThingBehind(statement, measure)) return 'other';
  const isSide = measure.dimension === 'length' && sides.has(asked.id ?? '');
  const isOfAnyThing = isSide || asked.id === 'load' || asked.id === 'capacity';
  if (bearing === 'own' && isOfAnyThing && isSideOfOtherThing(asked, statement, owner, isTitle)) return 'other';
  if (bearing === 'bare' && owner.subject !== null && owner.role === null && isSide) return 'other';
  if (bearing === 'own' || owner.subject !== null || owner.role !== null) return bearing;
  const isOpen = bearing === 'other' || isSide;
  if (!isOpen) return bearing;
  // Atmospheres of a watch are depths of water, whatever words stand beside them.
  return inTrade(measure, name).dimension !== measure.dimension ? 'bare' : 'other';
}

const givers = phrasesOf(wordList('goods that give power'));
const lowestMains = 100;
const taken = new Set<Quantity['dimension']>(['voltage', 'current', 'power']);

/** "24 V power supply", 快充充电器65W: what nothing labels is what such goods give, and not what they take. */
function isOfOutput(
  { modifiers }: AskedProperty,
  { text: { tokens } }: Statement,
  { dimension, low }: Quantity,
): boolean {
  if (!modifiers.some((one) => one === 'input' || one === '输入') || !taken.has(dimension)) return false;
  // A voltage of the mains is what they take.
  if (dimension === 'voltage' && low >= lowestMains) return false;
  return tokens.some((_, at) => givers.at(tokens, at) !== null);
}

const bearers = phrasesOf(wordList('goods that bear'));

/** "TV wall mount 50 kg": what nothing labels is what such goods bear, and not what they weigh. */
function isBorne({ id }: AskedProperty, { text: { tokens } }: Statement, { dimension }: Quantity): boolean {
  return id === 'weight' && dimension === 'mass' && tokens.some((_, at) => bearers.at(tokens, at) !== null);
}

/** "Water resistant to 100 metres", "a 4000 mm hydrostatic head": what keeps water out is called so by several names. */
function isOfWater(name: Requirement['name'], { dimension }: Quantity, { words }: MeasureOwner): boolean {
  return dimension === 'length' && isWaterproofing(name) && isWaterproofing({ stems: words, raw: words.join(' ') });
}

/** "Scale length 650 mm" and "ring diameter 4 cm": what a thing that is not sold is called by has a side of its own. */
function isSideOfOtherThing(
  { words: asked }: AskedProperty,
  statement: Statement,
  { words, before }: MeasureOwner,
  isTitle: boolean,
): boolean {
  const isOther = (thing: string | undefined) =>
    thing !== undefined &&
    !asked.includes(thing) &&
    !isMeasuringWord(thing) &&
    !isSideAdjective(thing) &&
    isThingName(thing) &&
    !(isTitle ? isOfferedAs(thing, statement) : statement.offers(thing));
  const [thing, side] = words.slice(Math.max(0, before - 2), before);
  if (side !== undefined && isMeasuringWord(side)) return isKnownThing(thing ?? '') && isOther(thing);
  // 轨道95cm长, "a 17 cm long handle": the side is told behind the measure.
  const [told, behind, ...more] = words.slice(before);
  if (more.some((word) => isOfferedAs(word, statement))) return false;
  // In a title what stands before it may be the goods, "Side table 30 in tall", and "it stands 42 cm high".
  return (
    isSideAdjective(told ?? '') &&
    ((!isTitle && words[before - 2] !== 'it' && isOther(words[before - 1])) || isOther(behind))
  );
}

const isThingName = (word: string) => (beginsInChinese(word) ? namesThing(word, 'chinese') : isKnownThing(word));

/**
 * "Jar 2.5 l", "18 cm blade", 刃长20厘米: the words at a measure are a name that goods of the wanted type have for what is asked.
 * It confirms; that another number is none may have to do with the other name: a pocket of 40 cm is for mattresses of 30.
 */
export function isLabelledAsGoodsState(
  { keys, name }: Requirement,
  { dimension }: Quantity,
  { words, before, subject }: MeasureOwner,
): boolean {
  // What any goods call so is another property.
  const labels = keys.filter(({ key, ofGoods }) => ofGoods?.dimension === dimension && !key.startsWith('#'));
  if (labels.length === 0) return false;
  const isLabel = (stems: readonly string[]) => {
    if (stems.length === 0) return false;
    const { key } = resolveName(stems.join(beginsInChinese(stems[0] ?? '') ? '' : ' '));
    return key !== name.key && labels.some((label) => label.key === key);
  };
  // Of "bottle pocket capacity" the last word is no label.
  return isLabel(subject?.words ?? []) || isLabel(words.slice(0, before));
}

const cableWords = new Set(['cable', 'cord', 'lead', 'wire', '线', '缆']);

/** "HDMI cable, 3 m long": a length beside the word is the cable's. */
function isOfCable({ id }: AskedProperty, { text }: Statement, { role, subject }: MeasureOwner): boolean {
  if (id !== 'cable length' || role !== 'length') return false;
  if (subject !== null) return subject.ids.includes('cable');
  return text.tokens.some(({ stem }) => cableWords.has(stem));
}

/** True unless the text tells a measure of a part or a thing that a spec does not ask about. */
export function isOfAsked({ name }: Requirement, { owners }: Statement, measure: Quantity): boolean {
  const subject = owners.get(measure)?.subject ?? null;
  return subject === null || !subject.isCertain || isAbout(askedBy(name), subject);
}

/** As `bearingOfMeasure`, for the words of a span, whichever they are. */
export function bearingOfSpan(requirement: Requirement, statement: Statement, span: Span, isTitle: boolean): Bearing {
  for (const measure of statement.owners.keys())
    if (overlap(measure, span)) return bearingOfMeasure(requirement, statement, measure, isTitle);
  return bearingOfMention(requirement.name, statement, span);
}

/** Whether a colour, a material or a word of a value describes the subject that a name asks about. */
export function bearingOfMention(name: Requirement['name'], { scope }: Statement, span: Span): Bearing {
  const subject = scope.subjectOf(span);
  const asked = askedBy(name);
  const isOfPart = asked.partIds.length > 0 || asked.modifiers.length > 0;
  if (subject === null) return isOfPart ? 'bare' : 'own';
  if (isAbout(asked, subject)) return 'own';
  // "The body is iron": that is what the goods are of.
  if (!isOfPart && subject.ids.includes('body')) return 'bare';
  return subject.isCertain ? 'other' : 'bare';
}
