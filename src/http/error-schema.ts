import { Type } from 'typebox';

const issueSchema = Type.Object(
  {
    code: Type.String({ description: 'What is wrong, for programs.', examples: ['too_long'] }),
    path: Type.Array(Type.Union([Type.String(), Type.Integer()]), {
      description: 'The keys and indices that lead to the value.',
      examples: [['items', 0, 'specs', 3, 'value']],
    }),
    message: Type.String({ description: 'What is wrong, for people.' }),
  },
  {
    $id: 'Issue',
    additionalProperties: true,
    description: 'One fault. Further members carry facts to act on, such as `current_version`.',
  },
);

/** The body of every answer that is not a success. */
export const errorSchema = Type.Object(
  { error: Type.String(), issues: Type.Optional(Type.Array(issueSchema, { maxItems: 100 })) },
  { $id: 'Error', additionalProperties: false, description: 'Why a request was refused. It changed nothing.' },
);

/** The `response` members of a route for refusals; those that the server gives by itself are added to the document. */
export function failures<Status extends number>(...statuses: Status[]): Record<Status, typeof errorSchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorSchema])) as Record<Status, typeof errorSchema>;
}
