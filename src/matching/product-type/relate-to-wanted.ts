import { beginsInChinese } from '../text/is-chinese.ts';
import { isHanName } from '../text/stems-of-name.ts';
import { isBeside, isOtherKind, isServedBy, isSpelledIn, mayBeUnknownKind } from './beside-wanted.ts';
import { areToldApart } from './kinds-apart.ts';
import { areOtherKinds } from './kinds-of-families.ts';
import { hasNounOf } from './shared-nouns.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import {
  betterRelation,
  isForWanted,
  isOfWanted,
  isSuch,
  relateTypes,
  type TypeRelation,
  wordsBehind,
} from './type-relation.ts';
import type { EvidenceRelation } from './type-weights.ts';
import type { WantedType } from './wanted-type.ts';

/** A claim and how it stands to the wanted type. */
export interface Voice {
  claim: TypeClaim;
  relation: EvidenceRelation;
}

function servesWanted(wanted: WantedType, claim: TypeClaim): boolean {
  const behind = wordsBehind(wanted.claims, claim);
  // A Chinese noun behind another is the thing, 手机壳, but for goods of a type of their own, which sellers heap up: 空气炸锅无油电炸锅.
  const isHeaped = claim.types.length > 0 && claim.types.every(({ role }) => role === null);
  if (behind.some((stem) => (beginsInChinese(stem) && !isHeaped) || typeIndex().isServing(stem))) return true;
  return wanted.claims.some((one) => isForWanted(one, claim));
}

/** True for what is made for the wanted goods and ends on another noun: a "gas cartridge for camping stoves", wherever the tree has it. */
export const isMadeFor = ({ claims }: WantedType, claim: TypeClaim): boolean =>
  claims.some((one) => isForWanted(one, claim)) && claims.every(({ stems }) => stems.at(-1) !== claim.stems.at(-1));

/** True for a "chainsaw sharpener" where a chainsaw is wanted: other goods by a name that begins with that of these. */
const beginsWithWanted = ({ claims }: WantedType, { stems, types }: TypeClaim): boolean =>
  types.length > 0 && claims.some((one) => one.stems.length < stems.length && isBeginning(one.stems, stems));

const isBeginning = (words: readonly string[], name: readonly string[]) => words.every((word, at) => name[at] === word);

function relationOf(wanted: WantedType, claim: TypeClaim): EvidenceRelation {
  const relation = plainRelationOf(wanted, claim);
  if (relation === 'beside') return 'near';
  if (relation === 'with' && claim.mayBePart === true) return 'behind';
  if (relation === 'same' || relation === 'kind' || !isSpelledIn(wanted, claim)) return relation;
  // "LED Panel Video Light": another thing by its whole name is no LED panel light.
  return relation === 'with' || relation === 'behind' || (relation === 'other' && claim.isWhole) ? relation : 'kind';
}

function plainRelationOf(wanted: WantedType, claim: TypeClaim): EvidenceRelation | 'beside' {
  const relation = wanted.claims.map((one) => relateTypes(one, claim)).reduce<TypeRelation>(betterRelation, 'other');
  if (wanted.claims.every((one) => areOtherKinds(one, claim))) return 'other';
  if (claim.field === 'title' && wanted.claims.every((one) => areToldApart(one, claim))) return 'other';
  if (!isSuch(relation) && isMadeFor(wanted, claim)) return 'with';
  if (relation === 'kind' && isOtherKind(wanted, claim)) return 'near';
  if (relation !== 'other') return relation;
  if (isServedBy(wanted, claim) || beginsWithWanted(wanted, claim)) return 'with';
  // "Laptop case" goes with one; in "ballpoint pen wheat straw" the next words tell more of the pen.
  // A "microwave convection oven" is what stands beside convection ovens, and may be both.
  if (wanted.claims.some((one) => isOfWanted(one, claim)))
    return isBeside(wanted, claim) && !isHanName(claim.stems)
      ? 'beside'
      : servesWanted(wanted, claim)
        ? 'with'
        : 'behind';
  if (mayBeUnknownKind(wanted, claim)) return 'unclear';
  return claim.isNarrowed !== true && hasNounOf(wanted, claim) ? 'akin' : 'other';
}

const order: readonly EvidenceRelation[] = [
  'same',
  'kind',
  'near',
  'wider',
  'unclear',
  'akin',
  'behind',
  'other',
  'with',
];

/** The claim that stands best to the wanted type. */
export function bestOf(wanted: WantedType, claims: readonly TypeClaim[]): Voice | null {
  let best: Voice | null = null;
  for (const claim of claims) {
    const relation = relationOf(wanted, claim);
    if (best === null || order.indexOf(relation) < order.indexOf(best.relation)) best = { claim, relation };
  }
  return best;
}
