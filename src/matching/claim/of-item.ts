import { endOfOffer } from '../read/name/goods-in-name.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { parseRequirement } from '../read/spec/parse-requirement.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { partIdsAt } from '../scope/phrase-reader.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { readText } from '../text/read-text.ts';
import { conceptsOf } from './name-concepts.ts';
import { isDoneBy, type WordsOfGoods, wordsOfGoods } from './senses.ts';

const longestPart = 4;

/** Ids of the parts by which an item's name calls what is wanted: handles for "Brass door handle", none for "Mug with handle". */
function partsSold(itemName: string): readonly string[] {
  const { tokens } = readText(itemName);
  const end = endOfOffer(tokens);
  for (let at = Math.max(0, end - longestPart); at < end; at += 1) {
    const part = partIdsAt(tokens, at);
    if (part?.next === end) return part.ids;
  }
  return [];
}

const looks = new Set(['colour', 'material', 'size']);

/** True for a measure that tells by itself what of the goods it is: a speed or a resolution, and no width. */
function tellsItself(name: string): boolean {
  const { dimensions = [], reads } = resolveName(name).known ?? {};
  const isOfParts = dimensions.some((one) => one === 'length' || one === 'mass');
  return dimensions.length > 0 && !isOfParts && !looks.has(reads ?? '');
}

/**
 * A spec without the word for what the goods do: the resolution of a printer is its "print resolution", 扫描速度 the speed of a scanner, and
 * one with "duplex scanning" is duplex. Null where the name has no such word.
 */
function withoutAction(
  { specName, specValues, required, feature, name }: Requirement,
  goods: WordsOfGoods,
): Requirement | null {
  if (name.known !== null) return null;
  const words = wordsOfName(specName.normalize('NFKC').trim(), feature !== null);
  const action = words.splice(feature === null ? 0 : -1, 1)[0];
  if (action === undefined || words.length === 0 || !isDoneBy(action, goods)) return null;
  const plain = words.join(' ');
  if (feature === null && !tellsItself(plain)) return null;
  return parseRequirement({ name: plain, required, value: specValues.join(' / ') });
}

const lengthOfAction = 2;

/** The words of a name; of a Chinese one the first two characters, or the last, and the rest. */
function wordsOfName(name: string, isActionLast: boolean): string[] {
  if (!beginsInChinese(name)) return name.split(/\s+/u);
  const at = isActionLast ? name.length - lengthOfAction : lengthOfAction;
  return [name.slice(0, at), name.slice(at)].filter((word) => word !== '');
}

/**
 * Specs as those of the goods that an item names. Of goods that others have as a part, what a listing says of the part is said of
 * the goods: of handles where handles are wanted.
 */
export function ofItem(requirements: readonly Requirement[], itemName: string): readonly Requirement[] {
  const soldParts = partsSold(itemName);
  const goods = wordsOfGoods([conceptsOf(itemName).words]);
  const asSold = (requirement: Requirement): Requirement => ({
    ...requirement,
    alsoAs: [...requirement.alsoAs, ...[withoutAction(requirement, goods)].filter((one) => one !== null)],
    itemName,
    ...(soldParts.length === 0 ? {} : { name: { ...requirement.name, soldParts } }),
    ...(requirement.allOf === undefined ? {} : { allOf: requirement.allOf.map(asSold) }),
    ofGoods: requirement.ofGoods === null ? null : { ...requirement.ofGoods, plain: asSold(requirement.ofGoods.plain) },
  });
  return requirements.map(asSold);
}
