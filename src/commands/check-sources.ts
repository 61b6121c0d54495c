import { type Candidate, type Catalog, catalogSourceName } from '../catalog/catalog.ts';
import { openCatalog } from '../catalog/embeddings/open-catalog.ts';
import type { MappedRecord } from '../catalog/providers/http/answer-reader.ts';
import type { Exchange } from '../catalog/providers/http/marketplace-client.ts';
import { openMarketplaces } from '../catalog/providers/http/open-marketplaces.ts';
import { readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';
import { truncateToWidth } from './terminal-text.ts';

export interface CheckOptions {
  query: string;
  limit: number;
  source?: string;
  json?: boolean;
}

/** What trying one source has shown. */
interface CheckReport {
  source: string;
  error: string | null;
  notes: string[];
  exchanges: Exchange[];
  /** Records of all answers, and how many of them are products. */
  records: number;
  products: number;
  /** The first record that became a product, and the first that did not. */
  firstProduct: MappedRecord | null;
  firstRejected: MappedRecord | null;
  /** The last answer: what it looks like when nothing was found in it. */
  lastAnswer: unknown;
  found: Candidate[];
}

/** The action of `assay sources check`: asks every source and prints what came back. */
export async function printCheck(options: CheckOptions, context: CommandContext): Promise<void> {
  const reports = await checkSources(options, context);
  const width = context.stdout.columns ?? 100;
  for (const report of reports) {
    context.stdout.write(`${options.json === true ? JSON.stringify(report) : describeReport(report, width)}\n`);
  }
  const failed = reports.filter(({ error }) => error !== null).map(({ source }) => source);
  if (failed.length > 0) throw new Refusal('unavailable', `Could not be searched: ${failed.join(', ')}.`);
}

async function checkSources(options: CheckOptions, context: CommandContext): Promise<CheckReport[]> {
  const config = readConfig(context.env);
  const reports = new Map<string, CheckReport>([[catalogSourceName, emptyReport(catalogSourceName)]]);
  const reportOf = (name: string) => {
    const report = reports.get(name) ?? emptyReport(name);
    reports.set(name, report);
    return report;
  };
  await using opened = new AsyncDisposableStack();
  const local = await openCatalog({ uri: config.catalogUri, embeddings: config.embeddings });
  opened.defer(() => local.close());
  const marketplaces = await openMarketplaces(
    config.sourcesFile,
    { platforms: config.platforms, secret: config.secretOf },
    (name) => ({
      onExchange: (exchange) => reportOf(name).exchanges.push(exchange),
      onAnswer: (answer) => {
        reportOf(name).lastAnswer = showable(answer);
      },
      onMapped: (records) => noteRecords(reportOf(name), records),
    }),
  );
  for (const { catalog } of marketplaces) opened.defer(() => catalog.close());
  const sources: { name: string; catalog: Catalog }[] = [{ name: catalogSourceName, catalog: local }, ...marketplaces];
  const asked = sources.filter(({ name }) => options.source === undefined || name === options.source);
  if (asked.length === 0) {
    const names = sources.map(({ name }) => name).join(', ');
    throw new Refusal('not_found', `There is no source "${options.source}"; there are ${names}.`);
  }
  // Awaited here: the sources are closed when this function ends.
  return await Promise.all(
    asked.map(async ({ name, catalog }) => {
      const report = reportOf(name);
      const { query, limit } = options;
      try {
        report.found = await catalog.search(
          { texts: [{ text: query, weight: 1 }], phrases: [query], limit },
          { signal: context.signal, onNote: (note) => report.notes.push(note) },
        );
      } catch (error) {
        context.signal.throwIfAborted();
        report.error = error instanceof Error ? error.message : String(error);
      }
      return report;
    }),
  );
}

function emptyReport(source: string): CheckReport {
  return {
    source,
    error: null,
    notes: [],
    exchanges: [],
    records: 0,
    products: 0,
    firstProduct: null,
    firstRejected: null,
    lastAnswer: null,
    found: [],
  };
}

function noteRecords(report: CheckReport, records: MappedRecord[]): void {
  report.records += records.length;
  report.products += records.filter(({ result }) => result.ok).length;
  report.firstProduct ??= records.find(({ result }) => result.ok) ?? null;
  report.firstRejected ??= records.find(({ result }) => !result.ok) ?? null;
}

/** Characters of a record or an answer that are shown; `--json` has everything. */
const shownCharacters = 1_500;
const shownProducts = 5;

function describeReport(report: CheckReport, width: number): string {
  const lines = [`${report.source}: ${outcomeOf(report)}`];
  const put = (text: string) => lines.push(truncateToWidth(`  ${text}`, width));
  for (const { request, status, bytes, ms, error } of report.exchanges) {
    put(`${status ?? '---'}  ${ms} ms  ${bytes} bytes  ${request}`);
    if (error !== null) put(`     ${error}`);
  }
  if (report.exchanges.length > 0) put(`Records: ${report.records}, products among them: ${report.products}`);
  for (const note of report.notes) put(`Note: ${note}`);
  const { firstProduct, firstRejected, lastAnswer } = report;
  if (firstRejected !== null && !firstRejected.result.ok) {
    const { field, message } = firstRejected.result.problem;
    lines.push(`  The first record that is no product: ${field} ${message}`, ...jsonBlock(firstRejected.record));
    if (firstRejected.mapped !== undefined) lines.push('  was mapped to', ...jsonBlock(firstRejected.mapped));
  }
  if (firstProduct?.result.ok === true) {
    lines.push('  The first product, as received', ...jsonBlock(firstProduct.record));
    lines.push('  became', ...jsonBlock(firstProduct.result.product));
  }
  if (report.records === 0 && lastAnswer !== null) {
    lines.push('  No record was found in the answer', ...jsonBlock(lastAnswer));
  }
  for (const { product } of report.found.slice(0, shownProducts)) {
    put(`${product.platform}:${product.product_id}  ${product.title}`);
  }
  if (report.found.length > shownProducts) put(`and ${report.found.length - shownProducts} more`);
  return lines.join('\n');
}

function outcomeOf({ error, found }: CheckReport): string {
  if (error !== null) return `failed: ${error}`;
  return found.length === 1 ? '1 product found' : `${found.length} products found`;
}

/** The value, or words for it where it is nested too deeply to be written. */
function showable(value: unknown): unknown {
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return 'an answer that is nested too deeply to be shown';
  }
}

function jsonBlock(value: unknown): string[] {
  const text = JSON.stringify(value, null, 2) ?? 'nothing';
  const shown = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  // Line by line: what a marketplace sends must not reach the terminal as control characters.
  return shown.split('\n').map((line) => `    ${truncateToWidth(line, 400)}`);
}
