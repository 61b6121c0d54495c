import type { FastifyRequest } from 'fastify';
import { giveWay } from '../lib/give-way.ts';
import { createLargeBodies, largeBodyLimits } from './large-bodies.ts';
import { refuseNullCharacters } from './null-characters.ts';
import { refuseUndecodableQuery } from './query-encoding.ts';
import { readBody } from './read-body.ts';
import { bodyTooLarge } from './request-body.ts';
import type { App } from './route-plugin.ts';
import { parseStrictJson, strictJsonSteps } from './strict-json.ts';

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
    if (request.routeOptions.schema?.body === undefined) return done();
    const bytes = bodyOf(request);
    const turn = largeBodies.takeTurn(bytes.length, reply.raw);
    if (turn === undefined) {
      admitLength(request, bytes);
      accept(request, bytes, parseStrictJson(bytes));
      done();
    } else {
      turn
        .then(() => parseInSteps(request, bytes))
        .then(giveWay)
        .then(() => done(), done);
    }
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

  function admitLength(request: FastifyRequest, bytes: Buffer): void {
    const limitBytes = request.routeOptions.config.bodyLimitBytes ?? bodyLimitBytes;
    if (bytes.length > limitBytes) throw bodyTooLarge(limitBytes);
  }

  /** Others have the thread between the steps. */
  async function parseInSteps(request: FastifyRequest, bytes: Buffer): Promise<void> {
    admitLength(request, bytes);
    const steps = strictJsonSteps(bytes);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) return accept(request, bytes, step.value);
      await giveWay();
    }
  }
}

const noBytes = Buffer.alloc(0);

const bodyOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : noBytes);

function accept(request: FastifyRequest, bytes: Buffer, body: unknown): void {
  request.body = body;
  request.bodyBytes = bytes;
}
