import { type TSchema, Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import { sendJsonText } from '../../http/json-text.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { nullable } from '../../http/schema-parts.ts';
import { Refusal } from '../../lib/refusal.ts';
import { parseProductsQuery } from '../products/parse-products-query.ts';
import { productsQuery, SupplierSchema } from '../products/product-schemas.ts';
import type { RunReading } from '../products/run-reading.ts';
import { readDoneRun } from '../runs/read-run.ts';
import { runParams } from '../runs/run-params.ts';
import { furtherLanguages, type LanguageCode, languageCodes, languageName } from './language-codes.ts';
import { recordedLanguages } from './question.ts';

const inEnglish = (codes: readonly LanguageCode[]) => codes.map((code) => languageName(code, 'en'));
const listed = (codes: readonly LanguageCode[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat('en', { type }).format(inEnglish(codes));

/** Those of the record always, a further language where it is asked for. */
const texts: Record<string, TSchema> = Object.fromEntries([
  ...recordedLanguages.map((code) => [code, Type.String()]),
  ...furtherLanguages.map((code) => [code, Type.Optional(Type.String({ description: `With \`language=${code}\`` }))]),
]);

const LanguageSchema = Type.Union(languageCodes.map((code) => Type.Literal(code)));
const OfferedLanguageSchema = Type.Object(
  { code: LanguageSchema, name: Type.String({ description: 'As its speakers call it' }) },
  { $id: 'OfferedLanguage' },
);

const SupplierQuestionSchema = Type.Object({ spec_name: Type.String(), ...texts }, { $id: 'SupplierQuestion' });

const AskedProductSchema = Type.Object(
  {
    product_id: Type.String(),
    platform: Type.String(),
    title: Type.String(),
    url: nullable(Type.String(), { description: 'http or https' }),
    item_id: Type.Integer(),
    item_revision: Type.Integer(),
    item_name: Type.String(),
    questions: Type.Array(SupplierQuestionSchema, {
      description: 'The unconfirmed must-haves, then an unstated price and a minimum order above the wanted quantity',
    }),
  },
  { $id: 'AskedProduct' },
);

const QuestionsSchema = Type.Object(
  {
    total_count: Type.Integer({ description: 'Products to ask about; ignores paging' }),
    languages: Type.Optional(Type.Array(OfferedLanguageSchema, { description: 'What `language` may be' })),
    suppliers: Type.Array(
      Type.Object({
        platform: Type.String(),
        supplier: SupplierSchema,
        products: Type.Array(AskedProductSchema),
        message: Type.Object(texts, { description: 'A letter, ready to be sent' }),
      }),
      { description: 'The supplier of the best product first' },
    ),
  },
  { $id: 'Questions' },
);

const questionsQuery = Type.Object(
  {
    ...Type.Pick(productsQuery, ['item_id', 'platform', 'exclude', 'page', 'page_size']).properties,
    only: Type.Optional(
      Type.String({
        maxLength: 20_000,
        description: 'Only these products, as `platform:product_id`, separated by commas: the letter about them alone',
      }),
    ),
    language: Type.Optional(
      Type.Union(LanguageSchema.anyOf, {
        description: `A language to write the questions and letters in, beside ${listed(recordedLanguages)}`,
      }),
    ),
  },
  { additionalProperties: true },
);

/** @throws Refusal invalid for what can be no product: the answer would be empty, whatever the run found. */
function parseOnly(text: string | undefined): string[] | undefined {
  const keys = text?.split(',').flatMap((key) => key.trim() || []);
  const wrong = keys?.find((key) => !/^[^:]+:./u.test(key));
  if (wrong === undefined) return keys;
  const message = `must be platform:product_id, separated by commas, not "${wrong.slice(0, 40).toWellFormed()}"`;
  throw new Refusal('invalid', 'The query is not valid.', {
    issues: [{ code: 'wrong_format', path: ['only'], message }],
  });
}

/** What to ask suppliers about the products of a run that may be bought. */
export function questionRoutes({ database, answers }: RunReading): RoutePlugin {
  return (app) => {
    app.get(
      '/job/:job_id/questions',
      {
        schema: {
          operationId: 'readJobQuestions',
          tags: ['Products'],
          summary:
            `What to ask suppliers, in ${inEnglish(recordedLanguages).join(', ')} and, where asked for, ` +
            listed(furtherLanguages, 'disjunction'),
          description:
            'About pending products of the wanted type, and about shortlisted ones whose price or minimum order is open. A ' +
            'question that a person has answered since is left out; so is a product about which there is nothing to ask, ' +
            'and a supplier without any. Letters state customization, notes of the item and delivery as the request does ' +
            'now, to callers with a token where the service has tokens.',
          params: runParams,
          querystring: questionsQuery,
          response: { 200: QuestionsSchema, ...failures(404, 503) },
        },
      },
      async (request, reply) => {
        const { language, only } = request.query;
        const query = parseProductsQuery(request.query);
        const run = await readDoneRun(database.reads, request.params.job_id);
        const named = parseOnly(only);
        const isTrusted = await request.isTrusted();
        const input = { answer: 'questions' as const, runId: run.runId, query, language, only: named, isTrusted };
        return sendJsonText(reply, await answers.open(input));
      },
    );
  };
}
