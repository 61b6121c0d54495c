import { Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { sendJsonText } from '../../http/json-text.ts';
import { errorSchema } from '../../http/openapi.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { createAnswerCache } from './answer-cache.ts';
import { parseProductsQuery } from './parse-products-query.ts';
import { ProductsAnswerSchema } from './product-schemas.ts';
import { readProductsJson } from './products-view.ts';
import type { RankLists } from './rank-lists.ts';
import type { ProductsQuery } from './select-products.ts';
import { selectProducts } from './select-products.ts';

const lenientText = (description: string) => Type.Optional(Type.Unknown({ description }));

/** Query parameters that every view of the products of a run takes. */
export const productsQuery = Type.Object(
  {
    is_shortlisted: lenientText('`true`: confirmed products only, or the pending set, flagged, when none is confirmed'),
    exclude_spec_matching_data: lenientText('`true`: leave out spec_matching_data'),
    exclude_cleanup_data: lenientText('`true`: leave out cleanup_data'),
    page: lenientText('1-based page index, 1 by default'),
    page_size: lenientText('Products per page; everything when left out'),
    exclude: lenientText('Product ids to skip, separated by commas'),
    item_id: lenientText('Only products of this item'),
    platform: lenientText('Only products of this platform'),
    include_eliminated: lenientText('`true`: append eliminated products with the failed must-have'),
    reason: lenientText('Why the caller asks; counted, of no effect'),
  },
  { additionalProperties: true },
);

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
          params: Type.Object({ job_id: Type.String({ description: 'The run id' }) }),
          querystring: productsQuery,
          response: { 200: ProductsAnswerSchema, 400: errorSchema, 404: errorSchema, 500: errorSchema },
        },
      },
      async (request, reply) => {
        const { job_id: runId } = request.params as { job_id: string };
        const parameters = request.query as Record<string, unknown>;
        const answer = await readAnswer(runId, parseProductsQuery(parameters));
        if (parameters.reason !== undefined) {
          metrics.productsReasons.inc();
          request.log.info({ runId, reason: parameters.reason }, 'Products read for a reason.');
        }
        return sendJsonText(reply, answer);
      },
    );
  };
}
