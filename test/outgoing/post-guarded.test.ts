import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type LookupFunction } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllowedPlaces } from '../../src/lib/allowed-places.ts';
import { AddressRefused, createAddressGuard } from '../../src/outgoing/address-guard.ts';
import { type PostAnswer, postGuarded } from '../../src/outgoing/post-guarded.ts';
import { type Answering, type ReceivingServer, startReceivingServer } from '../support/receiving-server.ts';

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
const certificate = { key: fixture('key.pem'), cert: fixture('certificate.pem') };

const open: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

async function serve(answer?: Answering, secure?: typeof certificate): Promise<ReceivingServer> {
  const server = await startReceivingServer(answer, secure);
  open.push(server);
  return server;
}

/** A resolver that gives these answers one after the other, the last one for ever. */
function resolverOf(...answers: string[][]): LookupFunction & { calls: number } {
  const resolve: LookupFunction & { calls: number } = Object.assign(
    (_host: string, _options: unknown, callback: Parameters<LookupFunction>[2]) => {
      const addresses = answers[Math.min(resolve.calls, answers.length - 1)] ?? [];
      resolve.calls += 1;
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
    { calls: 0 },
  );
  return resolve;
}

interface Sending {
  allow?: string[];
  resolve?: LookupFunction;
  totalTimeoutMs?: number;
  connectTimeoutMs?: number;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

function post(url: string, sending: Sending = {}): Promise<PostAnswer> {
  const { allow = ['127.0.0.1'], resolve = resolverOf(['127.0.0.1']), headers = {} } = sending;
  return postGuarded(
    { url: new URL(url), headers: { 'content-type': 'application/json', ...headers }, body: '{"a":"ü"}' },
    {
      guard: createAddressGuard(parseAllowedPlaces(allow), resolve),
      connectTimeoutMs: sending.connectTimeoutMs ?? 10_000,
      totalTimeoutMs: sending.totalTimeoutMs ?? 20_000,
      signal: sending.signal ?? new AbortController().signal,
    },
  );
}

describe('an outgoing post', () => {
  test('arrives with its headers and bytes, and brings the status and Retry-After back', async () => {
    const server = await serve((_nth, _request, response) => response.writeHead(503, { 'retry-after': '7' }).end('x'));
    const answer = await post(`${server.origin}/hook?key=1#part`, { headers: { 'webhook-id': 'm1' } });
    expect(answer).toEqual({ status: 503, retryAfter: '7' });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/hook?key=1',
        body: '{"a":"ü"}',
        headers: { 'webhook-id': 'm1', 'content-length': '10' },
      },
    ]);
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  test('sends a user and password of the address as credentials to its own host, and nowhere else', async () => {
    const server = await serve();
    await post(`http://ann:p%40ss@hooks.example.test:${server.port}/`);
    expect(server.received[0]?.headers).toMatchObject({
      authorization: `Basic ${btoa('ann:p@ss')}`,
      host: `hooks.example.test:${server.port}`,
    });
    expect(server.received[0]?.path).toBe('/');
  });

  test('follows no redirect', async () => {
    const trap = await serve();
    const server = await serve((_nth, _request, response) =>
      response.writeHead(307, { location: `${trap.origin}/` }).end(),
    );
    expect((await post(server.origin)).status).toBe(307);
    expect(trap.received).toEqual([]);
  });

  test('never reaches loopback, however its address is written', async () => {
    const trap = await serve();
    const spellings = [
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '2130706433',
      '0x7f000001',
      '0x7F.1',
      '0177.0.0.1',
      '017700000001',
      '0177.0x0.0.1',
      '0',
      '0.0.0.0',
      '%31%32%37.0.0.1',
      '１２７.０.０.１',
      '127。0。0。1',
      '①②⑦.⓪.⓪.①',
      '127.0.0.1.',
      '[::1]',
      '[::]',
      '[0:0:0:0:0:0:0:1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ];
    for (const host of spellings) {
      await expect(post(`http://${host}:${trap.port}/`, { allow: [] }), host).rejects.toThrow(AddressRefused);
    }
    for (const name of ['localhost', 'LOCALHOST', 'localhost.', 'anything.example']) {
      const refused = post(`http://${name}:${trap.port}/`, { allow: [], resolve: resolverOf(['::1', '127.0.0.1']) });
      await expect(refused, name).rejects.toThrow(/leads only to addresses that are never called: .*loopback/);
    }
    expect(trap.received).toEqual([]);
  });

  test('goes to the very address that was checked, though the name leads elsewhere a moment later', async () => {
    const server = await serve();
    const trap = createServer((socket) => socket.destroy());
    let trapped = 0;
    trap.on('connection', () => {
      trapped += 1;
    });
    trap.listen(server.port, '127.0.0.2');
    await once(trap, 'listening');
    open.push({ close: async () => void trap.close() });

    const resolve = resolverOf(['127.0.0.1'], ['127.0.0.2']);
    const url = `http://rebinding.example:${server.port}/`;
    expect((await post(url, { resolve })).status).toBe(200);
    expect(resolve.calls).toBe(1);
    await expect(post(url, { resolve })).rejects.toThrow(AddressRefused);
    expect((await post(url, { resolve: resolverOf(['127.0.0.2', '127.0.0.1']) })).status).toBe(200);
    expect(server.received).toHaveLength(2);
    expect(trapped).toBe(0);
  });

  test('ends when no answer comes in time', async () => {
    const server = await serve(() => undefined);
    await expect(post(server.origin, { totalTimeoutMs: 1_000 })).rejects.toThrow('There was no answer within 1000 ms.');
    expect(server.received).toHaveLength(1);
  });

  test('ends when no connection stands in time', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    open.push({ close: async () => void silent.close() });
    const { port } = silent.address() as AddressInfo;
    const attempt = post(`https://127.0.0.1:${port}/`, { connectTimeoutMs: 150 });
    await expect(attempt).rejects.toThrow('There was no connection within 150 ms.');
  });

  test('cuts an endless body off and keeps the status', async () => {
    let cut: () => void = () => undefined;
    const isCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const server = await serve((_nth, _request, response) => {
      const more = () => {
        while (!response.closed && response.write(Buffer.alloc(16_384)));
      };
      response.on('drain', more);
      response.on('close', cut);
      more();
    });
    expect((await post(server.origin)).status).toBe(200);
    await isCut;
  });

  test('keeps the status when the body never ends or breaks off', async () => {
    const hanging = await serve((_nth, _request, response) => void response.writeHead(204).flushHeaders());
    const slow = await serve((_nth, _request, response) => void response.writeHead(202).write('x'));
    const broken = await serve((_nth, _request, response) => {
      response.writeHead(500, { 'content-length': '100' }).write('x', () => response.destroy());
    });
    expect((await post(hanging.origin)).status).toBe(204);
    expect((await post(slow.origin, { totalTimeoutMs: 1_000 })).status).toBe(202);
    expect((await post(broken.origin)).status).toBe(500);
  });

  test('fails with a sentence when nobody listens, at any of the addresses', async () => {
    const gone = await startReceivingServer();
    await gone.close();
    await expect(post(gone.origin)).rejects.toThrow(/ECONNREFUSED/);
    const resolve = resolverOf(['127.0.0.1', '127.0.0.3']);
    const both = post(`http://two.example:${gone.port}`, { allow: ['127.0.0.0/8'], resolve });
    await expect(both).rejects.toThrow(/ECONNREFUSED 127\.0\.0\.1.*ECONNREFUSED 127\.0\.0\.3/);
  });

  test('fails when the answer is no HTTP, or a change of protocol', async () => {
    const answers = [
      'nonsense\r\n\r\n',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
    ];
    for (const bytes of answers) {
      const server = createServer((socket) => void socket.on('error', () => undefined).end(bytes));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      open.push({ close: async () => void server.close() });
      const { port } = server.address() as AddressInfo;
      await expect(post(`http://127.0.0.1:${port}/`), bytes).rejects.toThrow(Error);
    }
  });

  test('is given up by its signal', async () => {
    const server = await serve(() => undefined);
    const stop = new AbortController();
    const attempt = post(server.origin, { signal: stop.signal });
    await server.receives(1);
    stop.abort();
    await expect(attempt).rejects.toThrow('abort');
  });

  describe('over TLS', () => {
    let before: string[];
    beforeAll(() => {
      before = tls.getCACertificates('default');
    });
    afterAll(() => tls.setDefaultCACertificates(before));

    test('needs a valid certificate of the right name', async () => {
      const server = await serve(undefined, certificate);
      const right = `https://hooks.example.test:${server.port}/`;
      await expect(post(right)).rejects.toThrow(/self-signed certificate/);
      tls.setDefaultCACertificates([...before, certificate.cert]);
      expect((await post(right)).status).toBe(200);
      await expect(post(`https://other.example.test:${server.port}/`)).rejects.toThrow(/does not match/);
      await expect(post(server.origin)).rejects.toThrow(/does not match/);
      expect(server.received).toHaveLength(1);
    });
  });
});
