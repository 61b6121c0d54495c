import path from 'node:path';
import type { AllowedPlaces } from './lib/allowed-places.ts';
import { parseApiToken } from './lib/api-token.ts';
import type { AppEnvironment } from './lib/app-environment.ts';
import type { EmbeddingSettings } from './lib/embedding-settings.ts';
import { present } from './lib/present.ts';
import type { RateLimit } from './lib/rate-limit.ts';
import { type Environment, findSecret, findSettingText } from './settings/read-settings.ts';
import { type SettingKey, settings } from './settings/settings.ts';

export type { Environment } from './settings/read-settings.ts';

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
  /** Reading needs a token too. */
  readTokenRequired: boolean;
  /** Origins whose pages may read answers. */
  corsOrigins: string[];
  srPrefix: string;
  platforms: string[];
  bodyLimitBytes: number;
  /** For a request to arrive. */
  requestTimeoutSeconds: number;
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
  /** How long data is kept, in milliseconds; for good where undefined. */
  retention: Record<'runsMs' | 'latestRunsMs' | 'deliveriesMs' | 'idempotencyMs' | 'historyMs', number | undefined>;
  /** The pages may load pictures of offers from where they are. */
  remotePictures: boolean;
  /** Where `assay work` answers for itself; undefined: nowhere. */
  metricsPort: number | undefined;
  /** Where traces go, if anywhere. */
  tracing: { endpoint: string; serviceName: string } | undefined;
  /** pino level: trace, debug, info, warn, error, fatal or silent. */
  logLevel: string;
}

/** Settings that cannot be used; the message names every one of them and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const [first = ''] = problems;
    const lines = problems.map((problem) => `\n  ${problem}`).join('');
    super(problems.length === 1 ? first : `${problems.length} settings cannot be used:${lines}`);
    this.problems = problems;
  }
}

type ValueOf<Key extends SettingKey> = ReturnType<(typeof settings)[Key]['parse']>;
type Values = { [Key in SettingKey]: ValueOf<Key> | undefined };

/** Parses every setting; what cannot be used is added to `problems` and left undefined. */
function readValues(env: Environment, problems: string[]): Values {
  const entries = Object.entries(settings).map(([key, definition]) => {
    try {
      const { text } = findSettingText(env, definition);
      if (text === undefined) return [key, undefined];
      try {
        return [key, definition.parse(text)];
      } catch (error) {
        throw new Error(`${definition.name} ${error instanceof Error ? error.message : error}.`);
      }
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [key, undefined];
    }
  });
  return Object.fromEntries(entries) as Values;
}

/** The name in front of the colon keeps nobody out, so it does not count. */
function isApiToken(text: string, leastLength: number): boolean {
  return text.length <= 512 && (parseApiToken(text)?.token.length ?? 0) >= leastLength;
}

function checkTokens({ apiTokens, appEnv }: Values, problems: string[]): void {
  if (appEnv === 'production' && (apiTokens ?? []).length === 0) {
    problems.push('API_TOKEN must be set when APP_ENV is production (several tokens: separated by commas).');
    return;
  }
  const leastLength = appEnv === 'production' ? 8 : 1;
  // Set but empty, such as ",", was meant to close the service: it must not open it.
  if (apiTokens?.length === 0 || !(apiTokens ?? []).every((token) => isApiToken(token, leastLength))) {
    problems.push(
      `API_TOKEN must be tokens of ${leastLength} to 512 letters, digits and . _ ~ + / - each, or name:token ` +
        '(several: separated by commas).',
    );
  }
}

function embeddingSettings(values: Values, problems: string[]): EmbeddingSettings | undefined {
  if (values.embeddingsUrl === undefined) return undefined;
  if (values.embeddingsModel === undefined) {
    problems.push('EMBEDDINGS_MODEL must name the model when EMBEDDINGS_URL is set.');
    return undefined;
  }
  return {
    url: values.embeddingsUrl,
    model: values.embeddingsModel,
    apiKey: values.embeddingsApiKey,
    queryTimeoutMs: values.embeddingsTimeoutMs ?? 0,
    maxCharacters: values.embeddingsMaxCharacters ?? 0,
    batchSize: values.embeddingsBatch ?? 0,
    minSimilarity: values.embeddingsMinSimilarity ?? 0,
  };
}

/**
 * Reads the settings from the environment; nothing else in the program does.
 * @throws ConfigError that names every value that cannot be used: a wrong setting stops the program, it never becomes
 * a default.
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const values = readValues(env, problems);
  checkTokens(values, problems);
  const embeddings = embeddingSettings(values, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  // What has a default is defined from here on.
  const sure = values as { [Key in SettingKey]: ValueOf<Key> };
  const dataDir = path.resolve(sure.dataDir);
  return {
    appEnv: sure.appEnv,
    host: sure.host,
    port: sure.port,
    dataDir,
    databaseUrl: values.databaseUrl,
    catalogUri: values.catalogUri ?? path.join(dataDir, 'catalog'),
    apiTokens: values.apiTokens ?? [],
    readTokenRequired: sure.readTokenRequired,
    corsOrigins: values.corsOrigins ?? [],
    srPrefix: sure.srPrefix,
    platforms: sure.platforms,
    bodyLimitBytes: sure.bodyLimitBytes,
    requestTimeoutSeconds: sure.requestTimeoutSeconds,
    runTimeLimitSeconds: sure.runTimeLimitSeconds,
    rateLimits: present({ all: values.rateLimit, writes: values.rateLimitWrites }),
    trustProxy: values.trustProxy ?? [],
    callbackSecrets: values.callbackSecrets ?? [],
    callbackAllow: values.callbackAllow ?? settings.callbackAllow.parse(''),
    callbackRetrySeconds: sure.callbackRetrySeconds,
    publicUrl: values.publicUrl,
    embeddings,
    sourcesFile: values.sourcesFile === undefined ? undefined : path.resolve(values.sourcesFile),
    secretOf: (name) => findSecret(env, name),
    retention: {
      runsMs: values.retainRuns,
      latestRunsMs: values.retainLatestRuns,
      deliveriesMs: values.retainDeliveries,
      idempotencyMs: values.retainIdempotency,
      historyMs: values.retainHistory,
    },
    remotePictures: values.remotePictures ?? sure.appEnv !== 'production',
    metricsPort: values.metricsPort,
    tracing:
      values.otlpEndpoint === undefined
        ? undefined
        : { endpoint: values.otlpEndpoint, serviceName: sure.otelServiceName },
    logLevel: sure.logLevel,
  };
}
