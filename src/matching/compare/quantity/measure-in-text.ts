import { askedBy } from '../../claim/asked-property.ts';
import { bearingOf, isCalled, isSideOfLine, partRoles } from '../../claim/bearing.ts';
import { bearingOfMeasure, isLabelledAsGoodsState } from '../../claim/bears-on.ts';
import { isOfOtherSide } from '../../claim/measures-of-form.ts';
import { isToldApart } from '../../claim/told-apart.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isDeviation } from '../../read/quantity/better-is-less.ts';
import { inTrade, inUnitOfRole, isDataName, isOfScreen, isSaidShort } from '../../read/quantity/in-trade.ts';
import { isAdjustable } from '../../read/quantity/is-adjustable.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { isMeasuringWord, isToldByVerb, roleOf } from '../../read/quantity/quantity-role.ts';
import { compareServed } from '../../read/quantity/served.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { bestOf, type Finding } from '../finding.ts';
import { acrossSettings, asAskedEnd, asksUpperEnd, isNotHad } from './asked-end.ts';
import { compareLists } from './compare-dimensions.ts';
import { areComparable, compareQuantities, hasDimension } from './compare-quantities.ts';
import { countsOtherThing } from './count-of-other.ts';
import { inPortion } from './in-portion.ts';
import { asksWhatIsBorne } from './more-serves.ts';
import { isOfPort } from './of-port.ts';
import {
  isAddedPeople,
  isBesideOwn,
  isCalledOther,
  isOfChoice,
  isOfExtreme,
  isOfMains,
  isThin,
  lacksCode,
  mayBeOfData,
  mayTakeBattery,
  openByStates,
} from './other-number.ts';
import { asksPieces, pieceWords } from './pieces-in-title.ts';
import { asAllowed, countsIn, coversRange } from './quantity-finding.ts';
import { isSoleMeasure, tellsInTitle } from './telling-dimensions.ts';
import { hasWordsOf, sharesRole } from './words-beside.ts';

/** A measure, a count or a list of sides that running text states against a wanted one; null when it is silent. */
export function measureInText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { list, quantity } = wanted;
  const { quantities, lists: all } = fact.statement.quantities;
  if (list !== null) {
    const lists = all.filter((one) => !isToldApart(requirement.name, fact.statement.text, one));
    const own = lists.length > 1 ? lists.filter((one) => isNamedHere(requirement.name, fact.statement.text, one)) : [];
    const findings = lists.map((found): Finding => {
      const isOther =
        own.length > 0 &&
        !isOfChoice(fact.statement.text, found) &&
        own.every((one) => compareLists(one, found) === 'not_match');
      const matchType = compareLists(list, found);
      return { matchType: isOther && matchType === 'match' ? 'unknown' : matchType, method: 'dimensions', span: found };
    });
    const best = bestOf(findings.filter((one) => one.matchType !== 'not_match' || mayBeOfIt(requirement, fact, one)));
    return best?.matchType === 'match' || fact.field === 'title' ? best : null;
  }
  if (quantity === null || quantity.unit === null || lacksCode(requirement.name, fact.statement.text)) return null;
  return openByStates(quantity, fact.statement, unitFinding(requirement, wanted, quantity, fact, quantities));
}

const dataRoles = new Set(['memory', 'storage']);

