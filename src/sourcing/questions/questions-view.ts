import type { Supplier } from '../../catalog/product.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Assessment } from '../../matching/assessment.ts';
import type { Price } from '../../matching/listing.ts';
import type { FrozenItem } from '../runs/run.ts';
import { createItemQuestions } from './item-questions.ts';
import type { Question } from './question.ts';
import type { AskedProduct } from './supplier-message.ts';
import { writeMessage } from './supplier-message.ts';

export interface QuestionsQuery {
  itemId: number | undefined;
  platform: string | undefined;
  /** Bare product ids to skip. */
  exclude: readonly string[];
  /** 1-based; pages are of products in rank order, before they are grouped. */
  page: number;
  pageSize: number | undefined;
}

interface PendingRow {
  platform: string;
  product_id: string;
  position: number;
  entry: {
    title: string;
    url: string | null;
    price: Price | null;
    moq: number | null;
    supplier: Supplier;
    verdict: Assessment['verdict'];
    specResults: Assessment['specResults'];
    questions?: Question[];
  };
}

interface PendingProduct extends AskedProduct {
  item: FrozenItem;
  supplier: Supplier;
}

/** One supplier's products, in rank order, and the letter about them. */
function groupToWire(products: readonly PendingProduct[]) {
  const [first] = products;
  return {
    platform: first?.platform ?? '',
    supplier: first?.supplier ?? {},
    products: products.map((product) => ({
      product_id: product.productId,
      platform: product.platform,
      title: product.title,
      url: product.url,
      item_id: product.item.itemId,
      item_revision: product.item.revision,
      item_name: product.item.name,
      questions: product.questions.map(({ specName, en, zh }) => ({ spec_name: specName, en, zh })),
    })),
    message: writeMessage(products),
  };
}

/** Products of one seller share its account; those of sellers without any name are asked one by one. */
function supplierKey({ platform, productId, supplier }: PendingProduct): string {
  const account =
    supplier.member_id ?? supplier.seller_id ?? supplier.platform_login_id ?? supplier.shop_url ?? supplier.name;
  return JSON.stringify(account === undefined ? [platform, null, productId] : [platform, account]);
}

function httpOnly(url: string | null): string | null {
  return url !== null && /^https?:\/\//iu.test(url) ? url : null;
}

/**
 * What to ask about the pending products of a run, by supplier; the supplier of the best product comes first. From the
 * record; for runs that were recorded without questions they are written from the recorded spec results.
 */
export async function readQuestions(db: Queryable, runId: string, query: QuestionsQuery) {
  const items = await db.query<{ position: number; item: FrozenItem }>(
    'SELECT position, item FROM run_items WHERE run_id = $1',
    [runId],
  );
  const itemsByPosition = new Map(
    items.rows.map(({ position, item }) => [position, { item, questionsOf: createItemQuestions(item) }]),
  );
  const where = `p.run_id = $1 AND p.verdict = 'pending' AND p.product_id <> ALL ($2::text[])
        AND ($3::integer IS NULL OR i.item_id = $3) AND ($4::text IS NULL OR p.platform = $4)`;
  const from = 'run_products p JOIN run_items i ON i.run_id = p.run_id AND i.position = p.item_position';
  const values = [runId, query.exclude, query.itemId ?? null, query.platform ?? null];
  const counted = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${from} WHERE ${where}`,
    values,
  );
  const totalCount = counted.rows[0]?.count ?? 0;
  const { page, pageSize } = query;
  const offset = pageSize === undefined ? (page === 1 ? 0 : totalCount) : (page - 1) * pageSize;
  const { rows } = await db.query<PendingRow>(
    `SELECT p.platform, p.product_id, p.item_position AS position, p.record_json::json AS entry
       FROM ${from} WHERE ${where}
      ORDER BY p.veto_score DESC, p.rerank_match_score DESC, p.product_id COLLATE "C", p.item_position,
               p.platform COLLATE "C"
      LIMIT $5 OFFSET $6`,
    [...values, pageSize ?? null, offset],
  );
  const products = rows.flatMap(({ platform, product_id: productId, position, entry }): PendingProduct[] => {
    const known = itemsByPosition.get(position);
    if (known === undefined) return [];
    const { item, questionsOf } = known;
    const listing = {
      ...(entry.price === null ? {} : { price: entry.price }),
      ...(entry.moq === null ? {} : { moq: entry.moq }),
    };
    const questions = entry.questions ?? questionsOf(listing, entry);
    const { title, supplier } = entry;
    return [
      { platform, productId, title, url: httpOnly(entry.url), quantity: item.quantity, questions, item, supplier },
    ];
  });
  const suppliers = [...Map.groupBy(products, supplierKey).values()].map(groupToWire);
  return { total_count: totalCount, suppliers };
}
