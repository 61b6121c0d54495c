import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { longestHan, translationsOf } from './bilingual-words.ts';

const mostNames = 12;

/**
 * The English names that a Chinese one may stand for, by its words in their order: "rear camera" for 后置摄像头. Of a word that
 * several English ones are translated by, those that it translates first. Empty where one of the words is not known.
 */
export const englishOf = rememberAnswers(compose, { most: 2000, longest: 40 });

function compose(run: string): readonly string[] {
  let names: string[][] = [[]];
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longestHan, run.length - at);
    while (length > 0 && translationsOf(run.slice(at, at + length)).length === 0) length -= 1;
    if (length === 0) return [];
    const han = run.slice(at, at + length);
    const all = translationsOf(han);
    const first = all.filter(({ chinese }) => chinese[0] === han);
    const words = widestOf(new Set((first.length > 0 ? first : all).map(({ english }) => english)));
    names = names.flatMap((name) => words.map((word) => [...name, word])).slice(0, mostNames);
    at += length;
  }
  return names.map((name) => name.join(' ')).filter((name) => name !== '');
}

/** The same of a name that begins in Latin letters: "M2 slot" for M.2插槽. Empty for any other. Run together but for the words. */
export function englishOfMixed(unspaced: string): readonly string[] {
  const [, latin, han] = /^([a-z0-9.]+)(\p{Script=Han}+)$/u.exec(unspaced) ?? [];
  return latin === undefined || han === undefined ? [] : englishOf(han).map((name) => `${latin} ${name}`);
}

/** Of "nut" and "hex nut" the one that is not a kind of the other. */
function widestOf(words: ReadonlySet<string>): readonly string[] {
  return [...words].filter((word) => ![...words].some((other) => word.endsWith(` ${other}`)));
}
