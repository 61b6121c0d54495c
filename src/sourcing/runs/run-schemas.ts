import { Type } from 'typebox';
import { anyObject, MatchTypeSchema, VerdictSchema } from '../products/product-schemas.ts';
import { SourcingContextSchema } from './sourcing-context.ts';

/** Body of a start. Unknown top-level members are ignored. */
export const StartRunBodySchema = Type.Object(
  {
    sr_id: Type.String({ description: 'The public id of the sourcing request' }),
    sourcing_context: Type.Optional(SourcingContextSchema),
  },
  { additionalProperties: true },
);

export const RunStartedSchema = Type.Object({
  job_id: Type.String({ description: 'The run id' }),
  statusUrl: Type.String(),
  resultUrl: Type.String({ description: 'Path of the latest result of the sourcing request' }),
});

const nullableTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

export const RunStatusSchema = Type.Object({
  runId: Type.String(),
  srId: Type.String(),
  srVersion: Type.Integer(),
  state: Type.String({ description: 'queued, running, done, failed or cancelled; more may come' }),
  progress: Type.Object({ done: Type.Integer(), total: Type.Integer() }),
  createdAt: Type.String({ format: 'date-time' }),
  startedAt: nullableTime,
  finishedAt: nullableTime,
  error: Type.Union([Type.String(), Type.Null()]),
  rerunOf: Type.Optional(Type.String({ description: 'The run that this one repeats; left out for any other' })),
  statusUrl: Type.String(),
  resultUrl: Type.String(),
  productsUrl: Type.String(),
});

export const RunListSchema = Type.Object({ runs: Type.Array(RunStatusSchema) });

const RecordSpecResultSchema = Type.Object({
  specName: Type.String(),
  specValues: Type.Array(Type.String()),
  required: Type.Boolean(),
  productValue: Type.Union([Type.String(), Type.Null()]),
  matchType: MatchTypeSchema,
  reasoning: Type.String(),
  evidence: Type.Union([Type.Object({ field: Type.String(), text: Type.String() }), Type.Null()]),
  method: Type.String({ description: 'Which comparer decided' }),
});

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
  isOpen,
);

const UnitPriceSchema = Type.Object({
  amount: Type.String({ description: 'A decimal number' }),
  currency: Type.String({ description: 'ISO 4217' }),
  minQuantity: Type.Number({ description: 'Where this price begins; it may be more than the quantity of the item' }),
});

const RecordSupplierSchema = Type.Object(
  {
    name: Type.Optional(Type.String()),
    member_id: Type.Optional(Type.Number()),
    seller_id: Type.Optional(Type.String()),
    platform_login_id: Type.Optional(Type.String()),
    shop_url: Type.Optional(Type.String()),
  },
  isOpen,
);

const RecordVariantSchema = Type.Object(
  {
    sku_id: Type.Optional(Type.String()),
    attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }, isOpen)),
  },
  isOpen,
);

const RecordItemSchema = Type.Object(
  {
    itemId: Type.Integer(),
    revision: Type.Integer(),
    name: Type.String(),
    description: Type.String(),
    quantity: Type.Union([Type.Number(), Type.Null()]),
    specs: Type.Array(
      Type.Object({ name: Type.String(), value: Type.String(), required: Type.Optional(Type.Boolean()) }, isOpen),
    ),
  },
  isOpen,
);

const notes = Type.Array(Type.String(), { description: 'Plain sentences on anything a person would ask about' });
const RecordStatsSchema = Type.Object(
  {
    notes,
    items: Type.Array(Type.Object({ itemId: Type.Integer(), candidates: Type.Integer(), notes }, isOpen)),
  },
  isOpen,
);

const RecordEntrySchema = Type.Object({
  productId: Type.String(),
  platform: Type.String(),
  itemId: Type.Integer(),
  itemRevision: Type.Integer(),
  title: Type.String(),
  url: Type.Union([Type.String(), Type.Null()]),
  images: Type.Array(Type.String()),
  moq: Type.Union([Type.Number(), Type.Null()]),
  unit: Type.Union([Type.String(), Type.Null()]),
  price: Type.Union([RecordPriceSchema, Type.Null()]),
  unitPrice: Type.Optional(
    Type.Union([UnitPriceSchema, Type.Null()], {
      description:
        'What a piece costs at the quantity of the item, from the price list of the chosen variant; the lowest price ' +
        'while the quantity is unknown. Null when none is known; runs recorded before it was stored lack it',
    }),
  ),
  supplier: RecordSupplierSchema,
  variants: Type.Array(RecordVariantSchema),
  verdict: VerdictSchema,
  vetoScore: Type.Number(),
  rerankMatchScore: Type.Number({ minimum: 0, maximum: 1 }),
  bufferNotes: Type.Array(Type.String()),
  variantIndex: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The variant that meets the must-haves together',
  }),
  specResults: Type.Array(RecordSpecResultSchema),
  questions: Type.Optional(
    Type.Array(Type.Object({ specName: Type.String(), en: Type.String(), zh: Type.String() }), {
      description: 'What to ask the supplier of a pending product; runs recorded before there were questions lack it',
    }),
  ),
});

export const RunRecordSchema = Type.Object({
  runId: Type.String(),
  srId: Type.String(),
  srVersion: Type.Integer(),
  state: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  finishedAt: nullableTime,
  error: Type.Union([Type.String(), Type.Null()]),
  items: Type.Array(RecordItemSchema, { description: 'The items as they were when the run started' }),
  sourcingContext: anyObject,
  result: Type.Object({
    shortlist: Type.Array(RecordEntrySchema),
    possibleMatches: Type.Array(RecordEntrySchema),
    priceExcluded: Type.Array(RecordEntrySchema),
    eliminated: Type.Array(RecordEntrySchema),
  }),
  resultHash: Type.String({ description: 'sha256: and the hash of `result` as sent' }),
  stats: Type.Union([RecordStatsSchema, Type.Null()]),
  cost: Type.Object({ amount: Type.Number(), currency: Type.String() }),
});

const nullableInteger = Type.Union([Type.Integer(), Type.Null()]);

/** A record with what has changed in its sourcing request since the run began. */
export const LatestResultSchema = Type.Object({
  ...RunRecordSchema.properties,
  stale: Type.Boolean({ description: 'Items were edited or added since; the results are of their older revisions' }),
  staleItems: Type.Array(
    Type.Object({
      itemId: Type.Integer(),
      change: Type.String({ description: 'revised, removed or added' }),
      recordedRevision: nullableInteger,
      currentRevision: nullableInteger,
    }),
  ),
  currentVersion: Type.Union([Type.Integer(), Type.Null()], { description: 'Version of the request now' }),
});
