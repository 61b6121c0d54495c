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
  { $id: 'Comparison' },
);
