import { setImmediate } from 'node:timers/promises';
import { monotonicMs } from '../../../lib/clock.ts';
import { compareCandidates } from '../../candidate-order.ts';
import type { Candidate, Catalog, CatalogQuery, SearchOptions } from '../../catalog.ts';
import { isRecord } from '../../field-reader.ts';
import { htmlToText } from '../../html-text.ts';
import { matchesFilters } from '../../matches-filters.ts';
import { type ProductResult, parseProduct } from '../../parse-product.ts';
import type { Product } from '../../product.ts';
import { productKey } from '../../product-row.ts';
import { fuseRankings } from '../../rank-fusion.ts';
import { ConcurrencyGate } from './concurrency-gate.ts';
import { type Exchange, MarketplaceClient, withoutSecret } from './marketplace-client.ts';
import { type Pacing, realPacing } from './pacing.ts';
import { plainQueries } from './plain-queries.ts';
import { type Mapping, resultList } from './response-mapping.ts';
import { SearchTally } from './search-tally.ts';
import { SourceError } from './source-error.ts';
import type { SourceSettings } from './source-settings.ts';

/** What became of one record, for a person who writes a mapping. */
export interface MappedRecord {
  record: unknown;
  /** What the mapping made of it. */
  mapped: unknown;
  result: ProductResult;
}

export interface MarketplaceOptions {
  onExchange?: (exchange: Exchange) => void;
  /** Told of every page that was read. */
  onMapped?: (records: MappedRecord[], answer: unknown) => void;
  pacing?: Pacing;
}

const recordsPerTurn = 50;

/** A record with the product that was read from it: details are laid over the record. */
interface Found {
  record: Record<string, unknown>;
  product: Product;
}

interface Ranking {
  found: Found[];
  /** What ended it before its end. */
  failure: SourceError | undefined;
}

/**
 * A marketplace behind HTTP as a source of products. It is asked in a few plain queries, page by page; their rankings
 * are joined by rank. A record that is no product, a page that fails after others came and a detail that cannot be read
 * make the answer smaller and are told as notes; a search of which nothing came rejects with SourceError.
 */
export class HttpMarketplace implements Catalog {
  readonly isLive = true;
  readonly #settings: SourceSettings;
  readonly #client: MarketplaceClient;
  readonly #details: ConcurrencyGate;
  readonly #onMapped: (records: MappedRecord[], answer: unknown) => void;
  readonly #closing = new AbortController();

