-- Tokens that `assay token` makes, beside those of API_TOKEN. Only the SHA-256 of a token is kept: its 256 random bits
-- cannot be guessed from it, however fast hashing is.

CREATE TABLE api_tokens (
  token_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Two tokens may have one name while a caller moves from the old to the new one.
  name text COLLATE "C" NOT NULL,
  digest bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL CHECK (scopes <@ ARRAY['read', 'write', 'run', 'admin'] AND cardinality(scopes) > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  -- Noted at most once a minute.
  last_used_at timestamptz
);
