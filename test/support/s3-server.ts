import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  body: Buffer;
  etag: string;
  modified: Date;
}

/** An object store that speaks the part of the S3 protocol that the catalog engine uses, in memory, on loopback. */
export interface S3Server extends AsyncDisposable {
  endpoint: string;
  /** What a client needs in its environment to use it. */
  env: Record<string, string>;
  keys(): string[];
}

const accessKey = 'test-access-key';

/**
 * Path-style objects with ranges, conditional writes (If-None-Match, If-Match), listing in pages, parts, copies and
 * deletes. It checks the access key and no signature.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    answer({ objects, uploads, request, response, body });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    env: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: accessKey,
      AWS_SECRET_ACCESS_KEY: 'test-secret',
      AWS_REGION: 'eu-central-1',
    },
    keys: () => [...objects.keys()].toSorted(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Exchange {
  objects: Map<string, StoredObject>;
  uploads: Map<string, Map<number, Buffer>>;
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
}

function answer(exchange: Exchange): ServerResponse {
  const { request, response, objects, body } = exchange;
  const url = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(url.pathname).slice(1);
  if (!request.headers.authorization?.includes(`Credential=${accessKey}/`)) return fail(response, 403, 'AccessDenied');
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return answerParts(exchange, url, key);
  switch (request.method) {
    case 'PUT':
      return put(exchange, key, copied(exchange) ?? body);
    case 'HEAD':
    case 'GET':
      if (url.searchParams.get('list-type') === '2') return list(exchange, url, key.replace(/\/$/, ''));
      return get(exchange, key);
    case 'DELETE':
      objects.delete(key);
      return send(response, 204);
    case 'POST': {
      const bucket = key.replace(/\/$/, '');
      const names = Array.from(body.toString().matchAll(/<Key>([^<]*)<\/Key>/g), ([, name]) => fromXml(name ?? ''));
      for (const name of names) objects.delete(`${bucket}/${name}`);
      return sendXml(
        response,
        'DeleteResult',
        names.map((name) => `<Deleted><Key>${toXml(name)}</Key></Deleted>`).join(''),
      );
    }
    default:
      return fail(response, 405, 'MethodNotAllowed');
  }
}

function copied({ objects, request }: Exchange): Buffer | undefined {
  const source = request.headers['x-amz-copy-source'];
  if (typeof source !== 'string') return undefined;
  return objects.get(decodeURIComponent(source).replace(/^\//, ''))?.body;
}

function put({ objects, request, response }: Exchange, key: string, body: Buffer): ServerResponse {
  const present = objects.get(key);
  const { 'if-none-match': onlyNew, 'if-match': onlyThis } = request.headers;
  const isRefused =
    (onlyNew === '*' && present !== undefined) || (onlyThis !== undefined && onlyThis !== present?.etag);
  if (isRefused) return fail(response, 412, 'PreconditionFailed');
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, { body, etag, modified: new Date() });
  if (request.headers['x-amz-copy-source'] !== undefined) {
    return sendXml(response, 'CopyObjectResult', `<ETag>${toXml(etag)}</ETag>`);
  }
  return send(response, 200, { etag });
}

function get({ objects, request, response }: Exchange, key: string): ServerResponse {
  const object = objects.get(key);
  if (object === undefined) return fail(response, 404, 'NoSuchKey');
  const { body, etag, modified } = object;
  const headers = { etag, 'last-modified': modified.toUTCString(), 'accept-ranges': 'bytes' };
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (range === null) return send(response, 200, { ...headers, 'content-length': body.length }, body);
  const [, first = '', last = ''] = range;
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (start > end) return fail(response, 416, 'InvalidRange');
  const part = body.subarray(start, end + 1);
  const place = `bytes ${start}-${end}/${body.length}`;
  return send(response, 206, { ...headers, 'content-length': part.length, 'content-range': place }, part);
}

const pageSize = 100;

function list({ objects, response }: Exchange, url: URL, bucket: string): ServerResponse {
  const prefix = url.searchParams.get('prefix') ?? '';
  const delimiter = url.searchParams.get('delimiter') ?? '';
  const after = url.searchParams.get('continuation-token') ?? url.searchParams.get('start-after') ?? '';
  const names = [...objects.keys()]
    .flatMap((key) => (key.startsWith(`${bucket}/`) ? key.slice(bucket.length + 1) : []))
    .filter((name) => name.startsWith(prefix));
  const entries = new Set(
    names.map((name) => {
      const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
      return end === -1 ? name : name.slice(0, end + 1);
    }),
  );
  const rest = [...entries].filter((entry) => entry > after).toSorted();
  const page = rest.slice(0, pageSize);
  const contents = page.map((entry) => {
    const object = objects.get(`${bucket}/${entry}`);
    if (object === undefined || entry.endsWith('/'))
      return `<CommonPrefixes><Prefix>${toXml(entry)}</Prefix></CommonPrefixes>`;
    const { body, etag, modified } = object;
    return (
      `<Contents><Key>${toXml(entry)}</Key><LastModified>${modified.toISOString()}</LastModified>` +
      `<ETag>${toXml(etag)}</ETag><Size>${body.length}</Size></Contents>`
    );
  });
  const isCut = rest.length > page.length;
  const next = isCut ? `<NextContinuationToken>${toXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return sendXml(
    response,
    'ListBucketResult',
    `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}`,
  );
}

function answerParts(exchange: Exchange, url: URL, key: string): ServerResponse {
  const { uploads, request, response, body } = exchange;
  const id = url.searchParams.get('uploadId') ?? `${uploads.size + 1}`;
  const parts = uploads.get(id) ?? new Map<number, Buffer>();
  switch (request.method) {
    case 'POST': {
      if (url.searchParams.has('uploads')) {
        uploads.set(id, parts);
        return sendXml(response, 'InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`);
      }
      const inOrder = [...parts].toSorted(([left], [right]) => left - right).map(([, part]) => part);
      put({ ...exchange, response: withoutBody(response) }, key, Buffer.concat(inOrder));
      if (response.statusCode !== 200) return fail(response, response.statusCode, 'PreconditionFailed');
      const etag = toXml(exchange.objects.get(key)?.etag ?? '');
      return sendXml(response, 'CompleteMultipartUploadResult', `<ETag>${etag}</ETag>`);
    }
    case 'PUT':
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return send(response, 200, { etag: `"${createHash('md5').update(body).digest('hex')}"` });
    default:
      uploads.delete(id);
      return send(response, 204);
  }
}

/** Takes the status of an answer that is not to be sent as it is. */
function withoutBody(response: ServerResponse): ServerResponse {
  return Object.create(response, {
    writeHead: {
      value: (status: number) => {
        response.statusCode = status;
      },
    },
    end: { value: () => undefined },
  });
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | number> = {},
  body?: Buffer,
): ServerResponse {
  response.writeHead(status, headers);
  return response.end(response.req.method === 'HEAD' ? undefined : body);
}

function sendXml(response: ServerResponse, root: string, content: string, status = 200): ServerResponse {
  const text = `<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`;
  return send(response, status, { 'content-type': 'application/xml' }, Buffer.from(text));
}

function fail(response: ServerResponse, status: number, code: string): ServerResponse {
  return sendXml(response, 'Error', `<Code>${code}</Code><Message>${code}</Message>`, status);
}

function toXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function fromXml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
