import { setImmediate } from 'node:timers/promises';
import { monotonicMs } from '../../../lib/clock.ts';
import { isRecord } from '../../field-reader.ts';
import { htmlToText } from '../../html-text.ts';
import { type ProductResult, parseProduct } from '../../parse-product.ts';
import type { Product } from '../../product.ts';
import { type Mapping, resultList } from './response-mapping.ts';
import { SourceError } from './source-error.ts';
import type { SourceSettings } from './source-settings.ts';

/** What became of one record. */
export interface MappedRecord {
  record: unknown;
  /** What the mapping made of it. */
  mapped: unknown;
  result: ProductResult;
}

/** Records mapped before others get a turn: mapping is computation without a pause. */
const recordsPerTurn = 50;

/** Reads a marketplace's answers by the expressions of its description. */
export class AnswerReader {
  readonly #settings: SourceSettings;

  constructor(settings: SourceSettings) {
    this.#settings = settings;
  }

  /**
   * The records of a search's answer that the mapping does not leave out, and how many it holds in all. A record that
   * the mapping fails on is one that is no product: it must not take its whole page along.
   * @throws SourceError when the marketplace reports a failure, when there is no list, or when reading takes too long.
   */
  async readRecords(answer: unknown): Promise<{ count: number; mapped: MappedRecord[] }> {
    const { search, limits } = this.#settings;
    await refuseFailure(search.failure, answer);
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
      if (index % recordsPerTurn === recordsPerTurn - 1) await setImmediate();
      const entry = await this.#mapRecord(record);
      if (entry !== undefined) mapped.push(entry);
    }
    return { count: records.length, mapped };
  }

  /** The cursor of the page after this one; undefined after the last. */
  async readCursor(answer: unknown): Promise<string | undefined> {
    const cursor = await this.#settings.search.paging.next?.evaluate(answer);
    if (cursor === undefined || cursor === null || cursor === '' || cursor === false) return undefined;
    if (typeof cursor === 'string' || typeof cursor === 'number') return String(cursor);
    throw new SourceError('mapping', 'paging.next gives neither text nor number');
  }

  /** The members of a product that an answer about it states; null when it states nothing. */
  async readDetail(answer: unknown): Promise<Record<string, unknown> | null> {
    const { detail } = this.#settings;
    await refuseFailure(detail?.failure, answer);
    const [stated] = resultList(await detail?.product.evaluate(answer));
    if (stated === undefined) return null;
    if (!isRecord(stated)) throw new SourceError('mapping', 'the mapping of the details gives no object');
    return withPlainTitle(
      Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined && value !== null)),
    );
  }

  /** The product that a mapped record with these details laid over it is. @throws SourceError when it is none. */
  readProduct(mapped: unknown, detail: Record<string, unknown>, platform: string, productId: string): Product {
    const base = isRecord(mapped) ? mapped : {};
    const result = parseProduct({ ...base, ...detail, platform, product_id: productId }, this.#settings.platforms);
    if (result.ok) return result.product;
    throw new SourceError('mapping', `${result.problem.field} ${result.problem.message}`);
  }

  async #mapRecord(record: unknown): Promise<MappedRecord | undefined> {
    const { search, platforms } = this.#settings;
    let mapped: unknown;
    try {
      mapped = await search.product.evaluate(record);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const problem = { field: 'record:', message: error.message };
      return { record, mapped: undefined, result: { ok: false, problem } };
    }
    if (mapped === undefined || mapped === null) return undefined;
    if (isRecord(mapped)) {
      // A source of one platform need not name it in every record.
      const [platform] = platforms;
      const isNamed = mapped.platform !== undefined || platforms.length > 1;
      mapped = withPlainTitle(isNamed ? mapped : { ...mapped, platform });
    }
    return { record, mapped, result: parseProduct(mapped, platforms) };
  }
}

async function refuseFailure(failure: Mapping | undefined, answer: unknown): Promise<void> {
  const reason = await failure?.evaluate(answer);
  if (reason === undefined || reason === null || reason === false || reason === '') return;
  const text = typeof reason === 'string' ? reason : (JSON.stringify(reason) ?? 'something went wrong');
  throw new SourceError('refused', `the marketplace says: ${text.slice(0, 300)}`);
}

/** How search hits are marked in a title; unlike other tags they stand within words. */
const hitMarks = /<\/?(?:em|b|i|font|span|strong|mark)(?:\s[^<>]{0,200})?>/gi;

function withPlainTitle(record: Record<string, unknown>): Record<string, unknown> {
  if (typeof record.title !== 'string') return record;
  return { ...record, title: htmlToText(record.title.replace(hitMarks, '')) };
}
