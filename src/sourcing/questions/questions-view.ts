import { type Supplier, supplierAccount } from '../../catalog/supplier.ts';
import type { Columns } from '../../db/columns.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { RunItemsRow } from '../../db/rows.gen.ts';
import { listFeedbackOfRun } from '../feedback/feedback-store.ts';
import { streamColumns, streamProducts } from '../products/products-view.ts';
import type { Ranking } from '../products/rank-lists.ts';
import type { RecordEntry } from '../products/record-entry.ts';
import { type ProductsQuery, type RankedProduct, selectProducts } from '../products/select-products.ts';
import type { FrozenItem } from '../runs/run.ts';
import { createItemQuestions, type ItemQuestions } from './item-questions.ts';
import { type LanguageCode, languageCodes, languageName } from './language-codes.ts';
import { createKeepOpen, type KeepOpen } from './open-questions.ts';
import { type OrderTerms, readOrderTerms } from './order-terms-view.ts';
import { recordedLanguages } from './question.ts';
import { type AskedProduct, writeMessage } from './supplier-message.ts';

/** An item of the run with what its letters need. */
interface AskedItem {
  item: FrozenItem;
  questionsOf: ItemQuestions<LanguageCode>;
  terms: OrderTerms | undefined;
}

interface PendingProduct extends AskedProduct {
  item: FrozenItem;
  supplier: Supplier;
}

/** One supplier's products, in rank order, and the letter about them. */
function groupToWire(products: readonly PendingProduct[], codes: readonly LanguageCode[]) {
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
      questions: product.questions.map(({ specName, ...texts }) => ({ spec_name: specName, ...texts })),
    })),
    message: Object.fromEntries(codes.map((code) => [code, writeMessage(products, code)])),
  };
}

/** Products of one seller share its account; those of sellers without any name are asked one by one. */
function supplierKey({
  platform,
  productId,
  supplier,
}: Pick<PendingProduct, 'platform' | 'productId' | 'supplier'>): string {
  const account = supplierAccount(supplier);
  return JSON.stringify(account === undefined ? [platform, null, productId] : [platform, account]);
}

function httpOnly(url: string | null): string | null {
  return url !== null && /^https?:\/\//iu.test(url) ? url : null;
}

/** Which products to ask about, and in which language beside those of the record. */
interface QuestionsInput {
  query: ProductsQuery;
  language?: LanguageCode | undefined;
  /** Only these, as `platform:id`; all when left out. */
  only?: readonly string[] | undefined;
  /** Whether the letters may state customization, notes and delivery, which only the request does. */
  isTrusted: boolean;
}

/** The products that a supplier is to be asked about: pending ones of the wanted type, shortlisted ones with an open offer. */
async function findAsked(
  db: Queryable,
  runId: string,
  products: readonly RankedProduct[],
): Promise<Set<RankedProduct>> {
  const asked = new Set<RankedProduct>();
  const of = (verdict: RankedProduct['verdict']) => products.filter((product) => product.verdict === verdict);
  const foundType = "p.product_type_json::json ->> 'match_type' AS found_type";
  for await (const part of streamColumns<{ found_type: string | null }>(db, runId, of('pending'), foundType)) {
    for (const { product, row } of part) {
      // Runs recorded before types were judged have none.
      if (row.found_type === null || row.found_type === 'match') asked.add(product);
    }
  }
  const count = "json_array_length(p.details_json::json -> 'questions') AS count";
  for await (const part of streamColumns<{ count: number | null }>(db, runId, of('shortlisted'), count)) {
    for (const { product, row } of part) if ((row.count ?? 0) > 0) asked.add(product);
  }
  return asked;
}

/**
 * What to ask about the products of a done run, by supplier, as JSON text, one supplier after the other; the supplier of the
 * best product comes first. Products about which there is nothing to ask, or nothing any more since people answered, are left
 * out. Pages are of products, before they are grouped. In English and Chinese from the record; in a further `language`, and
 * for runs that were recorded without questions, written from the recorded spec results.
 */
