import { failures } from '../http/error-schema.ts';
import type { RoutePlugin } from '../http/route-plugin.ts';
import type { Clock } from '../lib/clock.ts';
import { draftBodySchema, draftSchema } from './draft-schemas.ts';

/** Reading a wish in plain words. */
export function draftRoutes({ clock }: { clock: Clock }): RoutePlugin {
  return (app) => {
    app.post(
      '/api/v1/drafts',
      {
        config: { auth: true },
        schema: {
          operationId: 'draftRequest',
          tags: ['Sourcing requests'],
          summary: 'Read a wish in plain words into items and specs',
          description:
            'By rules, in English and Chinese: quantities, units, colours, materials, sizes, prices, a date, and what is a must. ' +
            'Every value is words of the text. Nothing is saved: a person corrects the draft and creates a sourcing request from it.',
          body: draftBodySchema,
          response: { 200: draftSchema, ...failures(400, 401, 413, 415, 500) },
        },
      },
      async (request, reply) => {
        // The words of the ontology are loaded when somebody asks.
        const { parseDraft } = await import('./parse-draft.ts');
        return reply.send(parseDraft(request.body.text, new Date(clock.now())));
      },
    );
  };
}
