import type { FeedFormat } from '../feed-format.ts';
import { readTable } from '../read-table.ts';

/** A table in the catalog's own words, separated by tabs. */
export const tsvFeed: FeedFormat = {
  endings: ['tsv', 'tab'],
  needs: [],
  detect: ({ kind, ending, columns }) => kind === 'table' && (tsvFeed.endings.includes(ending) || columns.length > 1),
  read: (bytes, { maxBytes }) => readTable(bytes, '\t', maxBytes, 'nested'),
};
