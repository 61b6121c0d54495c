import { Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { dateTime, nullable } from '../../http/schema-parts.ts';
import { readSourceHealth } from './source-health-view.ts';

const SourceSchema = Type.Object(
  {
    name: Type.String(),
    kind: Type.Union([Type.Literal('catalog'), Type.Literal('marketplace'), Type.Literal('former')], {
      description: '`former`: recent runs searched it, and this process does not',
    }),
    searches: Type.Integer(),
    failures: Type.Integer(),
    candidates: Type.Integer({ description: 'Products that it brought in all of them' }),
    median_ms: nullable(Type.Number({ description: 'Half of the searches took less' })),
    last_searched_at: nullable(dateTime),
    last_answered_at: nullable(dateTime),
    last_failed_at: nullable(dateTime),
    last_error: nullable(Type.String()),
  },
  { $id: 'SourceHealth' },
);

const SourceListSchema = Type.Object({ sources: Type.Array(SourceSchema) }, { $id: 'SourceList' });

/** The sources that runs search, with their recent results in the newest runs. */
export function sourceRoutes(dependencies: {
  database: Pick<Database, 'pool'>;
  /** In the order in which they are searched. */
  sources: readonly { name: string; kind: 'catalog' | 'marketplace' }[];
}): RoutePlugin {
  const { database, sources } = dependencies;
  const never = {
    ...{ searches: 0, failures: 0, candidates: 0, median_ms: null, last_searched_at: null },
    ...{ last_answered_at: null, last_failed_at: null, last_error: null },
  };
  return (app) => {
    app.get(
      '/api/v1/sources',
      {
        config: { auth: true },
        schema: {
          operationId: 'listSources',
          tags: ['Catalog'],
          summary: 'The sources that runs search, with their recent results',
          description: 'Figures are of the newest 100 runs.',
          response: { 200: SourceListSchema, ...failures(401, 500) },
        },
      },
      async (_request, reply) => {
        const health = new Map((await readSourceHealth(database.pool)).map((source) => [source.name, source]));
        const configured = new Set(sources.map(({ name }) => name));
        const former = [...health.values()].filter(({ name }) => !configured.has(name));
        return reply.header('cache-control', 'no-store').send({
          sources: [
            ...sources.map(({ name, kind }) => ({ ...never, ...health.get(name), name, kind })),
            ...former.map((source) => ({ ...source, kind: 'former' as const })),
          ],
        });
      },
    );
  };
}
