import { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Database } from '../../db/open-database.ts';
import { failures } from '../../http/openapi.ts';
import type { RoutePlugin } from '../../http/route-plugin.ts';
import { Refusal } from '../../lib/refusal.ts';
import { parseProductsQuery } from '../products/parse-products-query.ts';
import { productsQuery } from '../products/product-schemas.ts';
import { streamProducts } from '../products/products-view.ts';
import type { RankLists } from '../products/rank-lists.ts';
import type { ProductsSelection } from '../products/select-products.ts';
import { selectProducts } from '../products/select-products.ts';
import type { Run } from '../runs/run.ts';
import { runParams } from '../runs/run-params.ts';
import { byteOrderMark, csvRecord } from './csv.ts';
import { listItems } from './export-view.ts';
import type { Cell, Sheet } from './sheet.ts';
import { createSheet } from './sheet.ts';
import { createWorkbookWriter } from './write-workbook.ts';

const CsvSchema = Type.String({
  examples: [
    '"Rank","Item id","Item","Verdict","Score","Good-to-have score","Platform","Product id","Title","URL","Price","Currency","Price from pieces","Supplier","MOQ","Notes","Capacity: verdict","Capacity: found","Capacity: reasoning"\r\n' +
      '1,4,"Insulated steel bottle","shortlisted",2.999,1,"alibaba","1600307821068","500ml steel bottle","https://shop.example/1600307821068",2.73,"USD",500,"Hearth Metalware",100,,"match","500ml","Wanted Capacity ""500 ml""; the attribute ""Capacity"" says ""500ml"", which meets it."\r\n',
  ],
});

const csvType = 'text/csv';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Excel has no more columns; the rows are what one workbook can be made of in half a gigabyte. */
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
export function exportRoutes({ database, rankLists }: { database: Database; rankLists: RankLists }): RoutePlugin {
  const workbooks = createWorkbookWriter();
  const tableDescription =
    'The same query parameters, products and order as the products endpoint. Columns: rank, item, verdict, scores, ' +
    'platform, product id, title, URL, price at the wanted quantity, supplier, minimum order, notes, then verdict, ' +
    'found value and reasoning of every spec.';

  async function open(jobId: string, parameters: Record<string, unknown>) {
    const query = parseProductsQuery(parameters);
    const { run, products } = await rankLists.of(jobId);
    const items = await listItems(database.pool, run.runId, query.itemId);
    return { run, selection: selectProducts(products, query), sheet: createSheet(items, query) };
  }

  async function* csvText(run: Run, selection: ProductsSelection, sheet: Sheet): AsyncGenerator<string> {
    yield byteOrderMark + csvRecord(sheet.columns.map(({ header }) => header));
    for await (const batch of streamProducts(database.pool, run.runId, selection)) {
      yield batch.map((product) => csvRecord(sheet.rowOf(product))).join('');
    }
  }

  async function readRows(run: Run, selection: ProductsSelection, sheet: Sheet): Promise<Cell[][]> {
    const rows: Cell[][] = [];
    for await (const batch of streamProducts(database.pool, run.runId, selection)) rows.push(...batch.map(sheet.rowOf));
    return rows;
  }

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
          response: { 200: CsvSchema, ...failures(404) },
        },
      },
      async (request, reply) => {
        const { run, selection, sheet } = await open(request.params.job_id, request.query);
        return reply
          .type(`${csvType}; charset=utf-8; header=present`)
          .header('content-disposition', disposition(run, 'csv'))
          .send(Readable.from(csvText(run, selection, sheet)) as never);
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
        const { run, selection, sheet } = await open(request.params.job_id, request.query);
        refuseTooLarge(selection, sheet);
        const bytes = await workbooks.write(async () => ({
          name: 'Products',
          columns: sheet.columns,
          rows: await readRows(run, selection, sheet),
        }));
        return reply
          .type(xlsxType)
          .header('content-disposition', disposition(run, 'xlsx'))
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as never);
      },
    );
  };
}

function refuseTooLarge({ products }: ProductsSelection, { columns }: Sheet): void {
  const rows = products.length;
  const refuse = (path: string, message: string) =>
    new Refusal('invalid', message, { issues: [{ code: 'too_large', path: [path], message }] });
  if (rows > mostWorkbookRows) {
    throw refuse(
      'page_size',
      `A workbook holds at most ${mostWorkbookRows} products, and these are ${rows}: ask page by page, or for the CSV.`,
    );
  }
  if (columns.length > mostColumns) {
    throw refuse(
      'item_id',
      `A sheet has at most ${mostColumns} columns, and these specs need ${columns.length}: ask item by item, or for the CSV.`,
    );
  }
}
