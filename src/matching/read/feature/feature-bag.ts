import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { wordMeanings, wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';

const ending =
  /(?:abilit(?:y|ie)|ibilit(?:y|ie)|ations?|atable|ated|ating|ate|ment|able|ible|ances?|ences?|ant|ent|ing|ions?|ed)$/u;
const shortestRoot = 4;
/** "Rotation" and "rotating" have a short one. */
const endingOfShort = /at(?:e|ed|ing|ion|able)$/u;

let idle: ReadonlySet<string> | undefined;
let whole: ReadonlySet<string> | undefined;
let forms: readonly (readonly [string, string])[] | undefined;

/** What the forms of a word have in common: "adjust" of "adjustable" and "adjustment", "dim" of "dimming". It need not be a word. */
export function rootOf(word: string): string {
  whole ??= wordSet('words without a root');
  if (whole.has(word)) return word;
  const cut = word.replace(ending, '');
  if (cut.length < shortestRoot && !(cut.length === shortestRoot - 1 && endingOfShort.test(word)))
    return withoutE(word);
  return withoutE(cut.at(-1) === cut.at(-2) && cut !== word ? cut.slice(0, -1) : cut);
}

const withoutE = (word: string) => (word.length > shortestRoot && word.endsWith('e') ? word.slice(0, -1) : word);

/**
 * The words of a feature's name by their roots, in no order and without those that add nothing: "height adjustment" has those of
 * "adjustable height", 高度可调 the characters of 可调节高度. Empty for a name that says too little.
 */
export const featureBag = rememberAnswers(bagOf, { most: 5000, longest: 80 });

function bagOf(name: string): string {
  idle ??= new Set([...wordSet('idle in a feature')].flatMap(stemsOfName));
  forms ??= Object.entries(wordMeanings('forms in a feature'));
  let plain = name.replaceAll('_', ' ');
  for (const [word, means] of forms) plain = plain.replaceAll(word, means);
  const words = stemsOfName(plain).filter((stem) => idle?.has(stem) !== true);
  const roots = [...new Set(words.map((word) => (beginsInChinese(word) ? word : rootOf(word))))];
  return roots.length === 1 && (roots[0]?.length ?? 0) < shortestRoot ? '' : roots.toSorted().join(' ');
}
