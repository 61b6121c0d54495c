import { idOf, namesOf, rowsOf } from './load-ontology.ts';

const names = new Map<string, string[]>();
const near = new Map<string, string[]>();
for (const row of rowsOf('product type')) {
  const id = idOf(row);
  names.set(id, [...(names.get(id) ?? []), ...namesOf(row)]);
  near.set(id, [...(near.get(id) ?? []), ...(row.near ?? [])]);
}

/**
 * What goods are, in groups: within a group one name may stand for another or for a kind of it (a couch is a sofa), goods of
 * two groups are different things unless `nearGoods` says otherwise. A thing that would fit two groups stands in none.
 */
export const goodsKinds: readonly (readonly string[])[] = [...names.values()];

/**
 * One name of a group and then of each group whose goods may be called so as well: a generic before its kinds (bag,
 * backpack), a set before what it holds, two things that sellers do not part (slippers, sandals).
 */
export const nearGoods: readonly (readonly string[])[] = [...near].flatMap(([id, others]) =>
  others.length === 0 ? [] : [[id, ...others].map((one) => names.get(one)?.[0] ?? one)],
);

/** One name of each group whose goods hold goods of other groups. */
export const mixedGoods: readonly string[] = rowsOf('product type').flatMap((row) =>
  row.holdsOthers === true ? (namesOf(row)[0] ?? []) : [],
);
