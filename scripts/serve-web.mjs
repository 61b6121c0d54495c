// The pages with hot reloading, before a running service: `node scripts/run.mjs scripts/serve-web.mjs [origin of the service]`.
import path from 'node:path';
import { createServer } from 'vite';

const root = path.join(import.meta.dirname, '..', 'web');
const service = process.argv[2] ?? 'http://127.0.0.1:3000';
const toService = { target: service, changeOrigin: true };
const server = await createServer({
  configFile: false,
  root,
  base: '/dashboard/',
  oxc: { jsx: { runtime: 'automatic' } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': toService, '/job': toService, '/docs': toService, '/openapi.json': toService },
  },
});
await server.listen();
server.printUrls();