function unitFinding(
  requirement: Requirement,
  value: WantedValue,
  wanted: Quantity,
  { field, statement }: TextFact,
  found: readonly Quantity[],
): Finding | null {
  const { known } = requirement.name;
  const covers = coversRange(requirement, wanted);
  const takesBattery = mayTakeBattery(requirement.name, wanted, statement);
  const method = wanted.dimension === 'count' ? 'count' : 'quantity';
  const portions = inPortion(
    requirement.name,
    statement,
    countsIn(requirement.name, statement, found, wanted),
    null,
  ).filter((one) => !isNotHad(requirement.name, one));
  const own = calledWanted(requirement, statement, wanted, portions);
  const bearingOn = (stated: Quantity) => bearingOfMeasure(requirement, statement, stated, field === 'title');
  const bearings = new Map(portions.map((stated) => [stated, bearingOn(stated)] as const));
  const hasOwn = portions.some((stated) => bearings.get(stated) === 'own' && areComparable(wanted, stated));
  const findings = portions.flatMap((stated): Finding[] => {
    const bearing = bearings.get(stated);
    if (wanted.dimension === 'count' && countsOtherThing(requirement, statement, stated)) return [];
    if (isOfPort(requirement, statement, stated)) return [];
    if (bearing === 'other' || (hasOwn && bearing !== 'own')) return [];
    // The letter of "5G" counts data only where the text says so: "32G内存".
    const isOfStore = bearing === 'own' && wanted.dimension === 'data' && isDataName(requirement.name);
    const isOfData = isOfStore || dataRoles.has(roleOf(statement.text, stated, null) ?? '');
    if (wanted.dimension === 'mass' && (isOfData || mayBeOfData(requirement, stated))) return [];
    const meant = isOfData || isSaidShort(wanted, stated) ? wanted.dimension : null;
    const written = inTrade(inUnitOfRole(requirement.name, statement, stated), requirement.name, meant);
    const candidate = asAllowed(requirement, statement, written);
    const isOfAge = candidate !== written;
    // "-55 to 125 °C" is no accuracy of ±0.5 °C.
    if (!areComparable(wanted, candidate) || (candidate.form === 'range' && isDeviation(requirement.name))) return [];
    if (
      isOfExtreme(requirement.name, statement.text, candidate) ||
      isOfOtherShare(requirement.name, statement, candidate)
    )
      return [];
    const role = roleOf(statement.text, candidate, candidate.dimension);
    const isOfServed = value.serves && isBesideOwner(requirement.name, statement.text, candidate);
    // For whom a toy is stands behind "for" as well.
    const isOfWhom = role === 'age' || candidate.dimension === 'people';
    const isOfPurpose = !isOfServed && !isOfWhom && !isToldByVerb(statement.text, candidate);
    const isOfOther = isOfPurpose && isOfBundledItem(statement.text, candidate);
    if (!isOfAge && (isDenied(statement.text, candidate) || isOfOther)) return [];
    const owner = statement.owners.get(stated);
    if (bearing === 'own' && wanted.dimension !== 'count') {
      const said = asAskedEnd([requirement.name], candidate, wanted.form);
      const isCovered = covers || isAdjustable(statement.text, candidate);
      const isServed = value.serves || (wanted.reaches === true && asksWhatIsBorne(requirement.name));
      const compared = isServed ? compareServed(wanted, candidate) : compareQuantities(wanted, said, isCovered);
      // "Hammer with 3 cm handle": which of its sides that is, nothing tells.
      const isLabelled =
        (owner !== undefined && isCalled(askedBy(requirement.name), owner)) ||
        (role !== null && (!partRoles.has(role) || role === known?.id) && !isThin(role, candidate));
      const isOfLine = owner !== undefined && isSideOfLine(askedBy(requirement.name), candidate, owner);
      const isOfAnySide = candidate.dimension === 'length' && !isLabelled && !isOfLine && !value.serves;
      const plain = owner === undefined ? null : bearingOf(askedBy(requirement.name), stated, owner);
      const isByGoods = plain !== 'own' && owner !== undefined && isLabelledAsGoodsState(requirement, stated, owner);
      const isOpen = compared === 'match' && !value.serves && !hasWordsOf(value, statement);
      if (compared === 'not_match' && (isOfAnySide || isAddedPeople(statement.text, candidate))) return [];
      if (compared !== 'not_match' || !isByGoods)
        return [{ matchType: isOpen ? 'unknown' : compared, method, span: candidate }];
      if (plain === 'other') return [];
    }
    if (role !== null && known !== null && role !== known.id && !sharesRole(role, known.id)) return [];
    if (doseUnits.has(candidate.unit?.id ?? '') && !isDose(requirement, wanted)) return [];
    if (wanted.form !== 'point' && isCalledOther(requirement.name, role, candidate)) return [];
    const isTelling =
      (field === 'title' && (tellsInTitle(candidate.dimension) || isSoleOfGoods(requirement, statement, candidate))) ||
      isSoleMeasure(requirement.name, statement, candidate);
    const isClaimed =
      role !== null ||
      isTelling ||
      isOfAge ||
      isOfServed ||
      // People are never a measure of the goods themselves.
      (value.serves && candidate.dimension === 'people') ||
      isChineseInch(requirement.name, wanted, candidate) ||
      (known?.claims !== undefined && hasDimension(candidate, known.claims)) ||
      (known?.id === 'dosage' && doseUnits.has(candidate.unit?.id ?? ''));
    // "At least 10 hours" is met by any "two days" of a description; only an equal number is no chance.
    if (!isClaimed && (field !== 'title' || isFar(wanted, candidate)) && wanted.form !== 'point') return [];
    // What the goods serve is said of by who names it; a bare measure is theirs.
    if (!isClaimed && value.serves) return [];
    const isEnd = candidate.form === 'range' || (role !== null && role === known?.id) || asksUpperEnd(requirement.name);
    const said = isEnd ? asAskedEnd([requirement.name], candidate, wanted.form) : candidate;
    const isCovered = covers || isAdjustable(statement.text, candidate);
    const compared = value.serves ? compareServed(wanted, said) : compareQuantities(wanted, said, isCovered);
    const isOpen = (!value.serves && !hasWordsOf(value, statement)) || isBesideOwn(own, statement.text, candidate);
    const matchType = compared === 'match' && isOpen ? 'unknown' : compared;
    const isOther =
      isCalledOther(requirement.name, role, candidate) ||
      isAddedPeople(statement.text, candidate) ||
      (takesBattery && isOfMains(candidate)) ||
      (matchType === 'not_match' && field === 'title' && isOfOtherSide(requirement.name, statement, stated));
    const isOwned = isTelling || isBesideOwner(requirement.name, statement.text, candidate);
    if (matchType === 'not_match' && (isOther || !isOwned)) return [];
    // "Net height: at least 1.8 m" is not met by a trampoline of 12 ft.
    const mayBeOther = matchType === 'match' && !isClaimed && !isOwned && !isOfScreen(requirement.name);
    if (mayBeOther && isSideOfOther(wanted, statement, candidate)) return [];
    const isOtherCount = wanted.dimension === 'count' && !countsSame(statement, requirement, value, wanted, candidate);
    const isFirm = isClaimed && (field === 'title' || isTelling);
    return matchType === 'not_match' && (!isFirm || isOtherCount) ? [] : [{ matchType, method, span: candidate }];
  });
  return acrossSettings(wanted, found, bestOf(findings));
}

