import { listUnder } from '../../compare/quantity/compare-dimensions.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { MaterialMention } from '../material/find-materials.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { DimensionList, Quantity } from '../quantity/quantity.ts';
import { paperSizeOf } from '../size/size-code.ts';
import type { Requirement, WantedValue } from './requirement.ts';

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

const shortestFrame = 2;

/** The words around the only number of a value of a few words; null for any other value. */
export function frameOf(text: TextFacts): WantedValue['frame'] {
  const words = text.tokens.filter((token) => token.kind !== 'mark');
  const at = words.findIndex((token) => token.kind === 'number');
  const number = words[at];
  if (number === undefined || words.length > 5 || words.some((token, index) => index !== at && token.kind !== 'word'))
    return null;
  const before = words
    .slice(0, at)
    .map((token) => token.stem)
    .reverse();
  const after = words.slice(at + 1).map((token) => token.stem);
  return before.join('').length + after.join('').length < shortestFrame ? null : { before, number: number.stem, after };
}

type RangedMaterial = MaterialMention & { range?: Quantity };

/** "At least 90% cotton": the bounds of the share that stands beside a material. */
export function withShares(materials: readonly MaterialMention[], quantities: readonly Quantity[]): RangedMaterial[] {
  return materials.map((material) => {
    const range = quantities.find(
      ({ dimension, form, from, to }) =>
        dimension === 'share' && form !== 'point' && (to === material.from || from === material.to),
    );
    return range === undefined ? material : { ...material, range };
  });
}

/** A share is one of all that goods are of, and not of their shell alone. */
export const ofWhole = ({ keys, ...asked }: Requirement): Requirement => ({
  ...asked,
  keys: keys.filter(({ isFirm }) => isFirm),
});
