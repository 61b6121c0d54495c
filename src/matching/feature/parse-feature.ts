import type { Requirement } from '../requirement.ts';
import { readText } from '../text/read-text.ts';
import { featureFillers, featureNames } from '../vocabulary/features.ts';
import { deniesNext, noWords, yesWords } from '../vocabulary/negations.ts';

const yes = new Set(yesWords.map((word) => readText(word).squashed || word));
const no = new Set(noWords.map((word) => readText(word).squashed || word));
const fillers = new Set(featureFillers.map((word) => readText(word).squashed));
const denials = new Set(deniesNext.map((word) => readText(word).squashed));

/** Yes, no, or neither, for a whole value. */
export function readYesNo(value: string): boolean | null {
  const trimmed = value.trim().toLowerCase();
  const { squashed } = readText(value);
  const key = squashed === '' ? trimmed : squashed;
  if (yes.has(key)) return true;
  return no.has(key) ? false : null;
}

/** A spec that asks for a feature by its name: "Waterproof: yes", "BPA: no", "Lid: included". */
export function parseFeature(name: string, value: string): Requirement['feature'] {
  const wanted = readYesNo(value);
  if (wanted === null) return null;
  const words = readText(name).tokens.filter((token) => token.kind !== 'mark');
  const telling = words.filter((token) => !fillers.has(token.stem));
  const [first] = telling;
  const isDenial = first !== undefined && telling.length > 1 && denials.has(first.stem);
  const squashed = (isDenial ? telling.slice(1) : telling).map((token) => token.stem).join('');
  if (squashed === '') return null;
  const known = featureNames.find((feature) => feature.names.some((each) => readText(each).squashed === squashed));
  const phrases = known === undefined ? [squashed] : known.names.map((each) => readText(each).squashed);
  const entailedBy = (known?.entailedBy ?? []).map((each) => readText(each).squashed);
  return { wanted: isDenial ? !wanted : wanted, phrases: [...new Set(phrases)], entailedBy };
}
