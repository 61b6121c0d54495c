-- step by step
-- expands
-- The old is found by these without reading the new; they are a few pages each, since rows come in the order of time.
CREATE INDEX CONCURRENTLY IF NOT EXISTS sourcing_request_history_by_age ON sourcing_request_history USING brin (changed_at);
-- then
CREATE INDEX CONCURRENTLY IF NOT EXISTS run_idempotency_keys_by_age ON run_idempotency_keys USING brin (created_at);
-- then
CREATE INDEX CONCURRENTLY IF NOT EXISTS spec_feedback_by_run ON spec_feedback (run_id);
