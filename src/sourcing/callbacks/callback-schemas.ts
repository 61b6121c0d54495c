import { type Static, Type } from 'typebox';
import { dateTime, nullable } from '../../http/schema-parts.ts';

const AttemptSchema = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    startedAt: dateTime,
    durationMs: nullable(Type.Integer()),
    status: nullable(Type.Integer({ description: 'The status of the answer' })),
    error: nullable(Type.String({ description: 'Why it failed' })),
  },
  { $id: 'DeliveryAttempt', description: 'One attempt; under way while it has neither duration nor error' },
);

const DeliverySchema = Type.Object(
  {
    deliveryId: Type.String({ description: 'Sent as `webhook-id`, the same in every attempt' }),
    runId: Type.String(),
    event: Type.String({ description: 'sourcing_job.done or sourcing_job.failed' }),
    url: Type.String({ description: 'Scheme and host of the callback_url: its path may hold a key' }),
    state: Type.String({ description: 'pending, delivered or failed; more may come' }),
    error: nullable(Type.String({ description: 'Why the last attempt failed' })),
    createdAt: dateTime,
    nextAttemptAt: nullable(dateTime),
    finishedAt: nullable(dateTime),
    attempts: Type.Array(AttemptSchema),
  },
  { $id: 'Delivery' },
);

/** A delivery with all its attempts, oldest first. */
export type DeliveryStatus = Static<typeof DeliverySchema>;

export const DeliveryListSchema = Type.Object({ deliveries: Type.Array(DeliverySchema) }, { $id: 'DeliveryList' });
