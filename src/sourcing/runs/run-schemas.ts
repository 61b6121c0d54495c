import { Type } from 'typebox';
import { dateTime, MoneySchema, nullable } from '../../http/schema-parts.ts';
import { anyObject, DifferenceSchema, SupplierSchema, VerdictSchema } from '../products/product-schemas.ts';
import { MatchTypeSchema, RecordSpecResultSchema } from '../products/spec-result.ts';
import { SourcingContextSchema } from './sourcing-context.ts';

/** Body of a start. Unknown top-level members are ignored. */
export const StartRunBodySchema = Type.Object(
  {
    sr_id: Type.String({ description: 'The public id of the sourcing request' }),
    sourcing_context: Type.Optional(SourcingContextSchema),
  },
  { additionalProperties: true, $id: 'StartRun' },
);

export const RunStartedSchema = Type.Object(
  {
    job_id: Type.String({ description: 'The run id' }),
    statusUrl: Type.String(),
    resultUrl: Type.String({ description: 'Path of the latest result of the sourcing request' }),
  },
  { $id: 'RunStarted' },
);

export const RunStatusSchema = Type.Object(
  {
    runId: Type.String(),
    srId: Type.String(),
    srVersion: Type.Integer(),
    state: Type.String({ description: 'queued, running, done, failed or cancelled; more may come' }),
    progress: Type.Object({ done: Type.Integer(), total: Type.Integer() }),
    createdAt: dateTime,
    startedAt: nullable(dateTime),
    finishedAt: nullable(dateTime),
    error: nullable(Type.String()),
    rerunOf: Type.Optional(Type.String({ description: 'The run that this one repeats; left out for any other' })),
    statusUrl: Type.String(),
    resultUrl: Type.String(),
    productsUrl: Type.String(),
  },
  { $id: 'RunStatus' },
);

export const RunListSchema = Type.Object(
  {
    runs: Type.Array(RunStatusSchema, { description: 'Newest first' }),
    nextCursor: nullable(Type.String(), { description: 'Send it as `cursor` for the next page; null on the last' }),
  },
  { $id: 'RunList' },
);

/** Members that a reader may rely on; others may stand beside them. */
const isOpen = { additionalProperties: true };

const RecordPriceSchema = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217' }),
    tiers: Type.Array(
      Type.Object(
        {
          min_quantity: Type.Number(),
          amount: Type.String({ description: 'A decimal number: what a piece costs from min_quantity pieces on' }),
        },
        isOpen,
      ),
    ),
  },
  { ...isOpen, $id: 'Price' },
);

const UnitPriceSchema = Type.Object(
  {
    amount: Type.String({ description: 'A decimal number' }),
    currency: Type.String({ description: 'ISO 4217' }),
    minQuantity: Type.Number({ description: 'Where this price begins; it may be more than the quantity of the item' }),
  },
  { $id: 'UnitPrice' },
);

const RecordVariantSchema = Type.Object(
  {
    sku_id: Type.Optional(Type.String()),
    attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }, isOpen)),
    price: Type.Optional(RecordPriceSchema),
  },
  { ...isOpen, $id: 'Variant' },
);

/** A spec as the run froze it. */
export const FrozenSpecSchema = Type.Object(
  { name: Type.String(), value: Type.String(), required: Type.Optional(Type.Boolean()) },
  { ...isOpen, $id: 'FrozenSpec' },
);

const RecordItemSchema = Type.Object(
  {
    itemId: Type.Integer(),
    revision: Type.Integer(),
    name: Type.String(),
    description: Type.String(),
    quantity: nullable(Type.Number()),
    specs: Type.Array(FrozenSpecSchema),
  },
  { ...isOpen, $id: 'RecordItem' },
);

const notes = Type.Array(Type.String(), { description: 'Plain sentences on anything a person would ask about' });
const RecordStatsSchema = Type.Object(
  {
    notes,
    items: Type.Array(Type.Object({ itemId: Type.Integer(), candidates: Type.Integer(), notes }, isOpen)),
  },
  { ...isOpen, $id: 'RecordStats' },
);

export const RecordQuestionSchema = Type.Object(
  { specName: Type.String(), en: Type.String(), zh: Type.String() },
  { $id: 'RecordQuestion' },
);

