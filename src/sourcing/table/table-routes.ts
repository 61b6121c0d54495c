import { Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import type { RunReading } from '../products/run-reading.ts';
import { readRun } from '../runs/read-run.ts';
import { runParams } from '../runs/run-params.ts';
import { createItemTables, type ItemTable } from './item-tables.ts';
import { parseTableQuery } from './parse-table-query.ts';
import { readOverview } from './run-overview.ts';
import { selectRows } from './select-rows.ts';
import { ChartsSchema, type ItemCharts, OverviewSchema, TableSchema, tableQuery } from './table-schemas.ts';

const itemParams = Type.Object({
  ...runParams.properties,
  item_id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
});

/** The products of one item of a done run as a table that is sorted, filtered and paged, and the figures of its pictures. */
export function tableRoutes({ database, rankLists }: RunReading): RoutePlugin {
  const tables = createItemTables(database.reads, rankLists);
  const charts = new WeakMap<ItemTable, ItemCharts>();

  return (app) => {
    app.get(
      '/job/:job_id/overview',
      {
        schema: {
          operationId: 'readJobOverview',
          tags: ['Products'],
          summary: 'The items of a run with their figures, without the products',
          description: 'Also of a run under way: items that are not closed yet have no funnel.',
          params: runParams,
          response: { 200: OverviewSchema, ...failures(404, 500) },
        },
      },
      async (request, reply) => {
        const run = await readRun(database.reads, request.params.job_id);
        return reply.header('cache-control', 'no-store').send(await readOverview(database.reads, run));
      },
    );

    app.get(
      '/job/:job_id/items/:item_id/table',
      {
        schema: {
          operationId: 'readItemTable',
          tags: ['Products'],
          summary: 'The products of an item of a done run as a table: sorted, filtered, paged',
          params: itemParams,
          querystring: tableQuery,
          response: { 200: TableSchema, ...failures(400, 404, 500) },
        },
      },
      async (request, reply) => {
        const query = parseTableQuery(request.query);
        const { job_id: runId, item_id: itemId } = request.params;
        const table = await tables.of(runId, itemId);
        const { totalCount, rows } = selectRows(table, query);
        return reply.send({ total_count: totalCount, without_rate: [...table.withoutRate], rows });
      },
    );

    app.get(
      '/job/:job_id/items/:item_id/charts',
      {
        schema: {
          operationId: 'readItemCharts',
          tags: ['Products'],
          summary: 'What the pictures of an item show: prices, coverage and distribution of its specs',
          params: itemParams,
          response: { 200: ChartsSchema, ...failures(404, 500) },
        },
      },
      async (request, reply) => {
        const table = await tables.of(request.params.job_id, request.params.item_id);
        // Numbers are read by matching, which is loaded on the first request.
        const { chartItem } = await import('./item-charts.ts');
        const known = charts.get(table) ?? chartItem(table);
        charts.set(table, known);
        return reply.send(known);
      },
    );
  };
}
