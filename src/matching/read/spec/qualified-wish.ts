import type { Spec } from '../../assessment.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { isBound } from '../../compare/text/compare-texts.ts';
import { attributeNames } from '../../ontology/attribute-names.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { findColours } from '../colour/find-colours.ts';
import { findFamilies } from '../family/find-families.ts';
import { readYesNo } from '../feature/parse-feature.ts';
import { findMaterials } from '../material/find-materials.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { boundBefore, boundBehind } from '../quantity/bound-index.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import type { Requirement, WantedValue } from './requirement.ts';

const excluding = phrasesOf(wordList('excluding words'));
const joining = new Set(wordList('words before an exclusion'));
const helping = new Set(wordList('words that "not" denies'));
const separators = new Set([',', ';', '(', '-']);
/** These set what they exclude off from what is wanted by themselves. */
const setting = new Set(['not', '不要']);
const longestPart = 4;
/** In characters, of what is wanted and excluded, and of what is added to an answer: 可拆卸 adds something, 能当床睡 says it again. */
const longestHan = { excepted: 6, added: 3 };

/** Where a part of a value ends that a separator or a joining word sets off from the rest, as the place of its last token. */
function endBefore(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end > 0 && (separators.has(tokens[end - 1]?.stem ?? '') || joining.has(tokens[end - 1]?.stem ?? ''))) end -= 1;
  return end;
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ stem }) => stem)
    .join('');

const wordsOf = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind !== 'mark');

/** True for a few words: a longer clause explains more than it asks for. */
function isShort(tokens: readonly Token[], most: number): boolean {
  const words = wordsOf(tokens);
  const characters = words.filter(({ kind }) => kind === 'character').length;
  return words.length > 0 && words.length - characters <= longestPart && characters <= most;
}

/** The text between two tokens, without brackets around it. */
function partOf({ raw, tokens }: TextFacts, from: number, to: number): string {
  const said = raw.slice(tokens[from]?.start, to === tokens.length ? undefined : tokens[to - 1]?.end).trim();
  return tokens[from - 1]?.stem === '(' ? said.replace(/[)）]\s*$/u, '') : said;
}

/**
 * The halves of "caffeinated, not decaf", "USB-C not micro USB" and 真皮，不要PU: what is wanted, and what it must not be. Null for any
 * other value: for a bound ("5 kg, no more"), and where all of it is denied.
 */
export function exceptedWish(value: string): { wanted: string; excluded: string } | null {
  const text = readText(value);
  const { tokens } = text;
  if (excluding.at(tokens, 0) !== null) return null;
  for (let at = 1; at < tokens.length; at += 1) {
    const found = excluding.at(tokens, at);
    if (found === null || boundBefore.at(tokens, at) !== null || boundBehind.at(tokens, at) !== null) continue;
    const end = endBefore(tokens, at);
    const isSetOff =
      end < at || (setting.has(textOf(tokens, at, found.next)) && !helping.has(tokens[at - 1]?.stem ?? ''));
    if (!isSetOff || end === 0) continue;
    const [wanted, excluded] = [tokens.slice(0, end), tokens.slice(found.next)];
    const isBound = readQuantities(tokens.slice(at)).quantities.some(({ form }) => form === 'min' || form === 'max');
    if (isBound || !isShort(wanted, longestHan.excepted) || !isShort(excluded, longestHan.excepted)) return null;
    return { wanted: partOf(text, 0, end), excluded: partOf(text, found.next, tokens.length) };
  }
  return null;
}

/**
 * What "yes, electric" and "no (pullover)" add to their answer in a few words; null where they add nothing, and where it has a
 * number, which is looked for where the answer stands.
 */
export function addedToAnswer(value: string): { answer: boolean; added: string } | null {
  const text = readText(value);
  const { tokens } = text;
  const mark = tokens.findIndex(({ stem }) => separators.has(stem));
  if (mark < 1) return null;
  const answer = readYesNo(partOf(text, 0, mark));
  const rest = tokens.slice(mark + 1);
  if (answer === null || !isShort(rest, longestHan.added) || rest.some(({ kind }) => kind === 'number')) return null;
  return { answer, added: partOf(text, mark + 1, tokens.length) };
}

/**
 * A measure of what is named and one of another property behind it, each as a wish: the volts and the hertz of "230 V 50 Hz" under
 * "Voltage". Null for any other value.
 */
