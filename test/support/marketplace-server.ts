import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Product } from '../../src/catalog/product.ts';
import { searchTerms } from '../../src/catalog/search-terms.ts';

/** A request as the marketplace received it. */
export interface ReceivedRequest {
  method: string;
  /** Path and parameters. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Answers a request in place of the marketplace, or with `proceed` as it would have. */
export type Behaviour = (reply: ServerResponse, proceed: () => void, request: ReceivedRequest) => void;

/** A marketplace with an interface of its own shape, on the loopback address. */
export interface MarketplaceServer extends AsyncDisposable {
  origin: string;
  received: ReceivedRequest[];
  /** The next requests behave like this, one each; the ones after them are answered well. */
  misbehave(...behaviours: Behaviour[]): void;
  /** Every request behaves like this from now on; undefined: well again. */
  always(behaviour: Behaviour | undefined): void;
  /** Products that are no longer there when their details are asked for. */
  vanished: Set<string>;
}

/**
 * Serves products at `/search` (GET with `q`, `page` and `size`, or `offset`, or `cursor`; POST with the same members as
 * JSON or form) and `/items/ID`. Found is what shares a word with the title, most words first.
 */
export async function openMarketplaceServer(products: Product[]): Promise<MarketplaceServer> {
  const received: ReceivedRequest[] = [];
  const queue: Behaviour[] = [];
  const vanished = new Set<string>();
  let steady: Behaviour | undefined;
  const server = createServer((incoming, reply) => {
    void readText(incoming).then((body) => {
      const request = { method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body };
      received.push(request);
      const proceed = () => answer(products, vanished, request, reply);
      const behaviour = queue.shift() ?? steady;
      if (behaviour === undefined) proceed();
      else behaviour(reply, proceed, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    vanished,
    misbehave: (...behaviours) => queue.push(...behaviours),
    always(behaviour) {
      steady = behaviour;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readText(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(products: Product[], vanished: Set<string>, request: ReceivedRequest, reply: ServerResponse): void {
  const url = new URL(request.url, 'http://marketplace');
  const id = /^\/items\/(.+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) {
    const item = products.find(({ product_id }) => product_id === decodeURIComponent(id));
    if (item === undefined || vanished.has(item.product_id)) sendJson(reply, { error: 'no such item' }, 404);
    else sendJson(reply, { item: detailOf(item) });
    return;
  }
  if (url.pathname !== '/search') {
    sendJson(reply, { error: 'no such page' }, 404);
    return;
  }
  const asked = parametersOf(url, request);
  const found = search(products, asked('q') ?? '');
  const size = Number(asked('size') ?? found.length) || found.length;
  const cursor = asked('cursor');
  const start = Number(cursor?.replace('c', '') ?? asked('offset') ?? (Number(asked('page') ?? 1) - 1) * size);
  sendJson(reply, {
    total: found.length,
    items: found.slice(start, start + size).map(summaryOf),
    next: start + size < found.length ? `c${start + size}` : null,
  });
}

function parametersOf(url: URL, { method, headers, body }: ReceivedRequest): (name: string) => string | undefined {
  if (method !== 'POST') return (name) => url.searchParams.get(name) ?? undefined;
  if (headers['content-type'] === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(body);
    return (name) => form.get(name) ?? undefined;
  }
  const members = JSON.parse(body) as Record<string, unknown>;
  return (name) => (members[name] === undefined ? undefined : String(members[name]));
}

function search(products: Product[], text: string): Product[] {
  const words = new Set(searchTerms(text));
  const shared = (product: Product) => new Set(searchTerms(product.title).filter((word) => words.has(word))).size;
  return products
    .map((product) => ({ product, count: shared(product) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ product }) => product);
}

/** The shape of the marketplace's own interface: other names, prices in cents, an address without scheme. */
function summaryOf(product: Product) {
  return {
    itemId: Number.isSafeInteger(Number(product.product_id)) ? Number(product.product_id) : product.product_id,
    site: product.platform,
    subject: `<b>${product.title}</b>`,
    offer: product.price && {
      money: product.price.currency,
      steps: product.price.tiers.map(({ min_quantity, amount }) => ({
        from: min_quantity,
        cents: Number(amount) * 100,
      })),
    },
    seller: product.supplier?.member_id,
    link: product.url,
  };
}

function detailOf(product: Product) {
  return {
    ...summaryOf(product),
    text: product.description,
    features: product.attributes?.map(({ name, value }) => ({ k: name, v: value })),
  };
}

function sendJson(reply: ServerResponse, value: unknown, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
}

/** The faults of marketplaces. */
export const faults = {
  status:
    (status: number, headers: Record<string, string> = {}): Behaviour =>
    (reply) =>
      void reply.writeHead(status, headers).end('{"error":"no"}'),
  /** Takes the request and never answers. */
  silent: (() => undefined) as Behaviour,
  /** Begins an answer and never ends it. */
  stalls: ((reply) => void reply.writeHead(200).write('{"items":[')) as Behaviour,
  hangsUp: ((reply) => void reply.destroy()) as Behaviour,
  breaksOff: ((reply) => {
    reply.writeHead(200, { 'content-length': '1000' }).write('{"items":[');
    setTimeout(() => reply.destroy(), 5);
  }) as Behaviour,
  text:
    (body: string, headers: Record<string, string> = {}): Behaviour =>
    (reply) =>
      void reply.writeHead(200, headers).end(body),
  json:
    (value: unknown): Behaviour =>
    (reply) =>
      sendJson(reply, value),
  /** A body of this size, with nothing that announces it. */
  huge:
    (bytes: number): Behaviour =>
    (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(64 * 1024, ' ');
      let left = bytes;
      const write = () => {
        while (left > 0 && !reply.destroyed) {
          left -= chunk.length;
          if (!reply.write(chunk)) return void reply.once('drain', write);
        }
        reply.end();
      };
      write();
    },
  /** A small answer that unpacks to this size. */
  bomb:
    (bytes: number): Behaviour =>
    (reply) =>
      void reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(bytes, ' '), { level: 9 })),
  packed: ((reply, proceed) => {
    const end = reply.end.bind(reply);
    const writeHead = reply.writeHead.bind(reply);
    Object.assign(reply, {
      writeHead: (status: number) => writeHead(status, { 'content-encoding': 'gzip' }),
      end: (body: string) => end(gzipSync(body)),
    });
    proceed();
  }) as Behaviour,
};

/** The expressions that read this marketplace's answers. */
export const marketplaceMapping = {
  records: 'items',
  product: `{
    "product_id": $string(itemId),
    "platform": site,
    "title": subject,
    "url": link,
    "price": offer ? {
      "currency": offer.money,
      "tiers": [offer.steps.{ "min_quantity": from, "amount": $formatNumber(cents / 100, "0.00") }]
    },
    "supplier": seller ? { "member_id": seller }
  }`,
  detail: `item.{
    "title": subject,
    "description": text,
    "url": link,
    "price": offer ? {
      "currency": offer.money,
      "tiers": [offer.steps.{ "min_quantity": from, "amount": $formatNumber(cents / 100, "0.00") }]
    },
    "supplier": seller ? { "member_id": seller },
    "attributes": [features.{ "name": k, "value": v }]
  }`,
};

/** A description of the marketplace, with pages; `changes` are laid over its top members. */
export function describeMarketplace(origin: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'bazaar',
    platforms: ['1688', 'alibaba'],
    queries: { most: 1 },
    search: {
      url: `${origin}/search?q={query}&page={page}&size={page_size}`,
      paging: { kind: 'page', size: 10, max_pages: 20 },
      records: marketplaceMapping.records,
      product: marketplaceMapping.product,
    },
    limits: { requests_per_second: 1000, retry_base_ms: 1 },
    ...changes,
  };
}
