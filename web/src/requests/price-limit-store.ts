import type { PriceLimits } from './price-limit.ts';

const keyOf = (srId: string): string => `assay.prices.${srId}`;

/** The limits that were written down for a request in this browser; those of items without a limit are left out. */
export function readPriceLimits(srId: string): PriceLimits {
  try {
    return JSON.parse(window.localStorage.getItem(keyOf(srId)) ?? '{}') as PriceLimits;
  } catch {
    // Somebody else wrote there: it is as if nothing were written.
    return {};
  }
}

export function writePriceLimits(srId: string, limits: PriceLimits): void {
  const said = Object.entries(limits).filter(([, { target, max }]) => target !== '' || max !== '');
  if (said.length === 0) window.localStorage.removeItem(keyOf(srId));
  else window.localStorage.setItem(keyOf(srId), JSON.stringify(Object.fromEntries(said)));
}
