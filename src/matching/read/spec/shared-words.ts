import { readText } from '../../text/read-text.ts';
import { boundOf } from '../quantity/bound-index.ts';
import { readQuantities } from '../quantity/read-quantities.ts';

/** The alternatives of a value, each with the words that stand there once and serve all of them. */
export const withSharedWords = (values: readonly string[]): string[] => withSharedLead(withSharedUnit(values));

/** "1 / 2 / 3 m": the unit of the last alternative serves the bare numbers before it. */
function withSharedUnit(values: readonly string[]): string[] {
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return [...values];
  const { tokens, raw } = readText(last);
  const [quantity, ...more] = readQuantities(tokens).quantities;
  const number = tokens[0];
  const isPlain = quantity?.form === 'point' && quantity.unit !== null && quantity.times === 1 && more.length === 0;
  if (!isPlain || number?.kind !== 'number' || quantity.to !== tokens.length) return [...values];
  const unit = raw.slice(number.end);
  return values.map((value) => (isBareNumber(value) ? `${value}${unit}` : value));
}

/** "PCIe 4.0 or 5.0", "iPhone 14 / 15": the words before the first number serve the bare ones behind it. */
function withSharedLead(values: readonly string[]): string[] {
  const [first, ...rest] = values;
  if (first === undefined || rest.length === 0 || !rest.every(isBareNumber)) return [...values];
  const { tokens, raw } = readText(first);
  const number = tokens.at(-1);
  const isLed =
    tokens.length > 1 && number?.kind === 'number' && tokens.filter(({ kind }) => kind === 'number').length === 1;
  const lead = isLed ? raw.slice(0, number.start) : '';
  const isBound = boundOf(tokens) !== null;
  return lead === '' || isBound ? [...values] : [first, ...rest.map((value) => `${lead}${value}`)];
}

/** True for a number and nothing else. */
export function isBareNumber(value: string): boolean {
  const [token, ...more] = readText(value).tokens;
  return token?.kind === 'number' && more.length === 0;
}
