import { Type } from 'typebox';
import { nullable } from '../../http/schema-parts.ts';

const gainMembers = {
  would_be_shortlisted: Type.Integer({ description: 'Products that would become shortlisted' }),
  would_be_pending: Type.Integer({ description: 'Eliminated products that would become pending' }),
  of_unknown_type: Type.Integer({
    description: 'Of both: those of which it is not known whether they are what is wanted',
  }),
};

const GainSchema = Type.Object(gainMembers, { $id: 'DiagnosedGain' });

const MustHaveSchema = Type.Object(
  {
    spec_name: Type.String({ description: 'A price exclusion counts as one more must-have, `target price`' }),
    kind: Type.Optional(
      Type.Literal('max_price', { description: 'The must-have is the maximum price; left out for specs of the item' }),
    ),
    spec_values: Type.Array(Type.String()),
    match: Type.Integer(),
    unknown: Type.Integer({ description: 'Products of which it is not known' }),
    not_match: Type.Integer({ description: 'Products that fail it' }),
    eliminates_alone: Type.Integer({ description: 'Products that fail it and nothing else' }),
    unknown_alone: Type.Integer({ description: 'Pending products for which it is the only open point' }),
    keeps_pending: Type.Integer({ description: 'Pending products for which it is open, alone or with others' }),
    nearest_misses: Type.Array(
      Type.Object({
        platform: Type.String(),
        product_id: Type.String(),
        title: Type.String(),
        product_value: nullable(Type.String()),
        distance: nullable(Type.String(), {
          description: 'How far from what is wanted; null where that is no question of more or less',
        }),
        distance_ratio: nullable(Type.Number(), { description: 'As a share of what is wanted' }),
        only_obstacle: Type.Boolean({ description: 'The product fails nothing else' }),
      }),
      { description: 'At most 5, nearest first; of the wanted type, where the type of any product is known' },
    ),
    relaxing: Type.Array(
      Type.Object({
        accept: Type.String({ description: '"up to 750 ml", or a value to accept too' }),
        side: Type.Optional(
          nullable(Type.Union([Type.Literal('over'), Type.Literal('under')]), {
            description: 'On which side of what is wanted `value` lies; null for a value to accept too',
          }),
        ),
        value: Type.Optional(Type.String({ description: 'As the listing has it' })),
        wish: Type.String({ description: 'What the value of the spec becomes where the step is taken up: a proposal' }),
        ...gainMembers,
      }),
      {
        description: 'What a wider wish would bring of the wanted type; each step includes those before it on its side',
      },
    ),
    dropping: Type.Intersect([GainSchema], { description: 'What dropping it would bring' }),
  },
  { $id: 'DiagnosedMustHave' },
);

const ItemSchema = Type.Object(
  {
    item_id: Type.Integer(),
    item_revision: Type.Integer(),
    item_name: Type.String(),
    candidates: Type.Integer(),
    shortlisted: Type.Integer(),
    pending: Type.Integer(),
    eliminated: Type.Integer(),
    eliminated_by_several: Type.Integer({ description: 'Products that fail two must-haves or more' }),
    type_excluded: Type.Integer({ description: 'Products of another type of goods, in no other count' }),
    unconfirmed: nullable(
      Type.Object({
        specs: Type.Array(Type.Object({ spec_name: Type.String(), spec_values: Type.Array(Type.String()) })),
        dropping: Type.Intersect([GainSchema], { description: 'What dropping all of them together would bring' }),
      }),
      {
        description:
          'The must-haves that no product is known to meet while pending products wait for them: nothing can be ' +
          'shortlisted before a supplier answers. Null where there is none',
      },
    ),
    must_haves: Type.Array(MustHaveSchema),
    summary: Type.Array(Type.String(), { description: 'The same in plain sentences, most important first' }),
  },
  { $id: 'DiagnosedItem' },
);

export const DiagnosisSchema = Type.Object(
  { job_id: Type.String(), items: Type.Array(ItemSchema) },
  { $id: 'Diagnosis' },
);
