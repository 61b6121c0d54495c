import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { bilingualWords } from './bilingual-words.ts';

const englishByHan = new Map<string, { first: string[]; all: string[] }>();
for (const [english, chinese] of bilingualWords)
  for (const [at, han] of chinese.entries()) {
    const known = englishByHan.get(han) ?? { first: [], all: [] };
    if (at === 0) known.first.push(english);
    known.all.push(english);
    englishByHan.set(han, known);
  }
const longestHan = Math.max(...[...englishByHan.keys()].map(({ length }) => length));
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
    while (length > 0 && !englishByHan.has(run.slice(at, at + length))) length -= 1;
    const { first = [], all = [] } = englishByHan.get(run.slice(at, at + length)) ?? {};
    if (length === 0) return [];
    const words = first.length > 0 ? first : all;
    names = names.flatMap((name) => words.map((word) => [...name, word])).slice(0, mostNames);
    at += length;
  }
  return names.map((name) => name.join(' ')).filter((name) => name !== '');
}