const RecordProductTypeSchema = Type.Object(
  {
    wanted: Type.String({ description: 'The type as the item names it' }),
    found: nullable(Type.String(), { description: 'What the listing is called' }),
    matchType: MatchTypeSchema,
    reasoning: Type.String(),
  },
  {
    $id: 'RecordProductType',
    description: 'Whether the product is of the wanted type; runs recorded before it was judged lack it',
  },
);

export const RecordSimilarSchema = Type.Object(
  {
    best: Type.String({ description: 'The best-ranked of them, `platform:product_id`' }),
    listings: Type.Integer({ minimum: 2 }),
    isDuplicate: Type.Boolean(),
    differs: Type.Array(DifferenceSchema),
  },
  { $id: 'RecordSimilarListings', description: 'As `similar_listings` of a product' },
);

export const RecordEntrySchema = Type.Object(
  {
    productId: Type.String(),
    platform: Type.String(),
    itemId: Type.Integer(),
    itemRevision: Type.Integer(),
    title: Type.String(),
    url: nullable(Type.String()),
    images: Type.Array(Type.String()),
    moq: nullable(Type.Number()),
    unit: nullable(Type.String()),
    price: nullable(RecordPriceSchema),
    unitPrice: Type.Optional(
      nullable(UnitPriceSchema, {
        description:
          'What a piece costs at the quantity of the item, from the price list of the chosen variant; the lowest price ' +
          'while the quantity is unknown. Null when none is known; records of runs from before it was stored lack it',
      }),
    ),
    supplier: SupplierSchema,
    variants: Type.Array(RecordVariantSchema),
    productType: Type.Optional(RecordProductTypeSchema),
    similarListings: Type.Optional(RecordSimilarSchema),
    verdict: VerdictSchema,
    vetoScore: Type.Number(),
    rerankMatchScore: Type.Number({ minimum: 0, maximum: 1 }),
    bufferNotes: Type.Array(Type.String()),
    variantIndex: nullable(Type.Integer(), {
      description: 'The variant that meets the must-haves together',
    }),
    specResults: Type.Array(RecordSpecResultSchema),
    questions: Type.Optional(
      Type.Array(RecordQuestionSchema, {
        description:
          'What to ask the supplier of a product that may be bought; runs recorded before there were questions lack it',
      }),
    ),
  },
  { $id: 'RecordEntry' },
);

const RecordResultSchema = Type.Object(
  {
    shortlist: Type.Array(RecordEntrySchema),
    possibleMatches: Type.Array(RecordEntrySchema),
    priceExcluded: Type.Array(RecordEntrySchema),
    typeExcluded: Type.Array(RecordEntrySchema, {
      description: 'Products of another type of goods than the item names',
    }),
    eliminated: Type.Array(RecordEntrySchema),
  },
  { $id: 'RecordResult' },
);

export const RunRecordSchema = Type.Object(
  {
    runId: Type.String(),
    srId: Type.String(),
    srVersion: Type.Integer(),
    state: Type.String(),
    createdAt: dateTime,
    finishedAt: nullable(dateTime),
    error: nullable(Type.String()),
    items: Type.Array(RecordItemSchema, { description: 'The items as they were when the run started' }),
    sourcingContext: anyObject,
    result: RecordResultSchema,
    resultHash: Type.String({ description: 'sha256: and the hash of `result` as sent' }),
    stats: nullable(RecordStatsSchema),
    cost: MoneySchema,
  },
  { $id: 'RunRecord' },
);

/** A record with what has changed in its sourcing request since the run began. */
export const LatestResultSchema = Type.Object(
  {
    ...RunRecordSchema.properties,
    stale: Type.Boolean({ description: 'Items were edited or added since; the results are of their older revisions' }),
    staleItems: Type.Array(
      Type.Object({
        itemId: Type.Integer(),
        change: Type.String({ description: 'revised, removed or added' }),
        recordedRevision: nullable(Type.Integer()),
        currentRevision: nullable(Type.Integer()),
      }),
    ),
    currentVersion: nullable(Type.Integer(), { description: 'Version of the request now' }),
  },
  { $id: 'LatestResult' },
);
