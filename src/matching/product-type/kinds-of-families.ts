import { onceFor } from '../../lib/once-for.ts';
import { type ValueFamily, valueFamilies } from '../ontology/value-families.ts';
import { endsWith } from '../text/ends-with.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { TypeClaim } from './type-claim.ts';

type Value = ValueFamily['values'][number];

/** A family whose values are kinds of goods and are called so: the reels, hats or saws of one trade. */
interface KindsOfGoods {
  /** What the goods are called, as stems. */
  goods: readonly (readonly string[])[];
  values: readonly { value: Value; names: readonly (readonly string[])[] }[];
  /** Words that hold those of a kind and say nothing of it. */
  otherwise: readonly (readonly string[])[];
}

const leastOfKinds = 2;
/** A Chinese name of a kind that ends on no name of the goods, as 纺车轮 among 渔轮, tells by itself from so many characters on. */
const leastHan = 3;

const lastOf = (name: readonly string[]) => name.at(-1) ?? '';

let known: ReadonlyMap<string, readonly KindsOfGoods[]> | undefined;

/** Such families by the word on which their goods end, or a kind of these. */
function kindsByNoun(): ReadonlyMap<string, readonly KindsOfGoods[]> {
  if (known !== undefined) return known;
  const byNoun = new Map<string, KindsOfGoods[]>();
  for (const { isKind, goods = [], values, otherwise = [] } of valueFamilies) {
    if (isKind !== true) continue;
    const stems = goods.map(stemsOfName);
    const isGoods = (name: readonly string[]) => stems.some((noun) => endsWith(name, noun));
    const called = values.map((value) => ({ value, names: [...value.names, ...(value.bare ?? [])].map(stemsOfName) }));
    if (called.filter(({ names }) => names.some(isGoods)).length < leastOfKinds) continue;
    const kinds = { goods: stems, values: called, otherwise: otherwise.map(stemsOfName) };
    const ownNames = called.flatMap(({ names }) => names).filter((name) => beginsInChinese(lastOf(name)));
    for (const noun of new Set([...stems, ...ownNames].map(lastOf)))
      byNoun.set(noun, [...(byNoun.get(noun) ?? []), kinds]);
  }
  known = byNoun;
  return known;
}

/** True for words that stand in others, side by side. */
const isIn = (said: readonly string[], words: readonly string[]) =>
  said.some((_, at) => words.every((word, place) => said[at + place] === word));

/** The kinds that a claim tells of its goods, by family; words ahead of their name tell as well. */
const kindsToldBy = onceFor(({ stems, ahead = [] }: TypeClaim): ReadonlyMap<KindsOfGoods, readonly Value[]> => {
  const said = [...ahead, ...stems];
  const told = new Map<KindsOfGoods, readonly Value[]>();
  for (const kinds of kindsByNoun().get(lastOf(stems)) ?? []) {
    const isOfThem = kinds.goods.some((noun) => endsWith(said, noun));
    const isCalled = (name: readonly string[]) =>
      isOfThem ? isIn(said, name) : name.length >= leastHan && beginsInChinese(lastOf(name)) && endsWith(said, name);
    const values = kinds.values.flatMap(({ value, names }) => (names.some(isCalled) ? [value] : []));
    if (values.length > 0 && !kinds.otherwise.some((words) => isIn(said, words))) told.set(kinds, values);
  }
  return told;
});

/** True where one kind may be meant with the other. */
function mayBeBoth(one: Value, other: Value): boolean {
  const others = ({ near = [], entails = [], allOf = [], suits = [] }: Value) => [near, entails, allOf, suits].flat();
  const isOf = ({ id, names }: Value, name: string) => name === id || names.includes(name);
  return (
    one === other || others(one).some((name) => isOf(other, name)) || others(other).some((name) => isOf(one, name))
  );
}

/** True for the "baitcasting reel" of a title where a spinning reel is wanted: kinds of which goods are one. */
export function areOtherKinds(wanted: TypeClaim, found: TypeClaim): boolean {
  const asked = kindsToldBy(wanted);
  if (asked.size === 0) return false;
  const told = kindsToldBy(found);
  return asked.entries().some(([kinds, ones]) => {
    const values = told.get(kinds);
    return values !== undefined && !ones.some((one) => values.some((other) => mayBeBoth(one, other)));
  });
}
