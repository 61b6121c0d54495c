import { packLines } from '../../lib/packed-lines.ts';
import { packMap, putPlace } from '../../lib/packed-map.ts';
import { packTable } from '../../lib/packed-table.ts';
import { rowsOf } from '../ontology/load-ontology.ts';
import type { RowOf } from '../ontology/ontology-row.ts';
import { readPackedRows } from '../ontology/packed-rows.ts';
import { typeIndex } from '../product-type/type-index.ts';
import { type ProductType, readProductTypes } from '../product-type/type-rows.ts';
import { stemsOfPhrase } from '../text/phrase-index.ts';
import { stemsOfName } from '../text/stems-of-name.ts';

/** A form as its line of the table has it: what its row says but the goods. */
export type FormLine = Omit<RowOf<'goods form'>, 'kind' | 'goods' | 'note'>;

/** True where rows tell the form of goods of a type, or of the wider goods. */
function hasForm(type: ProductType, byType: ReadonlyMap<string, unknown>): boolean {
  return byType.has(type.id) || (type.above !== null && type.role === null && hasForm(type.above, byType));
}

/**
 * Reads the rows of goods forms, those of core and trades first, into one block of bytes: the forms of each name of goods, the
 * words that names begin with and how many words the longest has, the forms of the types that go by the names, the
 * words on which names of such types end, and a line for each form.
 */
export function buildGoodsFormsTable(): Uint8Array {
  const rows = [...rowsOf('goods form'), ...readPackedRows('goods-forms').map(({ row }) => row as RowOf<'goods form'>)];
  const byName = new Map<string, number[]>();
  const byType = new Map<string, number[]>();
  for (const [place, { goods }] of rows.entries()) {
    for (const name of goods) {
      putPlace(byName, stemsOfPhrase(name).join(' '), place);
      const named = typeIndex().byKey(stemsOfName(name).join(' '));
      for (const { id } of named?.isWhole === true ? named.types : []) putPlace(byType, id, place);
    }
  }
  const firsts = new Map<string, number[]>();
  for (const name of byName.keys()) {
    const [first = '', ...others] = name.split(' ');
    firsts.set(first, [Math.max(others.length + 1, firsts.get(first)?.[0] ?? 0)]);
  }
  const nouns = new Map<string, number[]>();
  for (const type of readProductTypes().values()) {
    if (!hasForm(type, byType)) continue;
    for (const name of type.names) nouns.set(stemsOfName(name).at(-1) ?? '', []);
  }
  const lines = rows.map(({ kind: _kind, goods: _goods, note: _note, ...line }): FormLine => line);
  return packTable([packMap(byName), packMap(firsts), packMap(byType), packMap(nouns), packLines(lines)]);
}