export async function* questionsJson(
  db: Queryable,
  { run, products }: Ranking,
  { query, language, only, isTrusted }: QuestionsInput,
): AsyncGenerator<string> {
  const codes = [...new Set<LanguageCode>([...recordedLanguages, language ?? 'en'])];
  const items = await db.query<Columns<RunItemsRow, 'item', { item: FrozenItem }>>(
    'SELECT item FROM run_items WHERE run_id = $1',
    [run.runId],
  );
  const terms = isTrusted ? await readOrderTerms(db, run.runId) : undefined;
  const itemsById = new Map<number, AskedItem>(
    items.rows.map(({ item }) => [
      item.itemId,
      { item, questionsOf: createItemQuestions(item, codes), terms: terms?.get(item.itemId) },
    ]),
  );
  const feedback = await listFeedbackOfRun(db, run.runId);
  const keepOpen = createKeepOpen(feedback);
  const named = only === undefined ? undefined : new Set(only);
  const ofItem = products.filter(
    ({ itemId, platform, productId }) =>
      (query.itemId === undefined || itemId === query.itemId) &&
      (named === undefined || named.has(`${platform}:${productId}`)),
  );
  const isAsked = await findAsked(db, run.runId, ofItem);
  const spokenOf = new Set(feedback.map(({ platform, productId }) => `${platform}:${productId}`));
  const touched = [...isAsked].filter(({ platform, productId }) => spokenOf.has(`${platform}:${productId}`));
  let at = 0;
  for await (const batch of streamProducts(db, run.runId, { products: touched, offset: 0, isFallback: false })) {
    for (const { entry } of batch) {
      const known = itemsById.get(entry.itemId);
      const product = touched[at++];
      if (product === undefined || known === undefined) continue;
      if (entryToProduct(entry, known, codes, keepOpen).questions.length === 0) isAsked.delete(product);
    }
  }
  const selection = selectProducts(
    ofItem.filter((product) => isAsked.has(product)),
    { ...query, isShortlisted: false, includeEliminated: false },
  );
  // First whose they are, which is little; then supplier by supplier what is asked.
  const bySupplier = new Map<string, RankedProduct[]>();
  const suppliers = "p.cleanup_json::json ->> 'supplier' AS supplier";
  for await (const part of streamColumns<{ supplier: string | null }>(db, run.runId, selection.products, suppliers)) {
    for (const { product, row } of part) {
      if (!itemsById.has(product.itemId)) continue;
      const key = supplierKey({ ...product, supplier: JSON.parse(row.supplier ?? '{}') as Supplier });
      const known = bySupplier.get(key);
      if (known === undefined) bySupplier.set(key, [product]);
      else known.push(product);
    }
  }
  const groups = [...bySupplier.values()];
  const languages = languageCodes.map((code) => ({ code, name: languageName(code) }));
  let text = `{"total_count":${selection.totalCount},"languages":${JSON.stringify(languages)},"suppliers":[`;
  let asked: PendingProduct[] = [];
  let group = 0;
  for await (const batch of streamProducts(db, run.runId, { products: groups.flat(), offset: 0, isFallback: false })) {
    for (const { entry } of batch) {
      const known = itemsById.get(entry.itemId);
      if (known !== undefined) asked.push(entryToProduct(entry, known, codes, keepOpen));
      if (asked.length < (groups[group]?.length ?? 0)) continue;
      text += `${group === 0 ? '' : ','}${JSON.stringify(groupToWire(asked, codes))}`;
      asked = [];
      group += 1;
    }
    yield text;
    text = '';
  }
  yield `${text}]}`;
}

function entryToProduct(
  entry: RecordEntry,
  { item, questionsOf, terms }: AskedItem,
  codes: readonly LanguageCode[],
  keepOpen: KeepOpen,
): PendingProduct {
  const { platform, productId, title, supplier } = entry;
  const listing = {
    ...(entry.price === null ? {} : { price: entry.price }),
    ...(entry.moq === null ? {} : { moq: entry.moq }),
  };
  const recorded = codes.length === recordedLanguages.length ? entry.questions : undefined;
  const questions = keepOpen(entry, recorded ?? questionsOf(listing, entry));
  const url = httpOnly(entry.url);
  return { platform, productId, title, url, quantity: item.quantity, questions, terms, item, supplier };
}
