-- What people said of one spec of one product, of any run: rows are only added, so the history stays, and the newest row
-- of a (platform, product, spec) is in force. A row without a verdict withdraws what was said before.
-- spec_key is the SHA-256 of the spec's normalised name and values: the texts may be longer than an index entry.

create table spec_feedback (
  id bigint generated always as identity primary key,
  platform text collate "C" not null,
  product_id text collate "C" not null,
  spec_key text collate "C" not null,
  spec_name text not null,
  spec_values json not null,
  verdict text check (verdict in ('match', 'unknown', 'not_match')),
  value text,
  note text,
  said_by text not null,
  -- The name of the token that wrote it; said_by is what the caller claims.
  caller text not null,
  -- Where the person stood when saying it.
  run_id uuid not null,
  created_at timestamptz not null
);

create index spec_feedback_newest_first on spec_feedback (platform, product_id, spec_key, id desc);
