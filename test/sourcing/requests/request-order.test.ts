import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aBody,
  anItem,
  digestOfRows,
  openRequestService,
  type RequestService,
  requestsPath,
} from '../../support/request-service.ts';

let service: RequestService;
let srId = '';
let itemId = 0;
const taken = aBody({ external_id: 'taken' });

beforeAll(async () => {
  service = await openRequestService({ apiTokens: ['secret'], bodyLimitBytes: 4096 });
  const headers = { authorization: 'Bearer secret' };
  await service.call('POST', requestsPath, taken, headers);
  const { body } = await service.call('POST', requestsPath, aBody({ items: [anItem()] }), headers);
  srId = body.sr_id;
  itemId = body.items[0]?.id ?? 0;
});
afterAll(() => service.close());

interface Attempt {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** Sent instead of the body as JSON. */
  text?: string;
}

interface FaultStage {
  name: string;
  status: number;
  code?: string;
  apply(attempt: Attempt): void;
}

const shared: FaultStage[] = [
  {
    name: 'unknown route',
    status: 404,
    apply: (attempt) => {
      attempt.url = '/api/v1/nothing';
    },
  },
  {
    name: 'wrong method',
    status: 405,
    apply: (attempt) => {
      attempt.method = 'PUT';
    },
  },
  {
    name: 'no token',
    status: 401,
    apply: (attempt) => {
      attempt.headers.authorization = 'Bearer wrong';
    },
  },
  {
    name: 'wrong media type',
    status: 415,
    apply: (attempt) => {
      attempt.headers['content-type'] = 'text/plain';
    },
  },
  {
    name: 'too large',
    status: 413,
    apply: (attempt) => {
      attempt.text = `${attempt.text ?? JSON.stringify(attempt.body)}${' '.repeat(5000)}`;
    },
  },
  {
    name: 'not JSON',
    status: 400,
    code: 'invalid_json',
    apply: (attempt) => {
      attempt.text = '{"a":';
    },
  },
  {
    name: 'breaks the schema',
    status: 400,
    code: 'unknown_property',
    apply: (attempt) => {
      attempt.body.more = 1;
    },
  },
];
const stages: Record<'POST' | 'PATCH', FaultStage[]> = {
  POST: [
    ...shared,
    {
      name: 'pair in use',
      status: 409,
      code: 'already_exists',
      apply: (attempt) => {
        Object.assign(attempt.body, taken);
      },
    },
  ],
  PATCH: [
    ...shared,
    {
      name: 'no such request',
      status: 404,
      code: 'not_found',
      apply: (attempt) => {
        attempt.url = `${requestsPath}/SR-999999`;
      },
    },
    {
      name: 'stale version',
      status: 409,
      code: 'version_conflict',
      apply: (attempt) => {
        attempt.body.version = 7;
      },
    },
    {
      name: 'duplicate item',
      status: 400,
      code: 'duplicate_item',
      apply: (attempt) => {
        attempt.body.items = [{ id: itemId, notes: 'n' }, { id: itemId }];
      },
    },
    {
      name: 'pair in use',
      status: 409,
      code: 'already_exists',
      apply: (attempt) => {
        Object.assign(attempt.body, taken);
      },
    },
  ],
};

describe.each(['POST', 'PATCH'] as const)('of two faults in one %s, the earlier check answers', (method) => {
  const list = stages[method];
  for (const [index, first] of list.entries()) {
    for (const second of list.slice(index)) {
      test(first === second ? first.name : `${first.name}, before ${second.name}`, async () => {
        const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
        const attempt: Attempt =
          method === 'POST'
            ? { method, url: requestsPath, headers, body: aBody() }
            : { method, url: `${requestsPath}/${srId}`, headers, body: { version: 1, notes: 'x' } };
        const before = await digestOfRows(service.pool);
        second.apply(attempt);
        first.apply(attempt);
        const payload = attempt.text ?? JSON.stringify(attempt.body);
        const answer = await service.call(attempt.method, attempt.url, payload, attempt.headers);
        expect([answer.status, answer.body.issues?.[0]?.code]).toEqual([first.status, first.code]);
        if (first.status === 405) expect(answer.headers.allow).toContain(method);
        if (first.status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer');
        expect(await digestOfRows(service.pool)).toBe(before);
      });
    }
  }
});

test('a missing item is looked for after the version, and If-Match before it', async () => {
  const call = (body: object, headers = {}) =>
    service.call('PATCH', `${requestsPath}/${srId}`, body, { authorization: 'Bearer secret', ...headers });
  expect((await call({ version: 9, items: [{ id: 99 }] })).status).toBe(409);
  expect((await call({ version: 1, items: [{ id: 99 }] })).body.issues[0]).toMatchObject({
    code: 'unknown_item',
    path: ['items', 0, 'id'],
  });
  for (const tag of ['"9"', 'W/"1"', '1', '']) {
    expect((await call({ version: 9, notes: 'x' }, { 'if-match': tag })).status, tag).toBe(412);
  }
  expect((await call({ version: 1, notes: 'x' }, { 'if-match': '"7", "1"' })).status).toBe(200);
  expect((await call({ version: 2, notes: 'y' }, { 'if-match': '*' })).status).toBe(200);
});

test('the media type may name utf-8 and nothing else, and the body may not be compressed', async () => {
  const post = (headers: Record<string, string>) =>
    service.call('POST', requestsPath, aBody(), { authorization: 'Bearer secret', ...headers });
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ]) {
    expect((await post({ 'content-type': type })).status, type).toBe(201);
  }
  for (const type of [
    'application/json; charset=latin1',
    'application/json; a=b',
    'text/json',
    'application/merge-patch+json',
    'json',
    '',
  ]) {
    expect((await post({ 'content-type': type })).status, type).toBe(415);
  }
  expect((await post({ 'content-encoding': 'identity' })).status).toBe(201);
  for (const encoding of ['gzip', 'br', 'identity, gzip']) {
    expect((await post({ 'content-encoding': encoding })).status, encoding).toBe(415);
  }
});

test('any of several tokens lets in, named ones by their name, and everything else is the same 401', async () => {
  const guarded = await openRequestService({ apiTokens: ['old:t0ken-1', 'new:t0ken-2'] });
  const post = (authorization?: string) =>
    guarded.call('POST', requestsPath, aBody(), authorization === undefined ? {} : { authorization });
  const names = [];
  for (const header of ['Bearer t0ken-1', 'bearer  t0ken-2']) {
    const { body } = await post(header);
    const history = await guarded.call('GET', `${requestsPath}/${body.sr_id}/history`, undefined, {
      authorization: header,
    });
    names.push(history.body.history[0]?.changed_by);
  }
  expect(names).toEqual(['old', 'new']);
  const refused = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic t0ken-1',
    'Bearer t0ken',
    'Bearer t0ken-1 x',
    'Bearer old:t0ken-1',
    't0ken-1',
  ];
  const answers = await Promise.all(refused.map((header) => post(header)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['401 {"error":"A valid bearer token is required."}']),
  );
  for (const path of [requestsPath, `${requestsPath}/SR-1`, `${requestsPath}/SR-1/history`]) {
    expect((await guarded.call('GET', path)).status).toBe(401);
  }
  await guarded.close();
});
