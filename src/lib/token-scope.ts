/** What a token may be used for; `admin` includes the others. */
export const tokenScopes = ['read', 'write', 'run', 'admin'] as const;

export type TokenScope = (typeof tokenScopes)[number];

/** Whoever a valid token belongs to. */
export interface Caller {
  /** By which history and idempotency keys know the caller. */
  name: string;
  scopes: ReadonlySet<TokenScope>;
}

export function mayUse({ scopes }: Caller, scope: TokenScope): boolean {
  return scopes.has(scope) || scopes.has('admin');
}
