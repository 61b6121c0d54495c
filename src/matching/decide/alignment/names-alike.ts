import { tellsOtherState } from '../../claim/measure-bag.ts';
import { bagMark } from '../../claim/name-bag.ts';
import type { NameConcepts, NameWord } from '../../claim/name-concepts.ts';
import { areAlike, isOfGoods, isProperty, isSameConcept, type WordsOfGoods, wordsIn } from '../../claim/senses.ts';

/** The words of two names, paired by what they may stand for. */
interface Pairs {
  /** Words of the wanted name that the other has as well. */
  shared: readonly NameWord[];
  lacking: readonly NameWord[];
  extra: readonly NameWord[];
}

/** The property that a name ends on, as `width` does "print width" and "width of the print"; null where that is none. */
function propertyOf(words: readonly NameWord[]): NameWord | null {
  return words.findLast(isProperty) ?? null;
}

const looks = new Set(['#colour', '#material']);
const isLook = ({ concepts }: NameWord) => concepts.every((concept) => looks.has(concept));

/**
 * Whether the properties that two names end on are one. A value that is no number tells by itself of a thing's colour or material:
 * "Keycap: PBT", "Backlight colour: RGB" of a "Backlight".
 */
function isOneProperty(asked: NameWord | null, told: NameWord | null, isMeasure: boolean): boolean {
  if (asked === null || told === null)
    return (asked ?? told) === null || (!isMeasure && [asked, told].some((one) => one !== null && isLook(one)));
  return isSameConcept(asked, told);
}

/** Pairs the words of two names; what they name as their property pairs with the same property alone. */
function pairWords(
  wanted: readonly NameWord[],
  found: readonly NameWord[],
  goods: WordsOfGoods,
  isMeasure: boolean,
): Pairs | null {
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
    if (word === asked) continue;
    const at = extra.findIndex((one) => areAlike(word, one) || isMadeOf(one, word) || isMadeOf(word, one));
    if (at === -1) lacking.push(word);
    else {
      extra.splice(at, 1);
      shared.push(word);
    }
  }
  return { shared, lacking, extra };
}

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
  const pairs = pairWords(wanted.words, found.words, goods, isMeasure);
  if (pairs === null) return false;
  const { shared, lacking, extra } = pairs;
  const isGeneral = ({ concepts }: NameWord) => concepts.every((concept) => general.has(concept));
  if (shared.every(isGeneral) || extra.some(({ concepts }) => tellsOtherState(concepts.join(bagMark)))) return false;
  return (
    lacking.every((word) => isOfGoods(word, goods)) && extra.every((word) => isIdle(word) || isOfGoods(word, goods))
  );
}
