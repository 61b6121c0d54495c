import { Refusal } from '../lib/refusal.ts';

/** A product as the command line names it: `1688:610947572360`. Throws Refusal when it is no such name. */
export function parseProductName(text: string): { platform: string; productId: string } {
  const [, platform, productId] = /^([^:\s]+):(\S.*)$/.exec(text.trim()) ?? [];
  if (platform === undefined || productId === undefined) {
    throw new Refusal('invalid', `"${text}" names no product; write PLATFORM:ID, such as 1688:610947572360.`);
  }
  return { platform, productId };
}

export function productNotFound(name: string): Refusal {
  return new Refusal('not_found', `There is no product ${name} in the catalog.`);
}
