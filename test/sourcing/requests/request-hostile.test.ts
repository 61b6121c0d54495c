import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aBody,
  anItem,
  digestOfRows,
  openRequestService,
  type RequestService,
  requestsPath,
} from '../../support/request-service.ts';

const limitBytes = 2_000_000;
let service: RequestService;
/** The same, of little patience: what it must answer in time goes to the other one. */
let impatient: RequestService;
const portOf = async ({ app }: RequestService) =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
let port = 0;
let impatientPort = 0;

beforeAll(async () => {
  service = await openRequestService({ bodyLimitBytes: limitBytes });
  impatient = await openRequestService({ requestTimeoutMs: 1000 });
  [port, impatientPort] = [await portOf(service), await portOf(impatient)];
  await service.call('POST', requestsPath, aBody());
});
afterAll(async () => {
  expect((await service.call('GET', '/healthz')).status).toBe(200);
  await service.close();
  await impatient.close();
});

/**
 * Writes pieces to a connection, pausing between them, and gives everything that came back until it was closed; who
 * `leaves` closes it at the answer.
 */
async function converse(pieces: (string | Buffer)[], pauseMs = 0, to = port, leaves = false): Promise<string> {
  const socket = net.connect(to, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => {
    received += data.toString('latin1');
    if (leaves && received.includes('"}')) socket.end();
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('error', () => undefined); // the service may close while we still write: then the close follows
  });
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await closed;
  return received;
}

const head = (...lines: string[]) =>
  [
    'POST /api/v1/sourcing-requests HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');
const statusesIn = (received: string) =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const valid = () => JSON.stringify(aBody());
const around = (inside: string) => `{"external_id":"x","merchant":{"id":"m","name":"n"},${inside}}`;

describe('a body that is no honest JSON is refused and saves nothing', () => {
  const bodies: [string, string | Buffer, string][] = [
    ['empty', '', 'empty_body'],
    ['white space', ' \n', 'invalid_json'],
    ['a megabyte of [', '['.repeat(1_000_000), 'too_deep'],
    ['a megabyte of {"a":', '{"a":'.repeat(200_000), 'too_deep'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'too_deep'],
    ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`, 'wrong_type'],
    ['100,000 keys', `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}`, 'too_many_keys'],
    ['50,000 keys', `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":1`).join()}}`, 'unknown_property'],
    ['50,000 times one key', `{${Array(50_000).fill('"k":1').join()}}`, 'duplicate_key'],
    ['1e400', around('"items":[{"name":"a","description":"b","quantity":1e400}]'), 'number_out_of_range'],
    ['-0', around('"items":[{"name":"a","description":"b","quantity":-0}]'), 'too_small'],
    ['__proto__', around('"__proto__":{"notes":"x"}'), 'forbidden_key'],
    ['__proto__ in an item', around('"items":[{"__proto__":{"name":"a"},"description":"b"}]'), 'forbidden_key'],
    ['an escaped __proto__', around('"\\u005f_proto__":{}'), 'forbidden_key'],
    ['constructor', around('"constructor":{"prototype":{}}'), 'unknown_property'],
    ['toString as a required member', '{"external_id":"x","merchant":{"id":"m","toString":"n"}}', 'unknown_property'],
    ['duplicate keys far apart', around('"notes":"a","callback_url":null,"notes":"b"'), 'duplicate_key'],
    ['duplicate keys, one escaped', around('"notes":"a","n\\u006ftes":"b"'), 'duplicate_key'],
    ['invalid UTF-8', Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]), 'invalid_utf8'],
    ['an overlong slash', Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x7d]), 'invalid_utf8'],
    ['a surrogate as UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'invalid_utf8'],
    ['a byte order mark', `\ufeff${around('"notes":null')}`, 'byte_order_mark'],
    ['UTF-16', Buffer.from('{}', 'utf16le'), 'invalid_json'],
    ['a lone surrogate', around('"notes":"\\ud800"'), 'lone_surrogate'],
    ['surrogates the wrong way round', around('"notes":"\\udc00\\ud800"'), 'lone_surrogate'],
    ['U+0000 escaped', around('"notes":"a\\u0000"'), 'null_character'],
    ['U+0000 raw', around('"notes":"a\0"'), 'invalid_json'],
    ['NaN', around('"notes":NaN'), 'invalid_json'],
    ['a trailing comma', '{"a":1,}', 'invalid_json'],
    ['two values', '{} {}', 'invalid_json'],
    ['a comment', '{} // x', 'invalid_json'],
    ['a string', '"{}"', 'wrong_type'],
    ['null', 'null', 'wrong_type'],
  ];
  test.each(bodies)('%s', async (_name, body, code) => {
    const before = await digestOfRows(service.pool);
    const answer = await service.call('POST', requestsPath, body);
    expect([answer.status, answer.body.issues[0]?.code]).toEqual([400, code]);
    expect(answer.body.issues.length).toBeLessThanOrEqual(100);
    expect(answer.text.length).toBeLessThan(100_000);
    expect(await digestOfRows(service.pool)).toBe(before);
  });
});

