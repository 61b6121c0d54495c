-- Messages to the callback_url of a request when one of its runs has ended, and every attempt to send them.
-- They lie beside the queue that sends them, not with the runs that are distributed by run id.

CREATE TABLE callback_deliveries (
  -- Sent as webhook-id: it stays the same however often the message is sent.
  delivery_id uuid PRIMARY KEY,
  -- A run ends once, so it has one message.
  run_id uuid NOT NULL UNIQUE,
  request_id bigint NOT NULL,
  event text NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'failed')),
  -- Raised with every new job, so that an outdated one does nothing.
  turn integer NOT NULL DEFAULT 1,
  -- Attempts since the message was stored or replayed: they decide the next delay.
  tries integer NOT NULL DEFAULT 0,
  -- All attempts ever made.
  attempts integer NOT NULL DEFAULT 0,
  -- Why the last attempt failed.
  error text,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz,
  finished_at timestamptz
);

CREATE INDEX callback_deliveries_by_time ON callback_deliveries (created_at DESC, delivery_id DESC);
CREATE INDEX callback_deliveries_failed ON callback_deliveries (created_at DESC, delivery_id DESC)
  WHERE state = 'failed';

-- An attempt is stored before it is made: one without an outcome is under way, or its process was killed.
CREATE TABLE callback_attempts (
  delivery_id uuid NOT NULL REFERENCES callback_deliveries,
  number integer NOT NULL,
  started_at timestamptz NOT NULL,
  duration_ms integer,
  status integer,
  error text,
  PRIMARY KEY (delivery_id, number)
);
