import { onceFor } from '../../lib/once-for.ts';
import { isHanName, stemsOfName } from '../text/stems-of-name.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import type { ProductType } from './type-rows.ts';
import { neutralHeads } from './type-words.ts';

/** A noun on which names of more types than this end tells nothing: "cover", 机. */
const mostTypesOfNoun = 60;

/** The nouns on which words end, by script: 灯 of 台灯 is a noun among Chinese names, and 发 of 沙发 says nothing in English. */
interface Nouns {
  han: readonly string[];
  latin: readonly string[];
}

/** The nouns on which a claim's words and the names of its types end. */
const nounsOf = onceFor((claim: TypeClaim): Nouns => {
  const index = typeIndex();
  const all = [nounsIn([claim.stems]), ...claim.types.map(nounsOfType)];
  const telling = (words: readonly string[]) =>
    [...new Set(words)].filter((noun) => !neutralHeads.has(noun) && index.typesEndingOn(noun) <= mostTypesOfNoun);
  return { han: telling(all.flatMap(({ han }) => han)), latin: telling(all.flatMap(({ latin }) => latin)) };
});

const nounsOfType = onceFor((type: ProductType): Nouns => nounsIn(type.names.map(stemsOfName)));

function nounsIn(names: readonly (readonly string[])[]): Nouns {
  const lastOf = (words: readonly string[]) => words.at(-1) ?? '';
  return { han: names.filter(isHanName).map(lastOf), latin: names.filter((name) => !isHanName(name)).map(lastOf) };
}

/**
 * Tells whether a claim's goods have a noun of the wanted ones and stand elsewhere in the tree: a sump pump is a pump as a water
 * pump is, while an inkjet printer stands beside laser printers and is none.
 */
export function nounsShared(claims: readonly TypeClaim[]): (claim: TypeClaim) => boolean {
  let own: Record<keyof Nouns, ReadonlySet<string>> | undefined;
  const parents = new Set(claims.flatMap(({ types }) => types.map(({ above }) => above)));
  const isHanWish = claims.some(({ stems }) => isHanName(stems));
  const isBeside = ({ isWhole, types }: TypeClaim) =>
    isWhole && types.length > 0 && types.every(({ above }) => above !== null && parents.has(above));
  return (claim) => {
    own ??= {
      han: new Set(claims.flatMap((one) => nounsOf(one).han)),
      latin: new Set(claims.flatMap((one) => nounsOf(one).latin)),
    };
    const script = isHanWish && isHanName(claim.stems) ? 'han' : 'latin';
    const nouns = own[script];
    // "RAM" shares no noun with a flash drive, though both are sold as memory; a whole department may be called by any of its names.
    const isCalledSo = isHanName(claim.stems) === (script === 'han') && !claim.types.some(({ hasKinds }) => hasKinds);
    const called = isCalledSo ? claim.stems.slice(-1) : nounsOf(claim)[script];
    return !isBeside(claim) && called.some((noun) => nouns.has(noun));
  };
}
