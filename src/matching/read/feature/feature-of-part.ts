import { beginsInChinese } from '../../text/is-chinese.ts';
import { runTogether } from '../../text/read-text.ts';
import { englishOf, englishOfMixed } from '../name/in-english.ts';
import type { Feature } from './feature.ts';
import { alone, type NamedFeature, namedFeatures } from './named-features.ts';
import { namesOfThing, partedName, qualityAndThing } from './quality-of-part.ts';

/** A feature of many names is said of a part by the first of them. */
const mostSaid = 8;

/** A feature that no row knows; where it is a known one of a part ("removable hood"), by all the names of both. */
export function ofPartNamed(unspaced: string, words: readonly string[]): NamedFeature {
  const inEnglish = beginsInChinese(unspaced) ? englishOf(unspaced) : englishOfMixed(unspaced);
  const own = alone([unspaced, ...runTogether([...inEnglish])]);
  const found = partedName(unspaced) ?? { said: words.slice(0, -1).join(''), part: words.at(-1) ?? '' };
  const quality = namedFeatures.get(found.said);
  if (quality === undefined || found.part === '') return own;
  const parts = namesOfThing(found.part);
  const phrases = [
    ...new Set([...own.phrases, ...qualityAndThing(quality.phrases.slice(0, mostSaid), parts.slice(0, mostSaid))]),
  ];
  return {
    ...own,
    phrases,
    ofPart: { parts, phrases: quality.phrases, excludedBy: [...quality.excludedBy, ...quality.deniedOf] },
  };
}

/** The part of which a feature is asked, and the names of that feature. */
export function partOf(words: readonly string[]): Feature['ofPart'] {
  const part = words.at(-1);
  const said = words.slice(0, -1).join('');
  if (part === undefined || said === '') return null;
  return { parts: [part], phrases: namedFeatures.get(said)?.phrases ?? [said], excludedBy: [] };
}

/** A feature that is stated by one more phrase; null stays null. */
export const withPhrase = (feature: Feature | null, phrase: string): Feature | null =>
  feature === null ? null : { ...feature, phrases: [...new Set([...feature.phrases, phrase])] };
