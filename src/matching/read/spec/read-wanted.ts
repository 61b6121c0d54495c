import { askedBy } from '../../claim/asked-property.ts';
import { versionsIn } from '../../compare/connection/compare-connections.ts';
import { isAbsent } from '../../compare/feature/absent-thing.ts';
import { hasMeasure } from '../../compare/size/size-finding.ts';
import { isBound } from '../../compare/text/compare-texts.ts';
import { isDenied } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { endsInPlural, isPlural } from '../../text/is-plural.ts';
import { readText, runTogether, type TextFacts } from '../../text/read-text.ts';
import { valueWordsOf } from '../../text/value-words.ts';
import type { ValueWords } from '../../text/value-words-table.ts';
import { bareColourOf, findColours, isBehindFinish } from '../colour/find-colours.ts';
import { findConnections } from '../connection/find-connections.ts';
import type { FamilyMention } from '../family/find-families.ts';
import { bareValueOf, familiesOf, findFamilies, longerNamesOf, mentionsOf } from '../family/find-families.ts';
import { readAnswer } from '../feature/parse-feature.ts';
import { type Certificate, certificateOf } from '../identifier/certificate.ts';
import { findIpCodes } from '../identifier/ip-code.ts';
import { soleStandard } from '../identifier/standard-code.ts';
import { threadsIn } from '../identifier/thread-system.ts';
import { findMaterials, namedMaterials } from '../material/find-materials.ts';
import { gradeBeside } from '../material/material-grade.ts';
import { materialsOfPart } from '../material/part-materials.ts';
import { chineseOf } from '../name/in-chinese.ts';
import { englishOf } from '../name/in-english.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { asBetter } from '../quantity/better-is-less.ts';
import { boundOf, plainBoundOf } from '../quantity/bound-index.ts';
import { countedBoundOf, countedWordOf } from '../quantity/counted-bound.ts';
import { inTrade, isDataName } from '../quantity/in-trade.ts';
import { boundLabelledByName, boundOfLabel, labelledBoundOf } from '../quantity/labelled-bound.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { opensOnServing, servingAt } from '../quantity/served.ts';
import { soleQuantity } from '../quantity/sole-quantity.ts';
import { inMonths, inTimeOfName } from '../quantity/time-of-name.ts';
import { unitOf } from '../quantity/unit-index.ts';
import { asWithstood } from '../quantity/withstood.ts';
import { sizeCodeOf, sizesIn } from '../size/size-code.ts';
import { findNotes } from '../taste/find-notes.ts';
import { wantsAnything } from './asked-value.ts';
import { namesAll } from './names-all.ts';
import type { WantedValue } from './requirement.ts';
import { gradeAsked } from './wanted-grade.ts';
import { frameOf, wantedList, withShares } from './wanted-list.ts';

/** Reads one wanted value; the name decides what a word such as "orange" or "medium" may mean. */
export function readWanted(raw: string, name: ResolvedName): WantedValue {
  const text = readText(inFull(raw, name));
  const { quantities, lists } = readQuantities(text.tokens);
  const reads = name.known?.reads;
  const isWhole = (span: { from: number; to: number }) => coversText(text, span);
  const colours = reads === 'colour' || askedBy(name).look === 'colour' ? findColours(text) : [];
  const materials =
    reads === 'material' || nameSaysMaterial(name) || askedBy(name).materialClass !== null
      ? withShares(namedMaterials(text, false), quantities)
      : materialsOfPart(text, name);
  const notes = isTasted(name) ? findNotes(text) : [];
  const sayings = [...sayingsOf(text, name), ...inOtherLanguage(text)];
  const certificate = certificateOf(
    text,
    name,
    sayings.flatMap(({ names }) => names),
  );
  const serving = servingAt(text.tokens);
  const counted = quantities.find(isWhole) === undefined ? (countedBoundOf(text) ?? countedWordOf(text)) : null;
  const quantity = quantities.find(isWhole) ?? counted ?? soleQuantity(quantities, text, serving, name);
  const list = wantedList(text, lists, name);
  const grade = list === null ? gradeAsked(text, name) : null;
  return {
    raw,
    text,
    quantity:
      quantity === null ||
      dottedCode.test(text.raw.normalize('NFKC').trim()) ||
      isOfGrade(quantity, grade) ||
      !(mayMeasure(name) || isCountOf(name, quantity, text)) ||
      isOtherKind(quantity, name)
        ? null
        : quantity === counted && name.known?.id !== 'pack size'
          ? counted
          : asWithstood(
              withUnitOfName(
                inTrade(
                  inTimeOfName(inMonths(asBetter(quantity, name, text), name), name),
                  name,
                  isDataName(name) ? 'data' : null,
                ),
                name,
              ),
              name,
            ),
    list,
    serves:
      (serving > 0 || isOfServed(text, quantity) || (quantity?.form === 'point' && opensOnServing(name))) &&
      quantity !== null &&
      quantity.unit !== null &&
      quantity.dimension !== 'count',
    hasLooseBound: quantity === null && quantities.some(({ form, unit }) => unit !== null && looseForms.has(form)),
    isBounded: quantities.some(isBound),
    isFullyNamed:
      namesAll(text, [...colours, ...materials, ...quantities.filter(isShare)]) &&
      !colours.some((colour) => isBehindFinish(text, colour)),
    colours,
    bareColour: reads === 'colour' ? bareColourOf(text) : null,
    materials,
    materialGrade: materials.length === 1 ? gradeBeside(text, materials) : null,
    families: [
      ...findFamilies(text, name),
      ...longerNamesOf(text, name).flatMap(({ family }) => mentionsOf(text, family)),
    ]
      .filter((mention) => !isDenied(text, mention))
      .map((mention, _, mentions) => ({ ...mention, isWhole: isSaidAlone(text, mention, mentions) })),
    notes: notes.map(({ id }) => id),
    isOnlyNotes: notes.length > 0 && notes.every(isWhole),
    ends: name.key === '#connector' ? endsOf(text) : null,
    versionedPlug: name.key === '#connector' ? versionedPlugOf(text) : null,
    size: reads === 'size' ? sizeCodeOf(text) : null,
    grade,
    isPlainBound: plainBoundOf(text.tokens) !== null,
    sayings: [...sayings, ...(certificate === null ? [] : [wordsOf(certificate)])],
    certificate,
    choice: null,
    protection: soleProtection(text),
    answer: readAnswer(raw),
    isAnything: wantsAnything(text, name),
    isAbsence: isAbsent(text, name),
    standard: soleStandard(text),
    threads: threadsIn(text),
    labelledBound:
      isMeasure(quantity) || list !== null ? null : (labelledBoundOf(text) ?? boundLabelledByName(name, quantity)),
    boundOfLabel: isMeasure(quantity) || list !== null ? null : boundOfLabel(text),
    isLettered: text.tokens.length <= longestSize && sizesIn(text.tokens) !== null,
    isMeasured: hasMeasure(quantities),
    stems: text.tokens.flatMap((token) => (token.kind === 'mark' ? [] : [token.stem])),
    frame: isMeasure(quantity) ? null : frameOf(text),
  };
}

