import { type Static, Type } from 'typebox';

const jsonata = (description: string) => Type.String({ minLength: 1, maxLength: 20_000, description });
const wholeNumber = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const strict = { additionalProperties: false } as const;

/** A request with placeholders in braces. `body` is sent as JSON, `form` as a form; a GET has neither. */
const requestMembers = {
  method: Type.Optional(Type.Union([Type.Literal('GET'), Type.Literal('POST')])),
  url: Type.String({ minLength: 8, maxLength: 4000 }),
  headers: Type.Optional(
    Type.Unsafe<Record<string, string>>(Type.Object({}, { additionalProperties: Type.String({ maxLength: 4000 }) })),
  ),
  body: Type.Optional(Type.Unknown()),
  form: Type.Optional(
    Type.Unsafe<Record<string, string>>(Type.Object({}, { additionalProperties: Type.String({ maxLength: 4000 }) })),
  ),
};

const PagingSchema = Type.Object(
  {
    kind: Type.Union([Type.Literal('page'), Type.Literal('offset'), Type.Literal('cursor'), Type.Literal('none')]),
    size: Type.Optional(wholeNumber(1, 1000)),
    first: Type.Optional(wholeNumber(0, 1_000_000)),
    max_pages: Type.Optional(wholeNumber(1, 100)),
    next: Type.Optional(jsonata('The cursor of the next page; nothing or null after the last one')),
  },
  strict,
);

const SearchSchema = Type.Object(
  {
    ...requestMembers,
    paging: Type.Optional(PagingSchema),
    records: jsonata('Answer → the list of records in it'),
    product: jsonata('One record → a product in the shape of the catalog; nothing leaves the record out'),
    failure: Type.Optional(jsonata('Answer → the reason, for platforms that report errors with status 200')),
  },
  strict,
);

const DetailSchema = Type.Object(
  {
    ...requestMembers,
    product: jsonata('Answer → the members of the product that it states'),
    failure: Type.Optional(jsonata('Answer → the reason, for platforms that report errors with status 200')),
    concurrency: Type.Optional(wholeNumber(1, 64)),
    most: Type.Optional(wholeNumber(1, 2000)),
  },
  strict,
);

/** Every number a marketplace may be asked with; all have defaults (`source-settings.ts`). */
const LimitsSchema = Type.Object(
  {
    requests_per_second: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1000 })),
    burst: Type.Optional(wholeNumber(1, 1000)),
    concurrency: Type.Optional(wholeNumber(1, 256)),
    connect_timeout_ms: Type.Optional(wholeNumber(10, 600_000)),
    request_timeout_ms: Type.Optional(wholeNumber(10, 600_000)),
    search_timeout_ms: Type.Optional(wholeNumber(10, 600_000)),
    max_response_bytes: Type.Optional(wholeNumber(100, 1_073_741_824)),
    retries: Type.Optional(wholeNumber(0, 10)),
    retry_base_ms: Type.Optional(wholeNumber(1, 60_000)),
    max_retry_after_seconds: Type.Optional(wholeNumber(0, 3600)),
    follow_redirects: Type.Optional(wholeNumber(0, 5)),
    mapping_timeout_ms: Type.Optional(wholeNumber(10, 60_000)),
    circuit_failures: Type.Optional(wholeNumber(1, 1000)),
    circuit_reset_ms: Type.Optional(wholeNumber(10, 3_600_000)),
  },
  strict,
);

/** One marketplace as the configuration file describes it. */
const SourceSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,39}$' }),
    platforms: Type.Array(Type.String(), { minItems: 1, maxItems: 20 }),
    language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('zh')])),
    queries: Type.Optional(
      Type.Object(
        { most: Type.Optional(wholeNumber(1, 10)), max_characters: Type.Optional(wholeNumber(10, 300)) },
        strict,
      ),
    ),
    search: SearchSchema,
    detail: Type.Optional(DetailSchema),
    authentication: Type.Optional(
      Type.Object(
        {
          header: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }),
          env: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,99}$' }),
          prefix: Type.Optional(Type.String({ pattern: '^[ -~]{0,40}$' })),
        },
        strict,
      ),
    ),
    limits: Type.Optional(LimitsSchema),
  },
  strict,
);

/** The whole file named by SOURCES_FILE. */
export const SourcesFileSchema = Type.Object({ sources: Type.Array(SourceSchema, { maxItems: 50 }) }, strict);

export type SourceDescription = Static<typeof SourceSchema>;
export type RequestDescription = Pick<SourceDescription['search'], 'method' | 'url' | 'headers' | 'body' | 'form'>;
