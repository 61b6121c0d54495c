import path from 'node:path';

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

function checkDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError('DATABASE_URL must start with postgresql:// or postgres://.');
  }
  return text;
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
  if (apiTokens.some((token) => !/^[\x21-\x7e]{8,512}$/.test(token))) {
    throw new ConfigError('API_TOKEN must be 8 to 512 visible ASCII characters (several tokens: separated by commas).');
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
    catalogUri: env.CATALOG_URI || path.join(dataDir, 'catalog'),
    apiTokens,
    srPrefix,
    platforms: [...new Set(platforms)],
    bodyLimitBytes: integerSetting(env, 'BODY_LIMIT_BYTES', 10 * 1024 * 1024, 1024, 1024 * 1024 * 1024),
    logLevel: logLevel(env.LOG_LEVEL || 'warn'),
  };
}
