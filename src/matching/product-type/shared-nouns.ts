import { onceFor } from '../../lib/once-for.ts';
import { isHanName, stemsOfName } from '../text/stems-of-name.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import type { ProductType } from './type-rows.ts';
import { neutralHeads } from './type-words.ts';
import type { WantedType } from './wanted-type.ts';

/** A noun on which names of more types than this end tells nothing: "cover", 机. */
const mostTypesOfNoun = 60;

/** The nouns on which words end, by script: 灯 of 台灯 is a noun among Chinese names, and 发 of 沙发 says nothing in English. */
type Nouns = Record<'han' | 'latin', readonly string[]>;

function nounsIn(names: readonly (readonly string[])[]): Nouns {
  const { han = [], latin = [] } = Object.groupBy(names, (name) => (isHanName(name) ? 'han' : 'latin'));
  const lastOf = (words: readonly string[]) => words.at(-1) ?? '';
  return { han: han.map(lastOf), latin: latin.map(lastOf) };
}

const nounsOfType = onceFor((type: ProductType): Nouns => nounsIn(type.names.map(stemsOfName)));

/** The nouns on which a claim's words and the names of its types end. */
const nounsOf = onceFor(({ stems, types }: TypeClaim): Nouns => {
  const all = [nounsIn([stems]), ...types.map(nounsOfType)];
  const isTelling = (noun: string) => !neutralHeads.has(noun) && typeIndex().typesEndingOn(noun) <= mostTypesOfNoun;
  return {
    han: all.flatMap(({ han }) => han).filter(isTelling),
    latin: all.flatMap(({ latin }) => latin).filter(isTelling),
  };
});

/**
 * True where a claim's goods have a noun of the wanted ones and stand elsewhere in the tree: a sump pump is a pump as a water
 * pump is, while an inkjet printer stands beside laser printers and is none.
 */
export function hasNounOf(wanted: WantedType, claim: TypeClaim): boolean {
  const { isWhole, types, stems } = claim;
  const isAmong = ({ above }: ProductType) => above !== null && wanted.types.some((type) => type.above === above);
  if (isWhole && types.length > 0 && types.every(isAmong)) return false;
  const isHan = isHanName(stems);
  const script = isHan && wanted.claims.some((one) => isHanName(one.stems)) ? 'han' : 'latin';
  const nouns = wanted.claims.flatMap((one) => nounsOf(one)[script]);
  // "RAM" shares no noun with a flash drive, though both are sold as memory; a whole department may be called by any of its names.
  const isCalledSo = isHan === (script === 'han') && !types.some(({ hasKinds }) => hasKinds);
  const called = isCalledSo ? stems.slice(-1) : nounsOf(claim)[script];
  return called.some((noun) => nouns.includes(noun));
}
