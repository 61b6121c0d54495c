import type { Spec } from '../../assessment.ts';
import type { Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { isPlural } from '../../text/is-plural.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { jointColours } from '../colour/joint-colours.ts';
import type { Feature } from '../feature/feature.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { isCode } from '../feature/is-code.ts';
import { parseFeature, valueAsFeature } from '../feature/parse-feature.ts';
import { findMaterials } from '../material/find-materials.ts';
import { partsAskedBy } from '../material/part-materials.ts';
import { goodsInName } from '../name/goods-in-name.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { withWordsApart } from '../name/words-apart.ts';
import { readPer } from '../quantity/per-container.ts';
import { askedInWords } from './asked-in-words.ts';
import { askedName } from './asked-name.ts';
import { askedValue, wantsAnything } from './asked-value.ts';
import { joinedWishes, wishesOfParts, wishesOfThings } from './joined-wishes.ts';
import { keysOfWish } from './keys-of-wish.ts';
import { kindBesideMeasure } from './kind-beside-measure.ts';
import { asMaterialOf } from './material-in-name.ts';
import { asMeasured } from './measured-wish.ts';
import { partsOfValue } from './parts-of-value.ts';
import {
  addedToAnswer,
  areOfOneChoice,
  exceptedWish,
  excludedBy,
  measuresOfBoth,
  measuresOfTwo,
  namesKind,
} from './qualified-wish.ts';
import { reachAsked } from './reach-asked.ts';
import { namesBothEnds, readWanted } from './read-wanted.ts';
import type { Requirement, WantedValue } from './requirement.ts';
import {
  asCountOf,
  asEachOf,
  asFitted,
  asOfGoods,
  asPieces,
  asSupplied,
  asThing,
  asThingOfMaterial,
  lookOfGoods,
} from './said-of-goods.ts';
import { asServed } from './served-in-name.ts';
import { shareAsked } from './share-asked.ts';
import { soleValueOf } from './sole-value.ts';
import { choicesOf, eitherInName, findExamples, isBareNumber, withSharedWords } from './split-alternatives.ts';
import { saidInOnePhrase, tellsKindOf, thingNamed } from './thing-named.ts';
import { inPieces, originInName, valuesInName } from './value-in-name.ts';
import { valuesOfFamilies } from './values-of-families.ts';
import { ofWhole } from './wanted-list.ts';
import { waysToSay } from './ways-to-say.ts';

/** Parses a spec into what can be compared. Every text is understood as far as it goes; nothing is refused. */
export function parseRequirement(spec: Spec): Requirement {
  const written = withWordsApart(spec.name);
  const named = askedName({ ...spec, name: written });
  if (named.name !== spec.name || named.value !== spec.value) {
    const asked = parseRequirement(named);
    const { feature } = asked;
    return {
      ...asked,
      specName: spec.name,
      specValues: asked.specValues.length === 1 ? [spec.value] : asked.specValues,
      keys: [{ key: resolveName(written).key, isFirm: true }, ...asked.keys],
      feature: feature && { ...feature, askedAs: [...feature.askedAs, featureNameOf(written)] },
    };
  }
  // "Required" may be an answer to the spec's name and "needed" may tell that a thing comes along.
  const asked = parseFeature(spec.name, spec.value) === null ? askedValue(spec.value) : spec.value;
  const value = inPieces(asked, resolveName(spec.name));
  if (value === spec.value) return parsePlain(spec);
  const plain = parsePlain({ ...spec, value });
  // One wish is shown as the buyer wrote it.
  return plain.specValues.length === 1 ? { ...plain, specValues: [spec.value] } : plain;
}

function parsePlain(spec: Spec): Requirement {
  const ofParts = (wishesOfParts(spec) ?? wishesOfThings(spec))?.map((wish) => ({
    ...parseWish({ ...spec, ...wish }),
    specName: spec.name,
  }));
  const [part, ...parts] = ofParts ?? [];
  if (part !== undefined)
    return { ...part, specValues: [spec.value], ...(parts.length > 0 ? { allOf: [part, ...parts] } : {}) };
  const wishes = joinedWishes(spec.value) ?? measuresOfBoth(spec.value);
  const whole = parseWish(spec);
  if (wishes !== null) return { ...whole, specValues: [spec.value], allOf: eachOf(spec, wishes) };
  return parseQualified(spec, whole);
}

/** A wish that is qualified by what it must not be, "matte, not glossy", or by more than its answer: "yes, electric". */
function parseQualified(spec: Spec, whole: Requirement): Requirement {
  const specValues = [spec.value];
  // "2 x C (not supplied)" asks what comes along.
  if (whole.feature !== null && whole.feature.inclusion !== null) return withEither(spec, whole);
  const excepted = exceptedWish(spec.value);
  if (excepted !== null) {
    const [wanted, excluded] = [excepted.wanted, `not ${excepted.excluded}`].map((value) =>
      parsePlain({ ...spec, value }),
    );
    if (wanted === undefined || excluded === undefined) return whole;
    const isImplied = areOfOneChoice(wanted, readWanted(excepted.excluded, wanted.name));
    return { ...wanted, specValues, allOf: [wanted, isImplied ? { ...excluded, mayBeSilent: true } : excluded] };
  }
  const measures = measuresOfTwo(spec, whole.name);
  if (measures !== null) {
    const [own, other] = measures.map(parseWish);
    if (own !== undefined && other !== undefined)
      return { ...whole, ...own, specValues, saidWhole: whole.saidWhole, allOf: [own, { ...other, mayBeOpen: true }] };
  }
  const beside = whole.feature === null && whole.alternatives.length === 1 ? kindBesideMeasure(spec, whole.name) : null;
  if (beside !== null) {
    const [measures, kind] = beside.map(parseWish);
    if (measures !== undefined && kind !== undefined)
      return {
        ...whole,
        specValues,
        allOf: [
          { ...whole, alsoAs: [...whole.alsoAs, measures], isTheSame: true },
          // 3000K are a warm white, whether a listing says so or not.
          whole.name.known?.id === colourOfLight ? { ...kind, mayBeOpen: true } : kind,
        ],
      };
  }
  const found = whole.feature === null ? null : addedToAnswer(spec.value);
  if (found === null) return whole;
  const added = parseWish({ ...spec, value: found.added });
  if (found.answer) return { ...whole, specValues, allOf: [whole, added] };
  return { ...whole, alsoAs: [...whole.alsoAs, { ...added, specValues }] };
}

/** "Storage bag or box: included" is met by either. */
function withEither(spec: Spec, whole: Requirement): Requirement {
  const names = eitherInName(spec.name);
  const each = names.map((name) => ({
    ...parseWish({ ...spec, name }),
    specName: spec.name,
    specValues: [spec.value],
  }));
  return each.length === 0 ? whole : { ...whole, alsoAs: [...whole.alsoAs, ...each] };
}

function parseWish(spec: Spec): Requirement {
  const ofFinish = colourOfFinish(spec);
  if (ofFinish !== null) return ofFinish;
  const name = resolveName(spec.name);
  const measured = asMeasured(spec, name);
  if (measured !== null) {
    const asked = parseWish(measured);
    const specValues = asked.specValues.length === 1 ? [spec.value] : asked.specValues;
    return {
      ...asked,
      specName: spec.name,
      specValues,
      reach: reachAsked(spec),
      keys: [{ key: name.key, isFirm: true }, ...asked.keys],
    };
  }
  const excluded = excludedBy(spec.value, name);
  const isNoFeature =
    excluded !== null ||
    isBareNumber(spec.value) ||
    isCode(spec.value, name) ||
    (beginsInChinese(spec.value.trim()) && namesKind(readText(spec.value), name)) ||
    wantsAnything(readText(spec.value), name);
  const feature = isNoFeature ? null : parseFeature(spec.name, spec.value);
  const sole = excluded === null && feature === null ? soleValueOf(spec.value, name) : null;
  const value = excluded ?? sole ?? spec.value;
  const isOne = feature !== null || namesBothEnds(value, name);
  const values = isOne ? [value] : withSharedWords(choicesOf(value, name));
  const alternatives = values.flatMap((one) => waysToSay(one, name));
  const share = shareAsked(spec);
  const wish: Requirement = {
    specName: spec.name,
    specValues: excluded === null && sole === null ? values : [spec.value],
    required: spec.required ?? false,
    name,
    ofGoods: feature === null ? (plainOf(spec, name) ?? countOf(spec, name, alternatives)) : null,
    keys: keysOfWish(name, alternatives),
    likeNames: null,
    means: null,
    isExclusion: excluded !== null,
    isSole: sole !== null,
    saidWhole: readText(spec.value).unspaced,
    isByExample: !isOne && values.length > 1 && findExamples(readText(value)) !== null,
    per: name.known === null ? readPer(spec.name) : null,
    parts: alternatives.some(({ materials }) => materials.length > 0) ? partsAskedBy(name) : [],
    asMaterial: share === null ? null : ofWhole(parseWish({ ...spec, ...share })),
    jointColours: feature === null ? jointColours(spec.value) : null,
    alternatives,
    reach: reachAsked(spec),
    feature,
    alsoAs:
      excluded === null
        ? alsoAsked(spec, name, feature, alternatives.some(({ answer }) => answer !== null) ? [] : values)
        : [],
    thing: excluded === null && feature === null && alternatives.every(tellsKindOf) ? thingNamed(name) : null,
    asFeature:
      isOne || excluded !== null || sole !== null || values.length > 1 ? null : valueAsFeature(spec.name, value),
  };
  const phrase = feature === null && excluded === null && values.length === 1 ? saidInOnePhrase(spec, name) : null;
  if (phrase === null) return wish;
  const inOnePhrase = { ...wish, feature: phrase, ofGoods: null, alsoAs: [], asFeature: null, thing: null };
  return { ...wish, alsoAs: [...wish.alsoAs, inOnePhrase] };
}

/**
 * "Finish: black" asks for a colour, which may stand under either name, and so does the black of "black or brass"; null where a
 * finish is more than a colour.
 */
function colourOfFinish(spec: Spec): Requirement | null {
  const { known, key } = resolveName(spec.name);
  if (known?.id !== 'finish') return null;
  const requirement = parseWish({ ...spec, name: 'Colour' });
  // "Matte black" is more than black.
  const isAll = ({ tokens }: TextFacts, spans: readonly Span[]) =>
    spans.some(({ from, to }) => to - from === tokens.length);
  const isColour = requirement.alternatives.some(({ text }) => isAll(text, findColours(text)));
  const isLook = requirement.alternatives.every(({ text }) =>
    isAll(text, [...findColours(text), ...findMaterials(text)]),
  );
  const keys = [...requirement.keys, { key, isFirm: true }];
  return isColour && isLook ? { ...requirement, specName: spec.name, keys } : null;
}

/** The same spec as one asks it of goods that need not be named. */
function plainOf(spec: Spec, name: ResolvedName): Requirement['ofGoods'] {
  const found = goodsInName(name);
  const ofLook = found === null ? lookOfGoods(spec, name) : null;
  const asked = found ?? ofLook;
  if (asked === null) return null;
  const plain = parseRequirement({ ...spec, name: asked.plain });
  return { noun: asked.noun, plain, ...(ofLook === null ? {} : { isWholeName: true as const }) };
}

const colourOfLight = 'colour temperature';
const longestGoods = 3;
const numberOf = /^number of /iu;

/** "Bar stools: 2" asks for two pieces of goods that are bar stools. */
function countOf(spec: Spec, { known, raw }: ResolvedName, values: readonly WantedValue[]): Requirement['ofGoods'] {
  const { tokens } = readText(raw.replace(numberOf, ''));
  const last = tokens.at(-1);
  const isNoun = known === null && tokens.length <= longestGoods && last?.kind === 'word' && isPlural(last);
  const isCount = values.every(({ quantity }) => quantity !== null && quantity.unit === null);
  return isNoun && isCount ? { noun: last.stem, plain: parseRequirement({ ...spec, name: 'Quantity' }) } : null;
}

function alsoAsked(spec: Spec, name: ResolvedName, feature: Feature | null, values: readonly string[]): Requirement[] {
  const inclusion = feature?.inclusion ?? null;
  const isFeature =
    feature?.wanted === true && (inclusion === null || (inclusion.count === null && !inclusion.isNeedless));
  const inName = (isFeature ? valuesInName(spec.name) : []).map((named) => ({ ...spec, ...named }));
  const others =
    feature === null
      ? [
          asPieces(spec, name),
          asSupplied(spec, name),
          ...asCountOf(spec, name),
          asFitted(spec, name),
          ...askedInWords(spec),
          ...asEachOf(spec, values),
          ...asServed(spec, false),
        ]
      : [...inName, ...(isFeature ? asServed(spec, true) : [])];
  const allOf = (feature === null && values.length === 1 ? partsOfValue(spec) : []).map(parseWish);
  const [first] = allOf;
  const ofGoods = feature === null ? asOfGoods(spec, name) : null;
  const whole = ofGoods === null ? [] : [parseRequirement(ofGoods)];
  const ofThing = asThingOfMaterial(spec);
  return [
    ...whole,
    ...[...inSameWords(spec, name, feature), ...(ofThing === null ? [] : [ofThing])].map((same) => ({
      ...parseRequirement(same),
      isTheSame: true as const,
    })),
    ...others.flatMap((other) => (other === null ? [] : [parseRequirement(other)])),
    ...(first === undefined ? [] : [{ ...first, specValues: [spec.value], allOf, alsoAs: [] }]),
  ];
}

/** A feature that is a material or a kind of the goods as a wish for that ("Leather upper: no", "Open back: yes"), and at least one of a thing as the wish for it. */
function inSameWords(spec: Spec, name: ResolvedName, feature: Feature | null): Spec[] {
  if (feature === null) return asThing(spec, name);
  if (feature.inclusion !== null) return [];
  const ofMaterial = asMaterialOf(spec, feature.wanted);
  if (ofMaterial !== null) return [ofMaterial];
  const origin = originInName(spec.name);
  if (origin !== null) return [{ ...spec, ...origin, value: feature.wanted ? origin.value : `not ${origin.value}` }];
  return valuesOfFamilies(spec, feature);
}

const eachOf = (spec: Spec, values: readonly string[]) => values.map((value) => parseWish({ ...spec, value }));