test('the path of a fault in the text leads to it', async () => {
  const item = '{"name":"a","description":"b","specs":[{"name":"x","value":"y"},{"name":"1","name":"2","value":"z"}]}';
  const pathOf = async (body: string) => (await service.call('POST', requestsPath, body)).body.issues[0]?.path;
  expect(await pathOf(around(`"items":[${item}]`))).toEqual(['items', 0, 'specs', 1, 'name']);
  const nested = '"items":[{"name":"a","description":"\\ud800"}]';
  expect(await pathOf(around(nested))).toEqual(['items', 0, 'description']);
});

test('escaped text, astral characters and every control character come back as sent', async () => {
  const notes = `保温杯 😀 \u2028 ${Array.from({ length: 31 }, (_, n) => String.fromCharCode(n + 1)).join('')} \ufeff "\\`;
  const escaped = JSON.stringify(aBody({ notes })).replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const answer = await service.call('POST', requestsPath, escaped);
  expect([answer.status, answer.body.notes]).toEqual([201, notes]);
  expect((await service.call('GET', `${requestsPath}/${answer.body.sr_id}`)).body.notes).toBe(notes);
});

test('a gzip bomb is refused by its header, unread', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  const received = await converse([
    head('Content-Encoding: gzip', `Content-Length: ${bomb.length}`, 'Connection: close'),
    bomb,
  ]);
  expect(statusesIn(received)).toEqual([415]);
});

test('a body over the limit is refused by its Content-Length at once, and without one while it streams', async () => {
  const announced = await converse([head('Content-Length: 999999999999')], 0, port, true);
  expect(statusesIn(announced)).toEqual([413]);
  const chunk = `${(100_000).toString(16)}\r\n${' '.repeat(100_000)}\r\n`;
  const streamed = await converse([head('Transfer-Encoding: chunked'), ...Array(40).fill(chunk)], 1, port, true);
  expect(statusesIn(streamed)).toEqual([413]);
  expect(streamed).toContain('{"error":"The body is larger than');
  const exact = `${valid().padEnd(limitBytes, ' ')}`;
  expect(statusesIn(await converse([head(`Content-Length: ${limitBytes}`, 'Connection: close'), exact]))).toEqual([
    201,
  ]);
});

test('a client that sends a refused body to its end hears why, also when it wants the connection closed', async () => {
  await using stack = new AsyncDisposableStack();
  const secured = await openRequestService({ apiTokens: ['a-token-of-this-test'] });
  stack.defer(() => secured.close());
  const url = new URL(requestsPath, await secured.app.listen({ host: '127.0.0.1', port: 0 }));
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer a-token-of-this-test' };
  const cases = [
    [413, headers],
    [415, { ...headers, 'Content-Type': 'text/plain' }],
    [401, { ...headers, Authorization: 'Bearer another' }],
  ] as const;
  for (const [expected, sent] of cases) {
    for (const connection of ['close', 'keep-alive']) {
      const call = request(url, { method: 'POST', headers: { ...sent, Connection: connection } });
      call.end(Buffer.alloc(30_000_000, ' '));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      expect([connection, answer.statusCode]).toEqual([connection, expected]);
      answer.resume();
      await once(call, 'close');
    }
  }
});

