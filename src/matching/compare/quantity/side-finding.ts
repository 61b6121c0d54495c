import { isOfAsked } from '../../claim/bears-on.ts';
import { isToldApart } from '../../claim/told-apart.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { DimensionList, Quantity } from '../../read/quantity/quantity.ts';
import { sizeAt } from '../../read/quantity/scaled.ts';
import { type SideRole, sidesOfAttribute } from '../../read/quantity/side-role.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';
import { bestOf } from '../finding.ts';
import { listUnder } from './compare-dimensions.ts';
import { compareQuantities } from './compare-quantities.ts';

/** Keys under which a listing tells the sides of the whole thing. */
export const sizeKeys: readonly string[] = ['#dimensions', '#size', '#net content'];

const sideNames = new Set(['length', 'width', 'height', 'depth', 'thickness', 'diameter']);
const partSizes = ['size', 'dimension'];

/** The part and its side that a name asks for: "folded" and "length" of "Folded length"; null for all other names. */
export function sideOfPart({ known, key, stems }: ResolvedName): { side: string; keys: readonly string[] } | null {
  const side = stems.at(-1) ?? '';
  if (known !== null || !sideNames.has(side)) return null;
  const part = key.split(' ').filter((stem) => stem !== side);
  if (part.length === 0) return null;
  return { side, keys: partSizes.map((word) => [...part, word].sort().join(' ')) };
}

/** True for a wish of a side, or of an edge among the sides of goods, as far as running text tells it. */
export function asksSide({ name }: Requirement, { quantity }: WantedValue): boolean {
  const id = name.known?.id;
  if (quantity === null) return false;
  return places[id ?? ''] !== undefined || (quantity.dimension === 'length' && sidesOfAttribute(id).length > 0);
}

/**
 * What a list of sizes says of one side ("Height 10 cm" against "L30 x W20 x H10 cm"); null when the wanted value is no
 * side or the text no list. Without names only a side that is none of the three is known to be wrong, and the thickness is
 * the smallest.
 */
export function sideFinding(
  requirement: Requirement,
  wanted: WantedValue,
  found: Statement,
  name: ResolvedName | null,
): Finding | null {
  const { quantity } = wanted;
  const edge = edgeFinding(requirement, quantity, found);
  if (edge !== null) return edge;
  const id = requirement.name.known?.id ?? (name === null ? undefined : sideOfPart(requirement.name)?.side);
  const roles = sidesOfAttribute(id);
  if (quantity === null || quantity.dimension !== 'length' || roles.length === 0) return null;
  const findings = found.quantities.lists.flatMap((list): Finding[] => {
    const complete = name === null ? list : listUnder(list, name);
    const matchType = compareSide(id, quantity, complete);
    const isOfOther = name === null && isToldApart(requirement.name, found.text, list);
    return matchType === null || isOfOther || isDenied(found.text, list) || isOfBundledItem(found.text, list)
      ? []
      : [{ matchType, method: 'dimensions', span: list }];
  });
  return bestOf([...findings, ...singles(requirement, roles, quantity, found)]);
}

const sameEdge = 0.001;

/** Where the edge that a name asks for stands among the sides of goods, the longest first. */
const places: Readonly<Record<string, number>> = { 'edge length': 0, 'longest side': 0, 'shortest side': -1 };

/**
 * "Edge length 600 mm" of what is 595 x 595 mm, "longest side" of 52 x 26 x 30 cm. The edges of a square are one; a list of other sides
 * than asked is of no such square.
 */
function edgeFinding({ name }: Requirement, wanted: Quantity | null, { quantities }: Statement): Finding | null {
  const id = name.known?.id ?? '';
  const place = places[id];
  if (place === undefined || wanted === null) return null;
  const findings = quantities.lists.flatMap((list): Finding[] => {
    if (list.unit === null || list.bound !== undefined || list.sizes.length < 2) return [];
    const sides = list.sizes.map((_, at) => sizeAt(list, at)).toSorted((a, b) => b.high - a.high);
    const compared = sides.map((side) => compareQuantities(wanted, side));
    const [one, other] = sides;
    const isSquare = one !== undefined && other !== undefined && one.high - other.high <= one.high * sameEdge;
    const tells = id !== 'edge length' || isSquare || compared.slice(0, 2).every((each) => each === 'not_match');
    return tells ? [{ matchType: compared.at(place) ?? 'unknown', method: 'dimensions', span: list }] : [];
  });
  return bestOf(findings);
}

function compareSide(id: string | undefined, wanted: Quantity, list: DimensionList): Finding['matchType'] | null {
  if (list.unit === null) return null;
  const sides = list.sizes.map((_, at) => compareQuantities(wanted, sizeAt(list, at)));
  const roles = sidesOfAttribute(id);
  const named = list.roles.findIndex((role) => role !== '' && roles.includes(role));
  if (named !== -1) return sides[named] ?? null;
  if (list.roles.some((role) => role !== '')) return null;
  const isWhole = list.sizes.length === 3;
  if (isWhole && id === 'thickness' && sides[smallestOf(list)] === 'match') return 'match';
  const isSide = id !== 'diameter' && id !== 'thickness';
  // Whichever of them it is, none of the sides is too long.
  if (isWhole && isSide && sides.every((side) => side === 'match')) return 'match';
  if (isWhole && isSide && sides.every((side) => side === 'not_match')) return 'not_match';
  // Of the two sides that are stated the width is one, whether the other is the length, the depth or the height.
  if (list.sizes.length === 2 && id === 'width' && new Set(sides).size === 1) return sides[0] ?? null;
  return sides.includes('match') ? 'unknown' : null;
}

function smallestOf(list: DimensionList): number {
  return list.sizes.indexOf(Math.min(...list.sizes));
}

/** A single size whose side is named by a sign or a word: "Φ8 cm", "H10cm". */
function singles(requirement: Requirement, roles: readonly SideRole[], wanted: Quantity, found: Statement): Finding[] {
  return found.sides.flatMap(({ role, quantity }): Finding[] =>
    roles.includes(role) && isOfAsked(requirement, found, quantity)
      ? [{ matchType: compareQuantities(wanted, quantity), method: 'dimensions', span: quantity }]
      : [],
  );
}
