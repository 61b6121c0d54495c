import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { loadTables } from '../../src/catalog/load-tables.ts';
import { sourceItem } from '../../src/sourcing/runs/source-item.ts';
import { contextOfItem } from '../../src/sourcing/runs/sourcing-context.ts';
import { benchItem } from './bench-items.ts';

const items = 10;
const rounds = 5;

/**
 * Ten items searched and compared in this process, one after the other, without a run around them: the processor time of an
 * item, of all threads and of the one that reads and compares. Other work on the machine changes it little, so two clones can be held
 * side by side, in turns. The first round warms up.
 */
export async function measureItems(uri: string): Promise<void> {
  await loadTables();
  const catalog = await openLanceCatalog({ uri });
  const { signal } = new AbortController();
  const rows: { all: number; main: number; wall: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const [cpu, thread, startedAt] = [process.cpuUsage(), process.threadCpuUsage(), performance.now()];
    for (let index = 0; index < items; index++) {
      const itemId = round * items + index;
      const item = { ...benchItem(itemId), itemId, revision: 1 };
      await sourceItem(item, contextOfItem({}, itemId), [{ name: 'catalog', catalog, timeoutMs: 600_000 }], signal);
    }
    const msOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / items;
    const row = {
      all: msOf(process.cpuUsage(cpu)),
      main: msOf(process.threadCpuUsage(thread)),
      wall: (performance.now() - startedAt) / items,
    };
    if (round > 0) rows.push(row);
  }
  await catalog.close();
  const median = (part: 'all' | 'main' | 'wall') =>
    (rows.map((row) => row[part]).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0).toFixed(0);
  console.log(
    `${items} items searched and compared in one process, an item: processor ${median('all')} ms, of which this thread ` +
      `${median('main')} ms; ${median('wall')} ms in all (medians of ${rounds} rounds)`,
  );
}
