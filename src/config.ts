import path from 'node:path';
import { type AllowedPlaces, parseAllowedPlaces } from './lib/allowed-places.ts';
import { parseApiToken } from './lib/api-token.ts';
import type { EmbeddingSettings } from './lib/embedding-settings.ts';

export type AppEnvironment = 'local' | 'development' | 'production';

/** Every setting of the program, read once and checked. */
export interface Config {
  appEnv: AppEnvironment;
  host: string;
  port: number;
  /** Absolute path of the folder that holds the embedded database and the local catalog. */
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Folder path or `s3://…` of the catalog's dataset. */
  catalogUri: string;
  /** Tokens that open the writing endpoints; empty means open (never in production). */
  apiTokens: string[];
  srPrefix: string;
  platforms: string[];
  bodyLimitBytes: number;
  /** A run that takes longer, from the start of its first item, ends as failed. */
  runTimeLimitSeconds: number;
  /** What one caller may ask for; nothing is limited unless set. */
  rateLimits: { all?: RateLimit; writes?: RateLimit };
  /** Addresses and blocks of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Secrets that callbacks are signed with, each `whsec_…`; none means that no callback is sent. */
  callbackSecrets: string[];
  /** Where callbacks may go although the address is private. */
  callbackAllow: AllowedPlaces;
  /** Seconds before the second attempt at a callback, the third …; then it has failed. */
  callbackRetrySeconds: number[];
  /** Address of this service as receivers of callbacks see it, without a slash at its end. */
  publicUrl: string | undefined;
  /** Undefined: the catalog is searched by words only. */
  embeddings: EmbeddingSettings | undefined;
  /** File that describes the marketplaces; see docs/marketplaces.md. */
  sourcesFile: string | undefined;
  /** Value of a variable that the file of marketplaces names for a secret. */
  secretOf(name: string): string | undefined;
  /** pino level: trace, debug, info, warn, error, fatal or silent. */
  logLevel: string;
}

/** A setting that cannot be used; the message names the variable and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

function integerSetting(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new ConfigError(`${name} must be an integer from ${min} to ${max}, but is "${text}".`);
  }
  return value;
}

function appEnvironment(text: string): AppEnvironment {
  if (text === 'local' || text === 'development' || text === 'production') return text;
  throw new ConfigError(`APP_ENV must be local, development or production, but is "${text}".`);
}

function logLevel(text: string): string {
  if (/^(trace|debug|info|warn|error|fatal|silent)$/.test(text)) return text;
  throw new ConfigError(`LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, but is "${text}".`);
}

function listSetting(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The name in front of the colon keeps nobody out, so it does not count. */
function isApiToken(text: string, leastLength: number): boolean {
  return text.length <= 512 && (parseApiToken(text)?.token.length ?? 0) >= leastLength;
}

function catalogUri(text: string): string {
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text) || /^s3:\/\/[^/]+/.test(text)) return text;
  throw new ConfigError(`CATALOG_URI must be a folder or s3://bucket/path, but is "${text}".`);
}

function checkDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError('DATABASE_URL must start with postgresql:// or postgres://.');
  }
  return text;
}

export interface RateLimit {
  requests: number;
  seconds: number;
}

const secondsOfUnit: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

function rateLimit(name: string, text: string): RateLimit {
  const [, count = '', unit = ''] = /^(\d{1,9}) *\/ *(second|minute|hour)$/.exec(text) ?? [];
  const seconds = secondsOfUnit[unit];
  if (seconds !== undefined && Number(count) > 0) return { requests: Number(count), seconds };
  throw new ConfigError(`${name} must be a number per second, minute or hour, such as 600/minute, but is "${text}".`);
}

function trustProxy(text: string | undefined): string[] {
  const entries = listSetting(text);
  try {
    const { hosts } = parseAllowedPlaces(entries);
    if (hosts.size === 0) return entries;
  } catch {
    // Said below, for whatever is no address and no block.
  }
  throw new ConfigError('TRUST_PROXY must be IP addresses and blocks such as 10.0.0.0/8, separated by commas.');
}

// 24 to 64 bytes, as Standard Webhooks asks; the text itself is a secret and stays out of the message.
function callbackSecret(text: string): string {
  const encoded = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(text)?.[1];
  const bytes = Buffer.from(encoded ?? '', 'base64').length;
  if (bytes >= 24 && bytes <= 64) return text;
  throw new ConfigError(
    'CALLBACK_SECRET must be whsec_ and 24 to 64 random bytes in base64 (several secrets: separated by commas).',
  );
}

