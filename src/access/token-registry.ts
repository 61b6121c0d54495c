import type { Queryable } from '../db/queryable.ts';
import { type Clock, monotonicMs } from '../lib/clock.ts';
import type { Caller, TokenRegistry } from '../lib/token-scope.ts';
import { listTokensWithDigests, noteTokenUse } from './token-store.ts';

/** A token that was revoked, or made, by another process counts after so long at most. */
const snapshotMs = 5_000;
const noteUseEveryMs = 60_000;

interface KnownToken extends Caller {
  tokenId: number;
  /** In the past for a revoked token. */
  expiresAtMs: number;
  notedAtMs: number;
}

/**
 * The stored tokens of a database. While it does not answer, those known last stay in force; before it ever answered,
 * asking rejects, so that a missing answer admits no one.
 */
export function createTokenRegistry(db: Queryable, clock: Clock, onFault: (error: unknown) => void): TokenRegistry {
  let known: Map<string, KnownToken> | undefined;
  let readAtMs = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const rows = await listTokensWithDigests(db);
      const earlier = known;
      known = new Map(
        rows.map(({ digest, tokenId, name, scopes, expiresAt, revokedAt }) => {
          const key = digest.toString('hex');
          const expiresAtMs = revokedAt === null ? (expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) : 0;
          const notedAtMs = earlier?.get(key)?.notedAtMs ?? Number.NEGATIVE_INFINITY;
          return [key, { tokenId, name, scopes: new Set(scopes), expiresAtMs, notedAtMs }];
        }),
      );
    } catch (error) {
      if (known === undefined) throw error;
      onFault(error);
    } finally {
      readAtMs = monotonicMs();
      reading = undefined;
    }
  }

  function isFresh(): boolean {
    return known !== undefined && monotonicMs() - readAtMs < snapshotMs;
  }

  function refresh(): Promise<void> {
    reading ??= read();
    return reading;
  }

  function look(digest: Buffer): Caller | undefined {
    const token = known?.get(digest.toString('hex'));
    if (token === undefined || token.expiresAtMs <= clock.now()) return undefined;
    const nowMs = monotonicMs();
    if (nowMs - token.notedAtMs > noteUseEveryMs) {
      token.notedAtMs = nowMs;
      noteTokenUse(db, token.tokenId, new Date(clock.now())).catch(onFault);
    }
    return token;
  }

  const hasNone = () => (known?.size ?? 0) === 0;

  return {
    isEmpty: () => (isFresh() ? hasNone() : refresh().then(hasNone)),
    find: (digest) => (isFresh() ? look(digest) : refresh().then(() => look(digest))),
  };
}