export function measuresOfTwo(spec: Spec, { known }: ResolvedName): [own: Spec, other: Spec] | null {
  const { tokens } = readText(spec.value);
  const [own, other, ...more] = readQuantities(tokens).quantities;
  if (own?.dimension == null || own.dimension === 'count' || other?.dimension == null || more.length > 0) return null;
  const { dimension } = other;
  const called = attributeNames.find(({ claims = [] }) => claims.includes(dimension))?.id;
  const isOfName = known?.dimensions?.includes(own.dimension) === true && !known.dimensions.includes(dimension);
  const between = tokens.slice(own.to, other.from);
  if (called === undefined || !isOfName || between.some(({ kind }) => kind !== 'mark')) return null;
  const start = tokens[other.from]?.start ?? 0;
  const end = tokens[own.to - 1]?.end ?? start;
  return [
    { ...spec, value: spec.value.slice(0, end) },
    { ...spec, name: called, value: spec.value.slice(start) },
  ];
}

const joinsBoth = phrasesOf(wordList('joins two that are both wanted'));
const mostBetween = 4;

/** The two measures of "12 V and 220 V" and "12 V battery as well as 220 V mains", as values that are both wanted; null for any other value. */
export function measuresOfBoth(value: string): [first: string, second: string] | null {
  const text = readText(value);
  const { tokens } = text;
  const [first, second, ...more] = readQuantities(tokens).quantities;
  if (first?.unit == null || second?.unit == null || first.dimension !== second.dimension || more.length > 0)
    return null;
  if (first.dimension === 'count' || first.form !== 'point' || second.form !== 'point') return null;
  const isJoined = tokens.some((_, at) => {
    const found = at < first.to ? null : joinsBoth.at(tokens, at);
    return found !== null && found.next <= second.from;
  });
  const isNear = second.from - first.to <= mostBetween;
  const parts: [string, string] = [partOf(text, first.from, first.to), partOf(text, second.from, second.to)];
  return isJoined && isNear ? parts : null;
}

/** These leave every other value: they deny no thing, as "no" and 不含 may. */
const leavingOthers = phrasesOf(wordList('words that leave all others'));
const longestCode = 4;
const hanExcepted = /(?:以外|之外|外)(?:都可|均可|皆可|都行)?$/u;

/** What a value such as "not black", "anything but M8" or 除橡胶以外 excludes; null when it excludes nothing of a known kind. */
export function excludedBy(value: string, name: ResolvedName): string | null {
  const whole = readText(value);
  const { tokens, raw } = whole;
  const leaving = leavingOthers.at(tokens, 0);
  const found = leaving ?? excluding.at(tokens, 0);
  const first = tokens[found?.next ?? 0];
  // "No more than 5 kg" is a bound.
  if (found === null || first === undefined || readQuantities(tokens).quantities.some(isBound)) return null;
  const rest = leaving === null ? raw.slice(first.start) : raw.slice(first.start).trim().replace(hanExcepted, '');
  if (leaving !== null && rest !== '') return rest;
  const text = readText(rest);
  const { look } = askedBy(name);
  // "Non-woven" is a material.
  if (look === 'material' && findMaterials(whole)[0]?.from === 0) return null;
  const isLook = look !== null && (look === 'colour' ? findColours(text) : findMaterials(text)).length > 0;
  const isNamed = isLook || namesKind(text, name);
  // "Not M8" is another thread; "no 3D" denies a thing, where the name asks for any.
  const isNumber = look === null && name.known?.reads !== 'open' && text.tokens.length <= longestCode;
  // "Not Bosch": every product has one maker and one origin. "No Nonsense" and "Not Your Mother's" are makers.
  const isOfOne = ofOneValue.has(name.known?.id ?? '') && tokens[0]?.stem !== 'no' && !possessives.has(first.stem);
  if (isOfOne && resolveName(rest).known !== name.known) return rest;
  return isNamed || (isNumber && text.tokens.some(({ kind }) => kind === 'number')) ? rest : null;
}

const ofOneValue = new Set(['brand', 'country']);
const possessives = wordSet('possessives');

/** "No blades" under "Grinder type", 无骨 under 雨刷类型: the whole value is one of the few kinds that such goods are of. */
export function namesKind(text: TextFacts, name: ResolvedName): boolean {
  return findFamilies(text, name).some(
    ({ family, from, to }) => family.isKind && from === 0 && to === text.tokens.length,
  );
}

/** True for values of one kind, of which whatever is one is not the other: matte and glossy, leather and plastic. */
export function areOfOneChoice({ alternatives }: Requirement, other: WantedValue): boolean {
  const families = new Set(other.families.map(({ family }) => family));
  return alternatives.every(
    (wanted) =>
      wanted.families.some(({ family }) => families.has(family)) ||
      (wanted.materials.length > 0 && other.materials.length > 0) ||
      (wanted.colours.length > 0 && other.colours.length > 0) ||
      (wanted.ends !== null && other.ends !== null),
  );
}
