import {
  integerWithin,
  maskPassword,
  oneOf,
  parseBaseUrl,
  parseBoolean,
  parseCallbackSecrets,
  parseCatalogUri,
  parseDatabaseUrl,
  parseEmbeddingsUrl,
  parseList,
  parseOrigins,
  parsePlaces,
  parsePlatforms,
  parsePrefix,
  parseProxies,
  parseRateLimit,
  parseRetention,
  parseRetrySeconds,
  parseSimilarity,
} from './parse-values.ts';
import { type Setting, setting } from './setting.ts';

const asIs = (text: string): string => text;

/**
 * Every setting of the program. `readConfig` reads them all; the command line's help is written from here, and
 * the manual's tables are (`npm run settings`).
 */
export const settings = {
  appEnv: setting({
    name: 'APP_ENV',
    group: 'Where it runs',
    fallback: 'local',
    meaning:
      '`local`, `development` or `production`. Production demands `API_TOKEN` and has no playground on the reference page',
    brief: 'local, development or production',
    parse: oneOf('local', 'development', 'production'),
  }),
  host: setting({
    name: 'HOST',
    group: 'Where it runs',
    fallback: '127.0.0.1',
    meaning: 'address to listen on; `0.0.0.0` for all',
    brief: 'address to listen on',
    parse: asIs,
  }),
  port: setting({
    name: 'PORT',
    group: 'Where it runs',
    fallback: '3000',
    meaning: 'port to listen on; 0 for a free one',
    brief: 'port to listen on',
    parse: integerWithin(0, 65_535),
  }),
  srPrefix: setting({
    name: 'SR_PREFIX',
    group: 'Where it runs',
    fallback: 'SR',
    meaning: 'prefix of public request ids, 2 to 10 upper-case letters. Never change it on existing data',
    brief: 'prefix of public request ids',
    parse: parsePrefix,
  }),
  platforms: setting({
    name: 'PLATFORMS',
    group: 'Where it runs',
    fallback: '1688,alibaba',
    meaning: 'names of platforms that a catalog may hold',
    brief: 'platform names that a catalog may hold',
    parse: parsePlatforms,
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    group: 'Where data is',
    fallback: './data',
    meaning: 'folder of the embedded database and the local catalog',
    brief: 'folder of the embedded database and the local catalog',
    parse: asIs,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    group: 'Where data is',
    meaning:
      'a PostgreSQL server (15 or newer), `postgresql://user:password@host:5432/name`, instead of the embedded one',
    brief: 'a PostgreSQL server (15 or newer) instead of the embedded one',
    secret: true,
    parse: parseDatabaseUrl,
    mask: maskPassword,
  }),
  catalogUri: setting({
    name: 'CATALOG_URI',
    group: 'Where data is',
    fallbackShown: '`DATA_DIR/catalog`',
    meaning:
      'folder or `s3://bucket/path` of the catalog (with the usual `AWS_*` variables); the store must support conditional writes',
    brief: 'folder or s3:// address of the catalog (DATA_DIR/catalog)',
    parse: parseCatalogUri,
  }),
  apiTokens: setting({
    name: 'API_TOKEN',
    group: 'Who may call',
    meaning:
      'tokens that writing needs, separated by commas, each `token` or `name:token`; a token has 1 to 512 letters, digits ' +
      'and `. _ ~ + / -`, in production at least 8; required in production',
    brief: 'token(s) that writing needs, separated by commas; required in production',
    secret: true,
    parse: parseList,
  }),
  readTokenRequired: setting({
    name: 'READ_TOKEN_REQUIRED',
    group: 'Who may call',
    fallback: 'false',
    meaning:
      '`true`: reading runs and products needs a token too, and so do `/metrics`; the pages, the reference, `/api/v1/about`, ' +
      '`/healthz` and `/readyz` stay open',
    brief: 'true: reading needs a token too',
    parse: parseBoolean,
  }),
  corsOrigins: setting({
    name: 'CORS_ORIGINS',
    group: 'Who may call',
    meaning:
      'origins such as `https://shop.example`, separated by commas, whose pages may read answers; without any, browsers let none',
    parse: parseOrigins,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    group: 'Who may call',
    meaning: "addresses and blocks of your load balancers, whose `X-Forwarded-For` tells the caller's address",
    parse: parseProxies,
  }),
  bodyLimitBytes: setting({
    name: 'BODY_LIMIT_BYTES',
    group: 'Limits',
    fallback: '10485760',
    meaning: 'largest body of a request',
    brief: 'largest body of a request',
    parse: integerWithin(1024, 1024 * 1024 * 1024),
  }),
  requestTimeoutSeconds: setting({
    name: 'REQUEST_TIMEOUT_SECONDS',
    group: 'Limits',
    fallback: '60',
    meaning:
      'a request that takes longer to arrive is answered with 408; a connection on which nothing moves for twice as long is closed',
    parse: integerWithin(1, 3600),
  }),
  runTimeLimitSeconds: setting({
    name: 'RUN_TIME_LIMIT_SECONDS',
    group: 'Limits',
    fallback: '21600',
    meaning: 'a run that takes longer, from the start of its first item, ends as failed',
    brief: 'a run that takes longer ends as failed',
    parse: integerWithin(1, 30 * 24 * 60 * 60),
  }),
  rateLimit: setting({
    name: 'RATE_LIMIT',
    group: 'Limits',
    meaning:
      'requests of one token or address, such as `600/minute` (`second`, `minute` or `hour`); nothing is limited unless it is set',
    brief: 'requests of one token or address, such as 600/minute',
    parse: parseRateLimit,
  }),
  rateLimitWrites: setting({
    name: 'RATE_LIMIT_WRITES',
    group: 'Limits',
    fallbackShown: 'as `RATE_LIMIT`',
    meaning: 'the same for POST, PUT, PATCH and DELETE, counted apart',
    parse: parseRateLimit,
  }),
  sourcesFile: setting({
    name: 'SOURCES_FILE',
    group: 'Sources',
    meaning:
      'file that describes [marketplaces](marketplaces.md) to search beside the catalog; it names further variables for their secrets',
    brief: 'JSON file that describes marketplaces to search as well (docs/marketplaces.md)',
    parse: asIs,
  }),
  embeddingsUrl: setting({
    name: 'EMBEDDINGS_URL',
    group: 'Sources',
    meaning: 'an OpenAI-compatible server of embeddings; without it the catalog is searched by words only',
    brief: 'OpenAI-compatible embeddings, to search the catalog by meaning too; with EMBEDDINGS_MODEL',
    parse: parseEmbeddingsUrl,
  }),
  embeddingsModel: setting({
    name: 'EMBEDDINGS_MODEL',
    group: 'Sources',
    meaning: 'name of its model; needed with `EMBEDDINGS_URL`',
    parse: asIs,
  }),
  embeddingsApiKey: setting({
    name: 'EMBEDDINGS_API_KEY',
    group: 'Sources',
    meaning: 'its bearer token',
    secret: true,
    parse: asIs,
  }),
  embeddingsTimeoutMs: setting({
    name: 'EMBEDDINGS_TIMEOUT_MS',
    group: 'Sources',
    fallback: '1500',
    meaning: 'a search waits so long for the vector of its query, then goes by words',
    parse: integerWithin(10, 60_000),
  }),
  embeddingsMaxCharacters: setting({
    name: 'EMBEDDINGS_MAX_CHARACTERS',
    group: 'Sources',
    fallback: '1500',
    meaning: "so much of a product's text makes its vector",
    parse: integerWithin(50, 100_000),
  }),
  embeddingsBatch: setting({
    name: 'EMBEDDINGS_BATCH',
    group: 'Sources',
    fallback: '64',
    meaning: 'texts in one call',
    parse: integerWithin(1, 2_048),
  }),
  embeddingsMinSimilarity: setting({
    name: 'EMBEDDINGS_MIN_SIMILARITY',
    group: 'Sources',
    fallback: '0.2',
    meaning: 'a product must be so near to the query to be found by its vector, 0 to 1',
    parse: parseSimilarity,
  }),
  callbackSecrets: setting({
    name: 'CALLBACK_SECRET',
    group: 'Callbacks',
    meaning:
      'secrets that sign callbacks, separated by commas, each `whsec_` and 24 to 64 bytes in base64; without one no callback is sent',
    brief: 'whsec_… secret(s) that sign callbacks, separated by commas; without one none is sent',
    secret: true,
    parse: parseCallbackSecrets,
  }),
  callbackAllow: setting({
    name: 'CALLBACK_ALLOW',
    group: 'Callbacks',
    meaning: 'addresses, blocks and host names that callbacks may reach although they are private',
    parse: parsePlaces,
  }),
  callbackRetrySeconds: setting({
    name: 'CALLBACK_RETRY_SECONDS',
    group: 'Callbacks',
    // The schedule that Standard Webhooks proposes: three days in all.
    fallback: '5,300,1800,7200,18000,36000,50400,72000,86400',
    meaning: 'delays before the second attempt at a callback, the third and so on',
    parse: parseRetrySeconds,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    group: 'Callbacks',
    meaning: 'address of this service as receivers of callbacks see it; without it callbacks carry paths',
    parse: parseBaseUrl,
  }),
  retainRuns: setting({
    name: 'RETAIN_RUNS',
    group: 'How long data is kept',
    meaning:
      'runs that ended so long ago are removed, such as `90d` (`h`, `d` or `w`); the newest done run of each request stays. ' +
      'Kept for good unless set',
    brief: 'how long ended runs are kept, such as 90d; the newest done run of each request stays',
    parse: parseRetention,
  }),
  retainLatestRuns: setting({
    name: 'RETAIN_LATEST_RUNS',
    group: 'How long data is kept',
    meaning: 'the newest done run of a request is removed too when it is so old',
    parse: parseRetention,
  }),
  retainDeliveries: setting({
    name: 'RETAIN_DELIVERIES',
    group: 'How long data is kept',
    meaning: 'callbacks that were delivered or given up, with their attempts',
    parse: parseRetention,
  }),
  retainIdempotency: setting({
    name: 'RETAIN_IDEMPOTENCY',
    group: 'How long data is kept',
    meaning: 'keys of creates and starts: a repeat that comes later is a request of its own',
    parse: parseRetention,
  }),
  retainHistory: setting({
    name: 'RETAIN_HISTORY',
    group: 'How long data is kept',
    meaning: 'what was changed in requests, and feedback that was replaced since',
    parse: parseRetention,
  }),
  remotePictures: setting({
    name: 'REMOTE_PICTURES',
    group: 'What it reports',
    meaning:
      '`true`: the pages load pictures of offers from where they are; `false`: they draw placeholders and ask no other ' +
      'origin for anything. By default `true`, in production `false`',
    parse: parseBoolean,
  }),
  metricsPort: setting({
    name: 'METRICS_PORT',
    group: 'What it reports',
    meaning:
      'port of `HOST` on which `assay work` answers `/metrics`, `/healthz` and `/readyz`; without it a worker does not listen',
    parse: integerWithin(0, 65_535),
  }),
  otlpEndpoint: setting({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    group: 'What it reports',
    meaning:
      'collector of OpenTelemetry traces, such as `http://127.0.0.1:4318` (OTLP over HTTP); `OTEL_EXPORTER_OTLP_HEADERS` ' +
      'and its other variables count too. Without it there are none',
    parse: parseBaseUrl,
  }),
  otelServiceName: setting({
    name: 'OTEL_SERVICE_NAME',
    group: 'What it reports',
    fallback: 'assay',
    meaning: 'the name of this process in traces',
    parse: asIs,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    group: 'What it reports',
    fallback: 'warn',
    meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    brief: 'level of the JSON log on standard error',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
} as const;

export type SettingKey = keyof typeof settings;

export const settingList: readonly Setting<unknown>[] = Object.values(settings);
