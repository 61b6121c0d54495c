import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { planQuery } from '../../../src/catalog/plan-query.ts';
import { HttpMarketplace } from '../../../src/catalog/providers/http/http-marketplace.ts';
import { parseSources } from '../../../src/catalog/providers/http/read-sources.ts';
import type { FrozenItem } from '../../../src/sourcing/runs/run.ts';
import { candidateLimit, type Source, searchSources } from '../../../src/sourcing/runs/search-sources.ts';
import { contextOfItem } from '../../../src/sourcing/runs/sourcing-context.ts';
import { importRecords, platforms, product, tempFolder } from '../../catalog/temp-catalog.ts';
import {
  describeMarketplace,
  faults,
  type MarketplaceServer,
  openMarketplaceServer,
} from '../../support/marketplace-server.ts';

let server: MarketplaceServer;
let catalog: Source;
let slow: Source;
const closing = new AsyncDisposableStack();

beforeAll(async () => {
  const folder = closing.use(await tempFolder());
  await importRecords(
    folder.path,
    ['1', '2', '3', '4'].map((id) => product(id, 'Paper cup')),
  );
  const lance = await openLanceCatalog({ uri: folder.path });
  closing.defer(() => lance.close());
  catalog = { name: 'catalog', catalog: lance };
  server = closing.use(await openMarketplaceServer([]));
  const [settings] = parseSources({ sources: [describeMarketplace(server.origin)] }, 'test', {
    platforms,
    secret: () => undefined,
  });
  if (settings === undefined) throw new Error('no settings');
  const marketplace = new HttpMarketplace(settings);
  closing.defer(() => marketplace.close());
  slow = { name: 'slow', catalog: marketplace, timeoutMs: 100 };
  server.always(faults.silent);
});
afterAll(() => closing.disposeAsync());

const item: FrozenItem = { itemId: 1, revision: 1, name: 'Paper cup', description: '', quantity: null, specs: [] };
const query = planQuery(item, { limit: 200 });
const never = new AbortController().signal;

test('a source that takes longer than its time is given up, the others are used', async () => {
  const reports: string[] = [];
  const watched = { ...slow, onSearched: ({ name }: { name: string }) => reports.push(name) };
  const {
    products,
    reports: told,
    notes,
  } = await searchSources(item, query, contextOfItem({}, 1), [watched, catalog], never);
  expect(products).toHaveLength(4);
  expect(told.map(({ name, error }) => [name, error])).toEqual([
    ['slow', 'it did not answer within 0.1 s'],
    ['catalog', null],
  ]);
  expect(notes).toEqual(['The source "slow" failed: it did not answer within 0.1 s']);
  expect(reports).toEqual(['slow']);
});

test('when all have failed the reasons of all are told', async () => {
  const failing = searchSources(item, query, contextOfItem({}, 1), [slow, { ...slow, name: 'other' }], never);
  await expect(failing).rejects.toThrow(
    'No source could be searched: slow: it did not answer within 0.1 s; other: it did not answer within 0.1 s',
  );
});

test('a cancelled search ends at once with its reason, and is nobody’s failure', async () => {
  const reason = new Error('cancelled');
  const controller = new AbortController();
  const searching = searchSources(
    item,
    query,
    contextOfItem({}, 1),
    [{ ...slow, timeoutMs: 60_000 }, catalog],
    controller.signal,
  );
  server.received.length = 0;
  await expect.poll(() => server.received.length).toBe(1);
  controller.abort(reason);
  await expect(searching).rejects.toBe(reason);
});

test('who excludes what they have seen gets as many others', async () => {
  const context = contextOfItem({ max_candidates: 2, exclude_product_ids: ['1688:1', '2'] }, 1);
  const wide = planQuery(item, { limit: candidateLimit(context) });
  const { products } = await searchSources(item, wide, context, [catalog], never);
  expect(products.map(({ product_id }) => product_id)).toEqual(['3', '4']);
});
