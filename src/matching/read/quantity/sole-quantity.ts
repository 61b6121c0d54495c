import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';

const mostWords = 3;
/** Characters behind a measure that only lead on to the thing: "20公斤的狗", "6.9英寸屏". */
const leading = new Set(['的', '屏']);

/** Characters before a measure that say what is measured or where, as words do: 家用220伏, 容量3升以上. */
const mostLeading = 4;

/**
 * The one number of a value, when the words around it only name what is counted or served: "33 HE Loads", "SPF 50", "fits
 * a 13 in laptop". The first `serving` tokens say no more than that it is served.
 */
export function soleQuantity(
  quantities: readonly Quantity[],
  { tokens, deniedBy }: TextFacts,
  serving: number,
  { raw, stems }: ResolvedName,
): Quantity | null {
  const [only] = quantities;
  if (only === undefined || quantities.length > 1) return null;
  const others = tokens.filter((_, index) => index >= serving && (index < only.from || index >= only.to));
  const isLed =
    only.from <= mostLeading &&
    tokens.every(({ kind }, at) => at >= only.from || kind === 'character') &&
    deniedBy[only.from] === -1;
  const isNamed = only.unit !== null && (leading.has(tokens[only.to]?.stem ?? '') || serving > 0 || isLed);
  const repeatsName = ({ kind, stem }: Token) => (kind === 'character' ? raw.includes(stem) : stems.includes(stem));
  const isPlain = others.every(
    (token) =>
      token.kind !== 'number' &&
      (repeatsName(token) || (token.kind === 'character' ? isNamed : token.kind === 'mark' || !token.glued)),
  );
  // "2-4盘位" of 盘位, "4-bay" of "Bays"
  const isCounted = only.to < tokens.length && others.every((token) => token.kind === 'mark' || repeatsName(token));
  const words = others.filter((token) => token.kind === 'word').length;
  // "80+ Gold" and "1 x VGA" are names with a number in them: only a unit or one word of its own makes it a measure.
  // 7速 under 变速: a number with the end of the name as what it counts.
  const isOfName = others.length > 0 && others.every(({ kind, stem }) => kind === 'character' && raw.includes(stem));
  const isLabelled =
    only.unit !== null || isOfName || (isCounted && only.from === 0) || (words === 1 && only.form === 'point');
  return isPlain && isLabelled && words <= mostWords ? only : null;
}
