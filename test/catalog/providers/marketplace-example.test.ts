import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HttpMarketplace } from '../../../src/catalog/providers/http/http-marketplace.ts';
import { parseSources } from '../../../src/catalog/providers/http/read-sources.ts';
import { faults, openMarketplaceServer } from '../../support/marketplace-server.ts';
import { platforms } from '../temp-catalog.ts';

test('the example of docs/marketplaces.md reads the answer that it shows', async () => {
  const document = readFileSync(path.join(import.meta.dirname, '../../../docs/marketplaces.md'), 'utf8');
  const [answer = '', description = ''] = [...document.matchAll(/```json\n([\s\S]+?)```/g)].map(
    ([, json]) => json ?? '',
  );
  await using server = await openMarketplaceServer([]);
  const shown = JSON.parse(answer) as { data: { list: object[] } };
  server.always((reply, proceed, request) => {
    const detail = { ...shown, data: { ...shown.data.list[0], attributes: [{ k: '容量', v: '500ml' }] } };
    faults.json(request.url.startsWith('/v2/offers/') ? detail : shown)(reply, proceed, request);
  });
  const local = description.replaceAll('https://api.bazaar.example', server.origin);
  const [settings] = parseSources(JSON.parse(local), 'example', { platforms, secret: () => 'token' });
  if (settings === undefined) throw new Error('no settings');
  const marketplace = new HttpMarketplace(settings);
  const notes: string[] = [];
  const found = await marketplace.search(
    { texts: [], phrases: ['stainless steel thermos'], limit: 5 },
    { onNote: (note) => notes.push(note) },
  );
  await marketplace.close();
  expect(notes).toEqual([]);
  expect(found.map(({ product }) => product)).toEqual([
    {
      platform: '1688',
      product_id: '610947572360',
      title: '不锈钢保温杯 500ml',
      url: 'https://detail.bazaar.example/offer/610947572360.html',
      images: ['https://img.bazaar.example/1.jpg'],
      price: {
        currency: 'CNY',
        tiers: [
          { min_quantity: 10, amount: '18.50' },
          { min_quantity: 500, amount: '16.20' },
        ],
      },
      moq: 10,
      attributes: [{ name: '容量', value: '500ml' }],
      supplier: { member_id: 2200133812, name: '永康某杯业有限公司' },
    },
  ]);
  expect(decodeURIComponent(server.received[0]?.url ?? ''), 'asked in Chinese').toMatch(
    /^\/v2\/offers\?kw=\p{Script=Han}/u,
  );
  expect(server.received[0]?.headers.authorization).toBe('Bearer token');
});
