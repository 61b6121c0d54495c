import type { Cell, Column } from './sheet.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** The most that a cell, an address and a sheet may hold in Excel. */
const longestText = 32_767;
const longestAddress = 2_079;
const mostLinks = 65_530;

interface WorkbookContent {
  /** Of its one sheet. */
  name: string;
  columns: Column[];
  /** Batches of rows below the headers. */
  rows: AsyncIterable<Cell[][]>;
}

/**
 * A workbook of one sheet (ECMA-376), as it is written: of the rows only the addresses of links are kept until the end,
 * where the format wants them. Every text is a text, never a formula.
 */
export function writeWorkbook(content: WorkbookContent): AsyncGenerator<Uint8Array> {
  const links: { place: string; address: string }[] = [];
  const entries = function* (): Generator<ZipEntry> {
    for (const [name, text] of Object.entries(plainParts(content.name))) yield { name, text: [text] };
    yield { name: 'xl/worksheets/sheet1.xml', text: sheetXml(content, links) };
    // Asked for when the sheet has been written.
    yield { name: 'xl/worksheets/_rels/sheet1.xml.rels', text: relationsXml(links) };
  };
  return zipStream(entries());
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const [plainStyle, headerStyle, linkStyle] = [0, 1, 2];

function plainParts(sheetName: string): Record<string, string> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${officeRelations}/${type}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `${declaration}<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`;
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${contentType}.${type}+xml"/>`;
  const xf = (font: number) => `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
  const font = (marks: string) => `<font>${marks}<sz val="11"/><name val="Calibri"/></font>`;
  return {
    '[Content_Types].xml':
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      part('workbook.xml', 'sheet.main') +
      part('worksheets/sheet1.xml', 'worksheet') +
      `${part('styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets>` +
      `<sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml':
      `${declaration}<styleSheet xmlns="${main}">` +
      `<fonts count="3">${font('')}${font('<b/>')}${font('<u/><color rgb="FF0563C1"/>')}</fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="3">${xf(plainStyle)}${xf(headerStyle)}${xf(linkStyle)}</cellXfs>` +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  };
}

type Links = { place: string; address: string }[];

async function* sheetXml({ columns, rows }: WorkbookContent, links: Links): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}" xmlns:r="${officeRelations}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>`;
  const names = columns.map((_, at) => columnName(at));
  yield rowXml(
    1,
    columns.map(({ header }, at) => textCell(`${names[at]}1`, header, headerStyle)),
  );
  let number = 1;
  for await (const batch of rows) {
    let text = '';
    for (const row of batch) {
      number += 1;
      text += rowXml(
        number,
        row.map((cell, at) => cellXml(`${names[at] ?? columnName(at)}${number}`, cell, links)),
      );
    }
    yield text;
  }
  yield '</sheetData>';
  if (links.length > 0) {
    const all = links.map(({ place }, at) => `<hyperlink ref="${place}" r:id="rId${at + 1}"/>`);
    yield `<hyperlinks>${all.join('')}</hyperlinks>`;
  }
  yield '</worksheet>';
}

function* relationsXml(links: Links): Generator<string> {
  yield `${declaration}<Relationships xmlns="${packageRelations}">`;
  for (const [at, { address }] of links.entries()) {
    yield `<Relationship Id="rId${at + 1}" Type="${officeRelations}/hyperlink" Target="${escapeXml(address)}" TargetMode="External"/>`;
  }
  yield '</Relationships>';
}

const rowXml = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

function cellXml(place: string, cell: Cell, links: Links): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  if (typeof cell === 'string') return textCell(place, cell, plainStyle);
  if (cell.link.length > longestAddress || links.length >= mostLinks) return textCell(place, cell.link, plainStyle);
  links.push({ place, address: cell.link });
  return textCell(place, cell.link, linkStyle);
}

function textCell(place: string, text: string, style: number): string {
  const kept = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  const styled = style === plainStyle ? '' : ` s="${style}"`;
  return `<c r="${place}"${styled} t="inlineStr"><is><t xml:space="preserve">${escapeXml(kept)}</t></is></c>`;
}

/** "A" for 0, "AA" for 26. */
function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** What XML 1.0 has no place for, not even escaped: one such character makes the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** A text as XML; a character that XML cannot have, or half of one, becomes the sign for that (U+FFFD). */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(notXml, '\ufffd')
    .replace(/[&<>"\r]/g, (mark) => entities[mark] ?? mark);
}