/** "Doors up to 950 mm": what goods are for is named by its plural, and the goods themselves by what is bought. */
function isOfServed({ tokens }: TextFacts, quantity: Quantity | null): boolean {
  const noun = tokens[(quantity?.from ?? 0) - 1];
  return quantity?.reaches === true && isPlural(noun);
}

/** What a certificate with a number is called in another order. */
const wordsOf = ({ names }: Certificate): ValueWords => ({
  names: [...names].filter((one) => /[0-9]{2}/u.test(one)),
  under: [],
  not: [],
  longer: {},
});

/** Words that say the whole value as well, under its name. */
function sayingsOf({ unspaced }: TextFacts, { key }: ResolvedName): readonly ValueWords[] {
  return valueWordsOf(unspaced).filter(
    ({ under }) => under.length === 0 || under.some((one) => resolveName(one).key === key),
  );
}

/** The words of the other language for the whole value, by those for each of its words; one character is a part of many words. */
function inOtherLanguage(text: TextFacts): readonly ValueWords[] {
  const { tokens, unspaced, raw } = text;
  if (tokens.length > longestTranslated || tokens.some(({ kind }) => kind === 'number')) return [];
  // Colours and materials are known in both languages, and of what they are said matters.
  if (findColours(text).length > 0 || findMaterials(text).length > 0) return [];
  const stems = tokens.flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : []));
  const names = beginsInChinese(raw.trim()) ? (stems.length > 0 ? [] : englishOf(unspaced)) : chineseOf(stems);
  const words = runTogether([...names]).filter((word) => word.length > 1);
  return words.length === 0 ? [] : [{ names: words, under: [], not: [], longer: {} }];
}

const longestTranslated = 8;

/** The longest list of letter sizes, in tokens. */
const longestSize = 9;
const isShare = ({ dimension }: Quantity) => dimension === 'share';
const looseForms = new Set<Quantity['form']>(['min', 'max', 'about']);

/**
 * A roast that is "dark" is a dark roast: in running text the short word may belong to anything, unless nouns tell. A word that
 * several properties of the name have stays as it is.
 */
function inFull(raw: string, name: ResolvedName): string {
  const text = readText(raw);
  const families = familiesOf(name).filter(({ heads }) => heads === undefined);
  const meant = new Set(families.flatMap((family) => bareValueOf(text, family) ?? []));
  const [only, ...more] = meant;
  if (only === undefined || more.length > 0) return raw;
  const isName = ({ from, to }: FamilyMention) => from === 0 && to === text.tokens.length;
  const isFull = families.some((family) => bareValueOf(text, family) === null && mentionsOf(text, family).some(isName));
  return isFull ? raw : only;
}

