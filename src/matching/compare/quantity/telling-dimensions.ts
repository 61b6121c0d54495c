import type { Dimension } from '../../ontology/units.ts';
import { wordSet, wordsByMeaning } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { hasWord } from '../../text/is-chinese.ts';

/** Dimensions of which a number can only be one property, wherever it stands and whatever a spec calls it: "350 gsm". */
export const tellingDimensions = wordSet('telling dimensions');

/** As these, but in titles, where goods are stated by them: a "4 person" tent, a book of "200 pages". */
const tellingInTitles = wordSet('telling in titles');

export function tellsInTitle(dimension: Dimension | null): boolean {
  return tellingInTitles.has(dimension ?? '');
}

/** Dimensions of which goods mostly have one measure, whatever it is called: the noise, the speed of a motor, the pixels. */
const soleDimensions = wordSet('sole dimensions');
/** Words by which a measure of such a dimension is another one: the noise that is cancelled, the battery of a case. */
const ofOthers = wordsByMeaning('words of another measure');

/** True for a dimension of which goods mostly have one measure. */
export function isSoleDimension(dimension: Dimension | null): dimension is Dimension {
  return soleDimensions.has(dimension ?? '');
}

/** True where the words tell another measure of the dimension than the goods' own. */
export function tellsOtherMeasure(dimension: Dimension, stems: readonly string[], raw: string): boolean {
  return (ofOthers[dimension] ?? []).some((word) => hasWord({ stems, raw }, word));
}

/** True for the only measure of its dimension in a text, where goods have but one: "fairly loud at 82 dB". */
export function isSoleMeasure(name: ResolvedName, { text, quantities }: Statement, { dimension }: Quantity): boolean {
  if (!isSoleDimension(dimension)) return false;
  const alike = quantities.quantities.filter((one) => one.dimension === dimension);
  if (alike.length > 1 || tellsOtherMeasure(dimension, name.stems, name.raw)) return false;
  const stems = text.tokens.map(({ stem }) => stem);
  return !tellsOtherMeasure(dimension, stems, text.raw);
}
