import { hash } from 'node:crypto';
import type { Candidate, Catalog, CatalogQuery } from '../../catalog/catalog.ts';
import type { CatalogProfile } from '../../catalog/catalog-profile.ts';
import { joinOffers } from '../../catalog/join-offers.ts';
import type { Product } from '../../catalog/product.ts';
import { readableProduct } from '../../catalog/readable-product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import { untilAborted } from '../../lib/until-aborted.ts';
import { PublicFault, publicReason } from './public-reason.ts';
import type { FrozenItem } from './run.ts';
import type { SourceReport } from './run-stats.ts';
import type { ItemContext } from './sourcing-context.ts';

/** A catalog to search, with the name it has in reports. */
export interface Source {
  name: string;
  catalog: Catalog;
  /** A search that takes longer is given up; the others' answers are used. */
  timeoutMs?: number;
  /** Called with the outcome of each of its searches. */
  onSearched?: (report: SourceReport) => void;
  /** Given the error of each search that failed, with what the report of it hides. */
  onFault?: (error: unknown) => void;
}

/** What all sources together found for one item. */
interface SourcesAnswer {
  /** Every offer once, without the excluded ones, best first, at most as many as the context asks for. */
  products: Product[];
  reports: SourceReport[];
  catalogVersion: string;
  notes: string[];
  /** What the first source that keeps a profile has learnt from its listings, or null. */
  profile: CatalogProfile | null;
}

interface SourceAnswer {
  report: SourceReport;
  candidates: Candidate[];
  /** How many products the source holds; null when unknown, or when it did not answer. */
  size: number | null;
  notes: string[];
}

const defaultTimeoutMs = 30_000;

async function askSource(source: Source, query: CatalogQuery, signal: AbortSignal): Promise<SourceAnswer> {
  const { name, catalog, timeoutMs = defaultTimeoutMs } = source;
  const late = AbortSignal.timeout(timeoutMs);
  const ending = AbortSignal.any([signal, late]);
  const started = monotonicMs();
  const durationMs = () => Math.round(monotonicMs() - started);
  const notes: string[] = [];
  try {
    const version = await untilAborted(ending, catalog.version());
    const search = catalog.search(query, { signal: ending, onNote: (note) => notes.push(note) });
    const [found, size] = await untilAborted(ending, Promise.all([search, catalog.count()]));
    const candidates = found.map(({ product, score }) => ({ product: readableProduct(product), score }));
    const answerHash = catalog.isLive === true ? hashOf(candidates) : null;
    const report = { name, candidates: candidates.length, error: null, durationMs: durationMs(), version, answerHash };
    return { report, candidates, size, notes };
  } catch (error) {
    signal.throwIfAborted();
    if (!late.aborted) source.onFault?.(error);
    const report: SourceReport = {
      name,
      candidates: 0,
      error: late.aborted ? `it did not answer within ${timeoutMs / 1000} s` : publicReason(error),
      durationMs: durationMs(),
      version: 'unavailable',
      answerHash: null,
    };
    return { report, candidates: [], size: null, notes: [] };
  }
}

/** Identifies the answer of a live source: the record of a run distinguishes two different ones. */
function hashOf(candidates: Candidate[]): string {
  return `sha256:${hash('sha256', JSON.stringify(candidates.map(({ product }) => product)))}`;
}

function notesOf(item: FrozenItem, answers: SourceAnswer[], candidates: number): string[] {
  const notes = answers.flatMap(({ report, notes: own }) => [
    ...(report.error === null ? [] : [`The source "${report.name}" failed: ${report.error}`]),
    ...own.map((note) => `The source "${report.name}": ${note}`),
  ]);
  const isComplete = answers.every(({ report }) => report.error === null);
  if (isComplete && answers.every(({ size }) => size === 0)) {
    notes.push('The catalog is empty: import products with "assay catalog import FILE" and start the run again.');
  } else if (candidates === 0 && isComplete) {
    const where = answers.length === 1 ? 'the catalog' : `the ${answers.length} sources`;
    notes.push(`No product in ${where} has words in common with "${item.name}".`);
  }
  return notes;
}

async function readProfile(sources: readonly Source[]): Promise<CatalogProfile | null> {
  for (const { catalog } of sources) {
    const profile = (await catalog.profile?.()) ?? null;
    if (profile !== null) return profile;
  }
  return null;
}

/** What one more candidate would cost is nothing beside a page of a marketplace; a context may exclude thousands. */
const maxExtraCandidates = 500;

/** How many candidates to fetch from each source: excluded products are made up for by as many others. */
export function candidateLimit({ maxCandidates, excludedProductIds }: ItemContext): number {
  return maxCandidates + Math.min(excludedProductIds.size, maxExtraCandidates);
}

/**
 * Asks every source side by side and joins what they found, each offer once. One that fails is reported in the answer.
 * @throws when every source failed, so that the item is tried again; and the signal's reason when that is aborted.
 */
export async function searchSources(
  item: FrozenItem,
  query: CatalogQuery,
  context: ItemContext,
  sources: Source[],
  signal: AbortSignal,
): Promise<SourcesAnswer> {
  const excluded = context.excludedProductIds;
  const answers = await Promise.all(sources.map((source) => askSource(source, query, signal)));
  for (const [index, { report }] of answers.entries()) sources[index]?.onSearched?.(report);
  if (answers.every((answer) => answer.report.error !== null)) {
    const failures = answers.map(({ report }) => `${report.name}: ${report.error}`);
    throw new PublicFault(`No source could be searched: ${failures.join('; ')}`);
  }
  const profile = await readProfile(sources.filter((_, index) => answers[index]?.report.error === null));
  const products = joinOffers(answers.map(({ candidates }) => candidates))
    .filter(({ found }) => !found.some(({ product_id }) => excluded.has(product_id)))
    .slice(0, context.maxCandidates)
    .map(({ product }) => product);
  return {
    products,
    reports: answers.map(({ report }) => report),
    catalogVersion: answers.map(({ report }) => report.version).join('+'),
    notes: notesOf(item, answers, products.length),
    profile,
  };
}
