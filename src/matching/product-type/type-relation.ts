import type { TypeClaim } from './type-claim.ts';
import type { ProductType } from './type-rows.ts';

/**
 * How what a listing is stands to what is wanted: the same, a kind of it, something wider that may be it, something sold
 * under the same names, another thing, or words that settle nothing.
 */
export type TypeRelation = 'same' | 'kind' | 'wider' | 'near' | 'unclear' | 'other';

/** True where the listing is what is wanted. */
export function isSuch(relation: TypeRelation | undefined): boolean {
  return relation === 'same' || relation === 'kind';
}

/** From the best to the worst for the wanted type. */
const order: readonly TypeRelation[] = ['same', 'kind', 'near', 'wider', 'unclear', 'other'];

/** The better of two relations. */
export function betterRelation(one: TypeRelation, other: TypeRelation): TypeRelation {
  return order.indexOf(one) <= order.indexOf(other) ? one : other;
}

function aboveOf(type: ProductType): ProductType[] {
  const line: ProductType[] = [];
  for (let at = type.above; at !== null; at = at.above) line.push(at);
  return line;
}

const leastDepth = 2;

function relatePair(wanted: ProductType, found: ProductType): TypeRelation {
  if (wanted === found) return 'same';
  const line = aboveOf(found);
  const at = line.indexOf(wanted);
  if (at !== -1) {
    // What is an accessory of the wanted goods is none of them, though it stands below them.
    const between = [found, ...line.slice(0, at)];
    return between.some(({ role }) => role !== null && role !== 'set' && role !== wanted.role) ? 'other' : 'kind';
  }
  if ([found, ...line].some(({ id }) => wanted.kinds.has(id))) return 'kind';
  if (found.kinds.has(wanted.id)) return 'wider';
  if (aboveOf(wanted).includes(found)) return found.depth >= leastDepth ? 'wider' : 'unclear';
  if (wanted.near.has(found.id) || found.near.has(wanted.id)) return 'near';
  const isShared = wanted.above !== null && wanted.above === found.above && wanted.above.depth > leastDepth;
  return isShared && lastWord(wanted) === lastWord(found) ? 'near' : 'other';
}

function lastWord({ names }: ProductType): string {
  return (names[0] ?? '').split(' ').at(-1) ?? '';
}

function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.length <= whole.length && end.every((stem, at) => whole[whole.length - end.length + at] === stem);
}

/** How the type that `found` claims stands to the one that `wanted` names. */
export function relateTypes(wanted: TypeClaim, found: TypeClaim): TypeRelation {
  const [want, have] = [wanted.stems, found.stems];
  if (want.join(' ') === have.join(' ')) return 'same';
  const isSettled = wanted.isWhole && found.isWhole;
  if (!isSettled && endsWith(have, want)) return 'kind';
  if (wanted.types.length > 0 && found.types.length > 0) {
    let best: TypeRelation = 'other';
    for (const one of wanted.types) {
      for (const other of found.types) best = betterRelation(best, relatePair(one, other));
    }
    if (best !== 'other') return best;
    // A "conditioner" is a thing of its own and may be no wider word for an air conditioner.
    if (endsWith(want, have)) return isSettled && found.isFirm ? 'unclear' : 'wider';
    return isSettled ? best : 'unclear';
  }
  if (endsWith(want, have)) return 'wider';
  const isOfWanted = found.modifiers.some(({ stems, types }) => isSame(wanted, stems, types));
  // A refill of a detergent is detergent, one of a pen is no pen.
  if (isOfWanted && have.at(-1) === 'refill') return 'unclear';
  if (isOfWanted) return 'other';
  return found.modifiers.length > 0 && wanted.isWhole && want.at(-1) !== have.at(-1) ? 'other' : 'unclear';
}

function isSame(wanted: TypeClaim, stems: readonly string[], types: readonly ProductType[]): boolean {
  return wanted.stems.join(' ') === stems.join(' ') || types.some((type) => wanted.types.includes(type));
}

/** True where the claim's goods go with the wanted ones: "laptop sleeve" for a wanted laptop. */
export function isOfWanted(wanted: TypeClaim, found: TypeClaim): boolean {
  return found.modifiers.some(({ stems, types }) => isSame(wanted, stems, types));
}
