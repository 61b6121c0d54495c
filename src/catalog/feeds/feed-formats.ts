import type { FeedFormat, FeedStart } from './feed-format.ts';
import { type FeedFormatName, feedFormatNames } from './feed-format-names.ts';
import { csvFeed } from './formats/csv-feed.ts';
import { googleFeed } from './formats/google-feed.ts';
import { jsonFeed } from './formats/json-feed.ts';
import { jsonLdFeed } from './formats/json-ld-feed.ts';
import { jsonLinesFeed } from './formats/json-lines-feed.ts';
import { shopifyFeed } from './formats/shopify-feed.ts';
import { tsvFeed } from './formats/tsv-feed.ts';

/** Every format by its name; of `feedFormatNames` the first that recognizes a feed reads it. */
export const feedFormats = {
  jsonld: jsonLdFeed,
  shopify: shopifyFeed,
  google: googleFeed,
  json: jsonFeed,
  jsonl: jsonLinesFeed,
  csv: csvFeed,
  tsv: tsvFeed,
} satisfies Record<FeedFormatName, FeedFormat>;

/** The format of a feed that starts so; JSON lines where no format recognizes it, whose reader says what is wrong. */
export function detectFormat(start: FeedStart): FeedFormatName {
  return feedFormatNames.find((name) => feedFormats[name].detect(start)) ?? 'jsonl';
}
