import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import { parseRequest, readRequest } from '../requests/request-view.ts';
import type { Run } from './run.ts';
import { findStaleItems } from './staleness.ts';

/**
 * What has changed in the request of a run since: `stale`, `staleItems` and the request's `currentVersion`, members of
 * the record. The record itself, its `result` and `resultHash` stay as they are.
 */
export async function readStaleness(db: Queryable, srPrefix: string, run: Run) {
  const [answer, recorded] = await Promise.all([
    readRequest(db, srPrefix, run.srId),
    db.query<Pick<RunItemsRow, 'item_id' | 'item_revision'>>(
      'SELECT item_id, item_revision FROM run_items WHERE run_id = $1 ORDER BY position',
      [run.runId],
    ),
  ]);
  const request = answer === undefined ? undefined : await parseRequest(answer);
  const items = recorded.rows.map((row) => ({ itemId: row.item_id, revision: row.item_revision }));
  const staleItems = findStaleItems(items, run.createdAt, request?.items ?? []);
  return { stale: staleItems.length > 0, staleItems, currentVersion: request?.version ?? null };
}
