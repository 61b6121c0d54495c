import { type AllowedPlaces, parseAllowedPlaces } from '../lib/allowed-places.ts';
import { parseDuration } from '../lib/parse-duration.ts';
import type { RateLimit } from '../lib/rate-limit.ts';

/** Any text. */
export const asIs = (text: string): string => text;

/** An integer within bounds, both included. */
export function integerWithin(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new Error(`must be an integer from ${min} to ${max}, but is "${text}"`);
  };
}

/** One word of a list. */
export function oneOf<Word extends string>(...words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new Error(`must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, but is "${text}"`);
  };
}

export function parseBoolean(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new Error(`must be true or false, but is "${text}"`);
}

/** Parts separated by commas, in a file also by line ends; blank ones are left out. */
export function parseList(text: string): string[] {
  return text
    .split(/[,\r\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

const secondsOfUnit: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

export function parseRateLimit(text: string): RateLimit {
  const [, count = '', unit = ''] = /^(\d{1,9}) *\/ *(second|minute|hour)$/.exec(text) ?? [];
  const seconds = secondsOfUnit[unit];
  if (seconds !== undefined && Number(count) > 0) return { requests: Number(count), seconds };
  throw new Error(`must be a number per second, minute or hour, such as 600/minute, but is "${text}"`);
}

export function parseProxies(text: string): string[] {
  const entries = parseList(text);
  try {
    if (parseAllowedPlaces(entries).hosts.size === 0) return entries;
  } catch {
    // Said below, for whatever is no address and no block.
  }
  throw new Error('must be IP addresses and blocks such as 10.0.0.0/8, separated by commas');
}

export function parsePlaces(text: string): AllowedPlaces {
  try {
    return parseAllowedPlaces(parseList(text));
  } catch {
    const places = 'IP addresses, blocks such as 10.0.0.0/8 and host names';
    throw new Error(`must be ${places}, separated by commas, but is "${text}"`);
  }
}

/** Secrets of 24 to 64 bytes, as Standard Webhooks asks; the text itself stays out of the message. */
export function parseCallbackSecrets(text: string): string[] {
  const secrets = parseList(text);
  const isSecret = (secret: string) => {
    const encoded = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(secret)?.[1];
    const bytes = Buffer.from(encoded ?? '', 'base64').length;
    return bytes >= 24 && bytes <= 64;
  };
  if (secrets.every(isSecret)) return secrets;
  throw new Error('must be whsec_ and 24 to 64 random bytes in base64 (several secrets: separated by commas)');
}

export function parseRetrySeconds(text: string): number[] {
  const delays = parseList(text).map((entry) => (/^\d{1,7}$/.test(entry) ? Number(entry) : Number.NaN));
  if (delays.length <= 50 && delays.every((delay) => delay <= 7 * 86_400)) return delays;
  throw new Error(`must be at most 50 whole numbers from 0 to 604800, separated by commas, but is "${text}"`);
}

function parsePlainUrl(text: string): URL {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/[?#]/.test(text)) return url;
  throw new Error('must be an http or https address without user, query and fragment');
}

/** An http or https address, without a slash at its end. */
export function parseBaseUrl(text: string): string {
  return parsePlainUrl(text).href.replace(/\/+$/, '');
}

/** Accepts the address of the interface itself, or of the server that has it at `/v1/embeddings`. */
export function parseEmbeddingsUrl(text: string): string {
  const base = parseBaseUrl(text);
  if (base.endsWith('/embeddings')) return base;
  return base.endsWith('/v1') ? `${base}/embeddings` : `${base}/v1/embeddings`;
}

export function parseSimilarity(text: string): number {
  if (/^(?:0(?:\.\d{1,6})?|1)$/.test(text)) return Number(text);
  throw new Error(`must be a number from 0 to 1, but is "${text}"`);
}

export function parseDatabaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new Error('must start with postgresql:// or postgres://');
}

/** An address without its password, also where that stands in the query. */
export function maskPassword(text: string): string {
  return text.replace(/(:\/\/[^:@/?#]*):.*@/, '$1:***@').replace(/([?&]password=)[^&]*/gi, '$1***');
}

export function parseCatalogUri(text: string): string {
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text) || /^s3:\/\/[^/]+/.test(text)) return text;
  throw new Error(`must be a folder or s3://bucket/path, but is "${text}"`);
}

export function parsePrefix(text: string): string {
  if (/^[A-Z]{2,10}$/.test(text)) return text;
  throw new Error(`must be 2 to 10 upper-case letters, but is "${text}"`);
}

export function parsePlatforms(text: string): string[] {
  const platforms = parseList(text);
  if (platforms.length > 0 && platforms.every((name) => /^[a-z0-9][a-z0-9_-]{0,39}$/.test(name))) {
    return [...new Set(platforms)];
  }
  throw new Error('must be names of lower-case letters, digits, - and _, separated by commas');
}

/** Origins as browsers send them: scheme, host and port, no path. */
export function parseOrigins(text: string): string[] {
  const origins = parseList(text);
  const isOrigin = (entry: string) => /^https?:\/\//.test(entry) && URL.parse(entry)?.origin === entry;
  if (origins.every(isOrigin)) return origins;
  throw new Error(`must be origins such as https://shop.example, separated by commas, but is "${text}"`);
}

/** Milliseconds. */
export function parseRetention(text: string): number {
  const ms = parseDuration(text);
  if (ms !== undefined) return ms;
  throw new Error(`must be a duration such as 12h, 90d or 6w, but is "${text}"`);
}
