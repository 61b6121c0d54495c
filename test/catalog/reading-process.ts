// Searches the catalog named by the first argument again and again, in a process of its own, and prints a line with
// what it found until its standard input ends. Started by the tests of readers beside a writer.
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';

let isWanted = true;
process.stdin.on('end', () => {
  isWanted = false;
});
process.stdin.resume();
const catalog = await openLanceCatalog({ uri: process.argv[2] ?? '' });
while (isWanted) {
  const count = await catalog.count();
  const found = await catalog.search({ texts: [{ text: process.argv[3] ?? 'steel', weight: 1 }], limit: 5 });
  process.stdout.write(`${JSON.stringify({ count, found: found.map(({ product }) => product.product_id) })}\n`);
}
await catalog.close();
