import { type Connection, type FullTextQuery, MatchQuery } from '@lancedb/lancedb';
import { createTypeJudge } from '../matching/product-type/judge-type.ts';
import type { Candidate, CatalogFilters, CatalogQuery, SearchOptions } from './catalog.ts';
import { type CatalogProfile, ProfileReader } from './catalog-profile.ts';
import { decimalToScaled } from './decimal.ts';
import type { ReadableTable } from './leased-dataset.ts';
import { meetsWanted } from './meets-wanted.ts';
import { mostScannedRows, unindexedRows } from './product-table.ts';
import { queryTerms } from './query-terms.ts';
import { rankCandidates } from './rank-candidates.ts';
import { searchTerms } from './search-terms.ts';
import { sqlText } from './sql-text.ts';
import { takeProducts } from './take-products.ts';
import { categoryTerms, typeNames, typeTerms } from './type-terms.ts';
import { type FoundTerms, weighCandidates } from './weigh-candidates.ts';

/** Runs `read` on the version of the product table that is shown, or answers `whenMissing` while there is none. */
type ReadTable = <T>(whenMissing: T, read: (table: ReadableTable) => Promise<T>) => Promise<T>;

/**
 * The search of a LanceDB dataset, with all it knows of goods. One that finds nothing is repeated with one letter of each longer
 * word allowed to differ.
 */
export class ProductSearch {
  readonly #read: ReadTable;
  readonly #profile: ProfileReader;
  readonly #isIndexOnly = new WeakMap<ReadableTable, Promise<boolean>>();

  constructor(connection: Connection, read: ReadTable) {
    this.#read = read;
    this.#profile = new ProfileReader(connection);
  }

  async search(query: CatalogQuery, options: SearchOptions = {}): Promise<Candidate[]> {
    options.signal?.throwIfAborted();
    if (query.limit < 1 || query.platforms?.length === 0) return [];
    // Where nothing was ever imported there is nothing to prepare for, and no profile to look for.
    return this.#read<Candidate[]>([], (table) => this.#searchTable(table, query));
  }

  profile(): Promise<CatalogProfile | null> {
    return this.#profile.read();
  }

  close(): void {
    this.#profile.close();
  }

  async #searchTable(table: ReadableTable, query: CatalogQuery): Promise<Candidate[]> {
    const profile = query.type === undefined ? null : await this.profile();
    const judge = query.type === undefined ? null : createTypeJudge(query.type, profile);
    const wanted = judge?.wanted ?? null;
    const categories = wanted === null ? [] : categoryTerms(wanted, profile);
    const weights = queryTerms(query.texts, typeTerms(categories));
    if (weights.length === 0) return [];
    const meets = meetsWanted(query.wanted ?? []);
    const find = async (): Promise<Candidate[]> => {
      const isIndexOnly = await this.#isMostlyUnindexed(table);
      const limit = Math.max(leastWeighed, Math.ceil(query.limit * weighedShare));
      const asked = { isIndexOnly, limit };
      const words = weights.map(([term]) => term);
      const names = wanted === null ? [] : typeNames(wanted);
      const ofType = wordsOfType(categories, names, query);
      const [found, others] = await Promise.all([
        searchRows(table, query, wordsQuery(words), asked),
        ofType.length === 0
          ? []
          : searchRows(table, query, wordsQuery(ofType), { isIndexOnly, limit: Math.ceil(limit * typeShareOfSearch) }),
      ]);
      const isOfType = filedOrNamed(categories, names);
      const named = withoutKnown(others, found).filter(({ terms }) => isOfType(terms));
      const rows = [...foundBy(found, words), ...foundBy(named, ofType)];
      if (rows.length > 0) {
        const kept = meets === null ? limit : Math.ceil(limit * readShare);
        return withProducts(table, weighRows(rows, withNames(weights, names)).slice(0, kept));
      }
      const forgiving = forgivingQuery(weights);
      if (forgiving === undefined) return [];
      return withProducts(table, await searchRows(table, query, forgiving, { isIndexOnly, limit: query.limit }));
    };
    return rankCandidates(await find(), { judge: wanted === null ? null : judge, meets, limit: query.limit });
  }

  /** True when more rows wait for the index than a search should scan; asked once of each version. */
  #isMostlyUnindexed(table: ReadableTable): Promise<boolean> {
    const known = this.#isIndexOnly.get(table);
    if (known !== undefined) return known;
    const asked = unindexedRows(table).then((rows) => rows > mostScannedRows);
    this.#isIndexOnly.set(table, asked);
    return asked;
  }
}

/** A row that was found, with a score that is comparable within one answer. */
interface FoundRow {
  id: bigint;
  score: number;
}

async function withProducts(table: ReadableTable, rows: readonly FoundRow[]): Promise<Candidate[]> {
  const products = await takeProducts(
    table,
    rows.map(({ id }) => id),
  );
  return products.map((product, index) => ({ product, score: rows[index]?.score ?? 0 }));
}

