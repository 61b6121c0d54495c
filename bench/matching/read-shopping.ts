import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Spec } from '../../src/matching/assessment.ts';
import { dataFolder } from './read-data.ts';

/** What a shopper asked, and the title of the product that was the right one. */
export interface ShoppingItem {
  productId: string;
  title: string;
  specs: (Spec & { kind: string })[];
}

interface ShoppingRow {
  items: { product_id: string; title: string; specs: { name: string; value: unknown; kind?: string }[] }[];
}

/** The items of the shopping requests that have specs; null without the file. */
export function readShopping(): ShoppingItem[] | null {
  const place = path.join(dataFolder, 'requests-shoppingbench.jsonl');
  if (!existsSync(place)) return null;
  const lines = readFileSync(place, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as ShoppingRow).items)
    .filter(({ specs }) => specs.length > 0)
    .map((item) => ({
      productId: item.product_id,
      title: item.title,
      specs: item.specs.map(({ name, value, kind = 'other' }) => ({ name, value: String(value), kind })),
    }));
}
