import { isDeviation } from '../../read/quantity/better-is-less.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement } from '../../read/spec/requirement.ts';

const moreIsWelcome = new Set(['load', 'warranty']);

/** Whether 136 kg serve who wants a bearing capacity of 120 kg is for the buyer to say: a chair yes, a washer hardly. */
export function bearsMore({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  return (
    moreIsWelcome.has(name.known?.id ?? '') &&
    wanted.form === 'point' &&
    found.form === 'point' &&
    found.low > wanted.high
  );
}

/** What is for six years and more leaves out some of those of three and more. */
export function isForOlder({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  return name.known?.id === 'age' && wanted.form === 'min' && found.form === 'min' && found.low > wanted.low;
}

/** Who wants goods for a depth of 50 m is served by those for 100 m. */
export function isDeeper({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  return (
    deep.has(name.known?.id ?? name.key) && wanted.form === 'point' && found.form === 'point' && found.low > wanted.high
  );
}

const deep = new Set(['ingress protection', 'resistance water', 'depth rating', 'diving depth']);

/** Who allows a tolerance of 0.05 mm is served by one of 0.02 mm. */
export function isFiner({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  return (
    isDeviation(name) &&
    wanted.unit !== null &&
    wanted.form === 'point' &&
    found.form === 'point' &&
    found.low < wanted.low
  );
}
