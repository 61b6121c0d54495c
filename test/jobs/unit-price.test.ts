import { parseCsv } from 'hucre/csv';
import { expect, test } from 'vitest';
import { type RunRecord, renderRecord } from '../../src/commands/render-record.ts';
import { anItem, aProduct, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService, waitForRun } from '../support/test-service.ts';

const usd = (...tiers: [min_quantity: number, amount: string][]) => ({
  currency: 'USD',
  tiers: tiers.map(([min_quantity, amount]) => ({ min_quantity, amount })),
});
const steps = usd([100, '3.60'], [2000, '2.85']);

test('record, table and command line name the price that was judged, also while the quantity is unknown', async () => {
  const service = await openTestService();
  try {
    await service.importProducts([
      aProduct({ product_id: 'steps', title: 'Jade roller', price: steps }),
      aProduct({
        ...{ product_id: 'variant', title: 'Jade roller', price: usd([1, '9.00']) },
        variants: [
          { attributes: [{ name: 'Colour', value: 'red' }] },
          { attributes: [{ name: 'Colour', value: 'green' }], price: steps },
        ],
      }),
    ]);
    await service.service.startWorker(2);
    const green = { name: 'Colour', value: 'green' };
    for (const [quantity, amount, minQuantity] of [
      [null, '2.85', 2000],
      [2000, '2.85', 2000],
      [50, '3.60', 100],
    ] as const) {
      const srId = await storeRequest(service.call, [anItem('Jade roller', [green], { quantity })]);
      const runId = await startJob(service.call, srId, { max_price: { amount: Number(amount), currency: 'USD' } });
      expect(await waitForRun(service.call, runId)).toBe('done');

      const { body: record } = await service.call<RunRecord>('GET', `/api/runs/${runId}/result`);
      const unitPrice = { amount, currency: 'USD', minQuantity };
      expect(record.result.shortlist.map((entry) => [entry.productId, entry.unitPrice])).toEqual([
        ['variant', unitPrice],
        ['steps', unitPrice],
      ]);
      expect(renderRecord(record, 120).split(`${amount} USD`)).toHaveLength(3);

      const csv = await service.call('GET', `/job/${runId}/products.csv?is_shortlisted=true`);
      const [header = [], ...rows] = parseCsv(csv.text.replace(/^\uFEFF/, ''), { delimiter: ',' });
      const cells = rows.map((row) =>
        ['Price', 'Currency', 'Price from pieces'].map((name) => row[header.indexOf(name)]),
      );
      expect(cells).toEqual([1, 2].map(() => [String(Number(amount)), 'USD', String(minQuantity)]));
    }
  } finally {
    await service.close();
  }
});
