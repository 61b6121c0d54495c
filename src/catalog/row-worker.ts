// The thread that makes rows of products: reading them takes one processor, making their search terms another.
import { parentPort } from 'node:worker_threads';
import type { RowRequest, RowResponse } from './row-builder.ts';
import { buildRowColumns, columnBuffers } from './row-columns.ts';

parentPort?.on('message', ({ id, jsons, contentHashes, sourceHashes }: RowRequest) => {
  const columns = buildRowColumns(
    jsons.map((json, index) => ({
      json,
      contentHash: contentHashes[index] ?? 0n,
      sourceHash: sourceHashes[index] ?? 0n,
    })),
  );
  parentPort?.postMessage({ id, columns } satisfies RowResponse, columnBuffers(columns));
});
