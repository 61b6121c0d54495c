import type { Statement } from '../read/listing/statement.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import { thingLengthAt } from '../read/name/in-chinese.ts';
import { containerAt } from '../read/quantity/per-container.ts';
import type { Quantity } from '../read/quantity/quantity.ts';

/** "Spin bike, 18 kg flywheel": a weight before a thing that is not sold, and no container of what is, is that thing's. */
export function isOfThingBehind(statement: Statement, { dimension, to }: Quantity): boolean {
  const { tokens } = statement.text;
  const from = tokens[to]?.stem === '-' ? to + 1 : to;
  const length = dimension === 'mass' ? thingLengthAt(tokens, from) : 0;
  if (length === 0 || containerAt(tokens, from) !== null) return false;
  const words = tokens.slice(from, from + length).map(({ stem }) => stem);
  const isHan = tokens[from]?.kind === 'character';
  return !isOfferedAs(isHan ? words.join('') : (words.at(-1) ?? ''), statement);
}
