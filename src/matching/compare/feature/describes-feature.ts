import { partNames } from '../../ontology/part-names.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { featureNameOf } from '../../read/feature/feature-name.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import { asksOfComing } from '../../read/feature/read-inclusion.ts';
import { tellsKind } from '../../read/feature/tells-kind.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import { supplied } from './absent-thing.ts';

const parts = new Set(partNames.flatMap(({ names }) => names).map((name) => unspacedOf(name)));

const isShorterName = (short: string, name: string) => short !== name && name.endsWith(short);

/** A material, a colour or a count tells of a thing that is there: a size alone may be that of one that would fit. */
function isMoreThanSize({ text: { tokens }, quantities: { quantities, lists } }: Statement): boolean {
  const sizes = [...quantities.filter(({ dimension }) => dimension !== null && dimension !== 'count'), ...lists];
  return tokens.some(({ kind }, at) => kind !== 'mark' && !sizes.some(({ from, to }) => at >= from && at < to));
}

/** "Waterproof: water repellent only", "Camera: module needed". */
const weakens = wordSet('weakens a feature');

/**
 * True where a value under a feature's name tells that goods have it by telling more of it: "brass, every 50 cm" of eyelets. Of a
 * quality only a measure does ("Keep warm: 60 min"), and of what goods take, which may be sold apart, nothing.
 */
export function describesFeature({ phrases, inclusion, thing }: Feature, { whole, name }: NamedFact): boolean {
  const { text } = whole;
  if (!tellsKind(text) || phrases.some((phrase) => supplied.has(phrase))) return false;
  if (text.tokens.some(({ stem }) => weakens.has(stem))) return false;
  // "Hood: with hood" asks whether there is one. Of what is to come along more is told than how large a thing it is or may be.
  // A "Pump" may be of another kind than the electric one.
  if (asksOfComing(inclusion))
    return isMoreThanSize(whole) && !isShorterName(featureNameOf(name.raw), featureNameOf(thing));
  const isThing = phrases.some((phrase) => parts.has(phrase)) || !phrases.some((phrase) => likeQuality.test(phrase));
  return isThing || isClass(text) || text.tokens.some(({ kind, glued }) => kind === 'number' && !glued);
}

const longestClass = 3;

/** "FD30/60", "EI60": letters and a number that open a value name the class in which goods are what the name says. */
function isClass({ tokens: [letters, number] }: TextFacts): boolean {
  return letters?.kind === 'word' && letters.text.length <= longestClass && number?.kind === 'number' && number.glued;
}
