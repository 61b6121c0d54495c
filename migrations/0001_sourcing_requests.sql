-- Sourcing requests, their items, what changed in them, and the keys that make a create repeatable.
-- An item is kept as the JSON text that answers show, ids, revision and times included: items are only ever read whole,
-- and an answer is put together from these texts without parsing them. (Type text and not json, because every cast from
-- json to text copies it twice.)
-- History and keys are only written in the statement that writes their request, and requests are never deleted, so they
-- do without foreign keys, each of which would lock the request's row once more.

create table sourcing_requests (
  id bigint generated always as identity primary key,
  version bigint not null,
  external_id text collate "C" not null,
  merchant_id text collate "C" not null,
  merchant_name text not null,
  destination json,
  callback_url text,
  notes text,
  needed_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- External id first: the list can be filtered by it alone; the merchant has an index of its own.
  constraint sourcing_requests_pair unique (external_id, merchant_id)
);

create index sourcing_requests_merchant on sourcing_requests (merchant_id, id);

create sequence sourcing_request_item_ids as integer;

create table sourcing_request_items (
  id integer primary key,
  sourcing_request_id bigint not null references sourcing_requests (id),
  position integer not null check (position between 0 and 99),
  document text not null,
  constraint sourcing_request_items_position unique (sourcing_request_id, position)
);

create table sourcing_request_history (
  sourcing_request_id bigint not null,
  version bigint not null,
  changed_at timestamptz not null,
  changed_by text not null,
  changes json not null,
  primary key (sourcing_request_id, version)
);

create table sourcing_request_idempotency_keys (
  caller text collate "C" not null,
  key text collate "C" not null,
  body_sha256 bytea not null,
  sourcing_request_id bigint not null,
  primary key (caller, key)
);
