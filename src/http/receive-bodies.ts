import type { FastifyRequest } from 'fastify';
import { giveWay } from '../lib/give-way.ts';
import { createLargeBodies, largeBodyLimits } from './large-bodies.ts';
import { refuseNullCharacters } from './null-characters.ts';
import { refuseUndecodableQuery } from './query-encoding.ts';
import { readBody } from './read-body.ts';
import { bodyTooLarge } from './request-body.ts';
import type { App } from './route-plugin.ts';
import { strictJsonSteps } from './strict-json.ts';

/** Receives and parses the bodies of all routes that have one, large ones a few at a time. */
export function receiveBodies(app: App, bodyLimitBytes: number): void {
  // The bytes are parsed after the whole body is there, so that a fault in them leaves the connection usable.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const { 'content-length': length } = request.headers;
    readBody(payload, length === undefined ? undefined : Number(length), bodyLimitBytes, done);
  });
  const largeBodies = createLargeBodies();
  app.addHook('preParsing', (request, reply, payload, done) => {
    const admitted = largeBodies.admit(request.raw, reply.raw);
    if (admitted === undefined) done(null, payload);
    else admitted.then(() => done(null, payload), done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    refuseUndecodableQuery(request.url);
    if (request.url.includes('%00')) refuseNullCharacters(request);
    const turn = Buffer.isBuffer(request.body) ? largeBodies.takeTurn(request.body.length, reply.raw) : undefined;
    if (turn === undefined) {
      for (const _step of parseBody(request));
      done();
    } else
      turn
        .then(() => inSteps(parseBody(request)))
        .then(giveWay)
        .then(() => done(), done);
  });
  // Checking and saving ten megabytes hold the thread for tens of milliseconds each: other requests are served between them.
  app.addHook('preHandler', (request, _reply, done) => {
    const { bodyBytes } = request;
    if (request.routeOptions.config.keepsBodyBytes !== true) request.bodyBytes = undefined;
    if (bodyBytes === undefined || bodyBytes.length < largeBodyLimits.bytes) done();
    else giveWay().then(() => done());
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    largeBodies.endTurn(reply.raw);
    done();
  });

  function* parseBody(request: FastifyRequest): Generator<void, void> {
    const { config, schema } = request.routeOptions;
    if (schema?.body === undefined) return;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const limitBytes = config.bodyLimitBytes ?? bodyLimitBytes;
    if (bytes.length > limitBytes) throw bodyTooLarge(limitBytes);
    request.body = yield* strictJsonSteps(bytes);
    request.bodyBytes = bytes;
  }
}

/** Others have the thread between the steps. */
async function inSteps(steps: Generator<void, void>): Promise<void> {
  for (const _step of steps) await giveWay();
}