function soleProtection(text: TextFacts): WantedValue['protection'] {
  const [code, ...more] = findIpCodes(text.tokens);
  if (code === undefined || more.length > 0) return null;
  return boundOf(text.tokens)?.word.kind === 'min' ? { ...code, isLeast: true } : code;
}

export function namesBothEnds(value: string, name: ResolvedName): boolean {
  return name.key === '#connector' && (endsOf(readText(value))?.length ?? 0) > 1;
}

/** The ends of the only connection that a value names, when it names nothing else. */
function endsOf(text: TextFacts): readonly string[] | null {
  const { connections, isWhole } = findConnections(text.tokens);
  return isWhole && connections.length === 1 ? (connections[0]?.ends ?? null) : null;
}

/** "Type-C 3.1": the version of the standard that goes without saying. */
function versionBehind({ tokens }: TextFacts, connection: { to: number } | undefined) {
  const at = connection?.to ?? tokens.length;
  const token = tokens[at];
  return token?.kind === 'number' && token.text.includes('.') ? { version: token.text, at } : null;
}

function versionedPlugOf(text: TextFacts): WantedValue['versionedPlug'] {
  const [connection, ...more] = findConnections(text.tokens).connections;
  const [stated = versionBehind(text, connection), ...others] = versionsIn(text.tokens);
  const [plug, otherEnd] = connection?.ends ?? [];
  if (connection === undefined || stated === null || plug === undefined) return null;
  const isAll = text.tokens.every(({ kind }, at) => kind === 'mark' || at < connection.to || at === stated.at);
  const isOne = more.length === 0 && others.length === 0 && otherEnd === undefined;
  return isOne && isAll && connection.from === 0 ? { plug, version: stated.version } : null;
}

/** A measure may be of anything: "38 cm" in a bag's title does not contradict a handle of 60 cm. */
function isMeasure(quantity: Quantity | null): boolean {
  return quantity !== null && quantity.unit !== null && quantity.dimension !== 'count';
}

function isTasted(name: ResolvedName): boolean {
  return name.known?.id === 'flavour' || name.known?.id === 'scent';
}

function nameSaysMaterial(name: ResolvedName): boolean {
  return name.stems.includes('material') || name.raw.includes('材质') || name.raw.includes('面料');
}

/** A grade or a model number is a name, whatever figures it has: "18/8 stainless steel", "WH-1000XM5". */
function mayMeasure(name: ResolvedName): boolean {
  const reads = name.known?.reads;
  // "10,000 mm" under a waterproof rating is the height of a column of water.
  if (name.known?.id === 'ingress protection') return true;
  if (name.known?.id === 'compatibility') return false;
  return (
    reads !== 'identifier' &&
    reads !== 'colour' &&
    reads !== 'material' &&
    (name.known?.dimensions !== undefined || !nameSaysMaterial(name))
  );
}

/** "Frames: 4 or more" asks how many there are, though of a frame the material may be asked. */
const isCountOf = ({ raw, known }: ResolvedName, quantity: Quantity, text: TextFacts) =>
  known?.reads === 'material' && quantity.unit === null && endsInPlural(raw) && coversText(text, quantity);

/** "75C" is a size and no temperature. */
function isOtherKind({ dimension }: Quantity, { known }: ResolvedName): boolean {
  if (known?.reads !== 'size' || dimension === null) return false;
  return !(known.dimensions ?? []).includes(dimension);
}

/** Words that may stand around a measure without changing it: "500 ml capacity". */
function coversText(text: TextFacts, span: { from: number; to: number }): boolean {
  return text.tokens.every((token, index) => token.kind === 'mark' || (index >= span.from && index < span.to));
}

/** "M.2", "U.2": the number is a part of a code. */
const dottedCode = /^[a-z]\.\d+$/iu;

/** The "80+" of a grade's name is no 80 or more. */
function isOfGrade({ form, from, to }: Quantity, grade: WantedValue['grade']): boolean {
  return form !== 'point' && grade?.spans.some((span) => from >= span.from && to <= span.to) === true;
}

/** True where a text names one value and nothing else, in one way or in several: 滚筒（前开门）. */
function isSaidAlone(text: TextFacts, { family, valueId }: FamilyMention, mentions: readonly FamilyMention[]): boolean {
  const own = mentions.filter((one) => one.family === family && one.valueId === valueId);
  const isOwn = (at: number) => own.some(({ from, to }) => at >= from && at < to);
  return text.tokens.every(({ kind }, at) => kind === 'mark' || isOwn(at));
}

function withUnitOfName(quantity: Quantity, name: ResolvedName): Quantity {
  const { known } = name;
  const byTrade = known?.id === 'pack size' ? 'piece' : known?.bareUnit;
  const ofName = name.unit ?? (byTrade === undefined ? null : unitOf(byTrade));
  if (quantity.unit !== null || ofName === null) return quantity;
  const { factor, offset = 0, dimension } = ofName;
  return {
    ...quantity,
    unit: ofName,
    dimension,
    low: quantity.low * factor + offset,
    high: quantity.high * factor + offset,
    halfDigit: quantity.halfDigit * factor,
  };
}
