import { onceFor } from '../../../lib/once-for.ts';
import { lookKeys } from '../../claim/asked-property.ts';
import { tellsOtherState } from '../../claim/measure-bag.ts';
import { bagMark } from '../../claim/name-bag.ts';
import type { NameConcepts, NameWord } from '../../claim/name-concepts.ts';
import {
  areAlike,
  isHeadOfGoods,
  isNaming,
  isOfGoods,
  isProperty,
  isSameConcept,
  mayBeSame,
  type WordsOfGoods,
  wordsIn,
} from '../../claim/senses.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';

/** The words of two names, paired by what they may stand for. */
interface PairedWords {
  /** Words of the wanted name that the other has as well. */
  shared: readonly NameWord[];
  lacking: readonly NameWord[];
  extra: readonly NameWord[];
}

/** The property that a name ends on, as `width` does "print width" and "width of the print"; null where that is none. */
function propertyOf(words: readonly NameWord[]): NameWord | null {
  return words.findLast(isProperty) ?? null;
}

/** Properties that a value tells by itself where its name has only the thing: "Keycap: PBT", "Blade: 600 mm". */
const toldByValue = new Set(['#colour', '#material', '#length', '#diameter', '#capacity', '#weight', '#power']);
const isOf = (properties: ReadonlySet<string>, { concepts }: NameWord) =>
  concepts.every((concept) => properties.has(concept));

/** Whether the properties that two names end on are one, or one of them is told by the value: "Backlight colour: RGB" of a "backlight". */
function isOneProperty(asked: NameWord | null, told: NameWord | null, isMeasure: boolean): boolean {
  if (asked !== null && told !== null) return isSameConcept(asked, told);
  if (asked !== null) return isOf(toldByValue, asked) && isMeasure !== isOf(lookKeys, asked);
  return told === null || (!isMeasure && isOf(lookKeys, told));
}

/** Pairs the words of two names; what they name as their property pairs with the same property alone. */
function pairWords(
  wanted: readonly NameWord[],
  found: readonly NameWord[],
  goods: WordsOfGoods,
  isMeasure: boolean,
): PairedWords | null {
  const [asked, told] = [propertyOf(wanted), propertyOf(found)];
  if (!isOneProperty(asked, told, isMeasure)) return null;
  const extra = found.filter((word) => word !== told);
  const shared = asked === null ? [] : [asked];
  const lacking: NameWord[] = [];
  // 锁体 of a padlock is its body.
  const isMadeOf = (whole: NameWord, part: NameWord) =>
    wordsIn(whole).some(
      (words) =>
        words.some((word) => areAlike(word, part)) &&
        words.every((word) => areAlike(word, part) || isOfGoods(word, goods)),
    );
  for (const word of wanted) {
    if (word === asked || (isNaming(word) && wanted.length > 1)) continue;
    const at = extra.findIndex((one) => areAlike(word, one) || isMadeOf(one, word) || isMadeOf(word, one));
    if (at === -1) lacking.push(word);
    else {
      extra.splice(at, 1);
      shared.push(word);
    }
  }
  return { shared, lacking, extra };
}

/** What is compared of a name beside its words: itself as one phrase, and its words one by one ("milk" and "frother"). */
interface Spelling {
  whole: string;
  single: readonly NameWord[];
}

const spellingOf = onceFor((name: NameConcepts): Spelling => {
  const { words } = name;
  const [first] = words;
  const isJoined = (word: NameWord) => word.phrase.includes(' ') && !isProperty(word);
  const oneByOne = (word: NameWord) =>
    isJoined(word) ? word.phrase.split(' ').map((phrase) => ({ phrase, concepts: [phrase] })) : [word];
  return {
    whole: words.map(({ phrase }) => phrase).join(first !== undefined && beginsInChinese(first.phrase) ? '' : ' '),
    single: words.some(isJoined) ? words.flatMap(oneByOne) : words,
  };
});

/**
 * Whether a name may stand for the wanted one in other words, in either language: each of its words has its like there, but for those of
 * the goods ("saw blade diameter" of a saw's "blade diameter") and for idle ones, which narrow a name. `general` are properties that
 * every part has: they tell nothing by themselves.
 */
export function areNamesAlike(
  wanted: NameConcepts,
  found: NameConcepts,
  goods: WordsOfGoods,
  isIdle: (word: NameWord) => boolean,
  general: ReadonlySet<string>,
  isMeasure: boolean,
): boolean {
  const [asked, told] = [spellingOf(wanted), spellingOf(found)];
  if (mayBeSame(asked.whole, told.whole)) return true;
  if (areWordsAlike(wanted.words, found.words, goods, isIdle, general, isMeasure)) return true;
  if (asked.single === wanted.words && told.single === found.words) return false;
  return areWordsAlike(asked.single, told.single, goods, isIdle, general, isMeasure);
}

const wholeGoods = wordSet('whole goods');

function areWordsAlike(
  wanted: readonly NameWord[],
  found: readonly NameWord[],
  goods: WordsOfGoods,
  isIdle: (word: NameWord) => boolean,
  general: ReadonlySet<string>,
  isMeasure: boolean,
): boolean {
  const pairs = pairWords(wanted, found, goods, isMeasure);
  if (pairs === null) return false;
  const { shared, lacking, extra } = pairs;
  const isGeneral = ({ concepts }: NameWord) =>
    concepts.every((concept) => general.has(concept) && !concept.includes(' '));
  // "Tray width" of a cable tray is its width; the blade of a saw has one of its own.
  const namesWhole = ({ phrase }: NameWord) => wholeGoods.has(phrase);
  const isOfWhole = extra.some((word) => isHeadOfGoods(word, goods) || namesWhole(word));
  if (
    shared.length === 0 ||
    (shared.every(isGeneral) && !isOfWhole) ||
    extra.some(({ concepts }) => tellsOtherState(concepts.join(bagMark)))
  )
    return false;
  return (
    lacking.every((word) => isOfGoods(word, goods)) &&
    extra.every((word) => isIdle(word) || isNaming(word) || namesWhole(word) || isOfGoods(word, goods))
  );
}
