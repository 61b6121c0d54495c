import { onceFor } from '../../../lib/once-for.ts';
import { type ValueFamily, valueFamilies } from '../../ontology/value-families.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { isInsideHanWord } from '../../text/han-words.ts';
import { isImitated } from '../../text/is-imitated.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import type { Token } from '../../text/tokenize.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';

/** Where a phrase that only looks like a value leads. */
const nothing = '';
/** Where values of a family are named in full. These tables are made when first asked for: a process asks for few families. */
const indexOf = onceFor(({ values, otherwise = [] }: ValueFamily) => {
  const index = new PhraseIndex<string>();
  for (const { id, names } of values) for (const name of names) index.add(name, id);
  for (const phrase of otherwise) index.add(phrase, nothing);
  return index;
});

const familiesByKey = new Map<string, ValueFamily[]>();
for (const family of valueFamilies) {
  for (const attribute of family.attributes) {
    const known = resolveName(attribute).key;
    for (const key of [known, `#${attribute}`]) familiesByKey.set(key, [...(familiesByKey.get(key) ?? []), family]);
  }
}

/** Keys of all names under which values of a family stand. */
export function keysOfFamily({ attributes }: ValueFamily): readonly string[] {
  return attributes.map((attribute) => resolveName(attribute).key);
}

/** True where values of the family stand under the name. */
export function isAttributeOf(family: ValueFamily, { key }: ResolvedName): boolean {
  return familiesByKey.get(key)?.includes(family) === true;
}

const goodsOf = onceFor(({ goods }: ValueFamily) => (goods === undefined ? null : phrasesOf(goods)));

/** True when a text names goods that have the family's property, or when any goods may have it. */
export function isOfItsGoods({ tokens }: TextFacts, family: ValueFamily): boolean {
  const index = goodsOf(family);
  return index === null || tokens.some((_, at) => index.at(tokens, at) !== null);
}

/** True where a text calls goods of the family by a name with this word in it: the bag of "sleeping bag". */
export function isInGoods({ tokens }: TextFacts, family: ValueFamily, at: number): boolean {
  const index = goodsOf(family);
  if (index === null) return false;
  return [at, at - 1, at - 2].some((from) => (index.at(tokens, from)?.next ?? 0) > at);
}

/** "Hive tool for a Langstroth hive": the goods of the kind stand among what these goods are for. */
export function isOfFittedGoods(text: TextFacts, family: ValueFamily, span: Span): boolean {
  if (family.isKind !== true || !isOfBundledItem(text, span)) return false;
  return isInGoods(text, family, span.to - 1) || isInGoods(text, family, span.to);
}

const bareValuesOf = onceFor(
  ({ values }: ValueFamily) =>
    new Map(values.flatMap(({ id, bare = [] }) => bare.map((name) => [unspacedOf(name), id] as const))),
);

/** The value that a whole text stands for by a name that needs its attribute's name beside it, or null. */
export function bareValueOf(text: TextFacts, family: ValueFamily): string | null {
  return bareValuesOf(family).get(text.unspaced) ?? null;
}

const namesOf = onceFor(({ values }: ValueFamily) => {
  const index = new PhraseIndex<string>();
  for (const { id, names, bare = [] } of values) for (const name of [...names, ...bare]) index.add(name, id);
  return index;
});

const valuesByFeatureName = onceFor(
  ({ values }: ValueFamily) =>
    new Map(values.flatMap(({ id, names }) => names.map((name) => [featureNameOf(name), id] as const))),
);

/** The value of which the name of a feature, run together, is the name: "Colour print" of the colours of a printer. */
export function valueCalled(featureName: string, family: ValueFamily): string | null {
  return valuesByFeatureName(family).get(featureName) ?? null;
}

/** The value named at a place of a text that speaks of the family's property, in full or barely. */
export function namedAt(
  { tokens }: TextFacts,
  at: number,
  family: ValueFamily,
): { value: string; next: number } | null {
  return namesOf(family).at(tokens, at);
}

/** Words that a name may add to a property's: "ruling type", "binding style". */
const idleWords = new Set(['type', 'style', 'kind', 'category', '类型', '款式', '种类']);
const noFamilies: readonly ValueFamily[] = [];
const familiesByName = new Map<string, readonly ValueFamily[]>();

