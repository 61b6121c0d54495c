import type { Readable } from 'node:stream';
import { failures } from '../../http/error-schema.ts';
import { sendJsonText } from '../../http/json-text.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { runParams } from '../runs/run-params.ts';
import { createAnswerCache } from './answer-cache.ts';
import { listItems } from './items-view.ts';
import { parseProductsQuery } from './parse-products-query.ts';
import { ProductsAnswerSchema, productsQuery } from './product-schemas.ts';
import { readProductsJson } from './products-view.ts';
import type { RunReading } from './run-reading.ts';
import { type ProductsQuery, selectProducts } from './select-products.ts';

/** A done run never changes, so what was once read of it can be sent again. */
const maxCachedBytes = 24 * 1024 * 1024;
/**
 * A larger answer is written part by part by the thread of large answers; one that fits into the cache is held as a whole
 * for the next.
 */
const mostBytesHere = 2_000_000;

/** The products of a done run. */
export function productRoutes({
  database,
  rankLists,
  answers,
  metrics,
}: RunReading & { metrics: Pick<Metrics, 'productsReasons'> }): RoutePlugin {
  const kept = createAnswerCache(maxCachedBytes);

  async function readAnswer(runId: string, query: ProductsQuery): Promise<Buffer | Readable> {
    const key = `${runId} ${JSON.stringify(query)}`;
    const known = kept.find(key);
    if (known !== undefined) return known;
    const { run, products } = await rankLists.of(runId);
    const selection = selectProducts(products, query);
    if (selection.totalCount === 0) await listItems(database.reads, run.runId, query.itemId);
    const bytes = selection.products.reduce((sum, product) => sum + product.bytes, 0);
    if (bytes > mostBytesHere) {
      return kept.keepRead(key, await answers.open({ answer: 'products', runId: run.runId, query }));
    }
    return kept.readOnce(key, async () =>
      Buffer.from(await readProductsJson(database.reads, run.runId, query, selection)),
    );
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
          response: { 200: ProductsAnswerSchema, ...failures(404, 503) },
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
