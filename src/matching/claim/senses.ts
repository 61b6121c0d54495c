import { rememberAnswers } from '../../lib/remember-answers.ts';
import { wordSet } from '../ontology/word-list.ts';
import { typeIndex } from '../product-type/type-index.ts';
import type { ProductType } from '../product-type/type-rows.ts';
import { rootOf } from '../read/feature/feature-bag.ts';
import { chineseFor, translationsOf } from '../read/name/bilingual-words.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemWord } from '../text/stem.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { conceptsOf, type NameWord } from './name-concepts.ts';

/**
 * All that a phrase may stand for: itself, the word that it is a form of, what the other language calls it, and goods of its name. Two
 * phrases are alike where they may stand for one thing: "shackle" and 锁钩, 底板 and 底盘.
 */
const sensesOf = rememberAnswers(readSenses, { most: 5000, longest: 80 });

const rootMark = '~';

/** The types of goods that a phrase names by itself. */
function typesCalled(phrase: string): readonly ProductType[] {
  const called = typeIndex().byKey(beginsInChinese(phrase) ? [...phrase].join(' ') : phrase);
  return called?.isWhole === true ? called.types : [];
}

const inOtherLanguage = (phrase: string): readonly string[] =>
  beginsInChinese(phrase) ? translationsOf(phrase).map(({ english }) => english) : chineseFor(phrase);

function readSenses(phrase: string): ReadonlySet<string> {
  const words = [phrase, ...inOtherLanguage(phrase)];
  const roots = words.flatMap((word) =>
    beginsInChinese(word) || word.includes(' ') ? [] : [rootMark + rootOf(word), rootOfAction(word)],
  );
  return new Set([...words, ...roots, ...typesCalled(phrase).map(({ id }) => id)]);
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size < other.size ? [...one].some((each) => other.has(each)) : [...other].some((each) => one.has(each));
}

/** True for phrases that may stand for one thing. */
export const mayBeSame = (one: string, other: string): boolean => one !== '' && meet(sensesOf(one), sensesOf(other));

/** True for words of two names that may stand for one thing. */
export function areAlike(one: NameWord, other: NameWord): boolean {
  return isSameConcept(one, other) || mayBeSame(one.phrase, other.phrase);
}

/** True for words of two names that are known to stand for the same. */
export const isSameConcept = ({ concepts: one }: NameWord, { concepts: other }: NameWord): boolean =>
  one.length === other.length && one.every((concept) => other.includes(concept));

let naming: ReadonlySet<string> | undefined;

/** True for a word that says no more than that something is named: "type", 方式. */
export function isNaming({ phrase, concepts }: NameWord): boolean {
  naming ??= new Set(
    [...wordSet('naming words')].flatMap((word) => [...stemsOfName(word), ...conceptsOf(word).telling]),
  );
  return naming.has(phrase) || concepts.every((concept) => naming?.has(concept) === true);
}

/** True for a word that names a known property: "width". */
export const isProperty = (word: NameWord): boolean =>
  word.concepts.some((concept) => concept.startsWith('#')) && !isNaming(word);

/** English words that a Chinese one is made of: "lock" and "body" of 锁体. */
export const wordsIn = ({ phrase }: NameWord): readonly (readonly NameWord[])[] => wordsInPhrase(phrase);

const wordsInPhrase = rememberAnswers(
  (phrase: string): readonly (readonly NameWord[])[] => {
    const phrases = beginsInChinese(phrase) ? translationsOf(phrase).map(({ english }) => english) : [phrase];
    return phrases
      .filter((one) => one.includes(' '))
      .map((one) => one.split(' ').map((word) => ({ phrase: word, concepts: [word] })));
  },
  { most: 5000, longest: 80 },
);

/** Words of the goods themselves: those of their names, what they do, and what Chinese calls them. */
export interface WordsOfGoods {
  /** The noun of the first name. */
  head: string;
  words: readonly string[];
  senses: ReadonlySet<string>;
}

/** Words for what does a thing: a "printer" prints, 打印机 does 打印. */
const doing = /(?<=.{3})(?:er|or|ing)$/u;
const hanDoing = /[机器仪]$/u;
const shortestEnd = 4;

const doneBy = (word: string) => word.replace(doing, '').replace(/(.)\1$/u, '$1');
const rootOfAction = (word: string) => rootMark + rootOf(doneBy(word));

/** True for the noun of the goods, whose size is theirs: "tray" of a cable tray. */
export const isHeadOfGoods = ({ phrase }: NameWord, { head }: WordsOfGoods): boolean => mayBeSame(head, phrase);

/** The words of goods by the words of their names, the item's name first. */
export function wordsOfGoods(names: readonly (readonly NameWord[])[]): WordsOfGoods {
  const phrases = names.flat().map(({ phrase }) => phrase);
  const said = phrases.flatMap((phrase) => (beginsInChinese(phrase) ? [phrase] : [phrase, ...phrase.split(' ')]));
  const otherNames = phrases.flatMap((phrase) => [
    ...inOtherLanguage(phrase),
    ...typesCalled(phrase).flatMap((type) => type.names),
  ]);
  const inOther = otherNames.flatMap((name) => (beginsInChinese(name) ? [name] : stemsOfName(name)));
  const words = [...new Set([...said, ...inOther])];
  const senses = words.flatMap((word) => [...sensesOf(word), rootOfAction(word)]);
  const head = names[0]?.at(-1)?.phrase.split(' ').at(-1) ?? '';
  return { head, words, senses: new Set(senses) };
}

/** True for a word that says of a property no more than that goods of this name have it: "print" of a printer's resolution. */
export function isOfGoods({ phrase }: NameWord, { words, senses }: WordsOfGoods): boolean {
  if (meet(sensesOf(phrase), senses) || senses.has(rootOfAction(phrase))) return true;
  if (beginsInChinese(phrase)) return words.some((one) => beginsInChinese(one) && one.includes(phrase));
  return phrase.length >= shortestEnd && words.some((one) => one.endsWith(phrase));
}

/** True for a word that says what goods of this name do: "scan" and "scanning" of a scanner, 扫描 of a 扫描仪. */
export function isDoneBy(word: string, { words }: WordsOfGoods): boolean {
  if (beginsInChinese(word))
    return words.some((one) => hanDoing.test(one) && one.slice(0, -1).endsWith(word) && one.length > word.length);
  const action = rootOfAction(stemWord(word.toLowerCase()));
  return words.some((one) => doing.test(one) && rootOfAction(one) === action);
}
