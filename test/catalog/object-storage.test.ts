import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { acquireWriterLease } from '../../src/catalog/writer-lease.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { importRecords, product } from './temp-catalog.ts';

let store: S3Server;
const before = { ...process.env };

beforeAll(async () => {
  store = await startS3Server();
  Object.assign(process.env, store.env);
});

afterAll(async () => {
  await store[Symbol.asyncDispose]();
  process.env = before;
});

function start(script: string, args: string[]) {
  return spawn(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...store.env },
  });
}

function feed(from: number, to: number): string {
  const lines = Array.from({ length: to - from }, (_, index) =>
    JSON.stringify(product(`${from + index}`, `Steel bottle number ${from + index}`)),
  );
  return `${lines.join('\n')}\n`;
}

interface Look {
  count: number;
  found: string[];
}

/** A reader in its own process; `looks` grows while it runs. */
function startReader(uri: string) {
  const child = start('reading-process.ts', [uri, 'lantern']);
  const looks: Look[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => looks.push(JSON.parse(line) as Look));
  const exited = once(child, 'exit');
  return {
    looks,
    async until(isSeen: (look: Look) => boolean): Promise<void> {
      while (!looks.some(isSeen)) {
        if (child.exitCode !== null) throw new Error(`the reader ended with ${child.exitCode}`);
        await delay(20);
      }
    },
    async stop(): Promise<void> {
      child.stdin.end();
      expect((await exited)[0]).toBe(0);
    },
  };
}

describe('a catalog on an object store', () => {
  test('two reader processes follow one importer, and a second importer is refused meanwhile', async () => {
    const uri = 's3://goods/shop/catalog';
    await importRecords(uri, [product('l1', 'Camping lantern')]);
    const readers = [startReader(uri), startReader(uri)];
    for (const reader of readers) await reader.until(({ count, found }) => count === 1 && found.includes('l1'));

    const importer = start('feeds/import-process.ts', [uri]);
    importer.stdin.write(feed(0, 10_000));
    await Promise.all(readers.map((reader) => reader.until(({ count }) => count > 1)));
    await expect(importRecords(uri, [product('late', 'Late')])).rejects.toThrow(
      /Another import writes this catalog \(process \d+ on /,
    );
    importer.stdin.end(`${feed(10_000, 12_000)}${JSON.stringify(product('l2', 'Garden lantern'))}\n`);
    const [code] = await once(importer, 'exit');
    expect(code).toBe(0);
    for (const reader of readers) {
      await reader.until(({ count, found }) => count === 12_002 && found.includes('l2'));
      await reader.stop();
      const counts = reader.looks.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((left, right) => left - right));
      expect(reader.looks.every(({ found }) => found.includes('l1'))).toBe(true);
    }

    const summary = await importRecords(uri, [product('l1', 'Camping lantern'), product('l2', 'Tent lantern')]);
    expect(summary).toMatchObject({ new: 0, changed: 1, unchanged: 1, total: 12_002 });
  });

  test('is empty while nothing was imported, and a wrong key says what is wrong', async () => {
    const catalog = await openLanceCatalog({ uri: 's3://goods/nothing' });
    expect(await catalog.count()).toBe(0);
    await catalog.close();
    process.env.AWS_ACCESS_KEY_ID = 'somebody-else';
    try {
      await expect(importRecords('s3://goods/locked', [product('1', 'One')])).rejects.toThrow(/AccessDenied|403/);
    } finally {
      Object.assign(process.env, store.env);
    }
  });
});

describe('the right to write on an object store', () => {
  test('goes to exactly one of many that ask at once, and to the next after its release', async () => {
    const uri = 's3://goods/contested';
    for (let round = 0; round < 2; round++) {
      const asked = await Promise.allSettled(Array.from({ length: 4 }, () => acquireWriterLease(uri)));
      const held = asked.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      expect(held).toHaveLength(1);
      held[0]?.assertHeld();
      await held[0]?.release();
    }
  });

  test('ends without a sign of life, and its former holder may not write any more', async () => {
    const uri = 's3://goods/abandoned';
    const gone = await acquireWriterLease(uri, { leaseMs: 4_000, heartbeatMs: 60_000 });
    await expect(acquireWriterLease(uri)).rejects.toThrow(/Another import writes this catalog/);
    await delay(4_100);
    const next = await acquireWriterLease(uri);
    expect(() => gone.assertHeld()).toThrow(/lost its right to write/);
    await gone.release();
    next.assertHeld();
    await expect(acquireWriterLease(uri)).rejects.toThrow(/Another import writes this catalog/);
    await next.release();
  });
});
