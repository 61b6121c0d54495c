import { Type } from 'typebox';

export const MatchTypeSchema = Type.Union([Type.Literal('match'), Type.Literal('unknown'), Type.Literal('not_match')]);
export const VerdictSchema = Type.Union([
  Type.Literal('shortlisted'),
  Type.Literal('pending'),
  Type.Literal('eliminated'),
]);
export const anyObject = Type.Object({}, { additionalProperties: true });

const ViewSpecResultSchema = Type.Object({
  spec_name: Type.String(),
  spec_values: Type.Array(Type.String()),
  product_value: Type.Union([Type.String(), Type.Null()]),
  match_type: MatchTypeSchema,
  reasoning: Type.String(),
});

const SpecMatchingDataSchema = Type.Object({
  verdict: VerdictSchema,
  veto_score: Type.Number({ description: '[2, 3) shortlisted, [1, 2) pending, [0, 1) eliminated' }),
  rerank_match_score: Type.Number({ minimum: 0, maximum: 1 }),
  veto_specs: Type.Array(ViewSpecResultSchema),
  matched_rerank_specs: Type.Array(Type.String()),
  rerank_specs: Type.Array(ViewSpecResultSchema),
  unconfirmed_veto_specs: Type.Optional(Type.Array(Type.String())),
  unconfirmed_fallback: Type.Optional(Type.Boolean()),
  buffer_notes: Type.Optional(Type.Array(Type.String())),
});

const CleanupDataSchema = Type.Object(
  {
    title: Type.String(),
    price: Type.Union([anyObject, Type.Null()]),
    supplier: Type.Object(
      {
        name: Type.Optional(Type.String()),
        member_id: Type.Optional(Type.Number()),
        seller_id: Type.Optional(Type.String()),
        platform_login_id: Type.Optional(Type.String()),
        shop_url: Type.Optional(Type.String()),
      },
      { additionalProperties: true },
    ),
    variants: Type.Array(anyObject),
    platform: Type.String(),
  },
  { additionalProperties: true },
);

export const ProductsAnswerSchema = Type.Object({
  total_count: Type.Integer({ description: 'Size of the full set; ignores paging' }),
  products: Type.Array(
    Type.Object({
      product_id: Type.String(),
      stage: Type.Literal('sourcing'),
      spec_matching_data: Type.Optional(SpecMatchingDataSchema),
      cleanup_data: Type.Optional(CleanupDataSchema),
      item_id: Type.Integer(),
      item_revision: Type.Integer(),
    }),
    { description: 'Best first' },
  ),
});
