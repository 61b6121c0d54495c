import { Type } from 'typebox';
import { dateTime, nullable } from '../../http/schema-parts.ts';
import { MatchTypeSchema } from '../products/spec-result.ts';

export const FeedbackBodySchema = Type.Object(
  {
    verdict: MatchTypeSchema,
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, description: 'Why, in the words of the person' })),
    value: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, description: 'What the person found' })),
    by: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'The person’s name; the name of the token when left out',
      }),
    ),
  },
  {
    additionalProperties: false,
    $id: 'GivenFeedback',
  },
);

const aboutMembers = {
  platform: Type.String(),
  product_id: Type.String(),
  spec_key: Type.String({ description: 'Of name and wanted values: the same for the same spec in every item and run' }),
  spec_name: Type.String(),
  spec_values: Type.Array(Type.String(), { description: 'The wanted values' }),
};

const saidMembers = {
  verdict: nullable(MatchTypeSchema, { description: 'null: withdrawn' }),
  value: nullable(Type.String()),
  note: nullable(Type.String()),
  by: Type.String(),
  written_by: Type.String({ description: 'The name of the token that wrote it' }),
  run_id: Type.String({ description: 'The run in which it was said' }),
  created_at: dateTime,
};

export const FeedbackAnswerSchema = Type.Object(
  {
    ...aboutMembers,
    ...saidMembers,
    item_ids: Type.Array(Type.Integer(), { description: 'The items of this run that want the spec of this product' }),
    recorded_match_type: MatchTypeSchema,
    counts_from: Type.String({
      format: 'date-time',
      description: 'Runs started from then on use it; runs started before keep their record',
    }),
    message: Type.String(),
  },
  {
    $id: 'Feedback',
  },
);

const FeedbackEntrySchema = Type.Object({ ...aboutMembers, ...saidMembers }, { $id: 'FeedbackEntry' });

export const FeedbackHistorySchema = Type.Object(
  {
    current: nullable(FeedbackEntrySchema, { description: 'What is in force' }),
    history: Type.Array(FeedbackEntrySchema, { description: 'Everything ever said, withdrawals too, newest first' }),
  },
  {
    $id: 'FeedbackHistory',
  },
);

const ListedFeedbackSchema = Type.Object(
  {
    ...aboutMembers,
    ...saidMembers,
    counted_in_this_run: Type.Boolean({ description: 'It was said before this run started' }),
    counted_in: nullable(Type.String(), {
      description:
        'The first run of the request since then that neither failed nor was cancelled; null where it waits for the next one',
    }),
  },
  { $id: 'ListedFeedback' },
);

export const FeedbackListSchema = Type.Object(
  { feedback: Type.Array(ListedFeedbackSchema, { description: 'What is in force, newest first, at most 1,000' }) },
  {
    $id: 'FeedbackList',
  },
);
