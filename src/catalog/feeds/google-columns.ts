/** The attribute a column of a Google Merchant table names: "g:image link" and "product detail(a:b:c)" alike. */
export function googleColumn(header: string): string {
  if (/^[a-z_]+$/.test(header)) return header;
  const name = header.split('(', 1)[0] ?? '';
  return name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .trim()
    .replace(/[\s-]+/g, '_');
}
