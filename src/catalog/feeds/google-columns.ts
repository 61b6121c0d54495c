/** The attribute a column of a Google Merchant table names: "g:image link" and "product detail(a:b:c)" alike. */
export function googleColumn(header: string): string {
  if (/^[a-z_]+$/.test(header)) return header;
  return header
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/\(.*$/, '')
    .trim()
    .replace(/[\s-]+/g, '_');
}