  constructor(settings: SourceSettings, options: MarketplaceOptions = {}) {
    this.#settings = settings;
    this.#client = new MarketplaceClient(settings, {
      pacing: options.pacing ?? realPacing,
      onExchange: options.onExchange ?? (() => undefined),
    });
    this.#details = new ConcurrencyGate(settings.detail?.concurrency ?? 1);
    this.#onMapped = options.onMapped ?? (() => undefined);
  }

  async search(query: CatalogQuery, options: SearchOptions = {}): Promise<Candidate[]> {
    options.signal?.throwIfAborted();
    this.#closing.signal.throwIfAborted();
    const platforms = this.#settings.platforms.filter((name) => query.platforms?.includes(name) ?? true);
    const texts = plainQueries(query, this.#wording());
    if (query.limit < 1 || platforms.length === 0 || texts.length === 0) return [];
    using deadline = this.#deadline(options.signal);
    const tally = new SearchTally();
    const rankings = await Promise.all(texts.map((text) => this.#ranking(text, query.limit, deadline.signal, tally)));
    // Whoever asked is gone: what came until then is of no use to them.
    options.signal?.throwIfAborted();
    this.#closing.signal.throwIfAborted();
    const failures = rankings.flatMap(({ failure }) => failure ?? []);
    const [firstFailure] = failures;
    if (firstFailure !== undefined && rankings.every(isEmptyHanded)) throw firstFailure;
    for (const { message } of failures) tally.countFailedPage(message);

    const mayGetDetails = this.#settings.detail !== undefined;
    const fused = fuseRankings(
      rankings.map(({ found }) => found),
      ({ product }) => productKey(product.platform, product.product_id),
    )
      .filter(({ entry: { product } }) => platforms.includes(product.platform))
      .filter(({ entry: { product } }) => matchesFilters(product, query.filters, mayGetDetails))
      .slice(0, query.limit);
    const products = await this.#withDetails(
      fused.map(({ entry }) => entry),
      deadline.signal,
      tally,
    );
    options.signal?.throwIfAborted();
    for (const note of tally.notes()) options.onNote?.(this.#withoutSecret(note));
    return products
      .map((product, index) => ({ product, score: fused[index]?.score ?? 0 }))
      .filter(({ product }) => matchesFilters(product, query.filters))
      .sort(compareCandidates);
  }

  /** The product as the detail request knows it; null when it is gone, or when no detail request is described. */
  async get(platform: string, productId: string): Promise<Product | null> {
    this.#closing.signal.throwIfAborted();
    if (this.#settings.detail === undefined || !this.#settings.platforms.includes(platform)) return null;
    using deadline = this.#deadline(undefined);
    const stated = await this.#detail(platform, productId, deadline.signal);
    if (stated === null) return null;
    const result = parseProduct({ ...stated, platform, product_id: productId }, this.#settings.platforms);
    if (result.ok) return result.product;
    const { field, message } = result.problem;
    throw new SourceError(
      'mapping',
      `the details of ${productKey(platform, productId)} are no product: ${field} ${message}`,
    );
  }

  async count(): Promise<null> {
    return null;
  }

  async version(): Promise<string> {
    return `http-${this.#settings.configurationHash}`;
  }

  async close(): Promise<void> {
    this.#closing.abort(new SourceError('closed', 'it is closed'));
    await this.#client.close();
  }

  #wording() {
    return { language: this.#settings.language, ...this.#settings.queries };
  }

  /** Ends with the caller, with the source, or after the time of a search; disposing it stops its timer. */
  #deadline(caller: AbortSignal | undefined): { signal: AbortSignal } & Disposable {
    const { searchTimeoutMs } = this.#settings.limits;
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new SourceError('timeout', `it was not done within ${searchTimeoutMs} ms`)),
      searchTimeoutMs,
    );
    const signals = [late.signal, this.#closing.signal, ...(caller === undefined ? [] : [caller])];
    return { signal: AbortSignal.any(signals), [Symbol.dispose]: () => clearTimeout(timer) };
  }

  /** The products of one plain query, in the marketplace's order. What fails after the first page ends it early. */
  async #ranking(query: string, limit: number, signal: AbortSignal, tally: SearchTally): Promise<Ranking> {
    const { paging, render } = this.#settings.search;
    const found = new Map<string, Found>();
    let cursor: string | undefined;
    try {
      for (let page = 0; page < paging.maxPages && found.size < limit; page++) {
        const request = render({
          query,
          page: paging.first + page,
          page_size: paging.size,
          offset: paging.first + page * paging.size,
          cursor,
        });
        const answer = await this.#client.ask(request, { signal });
        await this.#refuseFailure(this.#settings.search.failure, answer);
        const before = found.size;
        const records = await this.#readAnswer(answer, found, tally);
        const next = await nextCursor(paging.next, answer);
        // Some platforms repeat the last page for ever: a page without anything new is the end.
        if (found.size === before && paging.kind !== 'cursor') break;
        if (paging.kind === 'cursor' ? next === undefined || next === cursor : records < paging.size) break;
        cursor = next;
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return { found: [...found.values()].slice(0, limit), failure: error };
    }
    return { found: [...found.values()].slice(0, limit), failure: undefined };
  }

  /**
   * Adds the products of one answer; resolves to how many records it holds. A record that the mapping fails on is one
   * that is no product: it must not take its whole page along.
   */
  async #readAnswer(answer: unknown, found: Map<string, Found>, tally: SearchTally): Promise<number> {
    const { search, limits } = this.#settings;
    const started = monotonicMs();
    const records = resultList(await search.records.evaluate(answer));
    const mapped: MappedRecord[] = [];
    for (const [index, record] of records.entries()) {
      if (monotonicMs() - started > limits.mappingTimeoutMs) {
        throw new SourceError(
          'mapping',
          `reading ${records.length} records takes longer than ${limits.mappingTimeoutMs} ms`,
        );
      }
      // Mapping is computation without a pause: other searches get a turn now and then.
      if (index % recordsPerTurn === recordsPerTurn - 1) await setImmediate();
      const entry = await this.#mapRecord(record);
      if (entry === undefined) continue;
      mapped.push(entry);
      tally.countRecord(entry.result.ok ? undefined : entry.result.problem);
      if (!entry.result.ok) continue;
      const { product } = entry.result;
      const key = productKey(product.platform, product.product_id);
      if (!found.has(key)) found.set(key, { record: asRecord(entry.mapped), product });
    }
    this.#onMapped(mapped, answer);
    return records.length;
  }

  async #mapRecord(record: unknown): Promise<MappedRecord | undefined> {
    const { search, platforms } = this.#settings;
    let mapped: unknown;
    try {
      mapped = await search.product.evaluate(record);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return {
        record,
        mapped: undefined,
        result: { ok: false, problem: { field: 'record:', message: error.message } },
      };
    }
    if (mapped === undefined || mapped === null) return undefined;
    if (isRecord(mapped)) {
      // A source of one platform need not name it in every record, and search hits often have their words marked.
      if (mapped.platform === undefined && platforms.length === 1) mapped = { ...mapped, platform: platforms[0] };
      mapped = withPlainTitle(asRecord(mapped));
    }
    return { record, mapped, result: parseProduct(mapped, platforms) };
  }

  async #withDetails(found: Found[], signal: AbortSignal, tally: SearchTally): Promise<Product[]> {
    const { detail } = this.#settings;
    if (detail === undefined) return found.map(({ product }) => product);
    return Promise.all(
      found.map(async ({ record, product }, index) => {
        if (index >= detail.most) return product;
        try {
          const { platform, product_id } = product;
          const stated = await this.#details.run(signal, () => this.#detail(platform, product_id, signal));
          tally.countDetail(stated === null ? 'the marketplace no longer knows them' : undefined);
          if (stated === null) return product;
          const result = parseProduct({ ...record, ...stated, platform, product_id }, this.#settings.platforms);
          if (result.ok) return result.product;
          throw new SourceError('mapping', `${result.problem.field} ${result.problem.message}`);
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          tally.countDetail(error.message);
          return product;
        }
      }),
    );
  }

  /** What the detail request states of a product; null when the marketplace does not know it any more. */
  async #detail(platform: string, productId: string, signal: AbortSignal): Promise<Record<string, unknown> | null> {
    const { detail } = this.#settings;
    if (detail === undefined) return null;
    const request = detail.render({ product_id: productId, platform });
    const answer = await this.#client.ask(request, { signal, missingIsNull: true });
    if (answer === null) return null;
    await this.#refuseFailure(detail.failure, answer);
    const [stated] = resultList(await detail.product.evaluate(answer));
    if (stated === undefined) return null;
    if (!isRecord(stated)) throw new SourceError('mapping', 'the mapping of the details gives no object');
    return withPlainTitle(
      Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined && value !== null)),
    );
  }

  async #refuseFailure(failure: Mapping | undefined, answer: unknown): Promise<void> {
    const reason = await failure?.evaluate(answer);
    if (reason === undefined || reason === null || reason === false || reason === '') return;
    const text = typeof reason === 'string' ? reason : JSON.stringify(reason);
    throw new SourceError('refused', this.#withoutSecret(`the marketplace says: ${text.slice(0, 300)}`));
  }

  #withoutSecret(text: string): string {
    return withoutSecret(text, this.#settings.authentication?.secret);
  }
}

function isEmptyHanded({ found, failure }: Ranking): boolean {
  return failure !== undefined && found.length === 0;
}

async function nextCursor(next: Mapping | undefined, answer: unknown): Promise<string | undefined> {
  const cursor = await next?.evaluate(answer);
  if (cursor === undefined || cursor === null || cursor === '' || cursor === false) return undefined;
  if (typeof cursor === 'string' || typeof cursor === 'number') return String(cursor);
  throw new SourceError('mapping', 'paging.next gives neither text nor number');
}

/** How search hits are marked in a title; unlike other tags they stand within words. */
const hitMarks = /<\/?(?:em|b|i|font|span|strong|mark)(?:\s[^<>]{0,200})?>/gi;

function withPlainTitle(record: Record<string, unknown>): Record<string, unknown> {
  return typeof record.title === 'string'
    ? { ...record, title: htmlToText(record.title.replace(hitMarks, '')) }
    : record;
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
