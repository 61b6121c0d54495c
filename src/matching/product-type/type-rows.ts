import { readProductTypeFiles } from '../ontology/product-type-files.ts';
import { wordSet } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';

/** What a type is to another: an accessory, a part or a consumable of something is never that thing. */
export type TypeRole = 'accessory' | 'part' | 'set' | 'consumable';

/** A row of one of the files of `ontology/product-type-files.ts`. */
interface TypeRow {
  /** Ids of the published tree name their place: `el-6-6` lies in `el-6`. */
  id: string;
  /** The type above, where the id does not say it. */
  in?: string;
  en?: string[];
  zh?: string[];
  /** Names that the tree has for the type and nobody uses for it. */
  not?: string[];
  role?: TypeRole;
  /** Types whose goods are sold under each other's names. */
  near?: string[];
  /** Types that are kinds of this one though the tree has them elsewhere. */
  kinds?: string[];
  /** True where the tree has it below goods of which it is no kind: a litter box below cat litter. */
  apart?: true;
}

/** A product type of the ontology. */
export interface ProductType {
  id: string;
  /** The type above, or null for a department. */
  above: ProductType | null;
  /** 1 for a department. */
  depth: number;
  /** English and Chinese names, its own first. */
  names: string[];
  role: TypeRole | null;
  /** True where other types lie below it. */
  hasKinds: boolean;
  near: Set<string>;
  kinds: Set<string>;
  /** True where it is no kind of what it lies in. */
  isApart: boolean;
  /** True where it stands in a group of which the kinds are not told apart by more than their nouns. */
  isGrouped: boolean;
  /** Its place in the list of types. */
  place: number;
  /** Places of the types of what such goods have: a harness has buckles. */
  parts: ReadonlySet<number>;
}

/** A product type as its rows have it. */
export interface NamedType extends ProductType {
  above: NamedType | null;
  parts: Set<number>;
  /** Names that people added: what the goods are called by themselves, also in one word. */
  addedNames: Set<string>;
}

/** Rows of the tree, then those that people added, then those of groups. */
function readRows(text: string, place: number): { row: TypeRow; isAdded: boolean; isGrouped: boolean }[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => ({ row: JSON.parse(line) as TypeRow, isAdded: place > 0, isGrouped: place > 1 }));
}

/**
 * The product types by id, those above before those below. A row of a later file adds names to a type or a type of its own.
 * @throws Error that names the row whose type above does not exist.
 */
export function readProductTypes(): Map<string, NamedType> {
  const types = new Map<string, NamedType>();
  const rows = readProductTypeFiles().flatMap(readRows);
  for (const { row, isAdded, isGrouped } of rows) {
    const names = [...(row.en ?? []), ...(row.zh ?? [])];
    const present = types.get(row.id);
    if (present !== undefined) {
      present.names = [...present.names.filter((name) => row.not?.includes(name) !== true), ...names];
      if (isAdded) for (const name of names) present.addedNames.add(name);
      for (const id of row.near ?? []) present.near.add(id);
      for (const id of row.kinds ?? []) present.kinds.add(id);
      present.isApart ||= row.apart === true;
      continue;
    }
    const place = row.in ?? row.id.slice(0, Math.max(0, row.id.lastIndexOf('-')));
    const above = types.get(place) ?? null;
    if (place !== '' && above === null) throw new Error(`The product type ${row.id} lies in ${place}, which is none.`);
    if (above !== null && !isGrouped) above.hasKinds = true;
    types.set(row.id, {
      id: row.id,
      above,
      depth: above === null ? 1 : above.depth + 1,
      names,
      addedNames: new Set(isAdded ? names : []),
      role: row.role ?? null,
      hasKinds: false,
      near: new Set(row.near),
      kinds: new Set(row.kinds),
      isApart: row.apart === true,
      isGrouped,
      place: types.size,
      parts: new Set(),
    });
  }
  for (const type of types.values()) dropFromWider(type);
  return types;
}

/**
 * Takes from wider types the names by which their kinds are called before all others, where these say more than a name of the wider
 * type: a "mountain bike" is no other bike, though people added the name to bicycles too. "Trousers" stay a name of pants, and "manual toothbrush" one of toothbrushes.
 */
function dropFromWider(type: NamedType): void {
  const own = firstNames(type);
  if ([...own].some((name) => plainKinds.has(name.split(' ')[0] ?? ''))) return;
  for (let wider = type.above; wider !== null; wider = wider.above) {
    const general = wider.names.map(nameKey).filter((key) => key.split(' ').length <= (beginsInChinese(key) ? 2 : 1));
    const isOfKind = (key: string) => own.has(key) && general.some((noun) => key.endsWith(` ${noun}`));
    wider.names = wider.names.filter((name) => !isOfKind(nameKey(name)));
  }
}

const plainKinds = wordSet('plain kinds');

const nameKey = (name: string) => stemsOfName(name).join(' ');

/** The first name in each language, with both halves of a joined one: those of "tables & desks". */
function firstNames({ names }: NamedType): ReadonlySet<string> {
  const firsts = [names.find((name) => !beginsInChinese(name)), names.find(beginsInChinese)];
  return new Set(firsts.flatMap((name = '') => [name, ...name.split(/[,&]/u)]).map(nameKey));
}
