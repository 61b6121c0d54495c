-- Runs can be cancelled, repeated and stopped by a time limit, and their progress can be followed.

-- The run that this one repeats.
ALTER TABLE sourcing_runs ADD COLUMN rerun_of uuid;

-- The items of a run in the order in which they were closed, from 1: a reader of its events resumes after one of them.
ALTER TABLE run_items ADD COLUMN closed_as integer;

UPDATE run_items i SET closed_as = numbered.closed_as
  FROM (SELECT run_id, position, row_number() OVER (PARTITION BY run_id ORDER BY finished_at, position) AS closed_as
          FROM run_items WHERE state <> 'queued') AS numbered
 WHERE i.run_id = numbered.run_id AND i.position = numbered.position;

-- The supervisor looks for runs over their time limit; it must not read those that have ended.
CREATE INDEX sourcing_runs_under_way ON sourcing_runs (started_at) WHERE state = 'running';
