import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerTokenPattern, parseApiToken } from '../lib/api-token.ts';
import type { Caller, TokenRegistry, TokenScope } from '../lib/token-scope.ts';
import { HttpRefusal } from './errors.ts';

/**
 * Bearer authentication. With no token anywhere (a local instance) every caller is let in as `anonymous`.
 *
 * A configured token may be given a name, written `name:token`; history and idempotency keys record the name. A colon
 * cannot occur in a bearer token (RFC 6750, section 2.1). A token without a name is known by eight digits of its
 * SHA-256. Configured tokens have every scope.
 */
export interface Authenticator {
  /** Whether there is any token, so that callers need one. */
  isRequired(): boolean | Promise<boolean>;
  /** The owner of a valid token sent with the request; undefined for a missing header, another scheme or a wrong token. */
  identify(request: FastifyRequest): Caller | undefined | Promise<Caller | undefined>;
}

/** Every caller where no token is needed. */
export const anonymous: Caller = { name: 'anonymous', scopes: new Set(['admin']) };

const credentialsPattern = new RegExp(`^bearer +(${bearerTokenPattern.source}) *$`, 'i');

/** @throws Error when a configured token could never be sent in a header. */
export function createAuthenticator(apiTokens: readonly string[], stored?: TokenRegistry): Authenticator {
  const configured = apiTokens.map(parseToken);
  return {
    isRequired() {
      if (configured.length > 0) return true;
      const isEmpty = stored?.isEmpty() ?? true;
      return typeof isEmpty === 'boolean' ? !isEmpty : isEmpty.then((empty) => !empty);
    },
    identify(request) {
      const sent = credentialsPattern.exec(request.headers.authorization ?? '')?.[1];
      if (sent === undefined) return undefined;
      // Digests have one length, and every token is compared, so timing reveals nothing about the tokens.
      const digest = sha256(sent);
      let found: Caller | undefined;
      for (const { digest: known, caller } of configured) if (timingSafeEqual(known, digest)) found ??= caller;
      return found ?? stored?.find(digest);
    },
  };
}

/** One and the same answer whatever is wrong with the token. */
export function missingToken(): HttpRefusal {
  return new HttpRefusal(401, 'A valid bearer token is required.', { headers: { 'www-authenticate': 'Bearer' } });
}

/** For a token that lacks the required scope (RFC 6750, section 3.1). */
export function refuseScope(scope: TokenScope): HttpRefusal {
  return new HttpRefusal(403, `The token lacks the scope "${scope}".`, {
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  });
}

function parseToken(text: string): { digest: Buffer; caller: Caller } {
  const parsed = parseApiToken(text);
  if (parsed === null) {
    throw new Error('An API token must consist of letters, digits and . _ ~ + / - (it may be written name:token)');
  }
  const { name, token } = parsed;
  const digest = sha256(token);
  const caller = { name: name ?? `token-${digest.toString('hex', 0, 4)}`, scopes: new Set(['admin'] as const) };
  return { digest, caller };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
