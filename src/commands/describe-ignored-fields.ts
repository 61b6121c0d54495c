import type { ImportSummary } from '../catalog/feeds/import-feed.ts';
import { productFields } from '../catalog/parse-product.ts';
import { truncateToWidth } from './terminal-text.ts';

/** Further fields are in the summary on standard output. */
const shownFields = 10;

/** A line for each field of a feed that no product kept, with the name under which it would be kept. */
export function describeIgnoredFields({ format, ignoredFields }: ImportSummary): string[] {
  const fields = Object.entries(ignoredFields);
  const lines = fields.slice(0, shownFields).map(([name, count]) => {
    const records = count === 1 ? '1 record' : `${count} records`;
    return `Not kept: "${shown(name)}" of ${records}${adviceFor(name, format)}.`;
  });
  const more = fields.length - lines.length;
  return more > 0 ? [...lines, `Not kept: ${more} more, named under "ignoredFields" above.`] : lines;
}

function shown(name: string): string {
  return truncateToWidth(name, 60);
}

function adviceFor(name: string, format: ImportSummary['format']): string {
  if (!ownFormats.has(format)) return '';
  if (/^(?:variants\.)?attributes\./.test(name)) return '; the attribute has no "value"';
  const known = [...productFields].find((field) => plainName(field) === plainName(name));
  if (known !== undefined) return `; the field is called "${known}"`;
  if (format === 'csv' || format === 'tsv') return `; a column of an attribute is called "attributes.${shown(name)}"`;
  return '; what the catalog has no field for belongs in "attributes"';
}

const ownFormats: ReadonlySet<string> = new Set(['csv', 'tsv', 'json', 'jsonl']);

function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}
