import { listUnder } from '../../compare/quantity/compare-dimensions.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { DimensionList } from '../quantity/quantity.ts';
import { paperSizeOf } from '../size/paper-size.ts';

/**
 * The sizes that a wanted value is, or, where sizes are asked for, that it names; "A5" is a sheet of 148 x 210 mm. Null
 * where it has none.
 */
export function wantedList(text: TextFacts, lists: readonly DimensionList[], name: ResolvedName): DimensionList | null {
  const list = lists.find((span) => isAll(text, span)) ?? (asksSizes(name) ? lists[0] : undefined);
  if (list !== undefined) return listUnder(list, name);
  return name.stems.includes('size') || name.known?.reads === 'dimensions' ? paperSizeOf(text.unspaced) : null;
}

function asksSizes({ known }: ResolvedName): boolean {
  return known?.reads === 'dimensions' || known?.id === 'size';
}

function isAll({ tokens }: TextFacts, { from, to }: DimensionList): boolean {
  return tokens.every(({ kind }, at) => kind === 'mark' || (at >= from && at < to));
}
