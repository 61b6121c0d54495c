import { type Static, Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { readDoneRun } from '../runs/read-run.ts';
import { runParams } from '../runs/run-params.ts';
import type { FeedbackEntry } from './feedback.ts';
import {
  FeedbackAnswerSchema,
  FeedbackBodySchema,
  FeedbackHistorySchema,
  FeedbackListSchema,
} from './feedback-schemas.ts';
import { listFeedbackOfRun, listHistory } from './feedback-store.ts';
import { type FeedbackTarget, findTarget } from './find-target.ts';
import { type FeedbackDependencies, giveFeedback, withdrawFeedback } from './give-feedback.ts';

const specParams = Type.Object({
  ...runParams.properties,
  product_id: Type.String({ description: 'Bare, or `platform:id` when two platforms have a product of this id' }),
  spec_name: Type.String({ description: 'Name of the spec, percent-encoded' }),
});
const targetQuery = Type.Object(
  {
    platform: Type.Optional(Type.String({ description: 'When two platforms have a product of this id' })),
    item_id: Type.Optional(
      Type.Integer({ minimum: 1, description: 'When two items want different values under this name' }),
    ),
    spec_value: Type.Optional(Type.String({ description: 'When one item has two specs of this name' })),
    spec_key: Type.Optional(
      Type.String({
        description: 'In place of `spec_value`: the key of the spec, as a single product and all feedback have it',
      }),
    ),
  },
  { additionalProperties: true },
);

interface SpecRequest {
  params: Static<typeof specParams>;
  query: Static<typeof targetQuery>;
}

function entryToWire(entry: FeedbackEntry) {
  return {
    platform: entry.platform,
    product_id: entry.productId,
    spec_key: entry.specKey,
    spec_name: entry.specName,
    spec_values: entry.specValues,
    verdict: entry.verdict,
    value: entry.value,
    note: entry.note,
    by: entry.by,
    written_by: entry.caller,
    run_id: entry.runId,
    created_at: entry.createdAt.toISOString(),
  };
}

function answerTo(entry: FeedbackEntry, target: FeedbackTarget) {
  const from = entry.createdAt.toISOString();
  const effect =
    entry.verdict === null
      ? `Runs started from ${from} on read "${entry.specName}" of this product from its listing again.`
      : `Runs started from ${from} on take "${entry.specName}" of this product as ${entry.verdict}.`;
  return {
    ...entryToWire(entry),
    item_ids: target.itemIds,
    recorded_match_type: target.matchType,
    counts_from: from,
    message: `${effect} The record of this run stays as it is.`,
  };
}

/** A person's word on one spec of one product, for later runs. */
export function feedbackRoutes(dependencies: FeedbackDependencies): RoutePlugin {
  const { database } = dependencies;
  const specUrl = '/job/:job_id/products/:product_id/specs/:spec_name';

  async function targetOf(request: SpecRequest): Promise<{ runId: string; target: FeedbackTarget }> {
    const { job_id, product_id: productId, spec_name: specName } = request.params;
    const { platform, item_id: itemId, spec_value: specValue, spec_key: specKey } = request.query;
    const { runId } = await readDoneRun(database.pool, job_id);
    const name = { productId, specName, platform, itemId, specValue, specKey };
    return { runId, target: await findTarget(database.pool, runId, name) };
  }

  return (app) => {
    app.put(
      specUrl,
      {
        config: { auth: true, bodyLimitBytes: 64 * 1024 },
        schema: {
          operationId: 'putSpecFeedback',
          tags: ['Feedback'],
          summary: 'Say whether a product meets a spec',
          description:
            'Later runs use the verdict for the same platform, product and spec (name and wanted values) in place of ' +
            'what the listing says, with `method` `human`. The record of this run does not change.',
          params: specParams,
          querystring: targetQuery,
          body: FeedbackBodySchema,
          response: { 200: FeedbackAnswerSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { verdict, note = null, value = null, by = request.caller } = request.body;
        const { runId, target } = await targetOf(request);
        const author = { runId, caller: request.caller };
        const entry = await giveFeedback(dependencies, target, { verdict, note, value, by }, author);
        return reply.send(answerTo(entry, target));
      },
    );

    app.delete(
      specUrl,
      {
        config: { auth: true },
        schema: {
          operationId: 'withdrawSpecFeedback',
          tags: ['Feedback'],
          summary: 'Withdraw what was said of a spec of a product',
          params: specParams,
          querystring: targetQuery,
          response: { 200: FeedbackAnswerSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { runId, target } = await targetOf(request);
        const entry = await withdrawFeedback(dependencies, target, { runId, caller: request.caller });
        return reply.send(answerTo(entry, target));
      },
    );

    app.get(
      specUrl,
      {
        config: { auth: 'in production' },
        schema: {
          operationId: 'readSpecFeedback',
          tags: ['Feedback'],
          summary: 'What people said of a spec of a product, with its history',
          params: specParams,
          querystring: targetQuery,
          response: { 200: FeedbackHistorySchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { target } = await targetOf(request);
        const history = (await listHistory(database.pool, target)).map(entryToWire);
        const [newest] = history;
        return reply.send({ current: newest === undefined || newest.verdict === null ? null : newest, history });
      },
    );

    app.get(
      '/job/:job_id/feedback',
      {
        config: { auth: 'in production' },
        schema: {
          operationId: 'listJobFeedback',
          tags: ['Feedback'],
          summary: 'What people said of the products of a run',
          params: runParams,
          response: { 200: FeedbackListSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const run = await readDoneRun(database.pool, request.params.job_id);
        const entries = await listFeedbackOfRun(database.pool, run.runId);
        return reply.send({
          feedback: entries.map((entry) => ({
            ...entryToWire(entry),
            counted_in_this_run: entry.createdAt <= run.createdAt,
            counted_in: entry.countedIn,
          })),
        });
      },
    );
  };
}
