import type pg from 'pg';

const runId = '01890000-0000-7000-8000-000000000001';
const older = '01700000-0000-7000-8000-000000000002';

/** What a program of each schema stored: rows of the tables and columns that came with that migration. */
const rowsOf: Record<string, string> = {
  '0001': `
    INSERT INTO sourcing_requests
      (version, external_id, merchant_id, merchant_name, destination, callback_url, notes, needed_by, created_at, updated_at)
    SELECT 1, 'order-' || n, 'm-1', E'Shop \\\\ with a\\ttab, a\\nline and 店', '{"country" : "DE"}', 'https://a.example/x', NULL,
           '2026-01-01', now(), now()
      FROM generate_series(1, 3) AS n;
    INSERT INTO sourcing_request_items (id, sourcing_request_id, position, document)
    SELECT nextval('sourcing_request_item_ids'), id, 0, '{"name":"Mug"}' FROM sourcing_requests;
    INSERT INTO sourcing_request_history VALUES (1, 1, now(), 'shop', '{"a": [1]}');`,
  '0002': `
    INSERT INTO sourcing_runs
      (run_id, request_id, sr_id, sr_version, state, sourcing_context, items_total, items_done, created_at, started_at, finished_at)
    VALUES ('${runId}', 1, 'SR-1', 1, 'done', '{ "a":1}', 1, 1, now(), now(), now()),
           ('${older}', 1, 'SR-1', 1, 'running', '{}', 1, 0, now(), now(), NULL);
    INSERT INTO run_items (run_id, position, item_id, item_revision, item, state, finished_at)
    VALUES ('${runId}', 0, 1, 1, '{"itemId":1}', 'done', now()), ('${older}', 0, 1, 1, '{"itemId":1}', 'queued', NULL);`,
  '0004': `
    INSERT INTO spec_feedback
      (platform, product_id, spec_key, spec_name, spec_values, verdict, value, note, said_by, caller, run_id, created_at)
    VALUES ('1688', '1', 'key', 'Colour', '["black"]', 'match', NULL, 'seen', 'Ann', 'shop', '${runId}', now());`,
  '0005': `
    INSERT INTO callback_deliveries (delivery_id, run_id, request_id, event, url, body, created_at, next_attempt_at)
    VALUES ('${runId}', '${runId}', 1, 'sourcing_job.done', 'https://a.example/x', '{}', now(), now() + interval '1 hour');
    INSERT INTO callback_attempts VALUES ('${runId}', 1, now(), 12, 500, 'no');`,
  '0009': `
    INSERT INTO api_tokens (name, digest, scopes, created_at) VALUES ('shop', '\\xabcd', '{read,write}', now());`,
  '0016': `
    INSERT INTO idempotency_keys (operation, caller, key, body_sha256, sourcing_request_id, run_id, created_at)
    VALUES ('create request', 'shop', 'k', '\\x00ff', 1, NULL, now()), ('start run', 'shop', 'k', '\\x00ff', NULL, '${runId}', now());`,
  '0011': `
    INSERT INTO run_removals VALUES ('01600000-0000-7000-8000-000000000003', now());
    INSERT INTO audit_log (at, action, subject_sha256, details) VALUES (now(), 'erase', 'ab', '{"requests":1}');`,
};

/** Rows of tables that a later migration put into others. */
const keysUntil0016: Record<string, string> = {
  '0001': `
    INSERT INTO sourcing_request_idempotency_keys (caller, key, body_sha256, sourcing_request_id)
    VALUES ('shop', 'k', '\\x00ff', 1);`,
  '0002': `INSERT INTO run_idempotency_keys VALUES ('night shop k', 'ab01', '${runId}', now());`,
};

/** Products came as a whole record, then without it. */
function products(schema: string): string {
  const record = `{"variantIndex":null,"specResults":[{"required":true,"method":"text","evidence":null}]}`;
  const [column, value] =
    schema < '0008' ? ['record_json', record] : ['details_json', '{"variantIndex":null,"specs":[]}'];
  return `
    INSERT INTO run_products
      (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score, rerank_match_score,
       spec_matching_json, cleanup_json, ${column})
    SELECT '${runId}', 0, '1688', n::text, 'shortlisted', false, 2 + 1 / (n + 2.0), 0.1,
           '{"a":"' || repeat('x', 3000) || '"}', '{}', '${value}'
      FROM generate_series(1, 50) AS n;`;
}

/** Stores what programs up to this migration stored, `schema` being its name or its number. */
export async function fillSchema(db: Pick<pg.Pool, 'query'>, schema: string): Promise<void> {
  for (const [since, sql] of Object.entries(rowsOf)) {
    if (since > schema.slice(0, 4)) continue;
    const counted =
      schema.slice(0, 4) < '0014'
        ? sql
        : sql
            .replace('updated_at)\n    SELECT', 'updated_at, item_count)\n    SELECT')
            .replace('now(), now()\n      FROM', 'now(), now(), 1\n      FROM');
    await db.query(counted);
    if (schema.slice(0, 4) < '0016') await db.query(keysUntil0016[since] ?? '');
    if (since === '0002') await db.query(products(schema));
  }
}
