import { compareCandidates } from '../../candidate-order.ts';
import type { Candidate, Catalog, CatalogQuery, SearchOptions } from '../../catalog.ts';
import { matchesFilters } from '../../matches-filters.ts';
import type { Product } from '../../product.ts';
import { keyOfProduct } from '../../product-key.ts';
import { fuseRankings } from '../../rank-fusion.ts';
import { AnswerReader, type MappedRecord } from './answer-reader.ts';
import { ConcurrencyGate } from './concurrency-gate.ts';
import { type Exchange, MarketplaceClient, withoutSecret } from './marketplace-client.ts';
import { type Pacing, realPacing } from './pacing.ts';
import { plainQueries } from './plain-queries.ts';
import { SearchTally } from './search-tally.ts';
import { SourceError } from './source-error.ts';
import type { SourceSettings } from './source-settings.ts';

export interface MarketplaceOptions {
  onExchange?: (exchange: Exchange) => void;
  /** Called for every response to a search, before it is read. */
  onAnswer?: (answer: unknown) => void;
  /** Called for every page that was read. */
  onMapped?: (records: MappedRecord[]) => void;
  pacing?: Pacing;
}

/** A product with the mapped record that it was read from: details are laid over that. */
interface FoundOffer {
  mapped: unknown;
  product: Product;
}

interface SearchOutcome {
  found: FoundOffer[];
  /** What ended it before its end. */
  failure: SourceError | undefined;
}

/**
 * A marketplace behind HTTP as a source of products. It is asked in a few plain queries, page by page; their rankings
 * are joined by rank. A record that is no product, a page that fails after others came and a detail that cannot be read
 * make the answer smaller and are reported as notes; a search that yielded nothing rejects with SourceError.
 */
export class HttpMarketplace implements Catalog {
  readonly isLive = true;
  readonly #settings: SourceSettings;
  readonly #client: MarketplaceClient;
  readonly #reader: AnswerReader;
  readonly #details: ConcurrencyGate;
  readonly #onAnswer: (answer: unknown) => void;
  readonly #onMapped: (records: MappedRecord[]) => void;
  readonly #closing = new AbortController();

  constructor(settings: SourceSettings, options: MarketplaceOptions = {}) {
    this.#settings = settings;
    this.#client = new MarketplaceClient(settings, {
      pacing: options.pacing ?? realPacing,
      onExchange: options.onExchange ?? (() => undefined),
    });
    this.#reader = new AnswerReader(settings);
    this.#details = new ConcurrencyGate(settings.detail?.concurrency ?? 1);
    this.#onAnswer = options.onAnswer ?? (() => undefined);
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
    // Details may state what a summary leaves out: until then only what it states can rule it out.
    const isWanted = (product: Product) =>
      platforms.includes(product.platform) &&
      matchesFilters(product, query.filters, this.#settings.detail !== undefined);
    const rankings = await Promise.all(
      texts.map((text) => this.#ranking(text, query.limit, isWanted, deadline.signal, tally)),
    );
    // The caller is gone: partial results are of no use.
    options.signal?.throwIfAborted();
    this.#closing.signal.throwIfAborted();
    const failures = rankings.flatMap(({ failure }) => failure ?? []);
    const [firstFailure] = failures;
    if (firstFailure !== undefined && rankings.every(isEmptyHanded)) throw firstFailure;
    for (const { message } of failures) tally.countFailedPage(message);

    const fused = fuseRankings(
      rankings.map(({ found }) => found),
      ({ product }) => keyOfProduct(product),
    ).slice(0, query.limit);
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
    return this.#reader.readProduct(undefined, stated, platform, productId);
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

  /**
   * The wanted products of one plain query, in the marketplace's order. What fails after the first page ends it early.
   */
  async #ranking(
    query: string,
    limit: number,
    isWanted: (product: Product) => boolean,
    signal: AbortSignal,
    tally: SearchTally,
  ): Promise<SearchOutcome> {
    const { paging, render } = this.#settings.search;
    const seen = new Set<string>();
    const found: FoundOffer[] = [];
    let cursor: string | undefined;
    try {
      for (let page = 0; page < paging.maxPages && found.length < limit; page++) {
        const request = render({
          query,
          page: paging.first + page,
          page_size: paging.size,
          offset: paging.first + page * paging.size,
          cursor,
        });
        const answer = await this.#client.ask(request, { signal });
        this.#onAnswer(answer);
        const { count, mapped } = await this.#reader.readRecords(answer);
        this.#onMapped(mapped);
        const known = seen.size;
        for (const { mapped: record, result } of mapped) {
          tally.countRecord(result.ok ? undefined : result.problem);
          if (!result.ok) continue;
          const key = keyOfProduct(result.product);
          if (!seen.has(key) && isWanted(result.product)) found.push({ mapped: record, product: result.product });
          seen.add(key);
        }
        if (paging.kind === 'cursor') {
          const next = await this.#reader.readCursor(answer);
          if (next === undefined || next === cursor) break;
          cursor = next;
        } else {
          // Some platforms repeat the last page for ever: products and none of them new is the end.
          const isRepeated = seen.size === known && mapped.some(({ result }) => result.ok);
          if (count < paging.size || isRepeated) break;
        }
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      return {
        found: found.slice(0, limit),
        failure: new SourceError(error.kind, this.#withoutSecret(error.message), error),
      };
    }
    return { found: found.slice(0, limit), failure: undefined };
  }

  async #withDetails(found: FoundOffer[], signal: AbortSignal, tally: SearchTally): Promise<Product[]> {
    const { detail } = this.#settings;
    if (detail === undefined) return found.map(({ product }) => product);
    return Promise.all(
      found.map(async ({ mapped, product }, index) => {
        if (index >= detail.most) return product;
        try {
          const { platform, product_id } = product;
          const stated = await this.#details.run(signal, () => this.#detail(platform, product_id, signal));
          tally.countDetail(stated === null ? 'the marketplace no longer knows them' : undefined);
          return stated === null ? product : this.#reader.readProduct(mapped, stated, platform, product_id);
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
    return answer === null ? null : this.#reader.readDetail(answer);
  }

  /** A marketplace may echo the secret in what it says of a failure, and in what a mapping complains about. */
  #withoutSecret(text: string): string {
    return withoutSecret(text, this.#settings.authentication?.secret);
  }
}

function isEmptyHanded({ found, failure }: SearchOutcome): boolean {
  return failure !== undefined && found.length === 0;
}
