import { endOfOffer } from '../read/name/goods-in-name.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { partIdsAt } from '../scope/phrase-reader.ts';
import { readText } from '../text/read-text.ts';

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

/**
 * Specs as those of the goods that an item names. Of goods that others have as a part, what a listing says of the part is said of
 * the goods: of handles where handles are wanted.
 */
export function ofItem(requirements: readonly Requirement[], itemName: string): readonly Requirement[] {
  const soldParts = partsSold(itemName);
  const asSold = (requirement: Requirement): Requirement => ({
    ...requirement,
    itemName,
    ...(soldParts.length === 0 ? {} : { name: { ...requirement.name, soldParts } }),
    ...(requirement.allOf === undefined ? {} : { allOf: requirement.allOf.map(asSold) }),
    ofGoods: requirement.ofGoods === null ? null : { ...requirement.ofGoods, plain: asSold(requirement.ofGoods.plain) },
  });
  return requirements.map(asSold);
}
