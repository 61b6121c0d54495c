import stringWidth from 'string-width';
import type { Static } from 'typebox';
import type { MatchType } from '../matching/assessment.ts';
import { type RecordEntry, unitPriceOf } from '../sourcing/products/record-entry.ts';
import type { FrozenItem } from '../sourcing/runs/run.ts';
import type { RunRecordSchema } from '../sourcing/runs/run-schemas.ts';
import type { RunStats } from '../sourcing/runs/run-stats.ts';
import { padToWidth, truncateToWidth, wrapToWidth } from './terminal-text.ts';

export type RunRecord = Pick<Static<typeof RunRecordSchema>, 'runId' | 'srId' | 'items' | 'result'> & {
  stats: RunStats;
};

const shownProducts = 5;

/** Never by colour alone: a mark that a screen reader and a monochrome terminal distinguish. */
const marks: Record<MatchType, string> = { match: '✓', unknown: '?', not_match: '✗' };

function priceText(entry: RecordEntry, quantity: number | null): string {
  const price = unitPriceOf(entry, quantity);
  return price === null ? '–' : `${price.amount} ${price.currency}`;
}

function specHeading(item: FrozenItem): string {
  return item.specs
    .map((spec, index) => `${index + 1} ${spec.name}: ${spec.value}${spec.required === true ? ' (must)' : ''}`)
    .join('  ');
}

function productRow(entry: RecordEntry, item: FrozenItem, width: number): string {
  const specMarks = entry.specResults.map((result) => marks[result.matchType]).join(' ');
  const price = priceText(entry, item.quantity);
  const columns = [padToWidth(entry.verdict, 11), specMarks, padToWidth(price, 11)];
  const fixed = columns.reduce((sum, column) => sum + stringWidth(column) + 2, 2);
  const id = `${entry.platform}:${entry.productId}`;
  const room = width - fixed;
  if (room < 12) return `  ${columns.join('  ')}\n    ${truncateToWidth(entry.title, Math.max(10, width - 4))}`;
  const withId = room > 60;
  const title = padToWidth(entry.title, withId ? room - stringWidth(id) - 2 : room);
  return `  ${columns.join('  ')}  ${withId ? `${title}  ${id}` : title.trimEnd()}`;
}

function evidenceLines(entry: RecordEntry, width: number): string[] {
  const lines = [`  Evidence of ${entry.platform}:${entry.productId}, ${entry.title}`];
  for (const result of entry.specResults) {
    lines.push(
      ...indent(wrapToWidth(`${marks[result.matchType]} ${result.specName}: ${result.reasoning}`, width - 4), 4),
    );
    if (result.evidence === null) continue;
    lines.push(...indent(wrapToWidth(`in ${result.evidence.field}: “${result.evidence.text}”`, width - 8), 8));
  }
  for (const note of entry.bufferNotes) lines.push(...indent(wrapToWidth(`! ${note}`, width - 4), 4));
  return lines.map((line) => truncateToWidth(line, width));
}

function indent(lines: string[], columns: number): string[] {
  return lines.map((line, index) => ' '.repeat(index === 0 ? columns : columns + 2) + line);
}

function itemSection(record: RunRecord, item: FrozenItem, index: number, width: number): string[] {
  const { shortlist, possibleMatches } = record.result;
  const entries = [...shortlist, ...possibleMatches].filter((entry) => entry.itemId === item.itemId);
  const stats = record.stats.items.find((figures) => figures.itemId === item.itemId);
  const quantity = item.quantity === null ? '' : `, ${item.quantity} pieces`;
  const counts =
    stats === undefined
      ? ''
      : `${stats.shortlisted} shortlisted, ${stats.pending} pending, ${stats.eliminated} eliminated, ` +
        `${stats.priceExcluded} over the maximum price, ${stats.typeExcluded ?? 0} of another type, of ${stats.candidates} candidates`;
  const best = entries[0];
  return [
    truncateToWidth(`${index + 1}. ${item.name}${quantity}`, width),
    ...wrapToWidth(`Specs: ${specHeading(item)}`, width - 3).map((line) => `   ${line}`),
    ...wrapToWidth(counts, width - 3).map((line) => `   ${line}`),
    ...entries.slice(0, shownProducts).map((entry) => productRow(entry, item, width)),
    ...(best === undefined ? ['  No product fits.'] : evidenceLines(best, width)),
    '',
  ];
}

/**
 * A run record for a terminal of `width` columns: per item its best products with verdict, one mark per spec
 * (✓ match, ? unknown, ✗ not match), price at the wanted quantity, and the evidence of the best.
 */
export function renderRecord(record: RunRecord, width: number): string {
  return [
    truncateToWidth(`Run ${record.runId} of ${record.srId}, ${record.stats.durationsMs.total} ms`, width),
    'Marks per spec: ✓ match, ? unknown (the listing does not say), ✗ not match',
    '',
    ...record.items.flatMap((item, index) => itemSection(record, item, index, Math.max(40, width))),
    ...record.stats.notes.flatMap((note) => wrapToWidth(`Note: ${note}`, width)),
  ]
    .join('\n')
    .trimEnd();
}