/** Families that hold values of this property: of its name, or of what is left of it without "type" and "style". */
export function familiesOf(name: ResolvedName): readonly ValueFamily[] {
  const known = familiesByName.get(name.key);
  if (known !== undefined) return known;
  const families = [...new Set(familiesByKey.get(name.key) ?? familiesByKey.get(plainKeyOf(name)) ?? noFamilies)];
  // Names are without number; those of no family need no place.
  if (families.length > 0) familiesByName.set(name.key, families);
  return families.length > 0 ? families : noFamilies;
}

function plainKeyOf({ known, stems }: ResolvedName): string {
  if (known !== null) return '';
  const plain = stems.filter((stem) => !idleWords.has(stem));
  return plain.length === stems.length || plain.length === 0 ? '' : resolveName(plain.join(' ')).key;
}

/** Values of the property's families that a text names. */
export function findFamilies(text: TextFacts, name: ResolvedName): FamilyMention[] {
  return familiesOf(name).flatMap((family) => mentionsOf(text, family));
}

/** Attribute names of several words by each of these words, with the families whose values stand under them. */
const longerNames = new Map<string, { name: ResolvedName; family: ValueFamily }[]>();
for (const family of valueFamilies) {
  for (const attribute of family.attributes) {
    const name = resolveName(attribute);
    const stems = new Set(stemsOfName(attribute));
    if (stems.size < 2) continue;
    for (const stem of stems) longerNames.set(stem, [...(longerNames.get(stem) ?? []), { name, family }]);
  }
}

/**
 * Longer names of properties that a name of one word may be short for, of which the whole text is a value: who asks for the
 * "form" of tablets means the form of the item, and the "pattern" of a cardioid is the polar one. None where the name's own
 * property has the value.
 */
export function longerNamesOf(text: TextFacts, name: ResolvedName): { name: ResolvedName; family: ValueFamily }[] {
  const [stem, ...more] = stemsOfName(name.raw);
  const isLook = name.known?.reads === 'material' || name.known?.reads === 'colour';
  if (stem === undefined || more.length > 0 || idleWords.has(stem) || isLook) return [];
  const own = familiesOf(name);
  const isWhole = (family: ValueFamily) =>
    mentionsOf(text, family).some(({ from, to }) => from === 0 && to === text.tokens.length);
  if (own.some(isWhole)) return [];
  return (longerNames.get(stem) ?? []).filter(({ family }) => !own.includes(family) && isWhole(family));
}

/** A run asks the same texts for several values of a family; most texts name none, and share the answer. */
const mentionsByFamily = onceFor((_: TextFacts) => new Map<ValueFamily, readonly FamilyMention[]>());
const noMentions: readonly FamilyMention[] = [];

/** Values of one family that a text names, longest first. */
export function mentionsOf(text: TextFacts, family: ValueFamily): readonly FamilyMention[] {
  const known = mentionsByFamily(text);
  const mentions = known.get(family);
  if (mentions !== undefined) return mentions;
  const found = readMentions(text, family);
  known.set(family, found.length === 0 ? noMentions : found);
  return found;
}

function readMentions(text: TextFacts, family: ValueFamily): FamilyMention[] {
  const index = indexOf(family);
  const mentions: FamilyMention[] = [];
  const bare = bareValueOf(text, family);
  if (bare !== null) return [{ family, valueId: bare, from: 0, to: text.tokens.length }];
  for (let at = 0; at < text.tokens.length; ) {
    const headed = headedAt(text.tokens, at, family);
    if (headed !== null) {
      mentions.push(...headed);
      at = headed[0]?.to ?? at + 1;
      continue;
    }
    const found = index.at(text.tokens, at);
    if (found === null) {
      at += 1;
      continue;
    }
    if (found.value !== nothing && !isImitated(text, at) && !isInsideHanWord(text, { from: at, to: found.next }))
      mentions.push({ family, valueId: found.value, from: at, to: found.next });
    at = found.next;
  }
  return mentions;
}

/** The longest phrase that only looks like a value has this many words. */
const longestOtherwise = 4;

/** True where the words are part of a phrase that only looks like a value: "baby" in "baby blue" is no age. */
export function isOtherwise({ tokens }: TextFacts, family: ValueFamily, span: { from: number; to: number }): boolean {
  if (family.otherwise === undefined) return false;
  const index = indexOf(family);
  for (let at = Math.max(0, span.from - longestOtherwise + 1); at <= span.from; at += 1) {
    const found = index.at(tokens, at);
    if (found !== null && found.value === nothing && found.next >= span.to) return true;
  }
  return false;
}

