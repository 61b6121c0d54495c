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

const example = {
  total_count: 19,
  products: [
    {
      product_id: '1600307821068',
      stage: 'sourcing',
      spec_matching_data: {
        verdict: 'shortlisted',
        veto_score: 2.999999999354,
        rerank_match_score: 1,
        veto_specs: [
          {
            spec_name: 'Capacity',
            spec_values: ['500 ml'],
            product_value: '500ml',
            match_type: 'match',
            reasoning: 'Wanted Capacity "500 ml"; the attribute "Capacity" says "500ml", which meets it.',
          },
        ],
        matched_rerank_specs: ['Colour'],
        rerank_specs: [
          {
            spec_name: 'Colour',
            spec_values: ['black'],
            product_value: 'Black',
            match_type: 'match',
            reasoning: 'Wanted Colour "black"; variant 1, "Color", says "Black", which meets it.',
          },
        ],
      },
      cleanup_data: {
        title: '500ml Double Wall Stainless Steel Water Bottle Vacuum Insulated Custom Logo',
        price: { currency: 'USD', tiers: [{ min_quantity: 500, amount: '2.73' }] },
        supplier: { name: 'Hearth Metalware', member_id: 20311 },
        variants: [{ sku_id: 'a', attributes: [{ name: 'Color', value: 'Black' }] }],
        platform: 'alibaba',
      },
      item_id: 4,
      item_revision: 1,
    },
  ],
};

export const ProductsAnswerSchema = Type.Object(
  {
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
  },
  { examples: [example] },
);
