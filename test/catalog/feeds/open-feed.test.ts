import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type OpenFeedOptions, openFeed } from '../../../src/catalog/feeds/open-feed.ts';
import { readFeed } from './read-feed.ts';

const line = `${JSON.stringify({ product_id: '1', title: 'Steel bottle' })}\n`;

/** 80 megabytes of blanks, in 80 kilobytes. */
const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, ' '));

/** A server on loopback that is closed at the end of the scope. */
async function serve(answer: RequestListener): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function textOf(file: string | Readable, options: OpenFeedOptions = {}): Promise<string> {
  const { bytes } = await openFeed(file, options);
  return Buffer.concat(await Array.fromAsync(bytes)).toString();
}

test('a feed by address: plain, a gzip file, a packed answer, behind redirects, with a password for its own host', async () => {
  const seen: (string | undefined)[] = [];
  await using other = await serve((request, response) => {
    seen.push(request.headers.authorization);
    response.end(line);
  });
  await using site = await serve((request, response) => {
    if (request.url === '/plain.jsonl') response.end(line);
    else if (request.url === '/feed.gz') response.end(gzipSync(line));
    else if (request.url === '/packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(line));
    else if (request.url === '/moved') response.writeHead(302, { location: '/plain.jsonl' }).end();
    else if (request.url === '/away') response.writeHead(307, { location: `${other.url}/there` }).end();
    else if (request.headers.authorization === `Basic ${btoa('me:pässword'.normalize()).slice(0, 4)}`) response.end();
    else {
      seen.push(request.headers.authorization);
      response.end(line);
    }
  });
  for (const path of ['/plain.jsonl', '/feed.gz', '/packed', '/moved', '/away']) {
    expect(await textOf(site.url + path)).toBe(line);
  }
  const named = site.url.replace('//', '//me:s%20ecret@');
  expect(await textOf(`${named}/private`)).toBe(line);
  expect(await textOf(`${named}/away`)).toBe(line);
  expect(seen).toEqual([undefined, `Basic ${btoa('me:s ecret')}`, undefined]);
});

test('what goes wrong on the way is one sentence that names the address, never its password or its query', async () => {
  await using site = await serve((request, response) => {
    if (request.url?.startsWith('/none')) response.writeHead(404).end();
    else if (request.url === '/closed') response.writeHead(403).end();
    else if (request.url === '/ill') response.writeHead(503).end();
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (request.url === '/bomb') {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length }).end(bomb);
    } else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '5000000' }).write(line.repeat(1_000));
      setTimeout(() => response.destroy(), 50);
    } else if (request.url === '/slow') response.write(line.repeat(1_000));
    // Everything else is never answered.
  });
  const cases: [path: string, sentence: RegExp, options?: OpenFeedOptions][] = [
    ['/none?key=secret', /^There is no feed at http:\/\/127\.0\.0\.1:\d+\/none \(HTTP 404\)\.$/],
    ['/closed', /\/closed may not be read \(HTTP 403\)/],
    ['/ill', /\/ill answers with HTTP 503 instead of a feed\./],
    ['/round', /\/round is redirected more than 5 times\./],
    ['/file', /is not an http or https address\./],
    ['/bomb', /\/bomb unpacks to more than 400 times its size/],
    ['/cut', /\/cut broke off after \d+ bytes/],
    ['/slow', /\/slow broke off after \d+ bytes: no data arrived for 0\.2 seconds\./, { idleTimeoutMs: 200 }],
    ['/silent', /\/silent cannot be read: no data arrived for 0\.2 seconds\./, { answerTimeoutMs: 200 }],
  ];
  for (const [path, sentence, options] of cases) {
    const address = `${site.url.replace('//', '//me:secret@')}${path}`;
    const error = await textOf(address, options).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'Refusal', message: expect.stringMatching(sentence) });
    expect(String(error)).not.toContain('secret');
  }
  await expect(textOf('http://127.0.0.1:9/feed')).rejects.toThrow(/^http:\/\/127\.0\.0\.1:9\/feed cannot be read \(/);
});

test('an import that ends stops reading at once', async () => {
  await using site = await serve((_, response) => response.write(line.repeat(1_000)));
  const ending = new AbortController();
  const reading = readFeed('', { file: `${site.url}/endless`, signal: ending.signal });
  setTimeout(() => ending.abort(), 100);
  await expect(reading).rejects.toThrow(/abort/i);
});

test('archives, what is no text, a gzip of nothing and endless bytes are refused by name', async () => {
  function* zeros(megabytes: number): Generator<Buffer> {
    for (let n = 0; n < megabytes; n++) yield Buffer.alloc(1024 * 1024, ' ');
  }
  const cases: [bytes: Iterable<Buffer>, sentence: RegExp, options?: OpenFeedOptions][] = [
    [[Buffer.from('PK\u0003\u0004rest')], /the stream is a zip archive or an Excel workbook; give the text in it/],
    [[Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a])], /is an xz archive/],
    [[Buffer.from(`%PDF-1.7`)], /is a PDF document/],
    [[Buffer.alloc(1000)], /is not text: it holds NUL bytes\./],
    [[bomb], /unpacks to more than 400 times its size; no feed does that\./],
    [zeros(3), /is larger than 2000000 bytes\./, { maxBytes: 2_000_000 }],
  ];
  for (const [bytes, sentence, options] of cases) {
    await expect(textOf(Readable.from(bytes, { objectMode: true }), options)).rejects.toThrow(sentence);
  }
});

test('UTF-16 and a named encoding become UTF-8; an unknown one is refused', async () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('product_id\ttitle\n1\t杯\n', 'utf16le')]);
  expect((await readFeed(utf16)).products[0]?.title).toBe('杯');
  const gbk = Buffer.concat([Buffer.from('product_id,title\n1,'), Buffer.from([0xb1, 0xad])]);
  expect((await readFeed(gbk, { encoding: 'gbk' })).products[0]?.title).toBe('杯');
  await expect(readFeed('a', { encoding: 'klingon' })).rejects.toThrow('There is no text encoding "klingon"');
});
