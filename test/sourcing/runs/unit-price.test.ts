import { parseCsv } from 'hucre/csv';
import { expect, test } from 'vitest';
import { type RunRecord, renderRecord } from '../../../src/commands/render-record.ts';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService } from '../../support/test-service.ts';

const usd = (...tiers: [min_quantity: number, amount: string][]) => ({
  currency: 'USD',
  tiers: tiers.map(([min_quantity, amount]) => ({ min_quantity, amount })),
});
const steps = usd([100, '3.60'], [2000, '2.85']);

test('record, page, table and command line name the price that was judged, also while the quantity is unknown', async () => {
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
      const runId = await runJob(service.call, srId, { max_price: { amount: Number(amount), currency: 'USD' } });

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

      // Also of a run recorded before the price of a piece was stored: its record stays as it is, its pages do not differ.
      const { pool } = service.service.database;
      for (const isStored of [true, false]) {
        if (!isStored) {
          await pool.query(
            `UPDATE run_products SET details_json = (details_json::jsonb - 'unitPrice')::text WHERE run_id = $1`,
            [runId],
          );
        }
        for (const id of ['variant', 'steps']) {
          const { body } = await service.call<{ product: object }>('GET', `/job/${runId}/products/${id}`);
          expect(body.product).toMatchObject({ unitPrice });
        }
      }
    }
  } finally {
    await service.close();
  }
});

test('a pending or eliminated product shows the price of the variant that was judged', async () => {
  const service = await openTestService();
  try {
    const variants = ['9.00', '2.40'].map((amount, index) => ({
      attributes: [{ name: 'Colour', value: index === 0 ? 'red' : 'green' }],
      price: usd([1, amount]),
    }));
    const offer = { title: 'Jade roller', price: usd([1, '5.00']), variants };
    await service.importProducts([
      aProduct({ ...offer, product_id: 'pending' }),
      aProduct({ ...offer, product_id: 'out', attributes: [{ name: 'Weight', value: '900 g' }] }),
    ]);
    await service.service.startWorker(2);
    const specs = [
      { name: 'Colour', value: 'green', required: true },
      { name: 'Weight', value: '100 g', required: true },
    ];
    const srId = await storeRequest(service.call, [anItem('Jade roller', specs, { quantity: 10 })]);
    const runId = await runJob(service.call, srId);
    const { body: record } = await service.call<RunRecord>('GET', `/api/runs/${runId}/result`);
    const all = [...record.result.possibleMatches, ...record.result.eliminated];
    expect(all.map(({ productId, unitPrice }) => [productId, unitPrice])).toEqual(
      ['pending', 'out'].map((id) => [id, { amount: '2.40', currency: 'USD', minQuantity: 1 }]),
    );
  } finally {
    await service.close();
  }
});
