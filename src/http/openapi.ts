import { STATUS_CODES } from 'node:http';
import type { FastifySchema, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { compareText } from '../lib/compare-text.ts';
import type { ApiExamples } from './api-examples.ts';
import { errorSchema } from './error-schema.ts';
import { type Components, refer } from './openapi-components.ts';
import type { AnswerDescription } from './route-plugin.ts';
import type { JsonSchema } from './schema-keywords.ts';
import { publishedSchema } from './schema-parts.ts';

/** One route as it goes into the document. */
export interface PublishedRoute {
  method: string;
  url: string;
  schema: FastifySchema;
  /** Whether a token is asked for; `partly`: not everywhere. */
  auth: boolean | 'partly';
  limited: boolean;
  answers: Record<number, AnswerDescription>;
}

export interface OpenapiOptions {
  title: string;
  /** Version of the interface, not of the program. */
  version: string;
  description: string;
  /** Name → description, in the order of the page. */
  tags: Record<string, string>;
  /** What the service sends by itself. */
  webhooks?: readonly WebhookDescription[];
  /** Read when the document is written. */
  examples?: () => ApiExamples;
}

/** A message that the service sends to an address that a caller gave. */
export interface WebhookDescription {
  event: string;
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  /** Name → description. */
  headers: Record<string, string>;
  body: TSchema;
}

/** A JSON value whose members are decided by the routes. */
export type OpenapiDocument = Record<string, unknown> & {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** The routes that Fastify reports, less those hidden and those that it adds itself (HEAD, 405). */
export function publishedRoutes(options: RouteOptions): PublishedRoute[] {
  const { schema, config, url } = options;
  if (schema === undefined || schema.hide === true || config?.allow !== undefined) return [];
  const methods = Array.isArray(options.method) ? options.method : [options.method];
  return methods
    .filter((method) => method !== 'HEAD')
    .map((method) => ({
      method,
      url,
      schema,
      auth: config?.auth === 'in production' ? ('partly' as const) : config?.auth === true,
      limited: config?.unlimited !== true,
      answers: config?.answers ?? {},
    }));
}

/**
 * The OpenAPI 3.1 document of the routes, in the order in which they were registered. A schema with an `$id` becomes
 * a component of that name. Answers that the server gives by itself (401, 413, 415, 500 …) are added to every route
 * which can give them.
 */
export function writeOpenapi(routes: readonly PublishedRoute[], options: OpenapiOptions): OpenapiDocument {
  const examples = options.examples?.() ?? { operations: {}, refusals: {} };
  const components: Components = { schemas: {}, sources: new Map(), responses: {}, examples };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.url.replaceAll(/:([A-Za-z_]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = writeOperation(route, components);
  }
  const used = new Set(routes.flatMap(({ schema }) => schema.tags ?? []));
  const { title, version, description } = options;
  return {
    openapi: '3.1.0',
    info: { title, version, description, license: { name: 'Apache 2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/', description: 'The service that serves this document' }],
    tags: Object.entries(options.tags).flatMap(([name, text]) => (used.has(name) ? [{ name, description: text }] : [])),
    paths,
    ...(options.webhooks === undefined ? {} : { webhooks: writeWebhooks(options.webhooks, components) }),
    components: {
      schemas: sortByName(components.schemas),
      responses: sortByName(components.responses),
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of the environment being called. A local instance may run without one. Tokens may be made for ' +
            '`read`, `write` or `run` alone. An installation may ask for a token on every read.',
        },
      },
    },
  };
}

function sortByName(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => compareText(a, b)));
}

function writeWebhooks(webhooks: readonly WebhookDescription[], components: Components) {
  const entries = webhooks.map(({ event, headers, body, ...rest }) => {
    const parameters = Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    }));
    const content = { 'application/json': { schema: refer(body, components) } };
    const responses = {
      '2XX': { description: 'The message is accepted.' },
      410: { description: 'The receiver wants no more of this.' },
    };
    return [
      event,
      { post: { ...rest, security: [], parameters, requestBody: { required: true, content }, responses } },
    ];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function writeOperation(route: PublishedRoute, components: Components): Record<string, unknown> {
  const { schema } = route;
  const parameters = (['params', 'querystring', 'headers'] as const).flatMap((part) =>
    writeParameters(part, schema[part] as JsonSchema | undefined, components),
  );
  const shown = components.examples.operations[schema.operationId ?? ''];
  return {
    operationId: schema.operationId,
    summary: schema.summary,
    ...(schema.description === undefined ? {} : { description: schema.description }),
    ...(schema.tags === undefined ? {} : { tags: schema.tags }),
    ...(schema.deprecated === true ? { deprecated: true } : {}),
    security: route.auth === 'partly' ? [{}, { bearerAuth: [] }] : route.auth ? [{ bearerAuth: [] }] : [],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(schema.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: refer(schema.body, components), ...exampleOf(shown?.request) },
            },
          },
        }),
    responses: writeResponses(route, components),
  };
}

