import { goodsKinds } from '../ontology/goods-kinds.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { NamedType } from './type-rows.ts';

/** A group of so many names holds one kind of goods; a larger one several that sellers do not part. */
const namesOfOneKind = 6;

/**
 * Adds what the trades call their goods and the tree does not know: to the type that the group's other names are of, where
 * the group is small; near to these types, where it is large; as a type of its own, where the tree knows none of them.
 */
export function addGoodsOfOntology(types: Map<string, NamedType>): void {
  const byKey = new Map<string, NamedType[]>();
  const keyOf = (name: string) => stemsOfName(name).join(' ');
  for (const type of types.values()) {
    for (const name of type.names) byKey.set(keyOf(name), [...(byKey.get(keyOf(name)) ?? []), type]);
  }
  for (const [place, names] of goodsKinds.entries()) {
    // The end of "vitamin b-12" is a number, which is found in any title.
    const strange = names.filter((name) => !byKey.has(keyOf(name)) && !/\d/.test(name));
    const known = names.flatMap((name) => byKey.get(keyOf(name)) ?? []);
    const [first] = known;
    if (strange.length === 0) continue;
    if (first !== undefined && names.length <= namesOfOneKind) {
      first.names.push(...strange);
      for (const name of strange) first.addedNames.add(name);
      continue;
    }
    const id = `goods-${place}`;
    types.set(id, {
      id,
      above: first?.above ?? null,
      depth: first?.depth ?? 1,
      names: strange,
      addedNames: new Set(strange),
      role: null,
      hasKinds: false,
      near: new Set(known.map((type) => type.id)),
      kinds: new Set(),
      isGrouped: false,
      place: types.size,
      parts: new Set(),
    });
  }
}
