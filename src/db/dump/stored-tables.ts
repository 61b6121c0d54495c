/**
 * The tables of the program that hold what cannot be made anew, those that others refer to first. Without the queue,
 * whose jobs follow from them, and without what the migrations note of themselves.
 */
export const storedTables = [
  'sourcing_requests',
  'sourcing_request_items',
  'sourcing_request_history',
  'sourcing_runs',
  'run_items',
  'run_products',
  'idempotency_keys',
  'spec_feedback',
  'callback_deliveries',
  'callback_attempts',
  'api_tokens',
  'run_removals',
  'daily_tasks',
  'audit_log',
] as const;

/** Tables of earlier schemas, which a backup of such a schema holds. */
export const formerTables = ['sourcing_request_idempotency_keys', 'run_idempotency_keys'] as const;

/** Rows that a worker writes by itself in an unused installation. */
export const upkeepTables: readonly string[] = ['daily_tasks'];

/** What else the migrations make. */
export const ownSequences = ['sourcing_request_item_ids'] as const;
export const ownFunctions = ['make_run_partition', 'first_run_id'] as const;
export const migrationTables = ['schema_migrations', 'schema_migration_steps'] as const;
export const queueSchema = 'pgboss';
