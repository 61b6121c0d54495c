import type { DeliveryStatus } from '../sourcing/callbacks/callback-schemas.ts';
import { truncateToWidth } from './terminal-text.ts';

/** A delivery and its attempts, a line each, for a terminal of this width. */
export function describeDelivery(delivery: DeliveryStatus, width: number): string {
  const { deliveryId, runId, event, state, url, nextAttemptAt, attempts } = delivery;
  const next = nextAttemptAt === null ? '' : `, next attempt ${nextAttemptAt}`;
  const lines = [
    `${deliveryId}  ${state}${next}`,
    `  ${event} of run ${runId} to ${url}`,
    ...attempts.map(({ number, startedAt, durationMs, status, error }) => {
      const took = durationMs === null ? '' : ` after ${durationMs} ms`;
      const outcome = error ?? (status === null ? 'under way' : `answered ${status}`);
      return `  ${number}. ${startedAt}${took}: ${outcome}`;
    }),
  ];
  return lines.map((line) => truncateToWidth(line, width)).join('\n');
}
