import { askedBy } from '../../claim/asked-property.ts';
import type { Attribute } from '../../listing.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText, type TextFacts, unspacedOf } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { namedFeatures } from '../feature/named-features.ts';
import { readInclusion } from '../feature/read-inclusion.ts';
import { findMaterials } from '../material/find-materials.ts';
import { partsOfValue } from '../material/part-materials.ts';
import { resolveName } from '../name/resolve-name.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { orWords } from './split-alternatives.ts';

const mostWords = 3;
const bothOf = /^both (?<one>[^,]{2,30}?) and (?<other>[^,]{2,30})$/iu;
const bothInChinese =
  /^(?<one>\p{Script=Han}{1,6}?)[和与及](?<other>\p{Script=Han}{1,6}?)[都均](?:可以|能|可|要|支持)?\p{Script=Han}{0,2}$/u;

/** The parts of "SSD, 256 GB or more", a bound and plain words between commas, and of "both A and B"; null for any other value. */
export function joinedWishes(value: string): string[] | null {
  const plain = singleSpaced(value);
  const both = bothOf.exec(plain)?.groups ?? bothInChinese.exec(plain)?.groups;
  if (both?.one !== undefined && both.other !== undefined) return [both.one, both.other];
  const parts = value.split(commas).map((part) => part.trim());
  if (parts.length !== 2 || parts.includes('')) return null;
  const read = parts.map((part) => readText(part).tokens);
  const isBound = (tokens: (typeof read)[number]) =>
    readQuantities(tokens).quantities.some(({ form, unit }) => unit !== null && (form === 'min' || form === 'max'));
  const isPlain = (tokens: (typeof read)[number]) =>
    tokens.length <= mostWords && tokens.every(({ kind }) => kind === 'word' || kind === 'character');
  return read.filter(isBound).length === 1 && read.filter(isPlain).length === 1 ? parts : null;
}

/** A comma; that of "2,000" parts no values. */
const commas = /(?:(?<!\p{Nd})[,，]|[,，](?!\p{Nd}{3})|、)\s*/u;

const mostFacets = 3;

const longestLetters = 5;

/** "SO-DIMM", "DDR4", "NVMe", "PCIe": capitals and figures for at least half of it; longer words may be shouted. */
function isCode(word: string): boolean {
  const isShort = word.length <= longestLetters || /[\d-]/u.test(word);
  const isCapital = /^(?=.*[A-Z])[A-Z0-9][A-Za-z0-9.-]+$/u.test(word);
  return isShort && isCapital && word.replace(/[^A-Z0-9]/gu, '').length * 2 >= word.length;
}

/** The codes of "M.2 NVMe PCIe 4.0", each with the number behind it; null where a word is none. */
function codesOf(value: string): string[] | null {
  const words = value.replace(/(?<=[A-Za-z]) (?=\d[\d.]*(?: |$))/gu, '\u00a0').split(' ');
  const isAll = words.length > 1 && /\d/u.test(value) && words.every((word) => isCode(word.split('\u00a0')[0] ?? ''));
  return isAll ? words.map((word) => word.replaceAll('\u00a0', ' ')) : null;
}

/**
 * The parts of "over ear, closed back", "DDR5, 4 slots" and "SO-DIMM DDR4": short values between commas, or codes, which a listing
 * may state in several places; null for any other value, and for several values to choose from.
 */
export function facetsOf(value: string): string[] | null {
  const codes = codesOf(value.normalize('NFKC').trim().replace(/\s+/gu, ' '));
  const parts = codes ?? value.split(commas).map((part) => part.trim());
  if (parts.length < 2 || parts.length > mostFacets || parts.includes('')) return null;
  const isShort = (part: string) => {
    const words = readText(part).tokens.filter(({ kind }) => kind !== 'mark');
    if (codes !== null) return words.length <= mostWords;
    return words.length <= mostWords && words.some(({ kind, stem }) => kind !== 'number' && stem.length > 1);
  };
  const { tokens, deniedBy } = readText(value);
  const isPlain = !tokens.some(({ stem }, at) => orWords.has(stem) || marks.has(stem) || (deniedBy[at] ?? -1) !== -1);
  return isPlain && parts.every(isShort) ? parts : null;
}

