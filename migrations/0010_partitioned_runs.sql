-- step by step
-- expands
-- The items and products of runs lie in one partition a month of the run's id (its first 48 bits are milliseconds), so
-- that what is old goes by dropping a table. What there is becomes the first partition as it is: nothing is rewritten,
-- and the only lock that keeps readers out is held for a moment at the end.

CREATE OR REPLACE FUNCTION first_run_id(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS
$$ SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- then
-- Runs of this month and the next still go into the old tables: nothing has to be made in a hurry.
DO $$
DECLARE
  bound uuid := first_run_id(date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '2 months');
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['run_items', 'run_products'] LOOP
    IF (SELECT relkind FROM pg_class WHERE oid = name::regclass) = 'r'
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = name::regclass AND conname = name || '_first_bound') THEN
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (run_id < %L) NOT VALID', name, name || '_first_bound', bound);
    END IF;
  END LOOP;
END $$;

-- then
-- Reads the tables once, and keeps nobody out.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['run_items', 'run_products'] LOOP
    IF EXISTS (SELECT FROM pg_constraint
                WHERE conrelid = name::regclass AND conname = name || '_first_bound' AND NOT convalidated) THEN
      EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', name, name || '_first_bound');
    END IF;
  END LOOP;
END $$;

-- then
DO $$
DECLARE
  name text;
  bound text;
BEGIN
  FOREACH name IN ARRAY ARRAY['run_items', 'run_products'] LOOP
    CONTINUE WHEN (SELECT relkind FROM pg_class WHERE oid = name::regclass) = 'p';
    bound := substring(pg_get_constraintdef(c.oid) FROM '''([0-9a-f-]{36})''')
      FROM pg_constraint c WHERE conrelid = name::regclass AND conname = name || '_first_bound';
    EXECUTE format('ALTER TABLE %I RENAME TO %I', name, name || '_first');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE (run_id)',
                   name, name || '_first');
    IF name = 'run_items' THEN
      ALTER INDEX run_items_pkey RENAME TO run_items_first_pkey;
      ALTER INDEX run_items_run_id_item_id_key RENAME TO run_items_first_run_id_item_id_key;
      ALTER TABLE run_items ADD PRIMARY KEY (run_id, position), ADD UNIQUE (run_id, item_id),
        ADD CONSTRAINT run_items_state_check CHECK (state IN ('queued', 'done', 'failed'));
    ELSE
      ALTER INDEX run_products_pkey RENAME TO run_products_first_pkey;
      ALTER INDEX run_products_in_rank_order RENAME TO run_products_first_in_rank_order;
      ALTER TABLE run_products ADD PRIMARY KEY (run_id, item_position, platform, product_id),
        ADD CONSTRAINT run_products_verdict_check CHECK (verdict IN ('shortlisted', 'pending', 'eliminated'));
      CREATE INDEX run_products_in_rank_order ON run_products
        (run_id, veto_score DESC, rerank_match_score DESC, product_id COLLATE "C", item_position, platform COLLATE "C");
    END IF;
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', name, name || '_first', bound);
    -- Whatever has no partition yet, such as a run of a machine whose clock is years ahead, is still stored.
    EXECUTE format('CREATE TABLE %I PARTITION OF %I DEFAULT', name || '_default', name);
  END LOOP;
  ALTER TABLE run_products_default SET (toast_tuple_target = 4080);
END $$;
