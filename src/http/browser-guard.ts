import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from './errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Keeps pages of strangers away from a service that requires no token and listens on its own machine only: there the
 * browser of its user is a way in. A page whose name resolves to this machine (DNS rebinding) is recognized by the
 * `Host` it requests, which has to be an address or `localhost`; a page that sends a form elsewhere (CSRF) by the
 * `Sec-Fetch-Site` or `Origin` of browsers. `origins` are let in.
 * @throws HttpRefusal 403
 */
export function refuseStrangePages(request: FastifyRequest, origins: readonly string[]): void {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers;
  if (!isOwnHost(host)) {
    throw new HttpRefusal(403, 'Without a token this service answers only to its address or to localhost.');
  }
  if (readingMethods.has(request.method)) return;
  const isAllowed = origin !== undefined && origins.includes(origin);
  const isStrange = origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOfHost(origin, host);
  if (isStrange && !isAllowed) {
    throw new HttpRefusal(403, 'Without a token pages of other sites may not change anything here.');
  }
}

function isOwnHost(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  return host === '' || isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost');
}

function isOfHost(origin: string, host: string): boolean {
  return URL.parse(origin)?.host === URL.parse(`http://${host}`)?.host;
}
