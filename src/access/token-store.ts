import type { Columns } from '../db/columns.ts';
import type { Queryable } from '../db/queryable.ts';
import type { ApiTokensRow } from '../db/rows.gen.ts';
import type { TokenScope } from '../lib/token-scope.ts';

/** A token as it is kept: never the token itself. */
export interface StoredToken {
  tokenId: number;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

type TokenRow = Columns<ApiTokensRow, keyof ApiTokensRow, { scopes: TokenScope[] }>;

const columns = 'token_id, name, digest, scopes, created_at, expires_at, revoked_at, last_used_at';

function rowToToken(row: TokenRow): StoredToken {
  return {
    tokenId: row.token_id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}

interface NewToken {
  name: string;
  /** SHA-256 of the token. */
  digest: Buffer;
  scopes: readonly TokenScope[];
  createdAt: Date;
  expiresAt: Date | null;
}

/** @returns the id of the new token. */
export async function insertToken(db: Queryable, token: NewToken): Promise<number> {
  const { rows } = await db.query<Pick<ApiTokensRow, 'token_id'>>(
    `INSERT INTO api_tokens (name, digest, scopes, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     RETURNING token_id`,
    [token.name, token.digest, token.scopes, token.createdAt, token.expiresAt],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The new token has no id.');
  return row.token_id;
}

/** Every token ever made, the newest first. */
export async function listTokens(db: Queryable): Promise<StoredToken[]> {
  const { rows } = await db.query<TokenRow>(`SELECT ${columns} FROM api_tokens ORDER BY token_id DESC`);
  return rows.map(rowToToken);
}

/** Every token ever made with its digest, also those that are revoked or have expired. */
export async function listTokensWithDigests(db: Queryable): Promise<(StoredToken & { digest: Buffer })[]> {
  const { rows } = await db.query<TokenRow>(`SELECT ${columns} FROM api_tokens`);
  return rows.map((row) => ({ ...rowToToken(row), digest: row.digest }));
}

/** @returns false when there is no such token, or it was revoked before. */
export async function revokeToken(db: Queryable, tokenId: number, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE api_tokens SET revoked_at = $2 WHERE token_id = $1 AND revoked_at IS NULL',
    [tokenId, at],
  );
  return rowCount === 1;
}

export async function noteTokenUse(db: Queryable, tokenId: number, at: Date): Promise<void> {
  await db.query(
    'UPDATE api_tokens SET last_used_at = $2 WHERE token_id = $1 AND (last_used_at IS NULL OR last_used_at < $2)',
    [tokenId, at],
  );
}