/** True for a bound of a length where no word behind the measure tells which side it is. */
const isSideOfOther = ({ form, dimension }: Quantity, { text: { tokens } }: Statement, { to }: Span) =>
  form !== 'point' &&
  dimension === 'length' &&
  !tokens.slice(to, to + ownerReach).some(({ stem }) => isMeasuringWord(stem));

/** True for the only measure of a title in a dimension in which goods of the wanted type have nothing else. */
function isSoleOfGoods(
  { soleDimension }: Requirement,
  { quantities }: Statement,
  { dimension, low }: Quantity,
): boolean {
  if (soleDimension === undefined || soleDimension !== dimension) return false;
  return quantities.quantities.every((one) => one.dimension !== dimension || one.low === low);
}

const mostOwn = 4;
const ownerReach = 2;

/** The measures that a text with several of a kind calls the wanted one: "3300 lb" of "1500 lb load 3300 lb strength". */
function calledWanted(
  { name }: Requirement,
  { text }: Statement,
  wanted: Quantity,
  found: readonly Quantity[],
): readonly Quantity[] {
  if (found.length < 2 || wanted.dimension === 'count') return [];
  const comparable = found.filter((one) => areComparable(wanted, one));
  // "20W 18W 15W" are what there is to choose from.
  const isRow = comparable.some((one, at) => one.to === comparable[at + 1]?.from);
  if (comparable.length < 2 || isRow) return [];
  const isOwn = (one: Quantity) =>
    name.known === null ? isNamedHere(name, text, one) : roleOf(text, one, one.dimension) === name.known.id;
  return comparable.filter(isOwn).slice(0, mostOwn);
}

/** True where a name says of what it is the measure and the text does so beside this one. */
function isNamedHere(name: Requirement['name'], text: Statement['text'], span: Span): boolean {
  return ownersOf(name).length > 0 && isBesideOwner(name, text, span);
}

/** Beyond this factor a measure that nothing calls the wanted one is of something else, though it keeps the bound. */
const farthest = 3;

