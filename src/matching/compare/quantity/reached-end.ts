import type { NamedFact } from '../../read/listing/read-facts.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { asksUpperEnd } from './asked-end.ts';

/** "Up to 80 kg" asks of a load, or of what goods state the most of, that it goes so far. */
export function isReached({ name }: Requirement, fact: NamedFact, { reaches }: Quantity, stated: Quantity): boolean {
  if (reaches !== true) return false;
  if (name.known?.id === 'load' || isResisting(name)) return true;
  return name.known === null && (asksUpperEnd(fact.name) || stated.reaches === true);
}

const resisting = new Set(['resistance', 'resistant', 'heatproof']);

/** True for a name of what goods withstand: "Heat resistance", 耐温. */
export const isResisting = ({ stems, raw }: ResolvedName) =>
  stems.some((stem) => resisting.has(stem)) || raw.startsWith('耐');
