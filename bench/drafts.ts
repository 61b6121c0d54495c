// How much of wishes in plain words becomes a draft: `npm run bench:drafts`. Over the shopping requests of ../shared/data, whose
// specs were written by others, and over sixty sentences of our own (test/drafting).
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDraft } from '../src/drafting/parse-draft.ts';
import { measureSentences, type Share, today } from '../test/drafting/measure-draft.ts';

interface ShoppingRequest {
  query: string;
  budget: number | null;
  items: { specs: { kind: string; value: unknown }[] }[];
}

const file = path.join(import.meta.dirname, '..', '..', 'shared', 'data', 'requests-shoppingbench.jsonl');
const requests = (await readFile(file, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ShoppingRequest);

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
const shares = { items: none(), budgets: none(), prices: none(), specs: none(), 'specs that the text says': none() };

function none(): Share {
  return { found: 0, of: 0 };
}

function count(share: Share, isFound: boolean): void {
  share.of++;
  if (isFound) share.found++;
}

const startedAt = performance.now();
for (const request of requests) {
  const draft = parseDraft(request.query, today);
  count(shares.items, draft.items.length === request.items.length);
  if (request.budget !== null) count(shares.budgets, draft.budget?.amount === request.budget);
  for (const [index, item] of request.items.entries()) {
    // Where the number of things differs, nobody knows which is which: any may have it.
    const own = draft.items.length === request.items.length ? draft.items.slice(index, index + 1) : draft.items;
    for (const { kind, value } of item.specs) {
      if (kind === 'service') continue;
      if (kind === 'price') {
        const {
          between,
          'greater than': above,
          'less than': below,
        } = value as Record<string, (number | null)[] | undefined>;
        const [low, high] = between ?? [above?.[0] ?? null, below?.[1] ?? below?.[0] ?? null];
        const isFound = own.some(
          (each) =>
            (low == null || each.min_price?.amount === low) && (high == null || each.max_price?.amount === high),
        );
        count(shares.prices, isFound);
        continue;
      }
      const values = [value].flat().map((text) => fold(String(text)).replace(/^(?:int|eu|us|uk|cn) /, ''));
      const isFound = own.some((each) =>
        each.specs.some((spec) =>
          values.some((wanted) => fold(spec.value).includes(wanted) || wanted.includes(fold(spec.value))),
        ),
      );
      count(shares.specs, isFound);
      if (values.some((wanted) => fold(request.query).includes(wanted)))
        count(shares['specs that the text says'], isFound);
    }
  }
}

function print(title: string, measured: Record<string, Share>): void {
  process.stdout.write(`${title}\n`);
  for (const [name, { found, of }] of Object.entries(measured)) {
    process.stdout.write(`  ${name}: ${found} of ${of} (${((100 * found) / of).toFixed(1)}%)\n`);
  }
}

print(
  `${requests.length} shopping requests, ${((performance.now() - startedAt) / requests.length).toFixed(1)} ms each`,
  shares,
);
print('sixty sentences of our own, English and Chinese', measureSentences());
