import { Type } from 'typebox';
import { failures } from '../../http/error-schema.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { sendStream } from '../../http/send-stream.ts';
import { Refusal } from '../../lib/refusal.ts';
import { listItems } from '../products/items-view.ts';
import { parseProductsQuery } from '../products/parse-products-query.ts';
import { productsQuery } from '../products/product-schemas.ts';
import type { RunReading } from '../products/run-reading.ts';
import { selectProducts } from '../products/select-products.ts';
import { readDoneRun } from '../runs/read-run.ts';
import type { Run } from '../runs/run.ts';
import { runParams } from '../runs/run-params.ts';
import { createSheet } from './sheet.ts';

const csvType = 'text/csv';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Excel has no more columns; the rows are more than anybody looks through. */
const mostColumns = 16_384;
const mostWorkbookRows = 10_000;

/** "SR-2-products-2026-03-02.csv": the request and the day of the run. */
function fileName(run: Run, extension: string): string {
  return `${run.srId}-products-${run.createdAt.toISOString().slice(0, 10)}.${extension}`;
}

function disposition(run: Run, extension: string): string {
  return `attachment; filename="${fileName(run, extension)}"`;
}

/** The products of a done run as tables for people with spreadsheets. */
export function exportRoutes({ database, rankLists, answers }: RunReading): RoutePlugin {
  const tableDescription =
    'The same query parameters, products and order as the products endpoint. Columns: rank, item, verdict, scores, ' +
    'platform, product id, title, URL, price at the wanted quantity, supplier, minimum order, notes, then verdict, ' +
    'found value and reasoning of every spec.';

  return (app) => {
    app.get(
      '/job/:job_id/products.csv',
      {
        config: {
          answers: {
            200: {
              description:
                'RFC 4180, UTF-8 with a byte order mark. Texts that begin like a formula have an apostrophe in front.',
              mediaType: csvType,
              headers: { 'Content-Disposition': 'A file name from the request and the day of the run.' },
            },
          },
        },
        schema: {
          operationId: 'downloadJobProductsCsv',
          tags: ['Products'],
          summary: 'The products of a done run as CSV',
          description: tableDescription,
          params: runParams,
          querystring: productsQuery,
          response: { 200: Type.String(), ...failures(404, 503) },
        },
      },
      async (request, reply) => {
        const query = parseProductsQuery(request.query);
        const run = await readDoneRun(database.reads, request.params.job_id);
        const csv = await answers.open({ answer: 'csv', runId: run.runId, query });
        reply.type(`${csvType}; charset=utf-8; header=present`).header('content-disposition', disposition(run, 'csv'));
        return sendStream(reply, csv);
      },
    );

    app.get(
      '/job/:job_id/products.xlsx',
      {
        config: {
          answers: {
            200: {
              description:
                'A workbook with one sheet. Every text is a text, never a formula; only http and https are links.',
              mediaType: xlsxType,
              headers: { 'Content-Disposition': 'A file name from the request and the day of the run.' },
            },
            503: { headers: { 'Retry-After': 'Seconds after which another workbook may be written.' } },
          },
        },
        schema: {
          operationId: 'downloadJobProductsXlsx',
          tags: ['Products'],
          summary: 'The products of a done run as an Excel workbook',
          description: `${tableDescription} At most ${mostWorkbookRows.toLocaleString('en')} products: more come page by page, or as CSV.`,
          params: runParams,
          querystring: productsQuery,
          response: { 200: Type.String(), ...failures(404, 503) },
        },
      },
      async (request, reply) => {
        const query = parseProductsQuery(request.query);
        const { run, products } = await rankLists.of(request.params.job_id);
        const { columns } = createSheet(await listItems(database.reads, run.runId, query.itemId), query);
        refuseTooLarge(selectProducts(products, query).products.length, columns.length);
        const workbook = await answers.open({ answer: 'xlsx', runId: run.runId, query });
        reply.type(xlsxType).header('content-disposition', disposition(run, 'xlsx'));
        return sendStream(reply, workbook);
      },
    );
  };
}

function refuseTooLarge(rows: number, columns: number): void {
  if (rows > mostWorkbookRows) {
    throw new Refusal(
      'invalid',
      `A workbook holds at most ${mostWorkbookRows} products, and these are ${rows}: ask page by page, or for the CSV.`,
      { issues: [{ code: 'too_large', path: ['page_size'], message: `must be at most ${mostWorkbookRows}` }] },
    );
  }
  if (columns > mostColumns) {
    throw new Refusal(
      'invalid',
      `A sheet has at most ${mostColumns} columns, and these specs need ${columns}: ask item by item, or for the CSV.`,
      { issues: [{ code: 'too_large', path: ['item_id'], message: 'must name one item' }] },
    );
  }
}
