import { hash } from 'node:crypto';
import { compileRequest, type HttpRequest, type TemplateValues } from './request-template.ts';
import { compileMapping, type Mapping } from './response-mapping.ts';
import type { RequestDescription, SourceDescription } from './source-schema.ts';
import { SourceSettingError } from './source-setting-error.ts';

/** A marketplace, checked and compiled: everything that can be wrong with its description has been found. */
export interface SourceSettings {
  name: string;
  platforms: string[];
  language: 'en' | 'zh';
  queries: { most: number; maxCharacters: number };
  search: {
    render(values: TemplateValues): HttpRequest;
    paging: ReturnType<typeof pagingOf> & { next: Mapping | undefined };
    records: Mapping;
    product: Mapping;
    failure: Mapping | undefined;
  };
  detail:
    | {
        render(values: TemplateValues): HttpRequest;
        product: Mapping;
        failure: Mapping | undefined;
        concurrency: number;
        most: number;
      }
    | undefined;
  authentication: { header: string; value: string; secret: string } | undefined;
  limits: ReturnType<typeof limitsOf>;
  /** Names the description, without its secret: equal hashes ask and map alike. */
  configurationHash: string;
}

/** Placeholder that each way of paging cannot do without. */
const pagingPlaceholder = { page: 'page', offset: 'offset', cursor: 'cursor', none: undefined } as const;

/**
 * Compiles a description that has the right shape. `secret` gives the value of an environment variable.
 * @throws SourceSettingError for what the schema cannot check: templates, expressions, platforms, the secret.
 */
export function sourceSettings(
  source: SourceDescription,
  options: { platforms: readonly string[]; secret: (name: string) => string | undefined },
): SourceSettings {
  for (const [index, platform] of source.platforms.entries()) {
    if (options.platforms.includes(platform)) continue;
    throw new SourceSettingError(`platforms[${index}]`, `must be one of ${options.platforms.join(', ')} (PLATFORMS)`);
  }
  const limits = limitsOf(source.limits);
  const mapping = (expression: string, field: string): Mapping => {
    try {
      return compileMapping(expression, limits.mappingTimeoutMs);
    } catch (error) {
      throw new SourceSettingError(field, error instanceof Error ? error.message : String(error));
    }
  };
  const optionalMapping = (expression: string | undefined, field: string) =>
    expression === undefined ? undefined : mapping(expression, field);
  const { search, detail } = source;
  return {
    name: source.name,
    platforms: [...new Set(source.platforms)],
    language: source.language ?? 'en',
    queries: { most: source.queries?.most ?? 3, maxCharacters: source.queries?.max_characters ?? 80 },
    search: {
      ...searchRequest(search),
      records: mapping(search.records, 'search.records'),
      product: mapping(search.product, 'search.product'),
      failure: optionalMapping(search.failure, 'search.failure'),
      paging: {
        ...pagingOf(search.paging),
        next: optionalMapping(search.paging?.next, 'search.paging.next'),
      },
    },
    detail:
      detail === undefined
        ? undefined
        : {
            render: compiled(detail, 'detail', ['product_id', 'platform'], 'product_id').render,
            product: mapping(detail.product, 'detail.product'),
            failure: optionalMapping(detail.failure, 'detail.failure'),
            concurrency: detail.concurrency ?? 4,
            most: detail.most ?? 50,
          },
    authentication: authentication(source, options.secret),
    limits,
    configurationHash: hash('sha256', JSON.stringify(source)).slice(0, 12),
  };
}

type PagingDescription = NonNullable<SourceDescription['search']['paging']>;

function pagingOf({ kind, size = 50, first, max_pages: maxPages = 4 }: PagingDescription = { kind: 'none' }) {
  return {
    kind,
    /** Records asked for per page. */
    size,
    /** Number of the first page, or the first offset. */
    first: first ?? (kind === 'page' ? 1 : 0),
    maxPages: kind === 'none' ? 1 : maxPages,
  };
}

