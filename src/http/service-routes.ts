import { Type } from 'typebox';
import { failures } from './error-schema.ts';
import { HttpRefusal } from './errors.ts';
import type { Unreadiness } from './readiness.ts';
import type { App } from './route-plugin.ts';

/** `/openapi.json`, `/healthz` and `/readyz`. */
export function registerServiceRoutes(app: App, findUnreadiness: () => Promise<Unreadiness | undefined>): void {
  let document: string | undefined;
  app.get('/openapi.json', { config: { public: true }, schema: { hide: true } }, (_request, reply) => {
    document ??= atOwnPort(renderOpenapi(app), app.server.address());
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });

  const statusSchema = Type.Object({ status: Type.Literal('ok') }, { $id: 'Status' });
  const healthSchema = {
    operationId: 'getHealth',
    tags: ['Service'],
    summary: 'Whether the process is alive',
    response: { 200: statusSchema },
  };
  app.get('/healthz', { config: { unlimited: true, public: true }, schema: healthSchema }, async () => ({
    status: 'ok' as const,
  }));

  const readySchema = {
    operationId: 'getReadiness',
    tags: ['Service'],
    summary: 'Whether the service can do its work',
    response: { 200: statusSchema, ...failures(503) },
  };
  app.get('/readyz', { config: { unlimited: true, public: true }, schema: readySchema }, async (request) => {
    const unready = await findUnreadiness();
    if (unready !== undefined) {
      request.log.warn({ err: unready.error }, `Not ready: ${unready.reason}`);
      const headers = { 'retry-after': '1' };
      throw new HttpRefusal(503, `The service is not ready: ${unready.reason}`, { headers });
    }
    return { status: 'ok' as const };
  });
}

/** The guide's commands are to work as they are copied, whatever port the service was given. */
function atOwnPort(document: string, address: ReturnType<App['server']['address']>): string {
  const port = typeof address === 'object' ? address?.port : undefined;
  return port === undefined ? document : document.replaceAll('http://127.0.0.1:3000', `http://127.0.0.1:${port}`);
}

/** The app's OpenAPI document as it is served and committed: one space a level, since examples are deep. */
export function renderOpenapi(app: App): string {
  return `${JSON.stringify(app.openapiDocument(), null, 1)}\n`;
}
