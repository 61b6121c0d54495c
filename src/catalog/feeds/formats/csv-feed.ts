import type { FeedFormat } from '../feed-format.ts';
import { readTable } from '../read-table.ts';

/** A table in the catalog's own words, separated by commas, semicolons or tabs. */
export const csvFeed: FeedFormat = {
  endings: ['csv'],
  needs: [],
  detect: ({ kind, ending, columns, separator }) =>
    kind === 'table' && (csvFeed.endings.includes(ending) || (columns.length > 1 && separator !== '\t')),
  read: (bytes, { start, maxBytes }) => readTable(bytes, start.separator, maxBytes, 'nested'),
};
