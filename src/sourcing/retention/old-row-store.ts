import type { Queryable } from '../../db/queryable.ts';

/** One kind of rows that go by their age alone. */
export interface OldRows {
  /** As the counts of a pruning name it. */
  name: 'deliveries' | 'startKeys' | 'createKeys' | 'history' | 'feedback';
  count(db: Queryable, before: Date): Promise<number>;
  /** Deletes at most `limit` of them. @returns how many. */
  delete(db: Queryable, before: Date, limit: number): Promise<number>;
}

/** `rows` selects the keys of what is old ($1), `remove` deletes what the CTE `old` names. */
function oldRows(name: OldRows['name'], rows: string, remove: string): OldRows {
  return {
    name,
    async count(db, before) {
      const counted = await db.query<{ count: number }>(`SELECT count(*) AS count FROM (${rows}) AS old`, [before]);
      return counted.rows[0]?.count ?? 0;
    },
    async delete(db, before, limit) {
      const { rowCount } = await db.query(`WITH old AS (${rows} LIMIT $2) ${remove}`, [before, limit]);
      return rowCount ?? 0;
    },
  };
}

/** Messages that were delivered or given up, with their attempts. */
export const oldDeliveries = oldRows(
  'deliveries',
  `SELECT delivery_id FROM callback_deliveries WHERE state <> 'pending' AND created_at < $1 AND finished_at < $1`,
  `, attempts AS (DELETE FROM callback_attempts a USING old WHERE a.delivery_id = old.delivery_id)
   DELETE FROM callback_deliveries d USING old WHERE d.delivery_id = old.delivery_id`,
);

/** Idempotency keys, with what their operation made. */
const oldKeys = (name: 'startKeys' | 'createKeys', operation: string): OldRows =>
  oldRows(
    name,
    `SELECT operation, caller, key FROM idempotency_keys WHERE operation = '${operation}' AND created_at < $1`,
    `DELETE FROM idempotency_keys k USING old
      WHERE k.operation = old.operation AND k.caller = old.caller AND k.key = old.key`,
  );
export const oldStartKeys = oldKeys('startKeys', 'start run');
export const oldCreateKeys = oldKeys('createKeys', 'create request');

/** What was changed in requests, by whom. */
export const oldHistory = oldRows(
  'history',
  'SELECT sourcing_request_id, version FROM sourcing_request_history WHERE changed_at < $1',
  `DELETE FROM sourcing_request_history h USING old
    WHERE h.sourcing_request_id = old.sourcing_request_id AND h.version = old.version`,
);

/** What people said and said anew since: what is in force stays, however old. */
export const oldFeedback = oldRows(
  'feedback',
  `SELECT f.id FROM spec_feedback f
    WHERE f.created_at < $1
      AND EXISTS (SELECT FROM spec_feedback n
                   WHERE n.platform = f.platform AND n.product_id = f.product_id AND n.spec_key = f.spec_key AND n.id > f.id)`,
  'DELETE FROM spec_feedback f USING old WHERE f.id = old.id',
);
