import { onceFor } from '../../lib/once-for.ts';
import { attributeNames } from '../ontology/attribute-names.ts';
import { partNames } from '../ontology/part-names.ts';
import { wordsByMeaning } from '../ontology/word-list.ts';
import { chineseFor } from '../read/name/bilingual-words.ts';
import { areOneThing } from '../read/name/same-thing.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { measuresNamed } from '../read/quantity/quantity-role.ts';
import type { Subject } from '../scope/scope.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { areAmong } from '../text/root-of-word.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { AskedProperty } from './asked-property.ts';
import type { MeasureOwner } from './measure-owner.ts';
import { sideOf, sidesIn } from './side-modifier.ts';

/**
 * What a claim has to do with a wish: it is about its very property and subject, about another, or it is a bare value that
 * nothing labels, which only goods with one such property can answer.
 */
export type Bearing = 'own' | 'other' | 'bare';

/** Roles that a part gives to its measure: "15.6 inch display" is the screen's, whatever brings it along. */
export const partRoles = new Set(['cable length', 'screen size', 'battery capacity', 'memory', 'storage']);

/** Whether a measure of running text answers a name. */
export function bearingOf(asked: AskedProperty, { unit, dimension, low }: Quantity, owner: MeasureOwner): Bearing {
  const { role, words, subject } = owner;
  if (role !== null && role === asked.id && partRoles.has(role)) return 'own';
  if (role === null && sideOfLine(asked, low, owner) === 'other') return 'other';
  if (isCalled(asked, owner) || isOfSaidThing(asked, owner) || isOfNamedThing(asked, dimension, owner)) return 'own';
  if (isToldBy(asked, dimension, words)) return 'own';
  if (asked.modifiers.length > 0) {
    const isOfSubject = subject !== null && isAbout(asked, subject);
    const named = subject === null ? words : [...words, ...subject.words];
    const called = [...asked.modifiers, ...asked.otherNouns];
    const isNamed = isOfSubject || called.some((modifier) => named.some((word) => speaksOf(word, modifier)));
    // "Seat width 52 cm" is no seat height. "Carat weight" names its unit.
    if (isNamed) return isOtherBase(asked, role) ? 'other' : 'own';
    if (asked.modifiers.some((modifier) => unit?.spellings.includes(modifier))) return 'own';
    const isBare = asked.id !== null && subject === null && (role === null || role === asked.id);
    return isBare && !words.some((word) => sidesIn(word).length > 0) ? 'bare' : 'other';
  }
  const isOfOther = subject !== null && !isAbout(asked, subject);
  // "8 m hose" is no cable, also where it may be what is sold.
  if (isOfOther && (subject.isCertain || partRoles.has(asked.id ?? ''))) return 'other';
  if (role !== null && asked.id === null && asked.bases.includes(role)) return 'own';
  // What a text calls a weight is no tension, whatever that may be.
  if (role !== null && asked.id === null && asked.bases.length === 0 && !sharesWord(role, asked.words)) return 'other';
  if (role === null || asked.id === null) return subject !== null && isAbout(asked, subject) ? 'own' : 'bare';
  // "Standby power 2 W" is not the power of the goods at work.
  if (role === asked.id) return words.some((word) => sidesIn(word).includes('standby')) ? 'other' : 'own';
  // What goods that are weighed hold is what they bear: "300 lb capacity".
  if (role === 'capacity' && asked.id === 'load' && dimension === 'mass') return 'own';
  // The length of a cable is that of its cord.
  if (role === 'cable length' && asked.id === 'length') return 'bare';
  return sharesRole(role, asked.id) ? 'bare' : 'other';
}

/** "Boils water in 3 minutes" where the boiling time is asked for, 12小时保温 where 保温时间 is: that it is a time its unit says. */
function isToldBy(asked: AskedProperty, dimension: Quantity['dimension'], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const names = tellingWords(asked)[dimension ?? ''] ?? (asked.words.length > 1 ? [asked.words] : []);
  return names.some((telling) => areAmong(telling, words));
}

const wordsOfDimension = Object.entries(wordsByMeaning('words of a dimension'));

/** By dimension what the names of a property say beside it: "boil" of "boiling time", 保温 of 保温时长. */
const tellingWords = onceFor(({ id, words, hanNames, otherNouns }: AskedProperty) => {
  const known = attributeNames.find((one) => one.id === id)?.names ?? [];
  const han = [...words, ...hanNames, ...otherNouns, ...known].filter(beginsInChinese).map((name) => [name]);
  const english = known.filter((name) => !beginsInChinese(name)).map(stemsOfName);
  const names: readonly (readonly string[])[] = [words, ...han, ...english];
  const without = (idle: readonly string[]) => (name: readonly string[]) => {
    const [only = ''] = name;
    const end = beginsInChinese(only) ? idle.find((one) => only.endsWith(one)) : undefined;
    const telling = end === undefined ? name.filter((word) => !idle.includes(word)) : [only.slice(0, -end.length)];
    const isTold = end === undefined ? name.length > 1 && telling.length > 0 : telling[0] !== '';
    return isTold ? [telling] : [];
  };
  return Object.fromEntries(wordsOfDimension.map(([dimension, idle]) => [dimension, names.flatMap(without(idle))]));
});

/** True for a measure that stands right beside the very words of the name: "reach 52 cm", 喷洒半径9米. */
export function isCalled(
  { id, words: asked, hanNames }: AskedProperty,
  { words, before, subject }: MeasureOwner,
): boolean {
  if (id === null && isCalledInChinese(hanNames, words.slice(0, before))) return true;
  if (
    hanNames.length > 0 &&
    words.some((word) => beginsInChinese(word) && hanNames.some((name) => word.endsWith(name)))
  )
    return true;
  if (asked.length === 0 || (asked.length === 1 && id !== null)) return false;
  const ahead = words.slice(Math.max(0, before - asked.length - 1), before);
  const behind = words.slice(before, before + asked.length);
  return [ahead, behind, ...(subject === null ? [] : [subject.words])].some((beside) =>
    asked.every((word) => beside.some((one) => one === word || (beginsInChinese(word) && one.endsWith(word)))),
  );
}

