import { Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import { sendJsonText } from '../../http/json-text.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { createAnswerCache } from '../products/answer-cache.ts';
import { parseProductsQuery } from '../products/parse-products-query.ts';
import { productsQuery } from '../products/product-schemas.ts';
import type { RunReading } from '../products/run-reading.ts';
import { readDoneRun } from '../runs/read-run.ts';
import { runParams } from '../runs/run-params.ts';
import { DiagnosisSchema } from './diagnosis-schemas.ts';

const maxCachedBytes = 16 * 1024 * 1024;

/** Why a done run found so few products. */
export function diagnosisRoutes({ database, answers }: RunReading): RoutePlugin {
  const kept = createAnswerCache(maxCachedBytes);

  function readAnswer(runId: string, itemId: number | undefined): Promise<Buffer> {
    const key = `${runId} ${itemId ?? ''}`;
    return kept.readOnce(key, async () => {
      const run = await readDoneRun(database.reads, runId);
      return answers.read({ answer: 'diagnosis', runId: run.runId, itemId });
    });
  }

  return (app) => {
    app.get(
      '/job/:job_id/diagnosis',
      {
        schema: {
          operationId: 'readJobDiagnosis',
          tags: ['Products'],
          summary: 'Why so few: what each must-have costs, and what relaxing it would bring',
          params: runParams,
          querystring: Type.Pick(productsQuery, ['item_id']),
          response: { 200: DiagnosisSchema, ...failures(404, 503) },
        },
      },
      async (request, reply) => {
        const { itemId } = parseProductsQuery(request.query);
        return sendJsonText(reply, await readAnswer(request.params.job_id, itemId));
      },
    );
  };
}
