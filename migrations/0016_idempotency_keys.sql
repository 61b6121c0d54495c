-- One table for every operation that takes an Idempotency-Key. A key belongs to an operation and to the caller's token.
CREATE TABLE idempotency_keys (
  operation text COLLATE "C" NOT NULL CHECK (operation IN ('create request', 'start run')),
  caller text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  body_sha256 bytea NOT NULL,
  -- What the operation made.
  sourcing_request_id bigint,
  run_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (operation, caller, key),
  CHECK (num_nonnulls(sourcing_request_id, run_id) = 1)
);

INSERT INTO idempotency_keys (operation, caller, key, body_sha256, sourcing_request_id, created_at)
SELECT 'create request', k.caller, k.key, k.body_sha256, k.sourcing_request_id, r.created_at
  FROM sourcing_request_idempotency_keys k
  JOIN sourcing_requests r ON r.id = k.sourcing_request_id;

-- The key of a start was stored behind the caller's name and a space; a key has no space.
INSERT INTO idempotency_keys (operation, caller, key, body_sha256, run_id, created_at)
SELECT 'start run', regexp_replace(idempotency_key, ' ?[^ ]*$', ''), substring(idempotency_key FROM '[^ ]*$'),
       CASE WHEN body_hash ~ '^([0-9a-f]{2})+$' THEN decode(body_hash, 'hex') ELSE convert_to(body_hash, 'UTF8') END,
       run_id, created_at
  FROM run_idempotency_keys;

DROP TABLE sourcing_request_idempotency_keys;
DROP TABLE run_idempotency_keys;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys USING brin (created_at);
