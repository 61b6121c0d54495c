import { parentPort, workerData } from 'node:worker_threads';
import { writeXlsx } from 'hucre/xlsx';
import type { WorkbookContent } from './write-workbook.ts';

type Overrides = NonNullable<Parameters<typeof writeXlsx>[0]['sheets'][number]['cells']>;

/** The most that a cell, an address and a sheet may hold in Excel. */
const longestText = 32_767;
const longestAddress = 2_079;
const mostLinks = 65_530;

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}

async function writeContent({ name, columns, rows }: WorkbookContent): Promise<Uint8Array> {
  const cells: Overrides = new Map(
    columns.map(({ header }, at) => [
      `0,${at}`,
      { value: cut(header), type: 'string', style: { font: { bold: true } } },
    ]),
  );
  let links = 0;
  const values = rows.map((row, rowAt) =>
    row.map((cell, at) => {
      if (typeof cell === 'string') return cut(cell);
      if (cell === null || typeof cell === 'number') return cell;
      if (cell.link.length <= longestAddress && links < mostLinks) {
        links += 1;
        cells.set(`${rowAt + 1},${at}`, { value: cell.link, type: 'string', hyperlink: { target: cell.link } });
      }
      return cut(cell.link);
    }),
  );
  return writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width }) => ({ width })),
        rows: [columns.map(({ header }) => cut(header)), ...values],
        cells,
        freezePane: { rows: 1 },
      },
    ],
  });
}

const bytes = await writeContent(workerData as WorkbookContent);
parentPort?.postMessage(bytes);
