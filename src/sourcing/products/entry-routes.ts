import { Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { Refusal } from '../../lib/refusal.ts';
import { runParams } from '../runs/run-params.ts';
import { RecordEntrySchema } from '../runs/run-schemas.ts';
import { listItems } from './items-view.ts';
import { streamProducts } from './products-view.ts';
import { type RecordEntry, unitPriceOf } from './record-entry.ts';
import type { RunReading } from './run-reading.ts';
import { specKey } from './spec-key.ts';
import { exclusionKindOf } from './spec-result.ts';

const EntryAnswerSchema = Type.Object(
  {
    isPriceExcluded: Type.Boolean({ description: 'Its price is over the maximum' }),
    product: RecordEntrySchema,
  },
  { $id: 'ProductAnswer' },
);

/** One product of a done run, with the evidence of every verdict. */
export function entryRoutes({ database, rankLists }: RunReading): RoutePlugin {
  /**
   * With the keys of its specs, which no record holds, and with what records of older runs lack: the price of a piece, as
   * their tables show it, and the kinds of exclusions.
   */
  async function completed(runId: string, entry: RecordEntry) {
    const specResults = entry.specResults.map((result) => {
      const kind = exclusionKindOf(result);
      if (kind !== undefined) return { ...result, kind };
      return { ...result, specKey: specKey(result.specName, result.specValues) };
    });
    if (entry.unitPrice !== undefined) return { ...entry, specResults };
    const [item] = await listItems(database.reads, runId, entry.itemId);
    return { ...entry, specResults, unitPrice: unitPriceOf(entry, item?.quantity ?? null) };
  }

  return (app) => {
    app.get(
      '/job/:job_id/products/:product_id',
      {
        schema: {
          operationId: 'readJobProduct',
          tags: ['Products'],
          summary: 'One product of a done run, with the evidence of every verdict',
          params: Type.Object({
            ...runParams.properties,
            product_id: Type.String({ description: 'Bare, as the platform gives it' }),
          }),
          querystring: Type.Object(
            {
              platform: Type.Optional(Type.String({ description: 'When two platforms have a product of this id' })),
              item_id: Type.Optional(
                Type.Integer({ minimum: 1, description: 'When several items found the product; the first by default' }),
              ),
            },
            { additionalProperties: false },
          ),
          response: { 200: EntryAnswerSchema, ...failures(400, 404, 500) },
        },
      },
      async (request, reply) => {
        const { job_id: runId, product_id: productId } = request.params;
        const { platform, item_id: itemId } = request.query;
        const { products } = await rankLists.of(runId);
        const found = products.find(
          (product) =>
            product.productId === productId &&
            (platform === undefined || product.platform === platform) &&
            (itemId === undefined || product.itemId === itemId),
        );
        if (found === undefined) {
          throw new Refusal('not_found', `The run has no product ${productId.slice(0, 100)}.`, {
            issues: [{ code: 'not_found', path: ['product_id'], message: 'is not a product of this run' }],
          });
        }
        const selection = { products: [found], offset: 0, isFallback: false };
        for await (const [first] of streamProducts(database.reads, runId, selection)) {
          if (first === undefined) continue;
          const product = await completed(runId, first.entry);
          return reply.send({ isPriceExcluded: first.isPriceExcluded, product });
        }
        throw new Error(`The product ${productId} of the run ${runId} is gone.`);
      },
    );
  };
}
