import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchTerms } from '../../src/catalog/search-terms.ts';

/** An embeddings interface on the loopback address. */
export interface EmbeddingsServer extends AsyncDisposable {
  origin: string;
  /** The texts of every request, and the header that came with the last one. */
  requests: string[][];
  authorization(): string | undefined;
  /** Numbers per vector; changing it is changing the model. */
  dimension: number;
  /** Every request is answered by this instead, while it is set. */
  fault: ((reply: ServerResponse, proceed: () => void) => void) | undefined;
}

/**
 * Serves `/v1/embeddings` with the same vector for the same text, always: a bag of words, hashed. Words of one of the
 * `meanings` count as one word, as a model would know.
 */
export async function openEmbeddingsServer(meanings: string[][] = []): Promise<EmbeddingsServer> {
  const requests: string[][] = [];
  let authorization: string | undefined;
  const conceptOf = new Map(meanings.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)));
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      authorization = request.headers.authorization;
      const { input } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { input: string[] };
      requests.push(input);
      const proceed = () => {
        const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
        // In another order than asked: the index says which is which.
        reply
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ object: 'list', data: data.reverse() }));
      };
      if (opened.fault === undefined) proceed();
      else opened.fault(reply, proceed);
    });
  });
  const vectorOf = (text: string): number[] => {
    const vector: number[] = Array.from({ length: opened.dimension }, () => 0);
    for (const term of searchTerms(text)) {
      const slot = hashOf(conceptOf.get(term) ?? term) % opened.dimension;
      vector[slot] = (vector[slot] ?? 0) + 1;
    }
    // No model gives a vector without a direction, not even for a text without words.
    if (!vector.some((part) => part > 0)) vector[0] = 1;
    return vector;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened: EmbeddingsServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    authorization: () => authorization,
    dimension: 256,
    fault: undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return opened;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(word)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
