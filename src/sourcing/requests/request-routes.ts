import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Queryable } from '../../db/queryable.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { entityTag, namesTag } from '../../http/entity-tags.ts';
import { failures } from '../../http/error-schema.ts';
import { idempotencyHeaders, idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { sendJsonParts, sendJsonText } from '../../http/json-text.ts';
import type { App, RoutePlugin } from '../../http/route-plugin.ts';
import type { Clock } from '../../lib/clock.ts';
import { createRequest } from './create-request.ts';
import {
  createRequestSchema,
  historySchema,
  requestListSchema,
  sourcingRequestSchema,
  updateRequestSchema,
} from './request-schemas.ts';
import { listRequests, type RequestAnswer, readHistory, readRequestJson, requestJson } from './request-view.ts';
import { noSuchRequest, parseSrId, srIdPattern } from './sr-id.ts';
import { updateRequest } from './update-request.ts';

interface RequestRoutesOptions {
  database: Queryable;
  /** The installation's prefix of public ids, `^[A-Z]{2,10}$`. */
  srPrefix: string;
  clock: Clock;
}

const path = '/api/v1/sourcing-requests';
const tags = ['Sourcing requests'];
const etagHeader = { ETag: 'The version as an entity tag, for `If-None-Match` and `If-Match`.' };

/** Create, update and read of sourcing requests. */
export function requestRoutes({ database, srPrefix, clock }: RequestRoutesOptions): RoutePlugin {
  const srIdParams = Type.Object({
    srId: Type.String({
      pattern: srIdPattern(srPrefix),
      title: `a public id such as ${srPrefix}-1`,
      description: 'The public id of the sourcing request.',
      examples: [`${srPrefix}-1`],
    }),
  });

  return (app) => {
    registerCreate(app);
    registerList(app);
    registerRead(app);
    registerUpdate(app);
    registerHistory(app);
  };

  function registerCreate(app: App): void {
    const schema = {
      operationId: 'createSourcingRequest',
      tags,
      summary: 'Create a sourcing request',
      description:
        'Saves a sourcing request and its items; it starts no run and sends no callback. A request that is refused ' +
        'saves nothing.',
      headers: idempotencyHeaders,
      body: createRequestSchema,
      response: { 201: sourcingRequestSchema, ...failures(409) },
    };
    const answers = {
      201: {
        description: 'The saved sourcing request, defaults applied.',
        headers: { ...etagHeader, Location: 'Where the sourcing request can be read.' },
      },
      409: {
        description:
          'The pair (merchant.id, external_id) is in use; the issue carries the `sr_id` that has it. Or the ' +
          '`Idempotency-Key` was used with another body.',
      },
    };
    app.post(path, { schema, config: { auth: true, answers } }, async (request, reply) => {
      const created = await createRequest(database, request.body, {
        srPrefix,
        caller: request.caller,
        nowMs: clock.now(),
        idempotencyKey: idempotencyKeyOf(request),
      });
      if (created.replayed) reply.header('idempotency-replayed', 'true');
      reply.code(201).header('location', `${path}/${created.srId}`);
      return sendRequest(reply, created);
    });
  }

  function registerList(app: App): void {
    const schema = {
      operationId: 'listSourcingRequests',
      tags,
      summary: 'List sourcing requests, newest first',
      querystring: Type.Object(
        {
          merchant_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
          external_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
          q: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 300,
              description: 'Words that the request, its merchant or an item must have, in any order; or a public id.',
            }),
          ),
          run_state: Type.Optional(
            Type.String({
              pattern: '^(?:none|queued|running|done|failed|cancelled)$',
              title: 'none, queued, running, done, failed or cancelled',
              description: 'State of the newest run; `none` where there is none yet.',
            }),
          ),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
          cursor: Type.Optional(Type.String({ description: 'The `next_cursor` of the page before.' })),
        },
        { additionalProperties: false },
      ),
      response: { 200: requestListSchema },
    };
    app.get(path, { schema, config: { auth: true } }, async (request, reply) => {
      const { merchant_id: merchantId, external_id: externalId, q = '', limit = 20, cursor } = request.query;
      const words = q.split(/\s+/u).filter((word) => word !== '');
      const beforeId = readCursor(cursor);
      const filter = { merchantId, externalId, words, runState: request.query.run_state, limit, beforeId };
      const { summaries, lastId } = await listRequests(database, srPrefix, filter);
      return sendJsonText(reply, writePage('sourcing_requests', summaries, lastId));
    });
  }

  function registerRead(app: App): void {
    const schema = {
      operationId: 'getSourcingRequest',
      tags,
      summary: 'Read a sourcing request',
      params: srIdParams,
      headers: Type.Object({
        'if-none-match': Type.Optional(Type.String({ description: 'Entity tags that the caller has already.' })),
      }),
      response: { 200: sourcingRequestSchema, ...failures(404) },
    };
    const answers = {
      200: { description: 'The sourcing request.', headers: etagHeader },
      304: { description: 'The caller has this version already.', headers: etagHeader },
      404: { description: 'There is no such sourcing request.' },
    };
    app.get(`${path}/:srId`, { schema, config: { auth: true, answers } }, async (request, reply) => {
      const { srId } = request.params;
      const answer = await readRequestJson(database, srPrefix, srId);
      if (answer === undefined) throw noSuchRequest(srId);
      const known = request.headers['if-none-match'];
      if (known !== undefined && namesTag(known, entityTag(answer.version), 'weak')) {
        return sendNotModified(reply, answer.version);
      }
      return sendJsonParts(reply.header('etag', entityTag(answer.version)), answer.json);
    });
  }

  function registerUpdate(app: App): void {
    const schema = {
      operationId: 'updateSourcingRequest',
      tags,
      summary: 'Update a sourcing request',
      description:
        'What is left out stays as it is. `merchant`, `destination`, `customization`, `images` and `specs` are ' +
        'replaced whole. `null` clears a value that may be null. Items can be added and changed, not removed; each ' +
        'edit of an item raises its revision by one. An update that changes nothing is refused.',
      params: srIdParams,
      headers: Type.Object({
        'if-match': Type.Optional(
          Type.String({ description: 'Entity tags that the request must have one of; otherwise 412. Never required.' }),
        ),
      }),
      body: updateRequestSchema,
      response: { 200: sourcingRequestSchema, ...failures(404, 409, 412) },
    };
    const answers = {
      200: { description: 'The saved sourcing request with its new version.', headers: etagHeader },
      404: { description: 'There is no such sourcing request.' },
      409: {
        description:
          'The sourcing request has another `version`; the issue carries `current_version`. Or the pair ' +
          '(merchant.id, external_id) is in use by another one.',
      },
      412: { description: 'The sourcing request is not what `If-Match` asks for.' },
    };
    app.patch(`${path}/:srId`, { schema, config: { auth: true, answers } }, async (request, reply) => {
      const wanted = request.headers['if-match'];
      const answer = await updateRequest(database, request.params.srId, request.body, {
        srPrefix,
        caller: request.caller,
        nowMs: clock.now(),
        ...(wanted === undefined
          ? {}
          : { allowsVersion: (version: number) => namesTag(wanted, entityTag(version), 'strong') }),
      });
      return sendRequest(reply, answer);
    });
  }

  function registerHistory(app: App): void {
    const schema = {
      operationId: 'getSourcingRequestHistory',
      tags,
      summary: 'Read what was changed, when and by whom',
      description: 'Every accepted change, oldest first.',
      params: srIdParams,
      querystring: Type.Object(
        {
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
          cursor: Type.Optional(Type.String({ description: 'The `next_cursor` of the page before.' })),
        },
        { additionalProperties: false },
      ),
      response: { 200: historySchema, ...failures(404) },
    };
    app.get(`${path}/:srId/history`, { schema, config: { auth: true } }, async (request, reply) => {
      const { srId } = request.params;
      const id = parseSrId(srPrefix, srId);
      const page = { afterVersion: readCursor(request.query.cursor) ?? 0, limit: request.query.limit ?? 50 };
      const history = id === undefined ? undefined : await readHistory(database, id, page);
      if (history === undefined) throw noSuchRequest(srId);
      return sendJsonText(reply, writePage('history', history.entries, history.lastVersion));
    });
  }
}

function writePage(name: string, entries: readonly string[], last: number | undefined): string {
  return `{"${name}":[${entries.join(',')}],"next_cursor":${JSON.stringify(writeCursor(last))}}`;
}

function sendRequest(reply: FastifyReply, answer: RequestAnswer): FastifyReply {
  return sendJsonParts(reply.header('etag', entityTag(answer.version)), requestJson(answer));
}

function sendNotModified(reply: FastifyReply, version: number): FastifyReply {
  return reply.code(304).header('etag', entityTag(version)).send();
}
