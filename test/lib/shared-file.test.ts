import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readSharedFile } from '../../src/lib/shared-file.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const shared = new URL('../../src/lib/shared-file.ts', import.meta.url).href;

/** What a thread reads of a file, and whether what it writes there is seen here. */
function readInThread(file: URL): Promise<number[]> {
  const source = `
    import { parentPort } from 'node:worker_threads';
    const { readSharedFile } = await import(${JSON.stringify(shared)});
    const bytes = readSharedFile(new URL(${JSON.stringify(file.href)}));
    parentPort.postMessage([...bytes]);
    bytes[0] = 9;`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
}

test('threads that start after a file was read have the same bytes, and no copy', async () => {
  const file = pathToFileURL(path.join(makeTestFolder('shared-file'), 'table.bin'));
  writeFileSync(file, new Uint8Array([1, 2, 3]));
  const bytes = readSharedFile(file);
  expect([...bytes]).toEqual([1, 2, 3]);
  writeFileSync(file, new Uint8Array([4]));
  expect(await readInThread(file)).toEqual([1, 2, 3]);
  await expect.poll(() => bytes[0]).toBe(9);
  expect([...readSharedFile(file)]).toEqual([9, 2, 3]);
});
