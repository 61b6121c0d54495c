// A bare Fastify that sends files from memory: `bytes-server.ts PAGE ALL`; sends its port to the parent.
import { readFile } from 'node:fs/promises';
import Fastify from 'fastify';

const app = Fastify();
for (const [url, file] of [
  ['/page', process.argv[2]],
  ['/all', process.argv[3]],
] as const) {
  const bytes = await readFile(file ?? '');
  app.get(url, (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(bytes));
}
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.on('disconnect', () => process.exit(0));
