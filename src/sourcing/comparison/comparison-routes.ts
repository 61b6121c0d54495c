import { Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import { sendJsonText } from '../../http/json-text.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RunReading } from '../products/run-reading.ts';
import { readDoneRun } from '../runs/read-run.ts';
import { ComparisonSchema } from './comparison-schemas.ts';

/** What changed between two runs of one request. */
export function comparisonRoutes({ database, answers }: RunReading): RoutePlugin {
  const params = Type.Object({
    job_id: Type.String({ description: 'The earlier run' }),
    other_id: Type.String({ description: 'The later run' }),
  });
  return (app) => {
    app.get(
      '/api/runs/:job_id/diff/:other_id',
      {
        schema: {
          operationId: 'compareRuns',
          tags: ['Sourcing jobs'],
          summary: 'What changed between two done runs of one sourcing request',
          description:
            'Products that were added, removed or changed their verdict, with the specs that caused it, and items whose revision ' +
            'differs. Runs of different requests are refused with 400; a run that is not done answers 404.',
          params,
          response: { 200: ComparisonSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { job_id: beforeId, other_id: afterId } = request.params;
        const before = await readDoneRun(database.reads, beforeId);
        const after = await readDoneRun(database.reads, afterId, 'other_id');
        if (before.srId !== after.srId) {
          const error = `The runs are of different sourcing requests: ${before.srId} and ${after.srId}.`;
          const message = `must be a run of ${before.srId}`;
          throw new Refusal('invalid', error, {
            issues: [{ code: 'different_requests', path: ['other_id'], message, sr_ids: [before.srId, after.srId] }],
          });
        }
        const input = { answer: 'comparison', beforeId: before.runId, afterId: after.runId } as const;
        return sendJsonText(reply, await answers.open(input));
      },
    );
  };
}