const marks = new Set(['/', '|']);

const idle = wordSet('words beside a part');

const textOf = ({ raw, tokens }: TextFacts, from: number, to: number) =>
  raw.slice(tokens[from]?.start, tokens[to - 1]?.end);

/**
 * What the value of a look asks of parts of the goods: 盖材质 of bamboo for 材质: 竹盖, and the colour of a dial for "Colour: black dial".
 * Null where it speaks of the whole, of other things as well, or where the name speaks of a part itself.
 */
export function wishesOfParts({ name, value }: Attribute): Attribute[] | null {
  const asked = askedBy(resolveName(name));
  if (asked.look === null || asked.partIds.length > 0 || asked.modifiers.length > 0) return null;
  const text = readText(value);
  const mentions = asked.look === 'colour' ? findColours(text) : findMaterials(text);
  const parts = partsOfValue(text, mentions);
  if (parts.length === 0 || parts.some((part) => part.mentions.length === 0)) return null;
  // "Bristle (sisal)" calls by two names what goods are of.
  const open = text.tokens.findIndex(({ stem }) => stem === '(');
  if (open > 0 && mentions.every(({ from }) => from > open)) return null;
  const said = [...parts, ...mentions];
  const isSaid = (at: number) => said.some(({ from, to }) => at >= from && at < to);
  if (text.tokens.some(({ kind, stem }, at) => kind !== 'mark' && !isSaid(at) && !idle.has(stem))) return null;
  const owned = new Set(parts.flatMap((part) => part.mentions));
  const own = mentions.filter((mention) => !owned.has(mention));
  const [first, last] = [own[0], own.at(-1)];
  const ofWhole = first === undefined || last === undefined ? [] : [{ name, value: textOf(text, first.from, last.to) }];
  const ofParts = parts.map((part) => {
    const called = textOf(text, part.from, part.to);
    const joint = beginsInChinese(called) || beginsInChinese(name) ? '' : ' ';
    const looks = part.mentions.map(({ from, to }) => textOf(text, from, to));
    return { name: `${called}${joint}${name}`, value: looks.join(' ') };
  });
  return [...ofWhole, ...ofParts];
}

const joints = /[+&、和与及]|\band\b/iu;
const mostThings = 3;

/** "Battery + charger: in the box" asks for each of them; null where one thing is asked for, and for a name that a feature has. */
export function wishesOfThings({ name, value }: Attribute): Attribute[] | null {
  if (namedFeatures.has(unspacedOf(name))) return null;
  const things = singleSpaced(name.normalize('NFKC'))
    .split(joints)
    .map((thing) => thing.trim());
  if (things.length < 2 || things.length > mostThings || things.some((thing) => thing.length < 2)) return null;
  return readInclusion(name, value)?.wanted === true ? things.map((thing) => ({ name: thing, value })) : null;
}

const withThing = /^(?<own>[^,;]{3,30}?) (?:with|incl\.?|including|plus) (?:an? |the )?(?<thing>[^,;]{3,30})$/iu;
const withThingInHan = /^(?<own>\p{Script=Han}{2,8}?)[带含配](?<thing>\p{Script=Han}{2,6})$/u;

/** "Full size with number pad" as what is asked of the name and the thing that goods are to have beside it; null for any other value. */
export function valueWithThing(value: string): { own: string; thing: string } | null {
  const plain = singleSpaced(value);
  const { own, thing } = (withThing.exec(plain) ?? withThingInHan.exec(plain))?.groups ?? {};
  return own === undefined || thing === undefined || hasDigit(thing) ? null : { own, thing };
}
