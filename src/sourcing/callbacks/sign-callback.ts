import { createHmac } from 'node:crypto';

/**
 * The headers by which a receiver knows a message as ours (Standard Webhooks 1.0, symmetric signatures): HMAC-SHA256
 * over `id.timestamp.body`, once per secret, so that a receiver with any of them can verify it.
 *
 * @param secrets `whsec_` and the key in base64.
 */
export function signCallback(
  message: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')}`;
  });
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
