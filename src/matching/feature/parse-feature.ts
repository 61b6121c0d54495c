import type { Requirement } from '../requirement.ts';
import { isNoDenial, readText } from '../text/read-text.ts';
import { splitAlternatives } from '../text/split-alternatives.ts';
import { featureNames } from '../vocabulary/features.ts';
import { deniesNext, noWords, yesWords } from '../vocabulary/negations.ts';
import { featureNameOf, fillers } from './feature-name.ts';

const yes = new Set(yesWords.map((word) => readText(word).squashed || word));
const no = new Set(noWords.map((word) => readText(word).squashed || word));
const denials = new Set(deniesNext.map((word) => readText(word).squashed));

/** Yes, no, or neither, for a whole value. */
export function readYesNo(value: string): boolean | null {
  const trimmed = value.trim().toLowerCase();
  const { squashed } = readText(value);
  const key = squashed === '' ? trimmed : squashed;
  // Marks may be a unit: one inch is written 1" and 1''.
  if ((key === '1' || key === '0') && trimmed !== key) return null;
  if (yes.has(key)) return true;
  if (no.has(key)) return false;
  // "No, wired", "Yes (2 pieces)": the first word answers.
  const [first] = value
    .trim()
    .toLowerCase()
    .split(/[,，;(（]/u);
  const head = first === undefined ? '' : readText(first).squashed;
  if (head === key || head === '') return null;
  return yes.has(head) && head.length > 1 ? true : no.has(head) && head.length > 1 ? false : null;
}

/** As `readYesNo`, but a single letter or figure may be a grade or a number. */
export function readAnswer(value: string): boolean | null {
  return readText(value).squashed.length === 1 ? null : readYesNo(value);
}

const namedFeatures = new Map<string, { phrases: string[]; entailedBy: string[]; excludedBy: string[] }>();
for (const feature of featureNames) {
  const phrases = feature.names.map((each) => readText(each).squashed);
  const entailedBy = (feature.entailedBy ?? []).map((each) => readText(each).squashed);
  const excludedBy = (feature.excludedBy ?? []).map((each) => readText(each).squashed);
  for (const phrase of phrases)
    if (!namedFeatures.has(phrase)) namedFeatures.set(phrase, { phrases, entailedBy, excludedBy });
}

/**
 * A spec that asks for a feature: by its name ("Waterproof: yes", "BPA: no", "Lid: included") or by a value that denies
 * something ("Requirement: no BPA", "Lid: without lid").
 */
export function parseFeature(name: string, value: string): Requirement['feature'] {
  if (isChoice(value)) return null;
  const feature = parseAnswer(name, value);
  return feature?.wanted === true ? { ...feature, detail: detailOf(value) } : feature;
}

/** What follows a "yes" with a number of its own: "Yes, 16 ports". */
function detailOf(value: string): string | null {
  const { tokens } = readText(value);
  const mark = tokens.findIndex(({ kind }) => kind === 'mark');
  const words = mark < 1 ? [] : tokens.slice(mark).filter(({ kind }) => kind !== 'mark');
  return words.some(({ kind }) => kind === 'number') ? words.map(({ stem }) => stem).join('') : null;
}

function parseAnswer(name: string, value: string): Requirement['feature'] {
  const wanted = readYesNo(value) ?? (affirmsItself(name, value) ? true : null);
  if (wanted === null) return parseDenial(value);
  const squashed = featureNameOf(name);
  if (squashed === '') return null;
  const known = namedFeatures.get(squashed);
  if (known !== undefined) return featureOf(known, wanted);
  const [first, ...rest] = readText(name).tokens.filter((token) => token.kind !== 'mark' && !fillers.has(token.stem));
  const stems = first === undefined ? [] : [first.stem, ...rest.map((token) => token.stem)];
  // "Non-slip bottom" has a feature and denies nothing.
  if (namedFeatures.has(stems.slice(0, -1).join(''))) return featureNamed(squashed, wanted, stems);
  // "Non-marking rubber sole" is a thing of its own; "non-dairy" denies dairy.
  const isOwn = first?.stem === 'non' && rest.length > 1;
  const isDenial = first !== undefined && rest.length > 0 && denials.has(first.stem) && !isOwn;
  const words = (isDenial ? rest : [first, ...rest]).flatMap((token) => (token?.kind === 'word' ? [token.stem] : []));
  return isDenial
    ? featureNamed(rest.map((token) => token.stem).join(''), !wanted, words)
    : featureNamed(squashed, wanted, words);
}

/** "No / run-flat": whoever names another value beside yes or no leaves the choice. */
function isChoice(value: string): boolean {
  const alternatives = splitAlternatives(value);
  return alternatives.length > 1 && alternatives.some((one) => readAnswer(one) !== null);
}

const affirming = ['with', 'has', '含', '带', '有', '配', '附'];

/** "Battery: with battery", "盖子: 带盖子": the value says yes in the words of its name. */
function affirmsItself(name: string, value: string): boolean {
  const { squashed } = readText(value);
  const feature = featureNameOf(name);
  return feature !== '' && affirming.some((word) => squashed === `${word}${feature}`);
}

const longestDenied = 4;

function parseDenial(value: string): Requirement['feature'] {
  const { tokens, exceptions } = readText(value);
  // "Not for sensitive skin" denies no thing.
  if (exceptions.some(({ leavesRest }) => !leavesRest)) return null;
  const [first, ...rest] = tokens.filter((token) => token.kind !== 'mark');
  if (
    first === undefined ||
    isNoDenial([first, ...rest], 0) ||
    first.stem === 'zero' ||
    first.stem === 'non' ||
    !denials.has(first.stem) ||
    rest.length === 0 ||
    rest.length > longestDenied
  )
    return null;
  if (rest.some((token) => token.kind === 'number' || yes.has(token.stem) || no.has(token.stem))) return null;
  const words = rest.filter((token) => !fillers.has(token.stem));
  return featureNamed(words.map((token) => token.stem).join(''), false);
}

function featureNamed(squashed: string, wanted: boolean, words: readonly string[] = []): Requirement['feature'] {
  const known = namedFeatures.get(squashed);
  return squashed === ''
    ? null
    : featureOf(known ?? { phrases: [squashed], entailedBy: [], excludedBy: [] }, wanted, words);
}

type NamedFeature = Omit<NonNullable<Requirement['feature']>, 'wanted' | 'words' | 'ofPart' | 'detail'>;

/** The part of which a feature is asked, and the names of that feature. */
function partOf(words: readonly string[]): NonNullable<Requirement['feature']>['ofPart'] {
  const part = words.at(-1);
  const said = words.slice(0, -1).join('');
  if (part === undefined || said === '') return null;
  return { part, phrases: namedFeatures.get(said)?.phrases ?? [said] };
}

function featureOf(
  { phrases, entailedBy, excludedBy }: NamedFeature,
  wanted: boolean,
  words: readonly string[] = [],
): Requirement['feature'] {
  return { wanted, phrases: [...new Set(phrases)], entailedBy, excludedBy, words, ofPart: partOf(words), detail: null };
}
