// One server process of the benchmark: `bench-server.ts floor|assay`, connection settings in BENCH_CONNECTION.
// Sends its port to the parent and answers every message with its memory after a garbage collection.
import { pino } from 'pino';
import { createPool } from '../../src/db/create-pool.ts';
import { createServer } from '../../src/http/server.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { requestRoutes } from '../../src/sourcing/requests/request-routes.ts';
import { createFloorServer } from './floor-server.ts';

const connection: object = JSON.parse(process.env.BENCH_CONNECTION ?? '{}');
const pool = createPool({ ...connection, max: 10 }, console);
const app =
  process.argv[2] === 'floor'
    ? createFloorServer(pool)
    : await createServer({
        log: pino({ level: 'warn' }),
        apiTokens: [],
        bodyLimitBytes: 10_485_760,
        appEnv: 'local',
        openapi: { title: 'Bench', version: '1.0.0', description: 'Bench.', tags: {} },
        routes: [requestRoutes({ database: pool, srPrefix: 'SR', clock: systemClock })],
      });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
process.on('disconnect', () => process.exit(0));