function callbackAllow(text: string | undefined): AllowedPlaces {
  try {
    return parseAllowedPlaces(listSetting(text));
  } catch (error) {
    throw new ConfigError(`CALLBACK_ALLOW: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// The schedule that Standard Webhooks proposes: three days in all.
const defaultRetrySeconds = '5,300,1800,7200,18000,36000,50400,72000,86400';

function retrySeconds(text: string): number[] {
  const delays = listSetting(text).map((entry) => (/^\d{1,7}$/.test(entry) ? Number(entry) : Number.NaN));
  if (delays.length <= 50 && delays.every((delay) => delay <= 7 * 86_400)) return delays;
  throw new ConfigError(
    `CALLBACK_RETRY_SECONDS must be at most 50 whole numbers from 0 to 604800, separated by commas, but is "${text}".`,
  );
}

function publicUrl(text: string): string {
  const url = URL.parse(text);
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && !/[?#]/.test(text);
  if (isPlain) return url.href.replace(/\/+$/, '');
  throw new ConfigError('PUBLIC_URL must be an http or https address without user, query and fragment.');
}

/** Accepts the address of the interface itself, or of the server that has it at `/v1/embeddings`. */
function embeddingsUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || /[?#]/.test(text)) {
    throw new ConfigError('EMBEDDINGS_URL must be an http or https address without user, query and fragment.');
  }
  const base = url.href.replace(/\/+$/, '');
  if (base.endsWith('/embeddings')) return base;
  return base.endsWith('/v1') ? `${base}/embeddings` : `${base}/v1/embeddings`;
}

function embeddingSettings(env: Environment): EmbeddingSettings | undefined {
  if (!env.EMBEDDINGS_URL) return undefined;
  if (!env.EMBEDDINGS_MODEL) {
    throw new ConfigError('EMBEDDINGS_MODEL must name the model when EMBEDDINGS_URL is set.');
  }
  const similarity = env.EMBEDDINGS_MIN_SIMILARITY || '0.2';
  if (!/^(?:0(?:\.\d{1,6})?|1)$/.test(similarity)) {
    throw new ConfigError(`EMBEDDINGS_MIN_SIMILARITY must be a number from 0 to 1, but is "${similarity}".`);
  }
  return {
    url: embeddingsUrl(env.EMBEDDINGS_URL),
    model: env.EMBEDDINGS_MODEL,
    apiKey: env.EMBEDDINGS_API_KEY || undefined,
    queryTimeoutMs: integerSetting(env, 'EMBEDDINGS_TIMEOUT_MS', 1_500, 10, 60_000),
    maxCharacters: integerSetting(env, 'EMBEDDINGS_MAX_CHARACTERS', 1_500, 50, 100_000),
    batchSize: integerSetting(env, 'EMBEDDINGS_BATCH', 64, 1, 2_048),
    minSimilarity: Number(similarity),
  };
}

/**
 * Reads the settings from the environment; nothing else in the program does.
 * @throws ConfigError for a value that cannot be used: a wrong setting stops the program, it never becomes a default.
 */
export function readConfig(env: Environment): Config {
  const appEnv = appEnvironment(env.APP_ENV || 'local');
  const apiTokens = listSetting(env.API_TOKEN);
  if (appEnv === 'production' && apiTokens.length === 0) {
    throw new ConfigError('API_TOKEN must be set when APP_ENV is production (several tokens: separated by commas).');
  }
  const leastLength = appEnv === 'production' ? 8 : 1;
  // Set but empty, such as ",", was meant to close the service: it must not open it.
  if ((env.API_TOKEN && apiTokens.length === 0) || !apiTokens.every((token) => isApiToken(token, leastLength))) {
    throw new ConfigError(
      `API_TOKEN must be tokens of ${leastLength} to 512 letters, digits and . _ ~ + / - each, or name:token (several: separated by commas).`,
    );
  }
  const srPrefix = env.SR_PREFIX || 'SR';
  if (!/^[A-Z]{2,10}$/.test(srPrefix)) {
    throw new ConfigError(`SR_PREFIX must be 2 to 10 upper-case letters, but is "${srPrefix}".`);
  }
  const platforms = env.PLATFORMS ? listSetting(env.PLATFORMS) : ['1688', 'alibaba'];
  if (platforms.length === 0 || platforms.some((name) => !/^[a-z0-9][a-z0-9_-]{0,39}$/.test(name))) {
    throw new ConfigError('PLATFORMS must be names of lower-case letters, digits, - and _, separated by commas.');
  }
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  return {
    appEnv,
    host: env.HOST || '127.0.0.1',
    port: integerSetting(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    databaseUrl: env.DATABASE_URL ? checkDatabaseUrl(env.DATABASE_URL) : undefined,
    catalogUri: env.CATALOG_URI ? catalogUri(env.CATALOG_URI) : path.join(dataDir, 'catalog'),
    apiTokens,
    srPrefix,
    platforms: [...new Set(platforms)],
    bodyLimitBytes: integerSetting(env, 'BODY_LIMIT_BYTES', 10 * 1024 * 1024, 1024, 1024 * 1024 * 1024),
    runTimeLimitSeconds: integerSetting(env, 'RUN_TIME_LIMIT_SECONDS', 6 * 60 * 60, 1, 30 * 24 * 60 * 60),
    rateLimits: {
      ...(env.RATE_LIMIT ? { all: rateLimit('RATE_LIMIT', env.RATE_LIMIT) } : {}),
      ...(env.RATE_LIMIT_WRITES ? { writes: rateLimit('RATE_LIMIT_WRITES', env.RATE_LIMIT_WRITES) } : {}),
    },
    trustProxy: trustProxy(env.TRUST_PROXY),
    callbackSecrets: listSetting(env.CALLBACK_SECRET).map(callbackSecret),
    callbackAllow: callbackAllow(env.CALLBACK_ALLOW),
    callbackRetrySeconds: retrySeconds(env.CALLBACK_RETRY_SECONDS || defaultRetrySeconds),
    publicUrl: env.PUBLIC_URL ? publicUrl(env.PUBLIC_URL) : undefined,
    embeddings: embeddingSettings(env),
    sourcesFile: env.SOURCES_FILE ? path.resolve(env.SOURCES_FILE) : undefined,
    secretOf: (name) => env[name],
    logLevel: logLevel(env.LOG_LEVEL || 'warn'),
  };
}
