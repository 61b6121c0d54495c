import type { SourcingRequest } from '../requests/request-schemas.ts';

/** An item of a request that is not any more what a run sourced. */
interface StaleItem {
  itemId: number;
  change: 'revised' | 'removed' | 'added';
  /** null: the run did not have it. */
  recordedRevision: number | null;
  /** null: the request does not have it any more. */
  currentRevision: number | null;
}

/**
 * Compares what a run froze with the request as it is now. An item that the run left out on purpose is not stale; one
 * that came after the run began is.
 */
export function findStaleItems(
  recorded: readonly { itemId: number; revision: number }[],
  runCreatedAt: Date,
  current: readonly Pick<SourcingRequest['items'][number], 'id' | 'revision' | 'created_at'>[],
): StaleItem[] {
  const currentById = new Map(current.map((item) => [item.id, item]));
  const recordedIds = new Set(recorded.map(({ itemId }) => itemId));
  const changed = recorded.flatMap(({ itemId, revision }): StaleItem[] => {
    const now = currentById.get(itemId);
    if (now?.revision === revision) return [];
    const change = now === undefined ? 'removed' : 'revised';
    return [{ itemId, change, recordedRevision: revision, currentRevision: now?.revision ?? null }];
  });
  const added = current.flatMap((item): StaleItem[] =>
    recordedIds.has(item.id) || new Date(item.created_at) <= runCreatedAt
      ? []
      : [{ itemId: item.id, change: 'added', recordedRevision: null, currentRevision: item.revision }],
  );
  return [...changed, ...added];
}