/**
 * The engine finds by all words alike, and its best are then put in order by the weights of the words: so many more
 * than are asked for, and at least so many. A quarter more brings a product back that stands low without weights;
 * twice as many bring one more in a thousand and take half as long again.
 */
const weighedShare = 1.25;
const leastWeighed = 200;

/** What the words of the type's names weigh in goods that were found by them, beside 3 for the words of an item's name. */
const nameWeight = 1.2;

function withNames(
  weights: [term: string, weight: number][],
  names: readonly (readonly string[])[],
): [term: string, weight: number][] {
  const known = new Set(weights.map(([term]) => term));
  const others = new Set(names.flat().filter((term) => !known.has(term)));
  return [...weights, ...[...others].map((term): [string, number] => [term, nameWeight])];
}

function weighRows(rows: (FoundRow & FoundTerms)[], weights: [term: string, weight: number][]): FoundRow[] {
  const scores = weighCandidates(rows, weights);
  return rows
    .map(({ id }, index) => ({ id, score: scores[index] ?? 0 }))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
}

function wordsQuery(words: readonly string[]): MatchQuery {
  return new MatchQuery(words.join(' '), 'terms');
}

/**
 * The words that bring goods of the type that too few words of the item bring: by its categories in the catalog and by its names,
 * whatever else is asked for; of many such goods first those that state what is wanted.
 */
function wordsOfType(
  categories: readonly string[],
  names: readonly (readonly string[])[],
  { specNames = [] }: CatalogQuery,
): string[] {
  if (categories.length + names.length === 0) return [];
  return [...new Set([...categories, ...specNames.flatMap(searchTerms), ...names.flat()])].slice(0, mostTypeTerms);
}

/** Rows with the words whose rarity their scores tell. */
function foundBy(rows: readonly (FoundRow & FoundTerms)[], words: readonly string[]): (FoundRow & FoundTerms)[] {
  const searched = new Set(words);
  return rows.map((row) => ({ ...row, foundBy: searched }));
}

/** Tells rows in one of the categories, or with all words of one of the names: "air purifier", and no other thing of air. */
function filedOrNamed(
  categories: readonly string[],
  names: readonly (readonly string[])[],
): (terms: string) => boolean {
  const whole = (word: string) => ` ${word} `;
  const filed = categories.map(whole);
  const called = names.map((name) => name.map(whole));
  return (terms) => {
    const words = whole(terms);
    const has = (word: string) => words.includes(word);
    return filed.some(has) || called.some((name) => name.every(has));
  };
}

function withoutKnown<Row extends FoundRow>(rows: readonly Row[], known: readonly FoundRow[]): Row[] {
  const ids = new Set(known.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}

/** Goods of the type alone are searched for so many times the candidates: most of them were found by words already. */
const typeShareOfSearch = 2.6;

/** Words of a search for goods of the type alone. */
const mostTypeTerms = 48;

/** Where numbers are wanted, so many times the candidates are read, to keep those that meet them. */
const readShare = 1.5;

/** The longer words, each with one letter allowed to differ after its first two. */
function forgivingQuery(weights: [term: string, weight: number][]): MatchQuery | undefined {
  const words = weights.flatMap(([term]) => (/^\p{L}{5,}$/u.test(term) ? term : []));
  if (words.length === 0) return undefined;
  return new MatchQuery(words.join(' '), 'terms', { fuzziness: 1, prefixLength: 2 });
}

async function searchRows(
  table: ReadableTable,
  query: CatalogQuery,
  words: FullTextQuery,
  { isIndexOnly, limit }: { isIndexOnly: boolean; limit: number },
): Promise<(FoundRow & FoundTerms)[]> {
  const search = table.query().fullTextSearch(words).select(['terms', '_score']).withRowId();
  if (isIndexOnly) search.fastSearch();
  const condition = sqlCondition(query.platforms, query.filters);
  if (condition !== undefined) search.where(condition);
  const found = await search.limit(limit).toArrow();
  const [ids, terms, scores] = ['_rowid', 'terms', '_score'].map((name) => found.getChild(name));
  return Array.from({ length: found.numRows }, (_, row) => ({
    id: BigInt(ids?.get(row)),
    terms: String(terms?.get(row)),
    score: Number(scores?.get(row)),
  }));
}

function sqlCondition(platforms: string[] | undefined, filters: CatalogFilters | undefined): string | undefined {
  const conditions: string[] = [];
  if (platforms !== undefined) conditions.push(`platform IN (${platforms.map(sqlText).join(', ')})`);
  if (filters?.maxPrice !== undefined) {
    const { amount, currency } = filters.maxPrice;
    conditions.push(`currency = ${sqlText(currency)} AND lowest_price <= ${decimalToScaled(amount)}`);
  }
  if (filters?.supplierMemberIds !== undefined) {
    const ids = filters.supplierMemberIds.filter(Number.isSafeInteger);
    conditions.push(ids.length === 0 ? 'false' : `member_id IN (${ids.join(', ')})`);
  }
  return conditions.length === 0 ? undefined : conditions.join(' AND ');
}