/** "60 micron or more" is not met by any lip of 50 mm. */
function isFar(wanted: Quantity, found: Quantity): boolean {
  if (wanted.dimension === 'temperature') return false;
  if (wanted.form === 'min') return found.low > wanted.low * farthest;
  return wanted.form === 'max' && found.high < wanted.high / farthest;
}

const measuring = wordSet('measure in text: measuring');

/** The words of a name that say of what it is the measure: "mattress" of "Mattress depth". Empty for the goods' own. */
function ownersOf({ known, stems }: Requirement['name']): readonly string[] {
  return known === null ? stems.filter((stem) => !measuring.has(stem) && !isMeasuringWord(stem)) : [];
}

/** A measure of a title contradicts one of a part or of another thing only where that stands beside it. */
function isBesideOwner(name: Requirement['name'], { tokens }: Statement['text'], { from, to }: Span): boolean {
  const owners = ownersOf(name);
  if (owners.length === 0) return true;
  const behind = tokens.slice(to, to + ownerReach);
  // "Cream 2% with ceramides": what is brought along has a share of its own.
  const isApart = behind[0]?.stem === 'with' || behind[0]?.stem === '+';
  const near = [...tokens.slice(Math.max(0, from - ownerReach), from), ...(isApart ? [] : behind)];
  return near.some(({ stem }) => owners.includes(stem));
}

/** "Cream 2% with ceramides": where a text names elsewhere what a share is wanted of, that has a share of its own. */
function isOfOtherShare(name: Requirement['name'], { text }: Statement, found: Quantity): boolean {
  if (found.dimension !== 'share' || isBesideOwner(name, text, found)) return false;
  const owners = ownersOf(name);
  return text.tokens.some(({ stem }) => owners.includes(stem));
}

/** As `isBesideOwner`, for sizes of a title: they may also stand with the owner in one short name. */
function mayBeOfIt({ name }: Requirement, { statement }: TextFact, { span }: Finding): boolean {
  return span === null || isBesideOwner(name, statement.text, span);
}

const sizeNames = new Set(['size', 'dimensions', 'screen size']);

/** Goods named by 寸 (a suitcase, a cake, a screen) have one of them that is their size. */
function isChineseInch({ known }: Requirement['name'], wanted: Quantity, found: Quantity): boolean {
  return wanted.unit?.id === 'cun' && found.unit?.id === 'cun' && sizeNames.has(known?.id ?? '');
}

/** A measure in these is of what is in one dose, never of the goods themselves. */
const doseUnits = new Set(['mg', 'mcg']);

function isDose({ name }: Requirement, { unit, dimension }: Quantity): boolean {
  return dimension !== 'mass' || doseUnits.has(unit?.id ?? '') || name.known?.id === 'dosage' || name.known === null;
}

/** Packs and pieces are counted side by side: "60 count, pack of 2" has two packs and sixty pieces. */
function countsSame(
  { text, quantities }: Statement,
  requirement: Requirement,
  value: WantedValue,
  wanted: Quantity,
  found: Quantity,
): boolean {
  // "5/10/20 pcs" are all the numbers of pieces that are sold.
  if (found.isChoice === true && requirement.name.known?.id === 'pack size') return wanted.unit?.id === found.unit?.id;
  // A bare number and "2 bottles" take the unit of their name, which is not what they count.
  const unitId = value.text.tokens[wanted.to - 1]?.kind === 'number' ? undefined : wanted.unit?.id;
  if (asksPieces(requirement.name) && unitId !== 'pack') return found.unit?.id !== 'pack';
  const isSold = quantities.quantities.some(({ unit, times }) => unit?.id === 'pack' || times > 1);
  // "Quantity: 1 pc" may be how many the buyer takes; "30 count" is what the goods count.
  if (requirement.name.known?.id === 'pack size' && unitId === 'piece' && wanted.low > 1 && !isSold)
    return found.unit?.id === 'piece';
  // "Pack of 220 count" is one pack of so many pieces.
  if (requirement.name.known?.id === 'pack size') return found.unit?.id === 'pack' && !countsPieces(text, found);
  return wanted.unit?.id === found.unit?.id;
}

function countsPieces({ tokens }: Statement['text'], { to }: Quantity): boolean {
  return pieceWords.has(tokens[to]?.stem ?? '');
}
