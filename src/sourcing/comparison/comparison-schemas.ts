import { Type } from 'typebox';
import { dateTime, nullable } from '../../http/schema-parts.ts';
import { VerdictSchema } from '../products/product-schemas.ts';
import { MatchTypeSchema } from '../products/spec-result.ts';

const RunSchema = Type.Object(
  {
    runId: Type.String(),
    srId: Type.String(),
    srVersion: Type.Integer(),
    createdAt: dateTime,
  },
  { $id: 'ComparedRun' },
);

const productMembers = { platform: Type.String(), productId: Type.String(), title: Type.String() };
const PresentProductSchema = Type.Object(
  { ...productMembers, verdict: VerdictSchema, vetoScore: Type.Number() },
  { $id: 'PresentProduct' },
);

const SpecSideSchema = Type.Object(
  { specValues: Type.Array(Type.String()), matchType: MatchTypeSchema, productValue: nullable(Type.String()) },
  { $id: 'ComparedSpecSide' },
);

const ChangedProductSchema = Type.Object(
  {
    ...productMembers,
    verdictBefore: VerdictSchema,
    verdictAfter: VerdictSchema,
    vetoScoreBefore: Type.Number(),
    vetoScoreAfter: Type.Number(),
    decidedBy: Type.Array(Type.String(), { description: 'The must-haves that turned the verdict' }),
    specs: Type.Array(
      Type.Object({
        specName: Type.String(),
        required: Type.Boolean(),
        before: nullable(SpecSideSchema, { description: 'null: the earlier run did not ask for it' }),
        after: nullable(SpecSideSchema, { description: 'null: the later run does not ask for it' }),
      }),
      { description: 'Every spec whose answer, found value or wish differs' },
    ),
  },
  { $id: 'ChangedProduct' },
);

const nullableRevision = nullable(Type.Integer(), { description: 'null: not in that run' });

const ItemSchema = Type.Object(
  {
    itemId: Type.Integer(),
    name: Type.String(),
    revisionBefore: nullableRevision,
    revisionAfter: nullableRevision,
    added: Type.Array(PresentProductSchema),
    removed: Type.Array(PresentProductSchema),
    came: Type.Array(PresentProductSchema, { deprecated: true, description: 'Use `added`' }),
    went: Type.Array(PresentProductSchema, { deprecated: true, description: 'Use `removed`' }),
    changedVerdict: Type.Array(ChangedProductSchema),
    changedSpecs: Type.Array(ChangedProductSchema, { description: 'The verdict is the same, an answer is not' }),
    unchanged: Type.Integer(),
  },
  { $id: 'ComparedItem' },
);

const example = {
  before: {
    runId: '019ac0de-0000-7000-8000-000000000001',
    srId: 'SR-2',
    srVersion: 1,
    createdAt: '2026-03-02T08:15:30.000Z',
  },
  after: {
    runId: '019ac0de-0000-7000-8000-000000000002',
    srId: 'SR-2',
    srVersion: 2,
    createdAt: '2026-03-03T08:15:30.000Z',
  },
  summary: {
    added: 0,
    removed: 0,
    came: 0,
    went: 0,
    changedVerdict: 1,
    changedSpecs: 0,
    unchanged: 36,
    revisedItems: [4],
  },
  items: [
    {
      itemId: 4,
      name: 'Insulated steel bottle',
      revisionBefore: 1,
      revisionAfter: 2,
      added: [],
      removed: [],
      came: [],
      went: [],
      changedVerdict: [
        {
          platform: 'alibaba',
          productId: '1006',
          title: 'Insulated bottle 750 ml',
          verdictBefore: 'eliminated',
          verdictAfter: 'shortlisted',
          vetoScoreBefore: 0.5,
          vetoScoreAfter: 2.9999,
          decidedBy: ['Capacity'],
          specs: [
            {
              specName: 'Capacity',
              required: true,
              before: { specValues: ['500 ml'], matchType: 'not_match', productValue: '750 ml' },
              after: { specValues: ['500-750 ml'], matchType: 'match', productValue: '750 ml' },
            },
          ],
        },
      ],
      changedSpecs: [],
      unchanged: 36,
    },
  ],
};

export const ComparisonSchema = Type.Object(
  {
    before: RunSchema,
    after: RunSchema,
    summary: Type.Object({
      added: Type.Integer(),
      removed: Type.Integer(),
      came: Type.Integer({ deprecated: true, description: 'Use `added`' }),
      went: Type.Integer({ deprecated: true, description: 'Use `removed`' }),
      changedVerdict: Type.Integer(),
      changedSpecs: Type.Integer(),
      unchanged: Type.Integer(),
      revisedItems: Type.Array(Type.Integer(), { description: 'Items that were edited between the runs' }),
    }),
    items: Type.Array(ItemSchema),
  },
  { $id: 'Comparison', examples: [example] },
);
