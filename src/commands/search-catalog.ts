import stringWidth from 'string-width';
import type { Candidate, Catalog } from '../catalog/catalog.ts';
import { openCatalog } from '../catalog/embeddings/open-catalog.ts';
import type { Product } from '../catalog/product.ts';
import { readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import { answerLines } from './answer-lines.ts';
import type { CommandContext } from './command-context.ts';
import { type SearchDefaults, searchLine } from './search-line.ts';
import { truncateToWidth } from './terminal-text.ts';

export interface SearchFlags {
  limit: number;
  platform: string[];
  json?: boolean;
  batch?: boolean;
}

/** The action of `assay catalog search`: one search for `text`, or without it one per line of standard input. */
export async function searchCatalog(
  context: CommandContext,
  text: string | undefined,
  options: SearchFlags,
): Promise<void> {
  if (options.batch === true ? text !== undefined : text === undefined) {
    throw new Refusal('invalid', 'Give either the words to look for, or --batch and searches on standard input.');
  }
  const config = readConfig(context.env);
  const products = await openCatalog({ uri: config.catalogUri, embeddings: config.embeddings });
  try {
    if (text === undefined) await answerBatch(products, context, options);
    else await answerOnce(products, context, text, options);
  } finally {
    await products.close();
  }
}

function reachOf({ limit, platform }: SearchFlags): SearchDefaults {
  return { limit, platforms: platform.length > 0 ? platform : undefined };
}

async function answerBatch(products: Catalog, context: CommandContext, options: SearchFlags): Promise<void> {
  await answerLines(context, (line, lineNumber) =>
    line.trim() === '' ? undefined : searchLine(products, line, lineNumber, reachOf(options)),
  );
}

async function answerOnce(
  products: Catalog,
  context: CommandContext,
  text: string,
  options: SearchFlags,
): Promise<void> {
  const candidates = await products.search(
    { texts: [{ text, weight: 1 }], ...reachOf(options) },
    { onNote: (note) => context.stderr.write(`Note: ${note}\n`) },
  );
  if (candidates.length === 0) {
    const isEmpty = (await products.count()) === 0;
    context.stderr.write(
      isEmpty
        ? 'The catalog is empty; "assay catalog import FILE" loads products.\n'
        : `Nothing found for "${text}".\n`,
    );
  }
  const width = context.stdout.columns ?? 100;
  for (const candidate of candidates) {
    const { score, product } = candidate;
    const line = options.json === true ? JSON.stringify({ score, product }) : candidateRow(candidate, width);
    context.stdout.write(`${line}\n`);
  }
}

function candidateRow({ product, score }: Candidate, width: number): string {
  const id = `${product.platform}:${product.product_id}`;
  const tail = `  ${priceText(product)}  ${score.toFixed(2)}`;
  const room = Math.max(20, width - stringWidth(id) - 2 - stringWidth(tail));
  return `${id}  ${truncateToWidth(product.title, room)}${tail}`;
}

function priceText(product: Product): string {
  const first = product.price?.tiers[0];
  return first === undefined || product.price === undefined ? 'no price' : `${first.amount} ${product.price.currency}`;
}
