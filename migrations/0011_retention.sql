-- expands
-- What the clearing away of old data needs.

-- Runs whose rows in sourcing_runs are gone while those of their items and products are still being deleted.
CREATE TABLE run_removals (
  run_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);

-- When a daily task was last asked for, so that one process asks for all.
CREATE TABLE daily_tasks (
  name text PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  finished_at timestamptz,
  outcome json
);

-- What operators did to data that is gone. It says how much, not what it was.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  -- SHA-256 of what was acted on, in hexadecimal: it can be proved, not read.
  subject_sha256 text NOT NULL,
  details json NOT NULL
);

-- Makes the partition of a month from `start` up to `finish` where it is missing, with what the default partition holds of
-- it. False when the month has its place already. It is filled and bounded before it is attached: the attaching itself
-- then reads nothing.
CREATE FUNCTION make_run_partition(parent text, name text, start timestamptz, finish timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  low uuid := first_run_id(start);
  high uuid := first_run_id(finish);
BEGIN
  IF EXISTS (SELECT FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
              WHERE inhparent = parent::regclass
                AND substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''([0-9a-f-]{36})''\)')::uuid >= high) THEN
    RETURN false;
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE INCLUDING INDEXES)',
                 name, parent);
  IF parent = 'run_products' THEN
    EXECUTE format('ALTER TABLE %I SET (toast_tuple_target = 4080)', name);
  END IF;
  EXECUTE format('ALTER TABLE %I ADD CHECK (run_id >= %L AND run_id < %L)', name, low, high);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE run_id >= %L AND run_id < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
                 parent || '_default', low, high, name);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, low, high);
  RETURN true;
END $$;
