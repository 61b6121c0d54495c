import { type Static, Type } from 'typebox';
import { MoneySchema, nullable } from '../../http/schema-parts.ts';
import { DifferenceSchema } from '../products/product-schemas.ts';
import { MatchTypeSchema } from '../products/spec-result.ts';
import { FrozenSpecSchema } from '../runs/run-schemas.ts';
import { SourcingContextSchema } from '../runs/sourcing-context.ts';

const StageSchema = Type.Union(
  [
    Type.Literal('shortlisted'),
    Type.Literal('pending'),
    Type.Literal('eliminated'),
    Type.Literal('over_price'),
    Type.Literal('other_type'),
  ],
  { description: 'The verdict, or why the product is out before its specs count', $id: 'Stage' },
);

/** What decides where a product stands in the funnel of an item; a product stands in exactly one place. */
export type Stage = Static<typeof StageSchema>;

export const stageNames: readonly Stage[] = StageSchema.anyOf.map((stage) => stage.const);

const RowPriceSchema = Type.Object(
  {
    amount: Type.Number(),
    currency: Type.String({ description: 'ISO 4217' }),
    min_quantity: Type.Number({ description: 'From how many pieces on it holds' }),
    comparable: nullable(Type.Number({ description: 'In the currency of the target or maximum price' })),
  },
  { $id: 'RowPrice' },
);

const RowAnswerSchema = Type.Object(
  { match_type: MatchTypeSchema, product_value: nullable(Type.String()) },
  { $id: 'RowAnswer' },
);

const TableRowSchema = Type.Object(
  {
    rank: Type.Integer({ description: 'Place among all products of the item, from 1' }),
    platform: Type.String(),
    product_id: Type.String(),
    title: Type.String(),
    image: nullable(Type.String()),
    supplier: nullable(Type.String()),
    stage: StageSchema,
    // As it was judged: at the wanted quantity; the lowest while that is unknown, the first where no tier reaches down.
    price: nullable(RowPriceSchema),
    moq: nullable(Type.Number()),
    unit: nullable(Type.String()),
    veto_score: Type.Number(),
    rerank_match_score: Type.Number(),
    product_type: nullable(Type.String({ description: 'What the product was found to be' })),
    type_match: nullable(MatchTypeSchema, {
      description: 'Whether that is the wanted type; null in runs recorded before types were judged',
    }),
    specs: Type.Array(RowAnswerSchema, {
      description: "In the order of the item's specs",
    }),
    notes: Type.Array(Type.String()),
    differs: Type.Array(DifferenceSchema, {
      description:
        'Where its listing differs from the near-equal one that is ranked best, at most ten; see `similar_listings`',
    }),
    offers: Type.Integer({ description: 'Products of the item that are the same offer, this one included' }),
    group: Type.Integer({ description: 'Equal for all offers of a group' }),
  },
  { $id: 'TableRow' },
);

/** One product of an item as a table shows it. */
export type TableRow = Static<typeof TableRowSchema>;

export const TableSchema = Type.Object(
  {
    total_count: Type.Integer({ description: 'Rows of all pages' }),
    without_rate: Type.Array(Type.Object({ currency: Type.String(), products: Type.Integer() }), {
      description:
        'Products of the item, of all stages, whose price could not be held against the target or maximum price because ' +
        'the run has no exchange rate for its currency',
    }),
    rows: Type.Array(TableRowSchema),
  },
  { $id: 'ItemTable' },
);

const notes = Type.Array(Type.String(), { description: 'Plain sentences on anything a person would ask about' });
const FunnelSchema = Type.Object(
  {
    found: Type.Integer({ description: 'What the search brought' }),
    other_type: Type.Integer(),
    over_price: Type.Integer(),
    eliminated: Type.Integer(),
    pending: Type.Integer(),
    shortlisted: Type.Integer(),
  },
  { $id: 'Funnel' },
);

export const OverviewSchema = Type.Object(
  {
    job_id: Type.String(),
    sourcing_context: Type.Intersect([SourcingContextSchema], {
      description: 'What the run was started with, without members that sourcing does not know',
    }),
    notes,
    sources: Type.Array(
      Type.Object({ name: Type.String(), candidates: Type.Integer(), error: nullable(Type.String()) }),
    ),
    items: Type.Array(
      Type.Object({
        item_id: Type.Integer(),
        item_revision: Type.Integer(),
        name: Type.String(),
        description: Type.String(),
        quantity: nullable(Type.Number()),
        specs: Type.Array(FrozenSpecSchema),
        target_price: nullable(MoneySchema),
        max_price: nullable(MoneySchema),
        state: Type.String({ description: 'queued, done or failed' }),
        error: nullable(Type.String()),
        funnel: nullable(FunnelSchema),
        notes,
      }),
    ),
  },
  { $id: 'RunOverview' },
);

export const ChartsSchema = Type.Object(
  {
    currency: nullable(Type.String()),
    target_price: nullable(Type.Number()),
    max_price: nullable(Type.Number()),
    points: Type.Array(
      Type.Object({ rank: Type.Integer(), price: Type.Number(), share: Type.Number(), stage: StageSchema }),
      { description: 'At most 2,000 products, the best ones; `share` is that of the specs confirmed' },
    ),
    unpriced: Type.Integer(),
    coverage: Type.Array(Type.Object({ match: Type.Integer(), unknown: Type.Integer(), not_match: Type.Integer() }), {
      description:
        "In the order of the item's specs; goods of another type are not counted, here and in the distributions",
    }),
    distributions: Type.Array(
      Type.Object({
        spec: Type.Integer({ description: 'Index of the spec' }),
        unit: Type.String(),
        wanted: Type.Object({ low: nullable(Type.Number()), high: nullable(Type.Number()) }),
        bins: Type.Array(Type.Object({ from: Type.Number(), to: Type.Number(), count: Type.Integer() })),
        stated: Type.Integer({ description: 'Products whose listing states a comparable value' }),
        told: Type.Integer({ deprecated: true, description: 'Use `stated`' }),
      }),
    ),
  },
  { $id: 'ItemCharts' },
);

/** What the pictures of an item show. */
export type ItemCharts = Static<typeof ChartsSchema>;

/** The columns by which a table can be sorted, besides `spec:N`. */
export const sortColumns = [
  'rank',
  'title',
  'supplier',
  'platform',
  'price',
  'moq',
  'stage',
  'must_haves',
  'good_to_haves',
] as const;

const text = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }));

export const tableQuery = Type.Object(
  {
    stage: text('Stages, separated by commas; all when left out'),
    platform: text('Only products of this platform'),
    q: text('Words that the title, the supplier, the id or a value found must have'),
    spec: text('Answers that specs must have, by index: `0:match,2:unknown`'),
    fold: Type.Optional(
      Type.Union([Type.Literal('true'), Type.Literal('false')], {
        description: '`true`: of listings of one supplier with the same title, price and values only the best',
      }),
    ),
    group: Type.Optional(Type.Integer({ minimum: 1, description: 'Only the offers of this group' })),
    sort: text(`${sortColumns.join(', ')} or spec:N; rank by default`),
    order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
  },
  { additionalProperties: false },
);

/** The query string of a table as its schema lets it through. */
export type TableParameters = Static<typeof tableQuery>;