const placeOfPart = { params: 'path', querystring: 'query', headers: 'header' } as const;

function writeParameters(
  part: keyof typeof placeOfPart,
  schema: JsonSchema | undefined,
  components: Components,
): Record<string, unknown>[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = refer(publishedSchema(property), components) as Record<string, unknown>;
    return {
      name,
      in: placeOfPart[part],
      required: part === 'params' || (schema?.required ?? []).includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function writeResponses(route: PublishedRoute, components: Components): Record<string, unknown> {
  const { schema, auth, limited, answers } = route;
  const declared = (schema.response ?? {}) as Record<string, JsonSchema>;
  const statuses = new Set([...Object.keys(declared), ...Object.keys(answers)].map(Number));
  const byServer: number[] = [400, 500];
  if (auth !== false) byServer.push(401, 403);
  if (limited) byServer.push(429);
  if (schema.body !== undefined) byServer.push(413, 415);
  for (const status of byServer) statuses.add(status);
  const responses: Record<string, unknown> = {};
  const { operations, refusals } = components.examples;
  const shown = { ...refusals, ...operations[schema.operationId ?? '']?.answers };
  for (const status of [...statuses].sort((a, b) => a - b)) {
    if (answers[status] === undefined && status >= 400 && isError(declared[status])) {
      responses[status] = referToRefusal(status, components);
      continue;
    }
    const { description, headers, mediaType = 'application/json' } = answers[status] ?? {};
    const body = declared[status] ?? (status >= 400 ? (errorSchema as JsonSchema) : undefined);
    responses[status] = {
      description: description ?? standardDescriptions[status] ?? STATUS_CODES[status] ?? 'Answer',
      ...writeHeaders({ ...standardHeaders[status], ...headers }),
      ...(body === undefined ? {} : { content: writeContent(body, mediaType, components, shown[status]) }),
    };
  }
  return responses;
}

function isError(declared: JsonSchema | undefined): boolean {
  return declared === undefined || declared.$id === (errorSchema as JsonSchema).$id;
}

/** A refusal that reads the same on every route is written once. */
function referToRefusal(status: number, components: Components): Record<string, unknown> {
  const standard = STATUS_CODES[status] ?? `Status ${status}`;
  const name = standard.replaceAll(/[^A-Za-z]/g, '');
  components.responses[name] ??= {
    description: standardDescriptions[status] ?? standard,
    ...writeHeaders(standardHeaders[status] ?? {}),
    content: writeContent(
      errorSchema as JsonSchema,
      'application/json',
      components,
      components.examples.refusals[status],
    ),
  };
  return { $ref: `#/components/responses/${name}` };
}

/** A declared answer is a schema, or `{ content }` by media type as Fastify also allows. */
function writeContent(
  declared: JsonSchema,
  mediaType: string,
  components: Components,
  example: unknown,
): Record<string, unknown> {
  return 'content' in declared
    ? (refer(declared.content, components) as Record<string, unknown>)
    : { [mediaType]: { schema: refer(declared, components), ...exampleOf(example) } };
}

function exampleOf(example: unknown): { example?: unknown } {
  return example === undefined ? {} : { example };
}

const standardDescriptions: Record<number, string> = {
  400: 'The request breaks a rule; `issues` names every fault with its path.',
  401: 'The bearer token is missing or wrong.',
  403: 'The bearer token is valid but lacks the required scope.',
  413: 'The body is larger than the limit.',
  415: 'The body is not declared as `application/json`, or it is compressed.',
  429: 'Too many requests, where the service has a limit; its `RateLimit` headers say more.',
  500: 'A fault of the service. Nothing was saved.',
};

const standardHeaders: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'Always `Bearer`.' },
  403: { 'WWW-Authenticate': '`Bearer` with the `scope` that is missing.' },
  429: { 'Retry-After': 'Seconds until requests are admitted again.' },
};

function writeHeaders(headers: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  if (entries.length === 0) return {};
  return { headers: Object.fromEntries(entries) };
}
