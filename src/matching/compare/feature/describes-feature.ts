import { partNames } from '../../ontology/part-names.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { asksToComeAlong } from '../../read/feature/read-inclusion.ts';
import { tellsKind } from '../../read/feature/tells-kind.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import { supplied } from './absent-thing.ts';

const parts = new Set(partNames.flatMap(({ names }) => names).map((name) => unspacedOf(name)));
/** How adjectives end in English and begin in Chinese: "foldable", "brushed", 可折叠, 防水. */
export const likeQuality =
  /^[可防耐抗无免不自易非]|(?:able|ible|ing|ed|proof|less|free|resistant|ant|ent|ive|ic|ous|safe|friendly)$/u;

/** "Waterproof: water repellent only", "Camera: module needed". */
const weakens = wordSet('weakens a feature');

/**
 * True where a value under a feature's name tells that goods have it by telling more of it: "brass, every 50 cm" of eyelets. Of a
 * quality only a measure does ("Keep warm: 60 min"), and of what goods take, which may be sold apart, nothing.
 */
export function describesFeature({ phrases, inclusion }: Feature, text: TextFacts): boolean {
  // "Hood: with hood" asks whether there is one; what is to come along may be of a kind without doing so.
  if (asksToComeAlong(inclusion)) return false;
  if (!tellsKind(text) || phrases.some((phrase) => supplied.has(phrase))) return false;
  if (text.tokens.some(({ stem }) => weakens.has(stem))) return false;
  const isThing = phrases.some((phrase) => parts.has(phrase)) || !phrases.some((phrase) => likeQuality.test(phrase));
  return isThing || text.tokens.some(({ kind, glued }) => kind === 'number' && !glued);
}
