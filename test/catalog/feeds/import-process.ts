// Imports standard input into the catalog named by the first argument, in a process of its own, and prints a line for
// each progress: what the import says it has saved. Started by the tests that kill it or watch its memory.
import { importFeed } from '../../../src/catalog/feeds/import-feed.ts';

const summary = await importFeed({
  uri: process.argv[2] ?? '',
  file: '-',
  platforms: ['1688', 'alibaba'],
  onProgress: ({ saved, phase }) => process.stdout.write(`${JSON.stringify({ saved, phase })}\n`),
});
const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(`${JSON.stringify({ summary, peakMegabytes })}\n`);
