import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Environment } from '../../../src/config.ts';
import type { DeliveryStatus } from '../../../src/sourcing/callbacks/callback-schemas.ts';
import { checkAnswer } from '../../support/answer-check.ts';
import type { ReceivedMessage } from '../../support/receiving-server.ts';
import { anItem, startJob } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

let lastRequest = 0;

/** A service that sends callbacks to the loopback address, over an empty catalog. */
export async function openCallbackService(env: Environment) {
  const test = await openTestService({
    API_TOKEN: 'token-of-the-tests',
    CALLBACK_ALLOW: '127.0.0.1',
    CALLBACK_RETRY_SECONDS: '0,0,0',
    ...env,
  });
  const call: TestService['call'] = (method, url, body, headers) =>
    test.call(method, url, body, { authorization: 'Bearer token-of-the-tests', ...headers });

  async function storeRequest(callbackUrl: string | null): Promise<string> {
    lastRequest += 1;
    const answer = await call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', {
      external_id: `callback-${lastRequest}`,
      merchant: { id: 'm-1', name: 'Merchant' },
      callback_url: callbackUrl,
      items: [anItem('Bottle')],
    });
    if (answer.status !== 201) throw new Error(`The request was refused: ${answer.text}`);
    return answer.body.sr_id;
  }

  async function deliveriesOf(runId: string): Promise<DeliveryStatus[]> {
    const url = `/api/runs/${runId}/deliveries`;
    const answer = await call<{ deliveries: DeliveryStatus[] }>('GET', url);
    checkAnswer({ method: 'GET', url, ...answer });
    return answer.body.deliveries;
  }

  return {
    ...test,
    call,
    storeRequest,
    deliveriesOf,
    /** Runs a request with this callback_url to its end. */
    async finishRun(callbackUrl: string | null): Promise<{ runId: string; srId: string }> {
      const srId = await storeRequest(callbackUrl);
      const runId = await startJob(call, srId);
      await waitForRun(call, runId);
      return { runId, srId };
    },
    /** The one delivery of a run, once it is as wanted. */
    async untilDelivery(runId: string, isWanted: (delivery: DeliveryStatus) => boolean): Promise<DeliveryStatus> {
      for (;;) {
        const [delivery, ...others] = await deliveriesOf(runId);
        if (others.length > 0) throw new Error('A run has more than one delivery.');
        if (delivery !== undefined && isWanted(delivery)) return delivery;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

export type CallbackService = Awaited<ReturnType<typeof openCallbackService>>;

/** What the message says, if it verifies with the secret. Throws otherwise. */
export function verifyMessage(message: ReceivedMessage, secret: string): unknown {
  return new Webhook(secret).verify(message.body, message.headers as Record<string, string>);
}
