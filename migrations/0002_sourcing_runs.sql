-- Runs of sourcing requests. The run row is the truth; a queue job only delivers work.
-- Every key begins with run_id and no foreign key leaves these tables, so that they can be distributed by run id.

CREATE TABLE sourcing_runs (
  run_id uuid PRIMARY KEY,
  request_id bigint NOT NULL,
  sr_id text NOT NULL,
  sr_version bigint NOT NULL,
  state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- json, not jsonb: the context is kept as it was given.
  sourcing_context json NOT NULL,
  items_total integer NOT NULL CHECK (items_total > 0),
  items_done integer NOT NULL DEFAULT 0,
  items_failed integer NOT NULL DEFAULT 0,
  error text,
  stats json,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  CHECK (items_done + items_failed <= items_total)
);

CREATE INDEX sourcing_runs_by_request ON sourcing_runs (request_id, created_at DESC, run_id DESC);
CREATE INDEX sourcing_runs_by_time ON sourcing_runs (created_at DESC, run_id DESC);

-- The answer to a start that carried an Idempotency-Key, so that a repeat starts nothing new.
CREATE TABLE run_idempotency_keys (
  idempotency_key text PRIMARY KEY,
  body_hash text NOT NULL,
  run_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);

-- The frozen copy of each wanted item. `state` moves to done or failed in the commit that stores its products.
CREATE TABLE run_items (
  run_id uuid NOT NULL,
  position integer NOT NULL,
  item_id integer NOT NULL,
  item_revision integer NOT NULL,
  item json NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'done', 'failed')),
  error text,
  stats json,
  finished_at timestamptz,
  PRIMARY KEY (run_id, position),
  UNIQUE (run_id, item_id)
);

-- One assessed product of one item, with its answers prepared as JSON text: reading never matches anything.
CREATE TABLE run_products (
  run_id uuid NOT NULL,
  item_position integer NOT NULL,
  platform text NOT NULL,
  product_id text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('shortlisted', 'pending', 'eliminated')),
  price_excluded boolean NOT NULL,
  veto_score double precision NOT NULL,
  rerank_match_score double precision NOT NULL,
  spec_matching_json text NOT NULL,
  cleanup_json text NOT NULL,
  record_json text NOT NULL,
  PRIMARY KEY (run_id, item_position, platform, product_id)
);

CREATE INDEX run_products_in_rank_order ON run_products
  (run_id, veto_score DESC, rerank_match_score DESC, product_id COLLATE "C", item_position, platform COLLATE "C");
