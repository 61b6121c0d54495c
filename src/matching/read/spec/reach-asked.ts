import type { Spec } from '../../assessment.ts';
import { readText } from '../../text/read-text.ts';
import { readYesNo } from '../feature/parse-feature.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import type { ReachAsked } from './requirement.ts';
import { isBareNumber } from './split-alternatives.ts';

/** The measure in the name of a wish that is answered by a yes; null where the name has none or several, or nothing beside it. */
export function reachAsked({ name, value }: Spec): ReachAsked | null {
  if (readYesNo(value) !== true || isBareNumber(value)) return null;
  const raw = name.trim();
  const { tokens } = readText(raw);
  const measures = measuresIn(raw);
  const [measure, ...more] = measures.length > 0 ? measures : numbersIn(raw);
  if (measure === undefined || more.length > 0) return null;
  const [from, to] = [tokens[measure.from]?.start ?? 0, tokens[measure.to - 1]?.end ?? raw.length];
  const words = `${raw.slice(0, from)} ${raw.slice(to)}`.trim();
  return words === '' ? null : { measure, value: raw.slice(from), words };
}

/** Numbers of things of which there are to be so many: "at least 50 sheets". */
const numbersIn = (text: string): Quantity[] =>
  readQuantities(readText(text).tokens).quantities.filter(
    ({ unit, labelAfter, form }) => unit === null && labelAfter !== null && (form === 'min' || form === 'max'),
  );

/** The measures of a text, each with its unit. */
export const measuresIn = (text: string): Quantity[] =>
  readQuantities(readText(text).tokens).quantities.filter(
    ({ unit, dimension }) => unit !== null && dimension !== 'count',
  );
