import { pino } from 'pino';
import type { Database } from '../../src/db/open-database.ts';
import type { App } from '../../src/http/route-plugin.ts';
import { createServer } from '../../src/http/server.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { requestRoutes } from '../../src/sourcing/requests/request-routes.ts';

export interface RequestServiceOptions {
  apiTokens?: string[];
  bodyLimitBytes?: number;
  requestTimeoutMs?: number;
}

/** The server with only the sourcing requests. */
export function createRequestApp(database: Database, options: RequestServiceOptions): Promise<App> {
  return createServer({
    log: pino({ level: 'silent' }),
    apiTokens: options.apiTokens ?? [],
    bodyLimitBytes: options.bodyLimitBytes ?? 10_485_760,
    ...(options.requestTimeoutMs === undefined ? {} : { requestTimeoutMs: options.requestTimeoutMs }),
    appEnv: 'local',
    routes: [requestRoutes({ database: database.pool, srPrefix: 'SR', clock: systemClock })],
    openapi: { title: 'Test', version: '1.0.0', description: 'Test.', tags: {} },
  });
}
