// Replaces a platform by standard input in a process of its own, and prints a line for each progress. Started by the
// test that kills it.
import { importFeed } from '../../../src/catalog/feeds/import-feed.ts';

const summary = await importFeed({
  uri: process.argv[2] ?? '',
  file: '-',
  platforms: ['1688', 'alibaba'],
  platform: 'alibaba',
  replace: true,
  onProgress: ({ saved, phase }) => process.stdout.write(`${JSON.stringify({ saved, phase })}\n`),
});
process.stdout.write(`${JSON.stringify({ summary })}\n`);
