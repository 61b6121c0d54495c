import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { featureFillers } from '../../ontology/features.ts';
import { wordList } from '../../ontology/word-list.ts';
import { isInsideHaving } from '../../text/han-words.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, unspacedOf } from '../../text/read-text.ts';
import { wordInFull } from '../name/abbreviated.ts';

/** Words of a name that do not belong to the feature, run together. */
export const fillers = new Set(featureFillers.map((word) => unspacedOf(word)));

/** Beginnings and ends of a feature's name that do not belong to it, run together as in a unspaced text. */
const beginnings = wordList('feature name: beginnings');
const endings = ['included', 'include', 'supported', 'support', 'available', 'function', 'feature', '功能'];

const asksToHave = phrasesOf(wordList('asks whether goods have'));

/** The thing of a name that asks whether goods have it: "spoon" of "Has a spoon", 喷头 of 是否有喷头; any other name as it is. */
export function thingAskedFor(name: string): string {
  const { tokens, raw } = readText(name);
  const next = asksToHave.at(tokens, 0)?.next ?? 0;
  const first = tokens[next];
  // 是否有线 asks whether goods are wired.
  return next === 0 || first === undefined || isInsideHaving(tokens, next) ? name : raw.slice(first.start);
}

/** The feature a name speaks of, without "included", "是否" and the like. */
export const featureNameOf = rememberAnswers(withoutFillers, { most: 5000, longest: 200 });

function withoutFillers(name: string): string {
  const words = readText(thingAskedFor(name)).tokens.filter(
    (token) => token.kind !== 'mark' && !fillers.has(token.stem),
  );
  let unspaced = words.map(({ text, stem }) => wordInFull(text, stem)).join('');
  for (const beginning of beginnings)
    if (beginsInChinese(beginning) && unspaced.startsWith(beginning) && unspaced.length > beginning.length + 1)
      unspaced = unspaced.slice(beginning.length);
  for (const ending of endings)
    if (beginsInChinese(ending) && unspaced.endsWith(ending) && unspaced.length > ending.length + 1)
      unspaced = unspaced.slice(0, -ending.length);
  // 高度是否可调
  const at = unspaced.indexOf('是否');
  return at > 0 ? unspaced.replace('是否', '') : unspaced;
}
