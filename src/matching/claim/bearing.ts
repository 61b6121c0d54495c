import { partNames } from '../ontology/part-names.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import type { Subject } from '../scope/scope.ts';
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
export function bearingOf(asked: AskedProperty, { unit }: Quantity, owner: MeasureOwner): Bearing {
  const { role, words, subject } = owner;
  if (role !== null && role === asked.id && partRoles.has(role)) return 'own';
  if (asked.words.length > 0 && asked.words.every((word) => words.includes(word))) return 'own';
  if (asked.modifiers.length > 0) {
    const isOfSubject = subject !== null && isAbout(asked, subject);
    const named = subject === null ? words : [...words, ...subject.words];
    const isNamed = isOfSubject || asked.modifiers.some((modifier) => named.some((word) => speaksOf(word, modifier)));
    // "Seat width 52 cm" is no seat height. "Carat weight" names its unit.
    if (isNamed) return isOtherBase(asked, role) ? 'other' : 'own';
    if (asked.modifiers.some((modifier) => unit?.spellings.includes(modifier))) return 'own';
    const isBare = asked.id !== null && subject === null && (role === null || role === asked.id);
    return isBare && !words.some((word) => sidesIn(word).length > 0) ? 'bare' : 'other';
  }
  if (subject?.isCertain === true && !isAbout(asked, subject)) return 'other';
  if (role !== null && asked.id === null && asked.bases.includes(role)) return 'own';
  if (role === null || asked.id === null) return subject !== null && isAbout(asked, subject) ? 'own' : 'bare';
  if (role === asked.id) return 'own';
  return sharesRole(role, asked.id) ? 'bare' : 'other';
}

function isOtherBase({ bases }: AskedProperty, role: string | null): boolean {
  return (
    role !== null &&
    !partRoles.has(role) &&
    bases.length > 0 &&
    !bases.some((base) => role.split(' ').includes(base) || sharesRole(role, base))
  );
}

const attributesOf = new Map(
  partNames.flatMap((row) => (row.attributes === undefined ? [] : [[row.id, row.attributes] as const])),
);

/** Whether a text's part is the one that a name asks about. */
export function isAbout({ id, partIds, nouns }: AskedProperty, { ids, words }: Subject): boolean {
  if (ids.some((one) => partIds.includes(one)) || isSameThing(nouns.at(-1), words.at(-1))) return true;
  if (id !== null && ids.some((one) => attributesOf.get(one)?.includes(id) === true)) return true;
  return id !== null && words.some((word) => id.split(' ').includes(word));
}

/** A thing is called by its last word: a "water tank" is a tank, 橡胶气管 a 气管. */
function isSameThing(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return one !== undefined && one === other;
  return one.charCodeAt(0) >= 0x3400 && (one.endsWith(other) || other.endsWith(one));
}

function speaksOf(word: string, modifier: string): boolean {
  if (word === modifier || (word.charCodeAt(0) >= 0x3400 && word.includes(modifier))) return true;
  const side = sideOf(modifier);
  return side !== null && sidesIn(word).includes(side);
}

/** A general name and those it may stand for. */
const general: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'size',
    new Set([
      'length',
      'height',
      'width',
      'diameter',
      'screen size',
      'dimensions',
      'capacity',
      'weight',
      'net content',
      'pack size',
      'dosage',
    ]),
  ],
  ['dimensions', new Set(['length', 'height', 'width', 'depth', 'diameter', 'size'])],
  ['capacity', new Set(['storage', 'memory', 'battery capacity', 'net content', 'load'])],
  ['net content', new Set(['weight', 'capacity', 'pack size', 'dosage'])],
  ['weight', new Set(['net content'])],
  ['length', new Set(['cable length'])],
];

function sharesRole(one: string, other: string): boolean {
  return general.some(([name, names]) => (one === name && names.has(other)) || (other === name && names.has(one)));
}