/** True when a product of the found value serves who wants the other: unisex serves men. */
export function entails(family: ValueFamily, foundId: string, wantedId: string): boolean {
  if (foundId === wantedId) return true;
  return family.values.find((value) => value.id === foundId)?.entails?.includes(wantedId) ?? false;
}

/** True when the second may be meant where the first is wanted, so that it neither confirms nor contradicts it. */
export function areNear(family: ValueFamily, one: string, other: string): boolean {
  const isNear = (from: string, to: string) =>
    family.values.find((value) => value.id === from)?.near?.includes(to) ?? false;
  const suits = family.values.find((value) => value.id === other)?.suits?.includes(one) ?? false;
  return suits || isNear(one, other) || isNear(other, one) || entails(family, one, other);
}

/**
 * True when what a text names of a family leaves a value open. A wider one that another narrows does not: a "mechanical keyboard
 * with blue switches" has no red ones.
 */
export function leaveOpen(family: ValueFamily, wantedId: string, mentions: readonly FamilyMention[]): boolean {
  return mentions.some(
    ({ valueId }) =>
      areNear(family, wantedId, valueId) &&
      !mentions.some((other) => other.valueId !== valueId && entails(family, other.valueId, valueId)),
  );
}

interface HeadedWords {
  names: PhraseIndex<string>;
  heads: PhraseIndex<true>;
}

const headed = new Map<ValueFamily, HeadedWords>();
for (const family of valueFamilies) {
  if (family.heads === undefined) continue;
  const words: HeadedWords = { names: new PhraseIndex(), heads: new PhraseIndex() };
  for (const { id, bare = [] } of family.values) for (const name of bare) words.names.add(name, id);
  for (const head of family.heads) words.heads.add(head, true);
  headed.set(family, words);
}

const joining = new Set(['and', '&', '/', ',', 'or', '+']);
const ranging = new Set(['to', '-', '~']);
const longestList = 8;

/** The values that a list before one of a family's nouns names: "small, medium & large dogs"; null where none starts. */
function headedAt(tokens: readonly Token[], start: number, family: ValueFamily): FamilyMention[] | null {
  const words = headed.get(family);
  if (words === undefined) return null;
  const ids: string[] = [];
  let isRange = false;
  for (let at = start; ids.length < longestList; ) {
    const name = words.names.at(tokens, at);
    if (name === null) return null;
    ids.push(...(isRange ? between(family, ids.at(-1), name.value) : [name.value]));
    const head = headBehind(tokens, name.next, words, family.areHeadsApart === true);
    if (head !== null) return ids.map((valueId) => ({ family, valueId, from: start, to: head.next }));
    const stem = tokens[name.next]?.stem ?? '';
    isRange = ranging.has(stem);
    at = isRange || joining.has(stem) ? name.next + 1 : name.next;
    // "Small, medium, and large".
    if (tokens[at]?.stem === 'and' || tokens[at]?.stem === '&') at += 1;
  }
  return null;
}

const farthestHead = 3;
const endsPhrase = wordSet('ends a thing that comes along');

/** The noun behind a bare name; where it may stand apart, the last one before another value or a word that ends the phrase. */
function headBehind(tokens: readonly Token[], next: number, { names, heads }: HeadedWords, mayBeApart: boolean) {
  const from = tokens[next]?.stem === '-' ? next + 1 : next;
  let found = heads.at(tokens, from);
  for (let at = from; mayBeApart && at <= from + farthestHead; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || endsPhrase.has(token.stem) || names.at(tokens, at) !== null) break;
    const head = heads.at(tokens, at);
    // "Satin paint brush": another noun goes on behind it.
    const after = head === null ? undefined : tokens[head.next];
    if (head !== null && (after?.kind !== 'word' || endsPhrase.has(after.stem))) found = head;
  }
  return found;
}

/** The values after one up to another, where they are steps of a scale. */
function between({ values, isScale }: ValueFamily, first: string | undefined, last: string): string[] {
  const from = values.findIndex(({ id }) => id === first);
  const to = values.findIndex(({ id }) => id === last);
  if (isScale !== true || from === -1 || to <= from) return [last];
  return values.slice(from + 1, to + 1).map(({ id }) => id);
}

/** A value of a family where a text names it. */
export interface FamilyMention extends Span {
  family: ValueFamily;
  valueId: string;
}
