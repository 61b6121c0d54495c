// Imports the feed named by the second argument into the catalog named by the first, in a process of its own, so that
// the memory and processor time it prints are those of the import alone.
import { importFeed } from '../src/catalog/feeds/import-feed.ts';

const [uri = '', file = ''] = process.argv.slice(2);
const before = process.cpuUsage();
const { rowsPerSecond, ms, read } = await importFeed({
  uri,
  file,
  format: 'jsonl',
  platforms: ['1688', 'alibaba'],
  onProgress: ({ saved, phase }) => process.stdout.write(`${JSON.stringify({ saved, phase })}\n`),
});
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  `${JSON.stringify({
    rowsPerSecond,
    ms,
    processorMicrosPerRow: Math.round((user + system) / read),
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  })}\n`,
);
