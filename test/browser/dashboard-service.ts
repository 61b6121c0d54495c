import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { dashboardRoutes } from '../../src/dashboard/dashboard-routes.ts';

export interface DashboardService {
  app: FastifyInstance;
  origin: string;
  /**
   * Answers a path of the API with a body. Called once per request, so that a test can let a run go on.
   * A path nobody named answers 404 as the service does.
   */
  answer(path: string, body: () => { status?: number; body: unknown }): void;
}

/** The built pages behind the real routes, with recorded answers in place of the API. */
export async function startDashboardService(): Promise<DashboardService> {
  const { distFolder } = await ensureWebBuilt();
  const app = Fastify();
  const answers = new Map<string, () => { status?: number; body: unknown }>();
  await app.register(dashboardRoutes({ distFolder }));
  app.get('/api/*', async (request, reply) => {
    const found = answers.get(request.url)?.();
    if (found === undefined) return reply.code(404).send({ error: 'No such run' });
    return reply.code(found.status ?? 200).send(found.body);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, origin: `http://127.0.0.1:${port}`, answer: (path, body) => answers.set(path, body) };
}
