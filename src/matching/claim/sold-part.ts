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
 * Specs of goods that other goods have as a part: what a listing says of handles is said of the goods where handles are wanted. The
 * specs as they are for an item of any other name.
 */
export function ofSoldPart(requirements: readonly Requirement[], itemName: string): readonly Requirement[] {
  const soldParts = partsSold(itemName);
  if (soldParts.length === 0) return requirements;
  const asSold = (requirement: Requirement): Requirement => ({
    ...requirement,
    name: { ...requirement.name, soldParts },
    ...(requirement.allOf === undefined ? {} : { allOf: requirement.allOf.map(asSold) }),
    ofGoods: requirement.ofGoods === null ? null : { ...requirement.ofGoods, plain: asSold(requirement.ofGoods.plain) },
  });
  return requirements.map(asSold);
}
