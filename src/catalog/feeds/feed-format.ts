import { Refusal } from '../../lib/refusal.ts';
import { googleColumn } from './google-columns.ts';
import { isShopifyHeader } from './shopify-columns.ts';

/** What a feed is written in; `docs/feeds.md` describes each. */
export const feedFormats = ['jsonl', 'json', 'csv', 'tsv', 'google', 'jsonld', 'shopify'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** What the first bytes of a feed say beyond its format. */
export interface FeedShape {
  format: FeedFormat;
  /** How the text is laid out: a table with this separator, a tree of XML or HTML elements, or JSON. */
  layout: { table: ',' | '\t' | ';' } | 'xml' | 'html' | 'json' | 'lines';
}

/** Checks the name of a format. Throws Refusal, naming those that exist. */
export function parseFeedFormat(name: string): FeedFormat {
  const format = feedFormats.find((known) => known === name.toLowerCase());
  if (format === undefined) {
    throw new Refusal('invalid', `There is no feed format "${name}"; the formats are ${feedFormats.join(', ')}.`);
  }
  return format;
}

const endings: Record<string, FeedFormat> = {
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  xml: 'google',
  rss: 'google',
  atom: 'google',
  jsonld: 'jsonld',
  html: 'jsonld',
  htm: 'jsonld',
};

/**
 * Tells a feed's format from the start of its text and, where that leaves a choice, from its name ("feed.csv.gz", an
 * address). A given format is not questioned; the text then only says how it is laid out.
 */
export function detectFeed(head: string, name: string, given?: FeedFormat): FeedShape {
  const text = head.trimStart();
  const file = name.split(/[?#]/, 1)[0] ?? '';
  const named = endings[/\.([a-z]{3,6})(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase() ?? ''];
  if (text.startsWith('<')) return detectMarkup(text, given);
  if (text.startsWith('{') || text.startsWith('[')) {
    const format = given ?? detectJson(text, named);
    if (format === 'jsonl') return { format, layout: 'lines' };
    if (format === 'json' || format === 'jsonld') return { format, layout: 'json' };
  }
  return detectTable(text, given ?? named);
}

function detectMarkup(text: string, given: FeedFormat | undefined): FeedShape {
  const isHtml = /<(?:!doctype html|html|head|body|script)\b/i.test(text) && !/^<\?xml/i.test(text);
  if (given !== undefined && given !== 'google' && given !== 'jsonld') {
    return {
      format: given,
      layout: given === 'jsonl' || given === 'json' ? 'lines' : { table: separatorOf(text, given) },
    };
  }
  const format = given ?? (isHtml ? 'jsonld' : 'google');
  return { format, layout: format === 'jsonld' ? 'html' : 'xml' };
}

function detectJson(text: string, named: FeedFormat | undefined): FeedFormat {
  if (/"@(?:context|type|graph)"\s*:/.test(text)) return 'jsonld';
  if (named === 'jsonl' || named === 'jsonld') return named;
  if (text.startsWith('[')) return 'json';
  const end = text.indexOf('\n');
  // A line that opens and does not close is the start of a document on many lines; anything else is a line of its own.
  return end !== -1 && /[{[,]\s*$/.test(text.slice(0, end)) ? 'json' : 'jsonl';
}

function detectTable(text: string, known: FeedFormat | undefined): FeedShape {
  const separator = separatorOf(text, known);
  const columns = headerOf(text).split(separator).map(plainName);
  if (known === 'jsonl' || known === 'json' || known === 'jsonld')
    return { format: known, layout: known === 'jsonl' ? 'lines' : 'json' };
  if (known === 'google' || known === 'shopify') return { format: known, layout: { table: separator } };
  if (isShopifyHeader(columns)) return { format: 'shopify', layout: { table: separator } };
  if (isGoogleHeader(columns)) return { format: 'google', layout: { table: separator } };
  if (known !== undefined) return { format: known, layout: { table: separator } };
  if (columns.length < 2) return { format: 'jsonl', layout: 'lines' };
  return { format: separator === '\t' ? 'tsv' : 'csv', layout: { table: separator } };
}

/** An own feed calls its id `product_id`; Google's never does, and always has a link or an image. */
function isGoogleHeader(columns: string[]): boolean {
  const names = new Set(columns.map(googleColumn));
  return (
    names.has('id') && names.has('title') && !names.has('product_id') && (names.has('link') || names.has('image_link'))
  );
}

function headerOf(text: string): string {
  const end = text.search(/[\r\n]/);
  return end === -1 ? text : text.slice(0, end);
}

function plainName(cell: string): string {
  return cell.trim().replace(/^"|"$/g, '').trim();
}

/** Tab for TSV; else whichever of comma, tab and semicolon the header has most of. */
function separatorOf(text: string, known: FeedFormat | undefined): ',' | '\t' | ';' {
  if (known === 'tsv') return '\t';
  const header = headerOf(text);
  const counts = ([',', '\t', ';'] as const).map((separator) => [separator, header.split(separator).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
