import type { Product } from '../../src/catalog/product.ts';
import type { Spec } from '../../src/matching/assessment.ts';
import type { TestService } from './test-service.ts';

let lastProduct = 0;

/** A product with what matters given, the rest plausible. */
export function aProduct(fields: Partial<Product> & { title: string }): Product {
  lastProduct++;
  return { platform: 'alibaba', product_id: String(600_000 + lastProduct), ...fields };
}

/** An item of a request body. */
export function anItem(name: string, specs: Spec[] = [], fields: object = {}) {
  return { name, description: name, quantity: 500, specs, ...fields };
}

let lastRequest = 0;

/** Stores a request of these items and returns its public id. */
export async function storeRequest(call: TestService['call'], items: object[]): Promise<string> {
  lastRequest++;
  const answer = await call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', {
    external_id: `test-${process.pid}-${lastRequest}`,
    merchant: { id: 'm-1', name: 'Test merchant' },
    items,
  });
  if (answer.status !== 201) throw new Error(`The request was refused: ${answer.text}`);
  return answer.body.sr_id;
}

/** Starts a run and returns its id. */
export async function startJob(call: TestService['call'], srId: string, context: object = {}): Promise<string> {
  const answer = await call<{ job_id: string }>('POST', '/api/sourcing-jobs', {
    sr_id: srId,
    sourcing_context: context,
  });
  if (answer.status !== 202) throw new Error(`The run was not started: ${answer.text}`);
  return answer.body.job_id;
}

/** Steel bottles that differ in one thing each; `capacity` null leaves it unsaid. */
export function bottles(): Product[] {
  const bottle = (product_id: string, capacity: string | null, fields: Partial<Product> = {}) =>
    aProduct({
      product_id,
      title: 'Insulated stainless steel water bottle',
      attributes: [
        { name: 'Material', value: '304 stainless steel' },
        ...(capacity === null ? [] : [{ name: 'Capacity', value: capacity }]),
      ],
      price: { currency: 'USD', tiers: [{ min_quantity: 100, amount: '4.20' }] },
      moq: 100,
      ...fields,
    });
  return [
    bottle('1001', '500 ml'),
    bottle('1002', '0.5 L', { price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '9.90' }] } }),
    bottle('1003', '500 ml', {
      platform: '1688',
      title: '不锈钢保温杯 steel water bottle',
      price: { currency: 'CNY', tiers: [{ min_quantity: 1, amount: '26.00' }] },
    }),
    bottle('1004', null),
    bottle('1005', null, { moq: 2000 }),
    bottle('1006', '750 ml'),
    bottle('1007', '1 L'),
  ];
}

export const bottleSpecs: Spec[] = [
  { name: 'Capacity', value: '500 ml', required: true },
  { name: 'Material', value: 'stainless steel', required: true },
];
