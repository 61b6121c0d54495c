import { Type } from 'typebox';
import type { WebhookDescription } from '../../http/openapi.ts';

const MessageSchema = Type.Object(
  {
    type: Type.String({ description: 'The event', examples: ['sourcing_job.done'] }),
    timestamp: Type.String({ format: 'date-time', description: 'When the run ended' }),
    data: Type.Object(
      {
        job_id: Type.String({ description: 'The run id' }),
        sr_id: Type.String({ description: 'The public id of the sourcing request' }),
        statusUrl: Type.String({ description: 'State of the run; a path where the service knows no public address' }),
        resultUrl: Type.String({ description: 'The latest result of the sourcing request' }),
        productsUrl: Type.String({ description: 'The ranked products of the run' }),
      },
      { description: 'Ids and URLs only; more may come' },
    ),
  },
  { $id: 'CallbackMessage' },
);

const headers = {
  'webhook-id': 'Id of the message, the same for every attempt: a receiver that has seen it may ignore it.',
  'webhook-timestamp': 'Seconds since 1970 at which this attempt was made.',
  'webhook-signature': 'One `v1` signature for each secret of the service, separated by spaces.',
};

const description =
  'Sent to the `callback_url` of the sourcing request, when the service has a signing secret, and signed as ' +
  '[Standard Webhooks](https://www.standardwebhooks.com) describes. Any 2xx accepts it. Other answers are repeated ' +
  'for about three days; 410 ends that, redirects are not followed.';

/** The messages of this room as the document describes them. */
export const callbackWebhooks: WebhookDescription[] = [
  { event: 'sourcing_job.done', summary: 'A run is done', operationId: 'onSourcingJobDone' },
  { event: 'sourcing_job.failed', summary: 'A run has failed', operationId: 'onSourcingJobFailed' },
].map((webhook) => ({ ...webhook, tags: ['Sourcing jobs'], description, headers, body: MessageSchema }));
