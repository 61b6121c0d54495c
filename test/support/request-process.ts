// One process of the service with only the sourcing requests, for tests that kill it: see startRequestProcess.
import { openDatabase } from '../../src/db/open-database.ts';
import { createRequestApp } from './request-app.ts';

const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR ?? '',
  log: { info: () => undefined, warn: () => undefined, error: (message) => process.stderr.write(`${message}\n`) },
});
const app = await createRequestApp(database, {});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
// The parent's end is this process's end, also when the parent is killed.
process.on('disconnect', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
