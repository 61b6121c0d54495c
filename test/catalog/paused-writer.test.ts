import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Index } from '@lancedb/lancedb';
import { describe, expect, test } from 'vitest';
import { connectDataset } from '../../src/catalog/connect-dataset.ts';
import { KnownProducts } from '../../src/catalog/known-products.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { LeasedDataset, type LeasedTable, openLeasedDataset } from '../../src/catalog/leased-dataset.ts';
import { openOrCreateProductTable } from '../../src/catalog/product-table.ts';
import { abandonReplacement, beginReplacement, deleteUnseen } from '../../src/catalog/replacement.ts';
import { acquireWriterLease, type WriterLease } from '../../src/catalog/writer-lease.ts';
import { importRecords, product, tempFolder } from './temp-catalog.ts';

const leaseMs = 3_000;
const shortLease = (uri: string, ms = leaseMs) => acquireWriterLease(uri, { leaseMs: ms, heartbeatMs: 60_000 });
const lost = /lost its right to write/;

/** Stands still, with everything this process does, until another process has taken over and imported a product. */
function pauseForAnotherWriter(uri: string): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, leaseMs + 50);
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'feeds', 'import-process.ts'), uri], {
    input: `${JSON.stringify(product('theirs', 'Mug of the next writer'))}\n`,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

/** A lease whose holder is paused once, right behind the look that lets its next write but `passed` through. */
function pausable(lease: WriterLease) {
  let pause: (() => void) | undefined;
  let passed = 0;
  return {
    lease: {
      ...lease,
      assertHeld() {
        lease.assertHeld();
        if (passed-- > 0) return;
        const stand = pause;
        pause = undefined;
        stand?.();
      },
    },
    pauseAfter(writes: number, stand: () => void) {
      passed = writes;
      pause = stand;
    },
  };
}

async function countOf(uri: string): Promise<number> {
  const catalog = await openLanceCatalog({ uri });
  try {
    return await catalog.count();
  } finally {
    await catalog.close();
  }
}

describe('a writer that was paused while another one took over', () => {
  test.each([0, 1])('deletes nothing more of what its feed does not name, after %i deletes', async (deletes) => {
    await using folder = await tempFolder();
    const uri = folder.path;
    await importRecords(
      uri,
      Array.from({ length: 5_100 }, (_, index) => product(`${index}`, `Mug ${index}`)),
    );
    const { lease, pauseAfter } = pausable(await shortLease(uri));
    await using dataset = await openLeasedDataset(uri, lease);
    const table = await openOrCreateProductTable(dataset);
    await beginReplacement(table);
    pauseAfter(deletes, () => pauseForAnotherWriter(uri));
    await expect(deleteUnseen(table, '1688', new KnownProducts())).rejects.toThrow(lost);
    await abandonReplacement(table);
    expect(await countOf(uri)).toBe(5_101);
  });

  const writes: Record<string, (table: LeasedTable) => Promise<unknown>> = {
    add: (table) => table.add([{ key: 'late', n: 1 }]),
    merge: (table) => table.merge('key', [{ key: 'a', n: 2 }]),
    delete: (table) => table.delete(`key = 'a'`),
    'a delete of nothing': (table) => table.delete(`key = 'none'`),
    'add a column': (table) => table.addColumn('m', 'CAST(NULL AS BIGINT)'),
    'make an index': (table) => table.createIndex('key', Index.btree()),
    optimize: (table) => table.optimize(new Date(0)),
    'restore a version': (table) => table.restore(1),
    overwrite: (table) => table.overwrite([{ key: 'late', n: 1 }]),
    'write a note': (table) => table.setMetadata('key', { note: '1' }),
  };
  /** The engine lets these pass beside a restore. */
  const heldByTheLookAlone = ['restore a version', 'overwrite', 'write a note'];

  async function takenOver(folder: string, lease: WriterLease) {
    const dataset = await openLeasedDataset(folder, lease);
    const made = await dataset.createTable('scratch', [{ key: 'a', n: 1 }]);
    await made.add([{ key: 'b', n: 1 }]);
    await made.add([{ key: 'c', n: 1 }]);
    const table = await dataset.openTable('scratch');
    if (table === undefined) throw new Error('the table was just made');
    await expect.poll(() => acquireWriterLease(folder).then((next) => next.release(), String)).toBe(undefined);
    const next = new LeasedDataset(await connectDataset(folder, { follows: false }), {
      ...lease,
      tookOver: true,
      assertHeld: () => undefined,
    });
    const theirs = await next.openTable('scratch');
    await theirs?.add([{ key: 'theirs', n: 1 }]);
    return { table, dataset, theirs };
  }

  test.each(Object.entries(writes))('may not %s, and is told so', async (_, write) => {
    await using folder = await tempFolder();
    const { table, dataset, theirs } = await takenOver(folder.path, await shortLease(folder.path, 500));
    const before = await theirs?.rows.version();
    await expect(write(table)).rejects.toThrow(lost);
    await expect(dataset.createTable('other', [{ n: 1 }])).rejects.toThrow(lost);
    await expect(dataset.dropTable('scratch')).rejects.toThrow(lost);
    expect([await theirs?.rows.version(), await theirs?.rows.countRows()]).toEqual([before, 4]);
  });

  test.each(Object.entries(writes).filter(([name]) => !heldByTheLookAlone.includes(name)))(
    'is refused by the engine itself when it looked before the pause: %s',
    async (_, write) => {
      await using folder = await tempFolder();
      const lease = await shortLease(folder.path, 500);
      const { table, theirs } = await takenOver(folder.path, { ...lease, assertHeld: () => undefined });
      await expect(write(table)).rejects.toThrow(lost);
      expect(await theirs?.rows.countRows()).toBe(4);
    },
  );
});
