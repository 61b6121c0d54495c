// Made by "npm run rows" from the migrated tables; a test says whether it is fresh.

export interface ApiTokensRow {
  token_id: number;
  name: string;
  digest: Buffer;
  scopes: string[];
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

export interface AuditLogRow {
  id: number;
  at: Date;
  action: string;
  subject_sha256: string;
  details: unknown;
}

export interface CallbackAttemptsRow {
  delivery_id: string;
  number: number;
  started_at: Date;
  duration_ms: number | null;
  status: number | null;
  error: string | null;
}

export interface CallbackDeliveriesRow {
  delivery_id: string;
  run_id: string;
  request_id: number;
  event: string;
  url: string;
  body: string;
  state: string;
  turn: number;
  tries: number;
  attempts: number;
  error: string | null;
  created_at: Date;
  next_attempt_at: Date | null;
  finished_at: Date | null;
}

export interface DailyTasksRow {
  name: string;
  asked_at: Date;
  finished_at: Date | null;
  outcome: unknown;
}

export interface IdempotencyKeysRow {
  operation: string;
  caller: string;
  key: string;
  body_sha256: Buffer;
  sourcing_request_id: number | null;
  run_id: string | null;
  created_at: Date;
}

export interface RunItemsRow {
  run_id: string;
  position: number;
  item_id: number;
  item_revision: number;
  item: unknown;
  state: string;
  error: string | null;
  stats: unknown;
  finished_at: Date | null;
  closed_as: number | null;
}

export interface RunProductsRow {
  run_id: string;
  item_position: number;
  platform: string;
  product_id: string;
  verdict: string;
  price_excluded: boolean;
  veto_score: number;
  rerank_match_score: number;
  spec_matching_json: string;
  cleanup_json: string;
  details_json: string;
  type_excluded: boolean;
  product_type_json: string | null;
  rank_price: number | null;
  similar_json: string | null;
}

export interface RunRemovalsRow {
  run_id: string;
  removed_at: Date;
}

export interface SchemaMigrationStepsRow {
  name: string;
  done: number;
}

export interface SchemaMigrationsRow {
  name: string;
  content_hash: string;
  applied_at: Date;
  only_expands: boolean;
}

export interface SourcingRequestHistoryRow {
  sourcing_request_id: number;
  version: number;
  changed_at: Date;
  changed_by: string;
  changes: unknown;
}

export interface SourcingRequestItemsRow {
  id: number;
  sourcing_request_id: number;
  position: number;
  document: string;
}

export interface SourcingRequestsRow {
  id: number;
  version: number;
  external_id: string;
  merchant_id: string;
  merchant_name: string;
  destination: unknown;
  callback_url: string | null;
  notes: string | null;
  needed_by: string | null;
  created_at: Date;
  updated_at: Date;
  item_count: number;
}

export interface SourcingRunsRow {
  run_id: string;
  request_id: number;
  sr_id: string;
  sr_version: number;
  state: string;
  sourcing_context: unknown;
  items_total: number;
  items_done: number;
  items_failed: number;
  error: string | null;
  stats: unknown;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  rerun_of: string | null;
}

export interface SpecFeedbackRow {
  id: number;
  platform: string;
  product_id: string;
  spec_key: string;
  spec_name: string;
  spec_values: unknown;
  verdict: string | null;
  value: string | null;
  note: string | null;
  said_by: string;
  caller: string;
  run_id: string;
  created_at: Date;
}
