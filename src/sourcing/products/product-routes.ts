import type { Database } from '../../db/open-database.ts';
import { sendJsonText } from '../../http/json-text.ts';
import { failures } from '../../http/openapi.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { runParams } from '../runs/run-params.ts';
import { createAnswerCache } from './answer-cache.ts';
import { parseProductsQuery } from './parse-products-query.ts';
import { ProductsAnswerSchema, productsQuery } from './product-schemas.ts';
import { readProductsJson } from './products-view.ts';
import type { RankLists } from './rank-lists.ts';
import type { ProductsQuery } from './select-products.ts';
import { selectProducts } from './select-products.ts';

/** A done run never changes, so what was once read of it can be sent again. */
const maxCachedBytes = 64 * 1024 * 1024;

/** The products of a done run. */
export function productRoutes(dependencies: {
  database: Database;
  rankLists: RankLists;
  metrics: Pick<Metrics, 'productsReasons'>;
}): RoutePlugin {
  const { database, rankLists, metrics } = dependencies;
  const answers = createAnswerCache(maxCachedBytes);

  async function readAnswer(runId: string, query: ProductsQuery): Promise<Buffer> {
    const key = `${runId} ${JSON.stringify(query)}`;
    const known = answers.find(key);
    if (known !== undefined) return known;
    const { products } = await rankLists.of(runId);
    const selection = selectProducts(products, query);
    const answer = Buffer.from(await readProductsJson(database.pool, runId, query, selection));
    answers.keep(key, answer);
    return answer;
  }

  return (app) => {
    app.get(
      '/job/:job_id/products',
      {
        schema: {
          operationId: 'readJobProducts',
          tags: ['Products'],
          summary: 'The products of a done run, best first',
          params: runParams,
          querystring: productsQuery,
          response: { 200: ProductsAnswerSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params;
        const { reason } = request.query;
        const answer = await readAnswer(runId, parseProductsQuery(request.query));
        if (reason !== undefined) {
          metrics.productsReasons.inc();
          request.log.info({ runId, reason }, 'Products read for a reason.');
        }
        return sendJsonText(reply, answer);
      },
    );
  };
}
