import { Refusal } from '../../lib/refusal.ts';
import type { FeedFormat, FeedStart } from './feed-format.ts';
import { csvFeed } from './formats/csv-feed.ts';
import { googleFeed } from './formats/google-feed.ts';
import { jsonFeed } from './formats/json-feed.ts';
import { jsonLdFeed } from './formats/json-ld-feed.ts';
import { jsonLinesFeed } from './formats/json-lines-feed.ts';
import { shopifyFeed } from './formats/shopify-feed.ts';
import { tsvFeed } from './formats/tsv-feed.ts';

/** Every format by the name that callers use; the first that recognizes a feed reads it. */
export const feedFormats = {
  jsonld: jsonLdFeed,
  shopify: shopifyFeed,
  google: googleFeed,
  json: jsonFeed,
  jsonl: jsonLinesFeed,
  csv: csvFeed,
  tsv: tsvFeed,
} satisfies Record<string, FeedFormat>;

export type FeedFormatName = keyof typeof feedFormats;

export const feedFormatNames = Object.keys(feedFormats) as FeedFormatName[];

/** Checks the name of a format. Throws Refusal, naming those that exist. */
export function parseFeedFormat(name: string): FeedFormatName {
  const format = feedFormatNames.find((known) => known === name.toLowerCase());
  if (format === undefined) {
    throw new Refusal('invalid', `There is no feed format "${name}"; the formats are ${feedFormatNames.join(', ')}.`);
  }
  return format;
}

/** The format of a feed that starts so; JSON lines where no format recognizes it, whose reader says what is wrong. */
export function detectFormat(start: FeedStart): FeedFormatName {
  return feedFormatNames.find((name) => feedFormats[name].detect(start)) ?? 'jsonl';
}
