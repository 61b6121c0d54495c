import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../lib/package-root.ts';

/**
 * The tree as it was compiled, then the names and types that people added, then goods of the trades by the group in which they
 * are sold: there the kinds of one group that share a noun are not told apart.
 */
const files = ['product-types.jsonl', 'product-type-names.jsonl', 'product-types-of-trades.jsonl'];

/** The texts of the files of product types. This is the one place that reads them. */
export function readProductTypeFiles(): string[] {
  return files.map((file) => readFileSync(path.join(packageRoot, 'src', 'matching', 'ontology', file), 'utf8'));
}
