/** What a token may be used for; `admin` includes the others. */
export const tokenScopes = ['read', 'write', 'run', 'admin'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** The owner of a valid token. */
export interface Caller {
  /** By which history and idempotency keys know the caller. */
  name: string;
  scopes: ReadonlySet<TokenScope>;
}

/** Tokens kept elsewhere, known by their SHA-256. An answer that is not at hand is a promise. */
export interface TokenRegistry {
  /** Whether no token was ever made. Revoking the last one must not open the service, so revoked ones count. */
  isEmpty(): boolean | Promise<boolean>;
  /** The owner of the token with this SHA-256; undefined for an unknown, revoked or expired one. */
  find(digest: Buffer): Caller | undefined | Promise<Caller | undefined>;
}

export function mayUse({ scopes }: Caller, scope: TokenScope): boolean {
  return scopes.has(scope) || scopes.has('admin');
}
