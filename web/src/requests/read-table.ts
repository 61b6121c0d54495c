/** Reads a pasted table: tabs as spreadsheets copy them, otherwise the separator that the text uses. */
export async function readPastedTable(text: string): Promise<string[][]> {
  const { parseCsv } = await import('hucre/csv');
  const delimiter = text.includes('\t') ? '\t' : undefined;
  return trimRows(parseCsv(text, delimiter === undefined ? {} : { delimiter }));
}

const mostBytes = 10 * 1024 * 1024;

/** Reads a CSV file or the first sheet of a workbook. @throws Error in words for a file that is neither. */
export async function readTableFile(file: File): Promise<string[][]> {
  if (file.size > mostBytes) throw new Error('The file is larger than 10 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A workbook is a ZIP archive.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readXlsx } = await import('hucre/xlsx');
    const workbook = await readXlsx(bytes);
    return trimRows(workbook.sheets[0]?.rows ?? []);
  }
  return readPastedTable(new TextDecoder().decode(bytes));
}

function trimRows(rows: readonly (readonly unknown[])[]): string[][] {
  return rows
    .map((row) => row.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? ''))))
    .filter((row) => row.some((text) => text.trim() !== ''));
}
