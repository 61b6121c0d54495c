import type { Spec } from '../../assessment.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { jointColours } from '../../compare/colour/two-tone.ts';
import { versionsIn } from '../../compare/connection/versioned-plug.ts';
import { isAbsent } from '../../compare/feature/absent-thing.ts';
import { shareAsked } from '../../compare/material/share-asked.ts';
import { hasMeasure } from '../../compare/size/size-and-measure.ts';
import { isBound } from '../../compare/text/compare-texts.ts';
import { wordList } from '../../ontology/word-list.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { bareColourOf, findColours } from '../colour/find-colours.ts';
import { findConnections } from '../connection/find-connections.ts';
import { bareValueOf, familiesOf, findFamilies } from '../family/find-families.ts';
import { isCode } from '../feature/is-code.ts';
import { parseFeature, readAnswer } from '../feature/parse-feature.ts';
import { findIpCodes } from '../identifier/ip-code.ts';
import { soleStandard } from '../identifier/standard-code.ts';
import { threadsIn } from '../identifier/thread-system.ts';
import { materialsOfPart, partsAskedBy } from '../material/asked-part.ts';
import { findMaterials, namedMaterials } from '../material/find-materials.ts';
import { gradeBeside } from '../material/material-grade.ts';
import { materialMeasureOf } from '../material/material-measure.ts';
import { goodsInName } from '../name/goods-in-name.ts';
import { keysOf, type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { siblingKeys } from '../name/sibling-keys.ts';
import { asBetter } from '../quantity/better-is-less.ts';
import { plainBoundOf } from '../quantity/bound-index.ts';
import { inTrade } from '../quantity/in-trade.ts';
import { boundLabelledByName, labelledBoundOf } from '../quantity/labelled-bound.ts';
import { readPer } from '../quantity/per-container.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { servingAt } from '../quantity/served.ts';
import { soleQuantity } from '../quantity/sole-quantity.ts';
import { unitOf } from '../quantity/unit-index.ts';
import { sizeCodeOf, sizesIn } from '../size/size-code.ts';
import { findNotes } from '../taste/find-notes.ts';
import { frameOf } from './frame-of.ts';
import { joinedWishes } from './joined-wishes.ts';
import { namesAll } from './names-all.ts';
import type { Requirement, WantedValue } from './requirement.ts';
import { bracketed, saidAgain } from './said-twice.ts';
import { soleValueOf } from './sole-value.ts';
import { findExamples, splitAlternatives } from './split-alternatives.ts';
import { gradeAsked } from './wanted-grade.ts';
import { wantedList } from './wanted-list.ts';
import { withShares } from './wanted-share.ts';
import { wantsAnything } from './wants-anything.ts';

/** Parses a spec into what can be compared. Every text is understood as far as it goes; nothing is refused. */
export function parseRequirement(spec: Spec): Requirement {
  const wishes = joinedWishes(spec.value);
  if (wishes === null) return parseWish(spec);
  const allOf = wishes.map((value) => parseWish({ ...spec, value }));
  return { ...parseWish(spec), specValues: [spec.value], allOf };
}

function parseWish(spec: Spec): Requirement {
  const name = resolveName(spec.name);
  const excluded = excludedBy(spec.value, name);
  const isNoFeature =
    excluded !== null ||
    isBareNumber(spec.value) ||
    isCode(spec.value, name) ||
    wantsAnything(readText(spec.value), name);
  const feature = isNoFeature ? null : parseFeature(spec.name, spec.value);
  const sole = excluded === null && feature === null ? soleValueOf(spec.value, name) : null;
  const value = excluded ?? sole ?? spec.value;
  const isOne = feature !== null || namesBothEnds(value, name);
  const values = isOne ? [value] : withSharedUnit(splitAlternatives(value, commasPart(name, value)));
  const alternatives = values.flatMap((one) => waysToSay(one, name));
  const share = shareAsked(spec);
  return {
    specName: spec.name,
    specValues: excluded === null && sole === null ? values : [spec.value],
    required: spec.required ?? false,
    name,
    ofGoods: feature === null ? plainOf(spec, name) : null,
    keys: [...keysOf(name), ...siblingKeys(name)],
    isExclusion: excluded !== null,
    isSole: sole !== null,
    isByExample: !isOne && values.length > 1 && findExamples(readText(value)) !== null,
    per: name.known === null ? readPer(spec.name) : null,
    parts: alternatives.some(({ materials }) => materials.length > 0) ? partsAskedBy(name) : [],
    asMaterial: share === null ? null : parseWish({ ...spec, ...share }),
    jointColours: feature === null ? jointColours(spec.value) : null,
    alternatives,
    feature,
  };
}

/** The same spec as one asks it of goods that need not be named. */
function plainOf(spec: Spec, name: ResolvedName): Requirement['ofGoods'] {
  const found = goodsInName(name);
  return found === null ? null : { noun: found.noun, plain: parseRequirement({ ...spec, name: found.plain }) };
}

/** A value that says its measure twice, "12 in (30 cm)", is met in either unit. */
function waysToSay(value: string, name: ResolvedName): WantedValue[] {
  const parts = bracketed(value);
  const [outside, inside] = parts === null ? [] : [readWanted(parts.outside, name), readWanted(parts.inside, name)];
  const again = outside === undefined || inside === undefined ? null : saidAgain(outside, inside);
  return outside === undefined || again === null ? [readWanted(value, name)] : [outside, again];
}

const exclusions = new PhraseIndex<true>();
for (const words of wordList('excluding words')) exclusions.add(words, true);
/** These leave every other value: they deny no thing, as "no" and 不含 may. */
const leavingOthers = new PhraseIndex<true>();
for (const words of wordList('words that leave all others')) leavingOthers.add(words, true);
const longestCode = 4;
const hanExcepted = /(?:以外|之外|外)(?:都可|均可|皆可|都行)?$/u;

/** What a value such as "not black", "anything but M8" or 除橡胶以外 excludes; null when it excludes nothing of a known kind. */
function excludedBy(value: string, name: ResolvedName): string | null {
  const whole = readText(value);
  const { tokens, raw } = whole;
  const leaving = leavingOthers.at(tokens, 0);
  const found = leaving ?? exclusions.at(tokens, 0);
  const first = tokens[found?.next ?? 0];
  // "No more than 5 kg" is a bound.
  if (found === null || first === undefined || readQuantities(tokens).quantities.some(isBound)) return null;
  const rest = leaving === null ? raw.slice(first.start) : raw.slice(first.start).trim().replace(hanExcepted, '');
  if (leaving !== null && rest !== '') return rest;
  const text = readText(rest);
  const { look } = askedBy(name);
  // "Non-woven" is a material.
  if (look === 'material' && findMaterials(whole)[0]?.from === 0) return null;
  const isNamed = look !== null && (look === 'colour' ? findColours(text) : findMaterials(text)).length > 0;
  // "Not M8" is another thread; "no 3D" denies a thing, where the name asks for any.
  const isNumber = look === null && name.known?.reads !== 'open' && text.tokens.length <= longestCode;
  return isNamed || (isNumber && text.tokens.some(({ kind }) => kind === 'number')) ? rest : null;
}

/** "1 / 2 / 3 m": the unit of the last alternative serves the bare numbers before it. */
function withSharedUnit(values: readonly string[]): string[] {
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return [...values];
  const { tokens, raw } = readText(last);
  const [quantity, ...more] = readQuantities(tokens).quantities;
  const number = tokens[0];
  const isPlain = quantity?.form === 'point' && quantity.unit !== null && quantity.times === 1 && more.length === 0;
  if (!isPlain || number?.kind !== 'number' || quantity.to !== tokens.length) return [...values];
  const unit = raw.slice(number.end);
  return values.map((value) => (isBareNumber(value) ? `${value}${unit}` : value));
}

function isBareNumber(value: string): boolean {
  const [token, ...more] = readText(value).tokens;
  return token?.kind === 'number' && more.length === 0;
}

/** "Red, blue, green" are three colours to choose from; "60% cotton, 40% polyester" is one composition. */
function commasPart(name: ResolvedName, value: string): boolean {
  return askedBy(name).look !== null && !value.includes('%');
}

/** Reads one wanted value; the name decides what a word such as "orange" or "medium" may mean. */
export function readWanted(raw: string, name: ResolvedName): WantedValue {
  const text = readText(inFull(raw, name));
  const { quantities, lists } = readQuantities(text.tokens);
  const reads = name.known?.reads;
  const isWhole = (span: { from: number; to: number }) => coversText(text, span);
  const colours = reads === 'colour' || askedBy(name).look === 'colour' ? findColours(text) : [];
  const materials =
    reads === 'material' || nameSaysMaterial(name)
      ? withShares(namedMaterials(text), quantities)
      : materialsOfPart(text, name);
  const notes = isTasted(name) ? findNotes(text) : [];
  const serving = servingAt(text.tokens);
  const quantity = quantities.find(isWhole) ?? soleQuantity(quantities, text, serving, name);
  const list = wantedList(text, lists, name);
  return {
    raw,
    text,
    quantity:
      quantity === null || !mayMeasure(name) || isOtherKind(quantity, name)
        ? null
        : withUnitOfName(inTrade(asBetter(quantity, name, text), name), name),
    list,
    serves: serving > 0 && quantity !== null && quantity.unit !== null && quantity.dimension !== 'count',
    hasLooseBound: quantity === null && quantities.some(({ form, unit }) => unit !== null && looseForms.has(form)),
    isBounded: quantities.some(isBound),
    isFullyNamed: namesAll(text, [...colours, ...materials, ...quantities.filter(isShare)]),
    colours,
    bareColour: reads === 'colour' ? bareColourOf(text) : null,
    materials,
    materialMeasure: materials.length > 0 ? materialMeasureOf(quantities) : null,
    materialGrade: materials.length === 1 ? gradeBeside(text, materials) : null,
    families: findFamilies(text, name).map((mention) => ({ ...mention, isWhole: isWhole(mention) })),
    notes: notes.map(({ id }) => id),
    isOnlyNotes: notes.length > 0 && notes.every(isWhole),
    ends: name.key === '#connector' ? endsOf(text) : null,
    versionedPlug: name.key === '#connector' ? versionedPlugOf(text) : null,
    size: reads === 'size' ? sizeCodeOf(text) : null,
    grade: list === null ? gradeAsked(text, name) : null,
    isPlainBound: plainBoundOf(text.tokens) !== null,
    protection: soleProtection(text),
    answer: readAnswer(raw),
    isAnything: wantsAnything(text, name),
    isAbsence: isAbsent(text, name),
    standard: soleStandard(text),
    threads: threadsIn(text),
    labelledBound:
      isMeasure(quantity) || list !== null ? null : (labelledBoundOf(text) ?? boundLabelledByName(name, quantity)),
    isLettered: text.tokens.length <= longestSize && sizesIn(text.tokens) !== null,
    isMeasured: hasMeasure(quantities),
    stems: text.tokens.flatMap((token) => (token.kind === 'mark' ? [] : [token.stem])),
    frame: isMeasure(quantity) ? null : frameOf(text),
  };
}

/** The longest list of letter sizes, in tokens. */
const longestSize = 9;
const isShare = ({ dimension }: Quantity) => dimension === 'share';
const looseForms = new Set<Quantity['form']>(['min', 'max', 'about']);

/** A roast that is "dark" is a dark roast: in running text the short word may belong to anything, unless nouns tell. */
function inFull(raw: string, name: ResolvedName): string {
  const text = readText(raw);
  const families = familiesOf(name).filter(({ heads }) => heads === undefined);
  return families.flatMap((family) => bareValueOf(text, family) ?? [])[0] ?? raw;
}

function soleProtection(text: TextFacts): WantedValue['protection'] {
  const [code, ...more] = findIpCodes(text.tokens);
  return code !== undefined && more.length === 0 ? code : null;
}

function namesBothEnds(value: string, name: ResolvedName): boolean {
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
function isMeasure(quantity: ReadQuantity | null): boolean {
  return quantity !== null && quantity.unit !== null && quantity.dimension !== 'count';
}

function isTasted(name: ResolvedName): boolean {
  return name.known?.id === 'flavour' || name.known?.id === 'scent';
}

export function nameSaysMaterial(name: ResolvedName): boolean {
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

/** "75C" is a size and no temperature. */
function isOtherKind({ dimension }: ReadQuantity, { known }: ResolvedName): boolean {
  if (known?.reads !== 'size' || dimension === null) return false;
  return !(known.dimensions ?? []).includes(dimension);
}

type ReadQuantity = ReturnType<typeof readQuantities>['quantities'][number];

/** Words that may stand around a measure without changing it: "500 ml capacity". */
function coversText(text: TextFacts, span: { from: number; to: number }): boolean {
  return text.tokens.every((token, index) => token.kind === 'mark' || (index >= span.from && index < span.to));
}

function withUnitOfName(quantity: ReadQuantity, name: ResolvedName): ReadQuantity {
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
