import { type Static, Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { sendJsonText } from '../../http/json-text.ts';
import { errorSchema } from '../../http/openapi.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { createAnswerCache } from '../products/answer-cache.ts';
import { parseProductsQuery } from '../products/parse-products-query.ts';
import { readDoneRun } from '../runs/read-run.ts';
import { DiagnosisSchema } from './diagnosis-schemas.ts';
import { readDiagnosis } from './diagnosis-view.ts';

const maxCachedBytes = 16 * 1024 * 1024;

/** Why a done run found so few products. */
export function diagnosisRoutes({ database }: { database: Database }): RoutePlugin {
  const params = Type.Object({ job_id: Type.String({ description: 'The run id' }) });
  const answers = createAnswerCache(maxCachedBytes);

  async function readAnswer(runId: string, itemId: number | undefined): Promise<Buffer> {
    const key = `${runId} ${itemId ?? ''}`;
    const known = answers.find(key);
    if (known !== undefined) return known;
    const run = await readDoneRun(database.pool, runId);
    const answer = Buffer.from(JSON.stringify(await readDiagnosis(database.pool, run.runId, itemId)));
    answers.keep(key, answer);
    return answer;
  }

  return (app) => {
    app.get(
      '/job/:job_id/diagnosis',
      {
        schema: {
          operationId: 'readJobDiagnosis',
          tags: ['Products'],
          summary: 'Why so few: what each must-have costs, and what relaxing it would bring',
          params,
          querystring: Type.Object(
            { item_id: Type.Optional(Type.Unknown({ description: 'Only this item' })) },
            { additionalProperties: true },
          ),
          response: { 200: DiagnosisSchema, 400: errorSchema, 404: errorSchema, 500: errorSchema },
        },
      },
      async (request, reply) => {
        const { job_id: jobId } = request.params as Static<typeof params>;
        const { itemId } = parseProductsQuery(request.query as Record<string, unknown>);
        return sendJsonText(reply, await readAnswer(jobId, itemId));
      },
    );
  };
}
