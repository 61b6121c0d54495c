-- Runs are asked for by the public id of their request, newest first; nobody asks by the number.
CREATE INDEX sourcing_runs_by_sr_id ON sourcing_runs (sr_id, created_at DESC, run_id DESC);
DROP INDEX sourcing_runs_by_request;
