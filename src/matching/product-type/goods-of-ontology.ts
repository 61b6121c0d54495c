import { goodsKinds } from '../ontology/goods-kinds.ts';
import { endsLongerWith } from '../text/ends-with.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { NamedType } from './type-rows.ts';

/** A group of so many names holds one kind of goods; a larger one several that sellers do not part. */
const namesOfOneKind = 6;

/**
 * Adds what the trades call their goods and the tree does not know: to the type that the group's other names are of, where
 * the group is small; near to these types, where it is large, or as a kind of one whose name they end on; as a type of its own, where
 * the tree knows none of them.
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
    const kinds = Map.groupBy(strange, (name) => known.find((type) => isKindOf(name, type)) ?? null);
    const idOf = (kindOf: NamedType | null) => (kindOf === null ? `goods-${place}` : `goods-${place}-${kindOf.id}`);
    for (const [kindOf, own] of kinds) {
      const id = idOf(kindOf);
      const others = [...known.map((type) => type.id), ...[...kinds.keys()].map(idOf)];
      types.set(id, {
        id,
        above: kindOf ?? first?.above ?? null,
        depth: kindOf === null ? (first?.depth ?? 1) : kindOf.depth + 1,
        names: own,
        addedNames: new Set(own),
        role: kindOf?.role ?? null,
        hasKinds: false,
        near: new Set(others.filter((other) => other !== id && other !== kindOf?.id)),
        kinds: new Set(),
        isApart: false,
        isGrouped: false,
        place: types.size,
        parts: new Set(),
      });
    }
  }
}

/** True for "dry dog food" beside "dog food": the name of a type with words before it. */
function isKindOf(name: string, { names }: NamedType): boolean {
  const stems = stemsOfName(name);
  return names.some((end) => endsLongerWith(stems, stemsOfName(end)));
}
