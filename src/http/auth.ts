import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerTokenPattern, parseApiToken } from '../lib/api-token.ts';
import { HttpRefusal } from './errors.ts';

/**
 * Bearer authentication. A route asks for it with `config: { auth: true }`; the server checks it before it reads
 * the body. With no token configured (a local instance) every caller is let in as `anonymous`.
 *
 * A token may be given a name, written `name:token`; history and idempotency keys record the name. A colon cannot
 * occur in a bearer token (RFC 6750, section 2.1). A token without a name is known by eight digits of its SHA-256.
 */
export interface Authenticator {
  readonly required: boolean;
  /** The name of the caller, or a 401 (missing header, other scheme, wrong token: one and the same answer). */
  authenticate(request: FastifyRequest): string;
}

const anonymous = 'anonymous';
const credentialsPattern = new RegExp(`^bearer +(${bearerTokenPattern.source}) *$`, 'i');

/** @throws Error when a configured token could never be sent in a header. */
export function createAuthenticator(apiTokens: readonly string[]): Authenticator {
  const callers = apiTokens.map(parseToken);
  if (callers.length === 0) return { required: false, authenticate: () => anonymous };
  return {
    required: true,
    authenticate(request) {
      const sent = credentialsPattern.exec(request.headers.authorization ?? '')?.[1];
      if (sent !== undefined) {
        // Digests have one length, and every token is compared, so the time says nothing about the tokens.
        const digest = sha256(sent);
        let name: string | undefined;
        for (const caller of callers) if (timingSafeEqual(caller.digest, digest)) name ??= caller.name;
        if (name !== undefined) return name;
      }
      throw new HttpRefusal(401, 'A valid bearer token is required', { headers: { 'www-authenticate': 'Bearer' } });
    },
  };
}

function parseToken(configured: string): { name: string; digest: Buffer } {
  const parsed = parseApiToken(configured);
  if (parsed === null) {
    throw new Error('An API token must consist of letters, digits and . _ ~ + / - (it may be written name:token)');
  }
  const { name, token } = parsed;
  const digest = sha256(token);
  return { name: name ?? `token-${digest.toString('hex', 0, 4)}`, digest };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
