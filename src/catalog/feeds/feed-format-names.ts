import { Refusal } from '../../lib/refusal.ts';

/** The formats of feeds by the names that callers use, in the order in which a feed is asked whether it is one. */
export const feedFormatNames = ['jsonld', 'shopify', 'google', 'json', 'jsonl', 'csv', 'tsv'] as const;

export type FeedFormatName = (typeof feedFormatNames)[number];

/** Checks the name of a format. Throws Refusal, naming those that exist. */
export function parseFeedFormat(name: string): FeedFormatName {
  const format = feedFormatNames.find((known) => known === name.toLowerCase());
  if (format === undefined) {
    throw new Refusal('invalid', `There is no feed format "${name}"; the formats are ${feedFormatNames.join(', ')}.`);
  }
  return format;
}
