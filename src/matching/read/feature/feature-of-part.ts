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
  const own = { ...alone([unspaced, ...runTogether([...inEnglish])]), excludedBy: contrariesOf(words) };
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
    excludedBy: [...own.excludedBy, ...parts.slice(0, mostSaid).flatMap((part) => denialsOf(part, quality))],
    ofPart: { parts, phrases: quality.phrases, excludedBy: [...quality.excludedBy, ...quality.deniedOf] },
  };
}

const done = /^[a-z]{2,}(?:ed|ung|en|able|ible)$/u;
const leastLetters = 5;

/** "Unlined" of what is to be lined with fleece, and "unstrung". */
function contrariesOf(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  return last.length >= leastLetters && done.test(last) && !last.startsWith('un') ? [`un${last}`] : [];
}

/** "Controller is not waterproof", "cushions not washable", 控制器不防水; what is not even water resistant is not waterproof. */
function denialsOf(part: string, { phrases, excludedBy }: NamedFeature): readonly string[] {
  const isHan = beginsInChinese(part);
  const qualities = phrases.filter((said) => beginsInChinese(said) === isHan).slice(0, mostSaid);
  if (isHan) return qualities.map((said) => `${part}不${said}`);
  const denials = [...qualities.map((said) => `not${said}`), ...excludedBy.filter((said) => said.startsWith('not'))];
  return denials.flatMap((denial) => [`${part}${denial}`, `${part}is${denial}`, `${part}are${denial}`]);
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
