import { emptyItem, type ItemForm } from './request-form.ts';

/** What a column of a pasted table is: a field of an item, a spec of the column's name, or nothing. */
export type ColumnUse = 'name' | 'description' | 'quantity' | 'notes' | 'reference_url' | 'must' | 'nice' | 'ignore';

export const columnUses: readonly { use: ColumnUse; label: string }[] = [
  { use: 'ignore', label: 'Leave out' },
  { use: 'name', label: 'Name' },
  { use: 'description', label: 'Description' },
  { use: 'quantity', label: 'Quantity' },
  { use: 'notes', label: 'Notes' },
  { use: 'reference_url', label: 'Reference page' },
  { use: 'must', label: 'Spec, must have' },
  { use: 'nice', label: 'Spec, nice to have' },
];

const guesses: [RegExp, ColumnUse][] = [
  [/^(?:item|product|name|article|title|品名|名称|产品|商品)/i, 'name'],
  [/^(?:desc|detail|描述|说明)/i, 'description'],
  [/^(?:qty|quantity|pieces|pcs|count|amount|数量)/i, 'quantity'],
  [/^(?:note|remark|comment|备注)/i, 'notes'],
  [/^(?:url|link|reference|链接)/i, 'reference_url'],
  [/^(?:no\.?|#|id|row|line|序号|price|target|单价|价格)$/i, 'ignore'],
];

/** What each column probably is, by its heading; every other heading names a spec. */
export function guessColumns(headings: readonly string[]): ColumnUse[] {
  const taken = new Set<ColumnUse>();
  return headings.map((heading) => {
    const text = heading.trim();
    if (text === '') return 'ignore';
    const use = guesses.find(([pattern]) => pattern.test(text))?.[1] ?? 'must';
    if (use === 'must' || use === 'ignore') return use;
    if (taken.has(use)) return 'must';
    taken.add(use);
    return use;
  });
}

/** True when the first row names columns: it has no number, and no text twice. */
export function hasHeadings(rows: readonly (readonly string[])[]): boolean {
  const first = (rows[0] ?? []).filter((text) => text.trim() !== '');
  return first.length > 0 && new Set(first).size === first.length && !first.some((text) => /^[\d.,\s]+$/.test(text));
}

/** The items of a table; rows without a name are left out. */
export function rowsToItems(
  rows: readonly (readonly string[])[],
  headings: readonly string[],
  uses: readonly ColumnUse[],
): ItemForm[] {
  return rows.flatMap((row): ItemForm[] => {
    const item: ItemForm = structuredClone(emptyItem);
    for (const [index, use] of uses.entries()) {
      const text = (row[index] ?? '').trim();
      if (text === '' || use === 'ignore') continue;
      if (use === 'must' || use === 'nice') {
        item.specs.push({ name: headings[index] || `Column ${index + 1}`, value: text, required: use === 'must' });
      } else item[use] = use === 'quantity' ? text.replace(/[^\d.,\s]/g, '').trim() : text;
    }
    return item.name === '' ? [] : [item];
  });
}
