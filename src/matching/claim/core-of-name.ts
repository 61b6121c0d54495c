import { rememberAnswers } from '../../lib/remember-answers.ts';
import { wordList } from '../ontology/word-list.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { conceptsOf, longestNameText } from './name-concepts.ts';

/** What a name is of, without the words that ask for an end of it, for its range or for how far it may be off. */
export interface CoreOfName {
  /** The concepts of the rest, in order; empty where nothing is left. */
  core: string;
  /** True where the name asks for one end: "lowest", 最高. */
  isOfEnd: boolean;
  /** True where it asks for both ends: "height range", 温度范围. */
  isOfRange: boolean;
  /** True where it asks how far the goods may be off: "accuracy", 误差. */
  isOfDeviation: boolean;
}

const ends = wordList('words of an end');
const ranges = wordList('words of a range');
const deviations = wordList('words of a deviation');

/** Reads what a name is of: the temperature of "Lowest measuring temperature", 温度传感器测量范围 and "Temperature accuracy". */
export const coreOfName = rememberAnswers(readCore, { most: 5000, longest: longestNameText });

function readCore(raw: string): CoreOfName {
  const whole = [...resolveName(raw).stems];
  const noEnd = without(whole, ends);
  const noRange = without(noEnd, ranges);
  const left = without(noRange, deviations);
  const isPlain = areSame(left, whole);
  const words = isPlain ? raw : left.join(' ');
  return {
    core: words === '' ? '' : [...conceptsOf(words).telling].sort().join(' '),
    isOfEnd: !areSame(noEnd, whole),
    isOfRange: rangeNames.test(raw.normalize('NFKC')),
    isOfDeviation: !areSame(left, noRange),
  };
}

/** Names of a range itself; other words of ranges say that goods measure. */
const rangeNames = /\brange\b|范围|区间/iu;

const areSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

/** The words of a name without those of a list; of Chinese ones without their characters. */
function without(stems: readonly string[], words: readonly string[]): string[] {
  const han = words.filter(beginsInChinese);
  return stems.flatMap((stem) => {
    if (!beginsInChinese(stem)) return words.includes(stem) ? [] : [stem];
    const left = han.reduce((rest, word) => rest.replaceAll(word, ''), stem);
    return left === '' ? [] : [left];
  });
}
