import { onceFor } from '../../lib/once-for.ts';
import { wordSet } from '../ontology/word-list.ts';
import type { GoodsAttribute, GoodsAttributes } from './goods-attributes.ts';
import { bagMark, bagOfName } from './name-bag.ts';

/** The attributes of goods by the words of their names. */
interface NamesOfGoods {
  rows: readonly RowNames[];
  /** In how many of the rows a concept stands in a name. */
  rowsWith: ReadonlyMap<string, number>;
  meant: Map<string, readonly GoodsAttribute[]>;
}

interface RowNames {
  row: GoodsAttribute;
  names: readonly ReadonlySet<string>[];
  /** All concepts of the names. */
  concepts: ReadonlySet<string>;
}

function readNames(row: GoodsAttribute): RowNames {
  const names = row.bags.map((bag) => new Set(bag.split(bagMark)));
  return { row, names, concepts: new Set(names.flatMap((name) => [...name])) };
}

const namesOf = onceFor((attributes: GoodsAttributes): NamesOfGoods => {
  const rows = attributes.flat().map(readNames);
  const rowsWith = new Map<string, number>();
  for (const { concepts } of rows) for (const one of concepts) rowsWith.set(one, (rowsWith.get(one) ?? 0) + 1);
  return { rows, rowsWith, meant: new Map() };
});

let idle: ReadonlySet<string> | undefined;

/** What the words of a name or of a value stand for, without those that bind words together or only ask. */
function askedConcepts(text: string): string[] {
  idle ??= new Set([...wordSet('binding words')].flatMap((word) => bagOfName(word).split(bagMark)));
  const concepts = bagOfName(text).split(bagMark);
  return concepts.filter((one) => one !== '' && idle?.has(one) !== true);
}

const mostRemembered = 2000;

/**
 * The attributes of the goods that a name means which no row has: it says a whole name of each of them and else only words of their other
 * names, and no other attribute's name that it says tells as much. "Automatic chain oiling" is the "automatic oiling" that is called
 * "chain lubrication" as well, and "tripod" is no "tripod strap".
 */
export function rowsMeant(name: string, attributes: GoodsAttributes): readonly GoodsAttribute[] {
  const goods = namesOf(attributes);
  const before = goods.meant.get(name);
  if (before !== undefined) return before;
  const found = findRows(askedConcepts(name), goods);
  if (goods.meant.size < mostRemembered) goods.meant.set(name, found);
  return found;
}

function findRows(asked: readonly string[], { rows, rowsWith }: NamesOfGoods): readonly GoodsAttribute[] {
  const weightOf = (concept: string) => Math.log(1 + rows.length / (rowsWith.get(concept) ?? 1));
  let most = 0;
  let found: GoodsAttribute[] = [];
  for (const { row, names, concepts } of rows) {
    if (!asked.every((one) => concepts.has(one))) continue;
    const said = names.filter((name) => isWithin(name, asked));
    const weight = Math.max(0, ...said.map((name) => [...name].reduce((sum, one) => sum + weightOf(one), 0)));
    if (weight === 0 || weight < most) continue;
    if (weight > most) found = [];
    most = weight;
    found.push(row);
  }
  return found;
}

const isWithin = (name: ReadonlySet<string>, words: readonly string[]) => [...name].every((one) => words.includes(one));

/** Whether a value says a name of an attribute and nothing else, or nothing but that it is wanted: "with milk frother", "must have". */
export function isSaidBy(row: GoodsAttribute, value: string): boolean {
  const said = askedConcepts(value);
  if (said.length === 0) return true;
  const { names, concepts } = readNames(row);
  return said.every((one) => concepts.has(one)) && names.some((name) => isWithin(name, said));
}
