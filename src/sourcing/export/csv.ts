import type { Cell } from './sheet.ts';

/** Tells Excel that the file is UTF-8; it takes anything else for the code page of the machine. */
export const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet would take for a formula (OWASP, CSV Injection): the marks, also in full width and behind blanks,
 * and the control characters that some programs skip before they look.
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/**
 * One record of RFC 4180. Every text stands in quotes, so that no separator of another country's spreadsheet cuts it,
 * and a text that begins like a formula gets an apostrophe in front.
 */
export function csvRecord(cells: readonly Cell[]): string {
  return `${cells.map(csvField).join(',')}\r\n`;
}

function csvField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.link;
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