const leading = new Set(['to', 'down', 'up', 'of', 'at', 'is', 'about', 'until']);
const longestCall = 3;

/** "Water resistant to 100 m" where 防水 or the water resistance is asked for: Chinese has one word for both. */
function isCalledInChinese(hanNames: readonly string[], ahead: readonly string[]): boolean {
  if (hanNames.length === 0 || ahead.length === 0) return false;
  const end = ahead.findLastIndex((word) => !leading.has(word)) + 1;
  for (let length = Math.min(longestCall, end); length > 0; length -= 1) {
    const named = chineseFor(ahead.slice(end - length, end).join(' '));
    if (named.some((name) => hanNames.includes(name))) return true;
  }
  return false;
}

/** "120° beam" where the beam angle is asked for: of an angle, unlike a length, a thing has one. */
function isOfNamedThing(
  { id, nouns, otherNouns, words: asked }: AskedProperty,
  dimension: Quantity['dimension'],
  { role, words }: MeasureOwner,
): boolean {
  if (id === null || role !== null || dimension === 'length') return false;
  if (otherNouns.some((noun) => words.some((word) => speaksOf(word, noun)))) return true;
  if (asked.length < 2) return false;
  return nouns.length > 0 && nouns.length < asked.length && areAmong(nouns, words);
}

/** "The throat is 70 mm deep" where the throat depth is asked for. */
function isOfSaidThing({ words: asked }: AskedProperty, { role, subject }: MeasureOwner): boolean {
  if (role === null || subject === null || asked.length < 2) return false;
  const last = subject.words.at(-1) ?? '';
  return asked.includes(last) && asked.some((word) => word !== last && measuresNamed(word).includes(role));
}

function isOtherBase({ bases }: AskedProperty, role: string | null): boolean {
  return (
    role !== null &&
    !partRoles.has(role) &&
    bases.length > 0 &&
    !bases.some((base) => role.split(' ').includes(base) || sharesRole(role, base))
  );
}

/** "Run time" and "standby time" may be told by each other's names. */
function sharesWord(role: string, words: readonly string[]): boolean {
  const known = attributeNames.find(({ id }) => id === role)?.names ?? [];
  const ends = (name: string) => words.some((word) => beginsInChinese(word) && name.endsWith(word));
  return known.some((name) => ends(name) || name.split(' ').some((word) => words.includes(word)));
}

const linear = new Set(partNames.filter(({ isLinear }) => isLinear === true).map(({ id }) => id));
/** What is shorter tells how thick a hose is, and what is longer how long. */
const shortestLine = 100;
const acrossLine = ['diameter', 'thickness'];

/** Whether a measure of a hose, a cable or a rope, "30 m hose" and "4 mm wire", can only be the side that is asked for or only another one. */
function sideOfLine({ id, bases }: AskedProperty, low: number, { subject }: MeasureOwner): 'asked' | 'other' | null {
  if (subject === null || !subject.ids.some((one) => linear.has(one))) return null;
  const [asksLength, asksAcross] = [
    id === 'cable length' || bases.includes('length'),
    bases.some((base) => acrossLine.includes(base)),
  ];
  const [isAsked, isOther] = low >= shortestLine ? [asksLength, asksAcross] : [asksAcross, asksLength];
  return isAsked ? 'asked' : isOther ? 'other' : null;
}

/** True for the side that a bare measure of a line can only be. */
export const isSideOfLine = (asked: AskedProperty, { low }: Quantity, owner: MeasureOwner): boolean =>
  sideOfLine(asked, low, owner) === 'asked';

const attributesOf = new Map(
  partNames.flatMap((row) => (row.attributes === undefined ? [] : [[row.id, row.attributes] as const])),
);

/** Whether a text's part is the one that a name asks about. */
export function isAbout(
  { id, partIds, soldParts, nouns, otherNouns }: AskedProperty,
  { ids, words }: Subject,
): boolean {
  if (ids.some((one) => partIds.includes(one) || soldParts.includes(one))) return true;
  if (isSameThing(nouns.at(-1), words.at(-1))) return true;
  if (otherNouns.some((noun) => endsOn(words, noun))) return true;
  if (id !== null && ids.some((one) => attributesOf.get(one)?.includes(id) === true)) return true;
  return id !== null && words.some((word) => id.split(' ').includes(word));
}

function endsOn(words: readonly string[], noun: string): boolean {
  if (beginsInChinese(noun)) return isSameThing(noun, words.at(-1));
  const parts = noun.split(' ');
  return parts.every((part, at) => words[words.length - parts.length + at] === part);
}

/** A thing is called by its last word: a "water tank" is a tank, 橡胶气管 a 气管. */
export function isSameThing(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return one !== undefined && one === other;
  if (areOneThing(one, other)) return true;
  return beginsInChinese(one) && (one.endsWith(other) || other.endsWith(one));
}

function speaksOf(word: string, modifier: string): boolean {
  if (word === modifier || (beginsInChinese(word) && word.includes(modifier))) return true;
  const side = sideOf(modifier);
  return side !== null && sidesIn(word).includes(side);
}

/** General names with those they may stand for. */
const general = wordsByMeaning('properties of a general name');

function sharesRole(one: string, other: string): boolean {
  return general[one]?.includes(other) === true || general[other]?.includes(one) === true;
}