function limitsOf(limits: NonNullable<SourceDescription['limits']> = {}) {
  const requestsPerSecond = limits.requests_per_second ?? 5;
  return {
    requestsPerSecond,
    burst: limits.burst ?? Math.max(1, Math.ceil(requestsPerSecond)),
    concurrency: limits.concurrency ?? 4,
    connectTimeoutMs: limits.connect_timeout_ms ?? 3_000,
    /** One attempt, from its start to the last byte. */
    requestTimeoutMs: limits.request_timeout_ms ?? 10_000,
    /** A whole search with all its pages, details and retries. */
    searchTimeoutMs: limits.search_timeout_ms ?? 25_000,
    maxResponseBytes: limits.max_response_bytes ?? 10 * 1024 * 1024,
    retries: limits.retries ?? 2,
    retryBaseMs: limits.retry_base_ms ?? 250,
    /** A marketplace that asks for a longer pause than this is given up for the search. */
    maxRetryAfterMs: (limits.max_retry_after_seconds ?? 10) * 1000,
    followRedirects: limits.follow_redirects ?? 0,
    /** Reading one answer: all its records together. */
    mappingTimeoutMs: limits.mapping_timeout_ms ?? 1_000,
    circuitFailures: limits.circuit_failures ?? 5,
    circuitResetMs: limits.circuit_reset_ms ?? 30_000,
  };
}

function compiled(
  description: RequestDescription,
  place: string,
  known: readonly string[],
  needed: string | undefined,
) {
  try {
    const request = compileRequest(description, known);
    if (needed !== undefined && !request.placeholders.has(needed)) {
      throw new SourceSettingError('url', `must hold {${needed}}, here or in the body`);
    }
    return request;
  } catch (error) {
    if (error instanceof SourceSettingError) throw new SourceSettingError(`${place}.${error.field}`, error.message);
    throw error;
  }
}

function searchRequest(search: SourceDescription['search']) {
  const kind = search.paging?.kind ?? 'none';
  const request = compiled(search, 'search', ['query', 'page', 'page_size', 'offset', 'cursor'], 'query');
  const needed = pagingPlaceholder[kind];
  if (needed !== undefined && !request.placeholders.has(needed)) {
    throw new SourceSettingError('search.paging.kind', `"${kind}" needs {${needed}} in the url or the body`);
  }
  for (const [other, name] of Object.entries(pagingPlaceholder)) {
    if (other === kind || name === undefined || !request.placeholders.has(name)) continue;
    throw new SourceSettingError('search.paging.kind', `must be "${other}" when the request holds {${name}}`);
  }
  const next = search.paging?.next;
  if (kind === 'cursor' && next === undefined) {
    throw new SourceSettingError('search.paging.next', 'is missing: where is the next cursor in the answer?');
  }
  if (kind !== 'cursor' && next !== undefined) {
    throw new SourceSettingError('search.paging.next', 'belongs to paging by cursor only');
  }
  return { render: request.render };
}

const loopback = /^http:\/\/(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])(?=[:/?#]|$)/;

function authentication(
  source: SourceDescription,
  secretOf: (name: string) => string | undefined,
): SourceSettings['authentication'] {
  if (source.authentication === undefined) return undefined;
  const { header, env, prefix = '' } = source.authentication;
  const secret = secretOf(env)?.trim() ?? '';
  if (secret === '') {
    throw new SourceSettingError('authentication.env', `names ${env}, which is not set in the environment`);
  }
  // The value itself is never named: this message may reach a log.
  if (!/^[ -~]+$/.test(secret)) {
    throw new SourceSettingError('authentication.env', `names ${env}, whose value is not visible ASCII on one line`);
  }
  for (const place of ['search', 'detail'] as const) {
    const url = source[place]?.url;
    if (url === undefined || url.startsWith('https://') || loopback.test(url)) continue;
    throw new SourceSettingError(`${place}.url`, 'must start with https:// when a secret is sent along');
  }
  return { header: header.toLowerCase(), value: `${prefix}${secret}`, secret };
}
