import { Type } from 'typebox';
import { type Supplier, supplierMembers } from '../../catalog/supplier.ts';
import { lenient, nullable } from '../../http/schema-parts.ts';
import { MatchTypeSchema, ViewSpecResultSchema } from './spec-result.ts';

export const VerdictSchema = Type.Union(
  [Type.Literal('shortlisted'), Type.Literal('pending'), Type.Literal('eliminated')],
  { $id: 'Verdict' },
);
export const anyObject = Type.Object({}, { additionalProperties: true });

const SpecMatchingDataSchema = Type.Object(
  {
    verdict: VerdictSchema,
    veto_score: Type.Number({ description: '[2, 3) shortlisted, [1, 2) pending, [0, 1) eliminated' }),
    rerank_match_score: Type.Number({ minimum: 0, maximum: 1 }),
    veto_specs: Type.Array(ViewSpecResultSchema),
    matched_rerank_specs: Type.Array(Type.String()),
    rerank_specs: Type.Array(ViewSpecResultSchema),
    unconfirmed_veto_specs: Type.Optional(Type.Array(Type.String())),
    unconfirmed_fallback: Type.Optional(Type.Boolean()),
    buffer_notes: Type.Optional(Type.Array(Type.String())),
  },
  { $id: 'SpecMatchingData' },
);

const memberTypes = { text: Type.String(), integer: Type.Number(), address: Type.String() };

export const SupplierSchema = Type.Unsafe<Supplier>(
  Type.Object(
    Object.fromEntries(
      Object.entries(supplierMembers).map(([member, kind]) => [member, Type.Optional(memberTypes[kind])]),
    ),
    { additionalProperties: true, $id: 'Supplier' },
  ),
);

const CleanupDataSchema = Type.Object(
  {
    title: Type.String(),
    price: nullable(anyObject),
    supplier: SupplierSchema,
    variants: Type.Array(anyObject),
    platform: Type.String(),
  },
  { additionalProperties: true, $id: 'CleanupData' },
);

export const ProductTypeSchema = Type.Object(
  {
    wanted: Type.String({ description: 'The type as the item names it' }),
    found: nullable(Type.String(), { description: 'What the listing is called' }),
    match_type: MatchTypeSchema,
    reasoning: Type.String(),
  },
  {
    $id: 'ProductType',
    description:
      'Whether the product is of the type of goods that the item names. One of another type is served only with ' +
      'include_eliminated=true, as eliminated with a failed must-have named `product type`; runs of before it was judged lack it',
  },
);

export const DifferenceSchema = Type.Object(
  {
    name: Type.String({
      description: '`price`, `moq`, `lead time (days)`, `supplier`, `variants`, `title`, or an attribute',
    }),
    here: nullable(Type.String(), { description: 'What this listing says; null where it says nothing' }),
    best: nullable(Type.String(), { description: 'What the best-ranked of them says' }),
  },
  { $id: 'ListingDifference' },
);

export const SimilarListingsSchema = Type.Object(
  {
    best: Type.String({ description: 'The best-ranked of them, `platform:product_id`' }),
    listings: Type.Integer({ minimum: 2, description: 'Products of the item in the group, this one included' }),
    is_duplicate: Type.Boolean({
      description: 'Supplier, title, attributes, variants and price are those of the best-ranked one',
    }),
    differs: Type.Array(DifferenceSchema, { description: 'Where it differs from the best-ranked one, at most ten' }),
  },
  {
    $id: 'SimilarListings',
    description:
      'Near-equal listings among the products of the item: the same words in the title, or titles of one supplier that ' +
      'share three quarters of their words. Left out where there is no other, and by runs of before they were compared',
  },
);

export const ProductsAnswerSchema = Type.Object(
  {
    total_count: Type.Integer({ description: 'Size of the full set; ignores paging' }),
    products: Type.Array(
      Type.Object(
        {
          product_id: Type.String(),
          stage: Type.Literal('sourcing'),
          spec_matching_data: Type.Optional(SpecMatchingDataSchema),
          cleanup_data: Type.Optional(CleanupDataSchema),
          product_type: Type.Optional(ProductTypeSchema),
          similar_listings: Type.Optional(SimilarListingsSchema),
          item_id: Type.Integer(),
          item_revision: Type.Integer(),
        },
        { $id: 'Product' },
      ),
      { description: 'Best first' },
    ),
  },
  { $id: 'ProductsAnswer' },
);

const flag = (description: string) => lenient(Type.Boolean({ default: false, description }));
const count = (description: string) => lenient(Type.Integer({ minimum: 1, description }));
const text = (description: string) => lenient(Type.String({ description }));

/**
 * Query parameters of every view of the products of a run, read by `parseProductsQuery`: `true` is true and anything
 * else false, and of a parameter that is repeated the last counts.
 */
export const productsQuery = Type.Object(
  {
    is_shortlisted: flag('`true`: confirmed products only, or the pending set, flagged, when none is confirmed'),
    exclude_spec_matching_data: flag('`true`: leave out spec_matching_data'),
    exclude_cleanup_data: flag('`true`: leave out cleanup_data'),
    page: lenient(Type.Integer({ minimum: 1, default: 1, description: '1-based page index' })),
    page_size: count('Products per page; everything when left out'),
    exclude: text('Product ids to skip, separated by commas'),
    item_id: count('Only products of this item'),
    platform: text('Only products of this platform'),
    include_eliminated: flag('`true`: append eliminated products with the failed must-have'),
    reason: text('Why the caller asks; counted, of no effect'),
  },
  { additionalProperties: true },
);