test('a Content-Length that lies is answered or timed out, never believed', async () => {
  const body = valid();
  const tooShort = await converse([head('Content-Length: 10'), body]);
  expect(new Set(statusesIn(tooShort))).toEqual(new Set([400])); // what follows the ten bytes is no request either
  const tooLong = await converse([head(`Content-Length: ${body.length + 10}`), body], 0, impatientPort);
  expect(statusesIn(tooLong)).toEqual([408]);
  const twice = await converse([head('Content-Length: 5', 'Transfer-Encoding: chunked'), '0\r\n\r\n']);
  expect(statusesIn(twice)).toEqual([400]);
  for (const nonsense of ['-1', 'x', '1, 2', '1e3', '+5']) {
    expect(statusesIn(await converse([head(`Content-Length: ${nonsense}`), body])), nonsense).toEqual([400]);
  }
});

test('a body that trickles in is cut off, and headers without an end too', async () => {
  const slow = await converse([head('Content-Length: 100'), ...Array(40).fill(' ')], 60, impatientPort);
  expect(statusesIn(slow)).toEqual([408]);
  expect(slow).toContain('{"error":"The request took too long to arrive."}');
  const noEnd = await converse(
    ['GET / HTTP/1.1\r\nHost: localhost\r\n', ...Array(40).fill('X: y\r\n')],
    60,
    impatientPort,
  );
  expect(statusesIn(noEnd)).toEqual([408]);
  const overlong = await converse([`GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`]);
  expect(statusesIn(overlong)).toEqual([431]);
  expect(overlong).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/m);
  expect(statusesIn(await converse(['\x16\x03\x01\x02\x00\x01']))).toEqual([400]);
});

test('a request without a Host is answered like any other wrong one; HTTP/1.0 knows no Host', async () => {
  const nameless = await converse(['GET /healthz HTTP/1.1\r\nX-Request-Id: mine\r\n\r\n']);
  expect(statusesIn(nameless)).toEqual([400]);
  expect(nameless).toMatch(/^x-request-id: mine\r$/m);
  expect(nameless).toContain('{"error":"The Host header is missing."}');
  expect(statusesIn(await converse(['GET /healthz HTTP/1.0\r\n\r\n']))).toEqual([200]);
});

test('pipelined requests are answered one by one in their order', async () => {
  const requests = Array.from({ length: 30 }, (_, index) => {
    const body = index % 3 === 0 ? '{"bad":' : valid();
    const last = index === 29 ? ['Connection: close'] : [];
    return `${head(`Content-Length: ${body.length}`, `X-Request-Id: number-${index}`, ...last)}${body}`;
  });
  const received = await converse([requests.join('')]);
  expect(statusesIn(received)).toEqual(requests.map((_, index) => (index % 3 === 0 ? 400 : 201)));
  const ids = [...received.matchAll(/^x-request-id: number-(\d+)/gim)].map(([, index]) => Number(index));
  expect(ids).toEqual(requests.map((_, index) => index));
});

test('a request id is echoed when it is visible ASCII of at most 128 characters, and made otherwise', async () => {
  const idOf = async (sent: string) =>
    (await service.call('GET', '/healthz', undefined, { 'x-request-id': sent })).headers['x-request-id'];
  for (const id of ['a', '!~', 'x'.repeat(128)]) expect(await idOf(id)).toBe(id);
  for (const id of ['', 'a b', 'ü', 'x'.repeat(129)]) expect(await idOf(id), id).toMatch(/^[0-9a-f-]{36}$/);
});

test('memory stays bounded while hostile bodies keep coming', async () => {
  const bodies = [
    '['.repeat(1_000_000),
    `{${Array(100_000).fill('"k":1').join()}}`,
    around(`"notes":"${'x'.repeat(1_500_000)}"`),
  ];
  const send = async () => {
    for (const body of bodies) expect((await service.call('POST', requestsPath, body)).status).toBe(400);
  };
  for (let round = 0; round < 5; round += 1) await send();
  const before = process.memoryUsage.rss();
  for (let round = 0; round < 40; round += 1) await send();
  // 40 rounds hold about 170 MB of bodies; what is kept of them would show.
  expect(process.memoryUsage.rss() - before).toBeLessThan(120_000_000);
  expect((await service.call('POST', requestsPath, aBody({ items: [anItem()] }))).status).toBe(201);
});
