import type { FeedFormat } from '../feed-format.ts';
import { readJson } from '../read-json.ts';
import { jsonLinesFeed } from './json-lines-feed.ts';

const lists = new Set(['products']);

/** One JSON document in the catalog's own words: a list, or an object with a list of products. */
export const jsonFeed: FeedFormat = {
  endings: [],
  needs: [],
  detect({ kind, text, ending }) {
    if (kind !== 'json' || jsonLinesFeed.endings.includes(ending)) return false;
    // A line that opens and does not close is the start of a document on many lines; anything else is a line of its own.
    return text.startsWith('[') || /^[^\n]*[{[,]\s*\n/.test(text);
  },
  read: (bytes, { maxBytes }) => readJson(bytes, lists, maxBytes),
};
