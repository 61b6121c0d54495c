import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/product.ts';
import { createAssessTask } from '../../../src/sourcing/runs/assess-task.ts';
import {
  type Assessing,
  assessHere,
  assessInThreads,
  createAssessing,
  createAssessThreads,
  UnworkableItem,
} from '../../../src/sourcing/runs/assessing.ts';
import type { FrozenItem } from '../../../src/sourcing/runs/run.ts';
import { ThreadFault } from '../../../src/threads/task-threads.ts';

const never = new AbortController().signal;
const terms = { priceTolerance: 0.1, exchangeRates: {} };
const item: FrozenItem = {
  ...{ itemId: 1, revision: 1, name: 'Steel bottle', description: '', quantity: 100 },
  specs: [
    { name: 'Capacity', value: '500 ml', required: true },
    { name: '材质', value: '不锈钢', required: false },
  ],
};

function product(id: string, value = '500 ml'): Product {
  return { platform: '1688', product_id: id, title: 'Steel bottle', attributes: [{ name: 'Capacity', value }] };
}

const candidatesOf = (products: Product[]) => products.map((one) => ({ product: one, stated: undefined }));

const threads = createAssessThreads(2);
let inThreads: Assessing;
beforeAll(() => {
  inThreads = assessInThreads(threads);
});
afterAll(() => threads.close());

test('threads say the same as one would say here, and in the same order', async () => {
  const candidates = candidatesOf(Array.from({ length: 60 }, (_, at) => product(`p${at}`, `${100 + at * 10} ml`)));
  const here = await assessHere().assess(item, terms, candidates, never);
  const there = await inThreads.assess(item, terms, candidates, never);
  expect(there.products).toEqual(here.products);
  expect(there.products.map(({ verdict }) => verdict)).toContain('shortlisted');
  expect(await inThreads.plan(item, { limit: 10 }, never)).toEqual(await assessHere().plan(item, { limit: 10 }, never));
});

/** Fails as a thread does that is ended while it reads the listing of that id. */
function failingOn(id: string, faults: number) {
  let left = faults;
  const task = createAssessTask();
  return createAssessing(async (input) => {
    return task(input, {
      step(place) {
        if (input.task !== 'assess' || input.candidates[place]?.product.product_id !== id || left === 0) return;
        left -= 1;
        throw new ThreadFault('memory', 'it took more than 256 MB of memory', true, place);
      },
    });
  });
}

test('a listing that ends its thread twice is set aside with its reason, and the others are assessed', async () => {
  const candidates = candidatesOf(['a', 'b', 'c', 'd'].map((id) => product(id)));
  const { products, setAside } = await failingOn('c', 2).assess(item, terms, candidates, never);
  expect(products.map(({ productId }) => productId).sort()).toEqual(['a', 'b', 'd']);
  expect(setAside).toEqual([
    { platform: '1688', productId: 'c', reason: 'reading it failed twice: it took more than 256 MB of memory' },
  ]);
});

test('a listing during which its thread ended once is read again', async () => {
  const candidates = candidatesOf(['a', 'b', 'c'].map((id) => product(id)));
  const { products, setAside } = await failingOn('b', 1).assess(item, terms, candidates, never);
  expect(products.map(({ productId }) => productId).sort()).toEqual(['a', 'b', 'c']);
  expect(setAside).toEqual([]);
});

test('when the time for an item is used up the rest is set aside', async () => {
  const task = createAssessTask();
  const slow = createAssessing(
    async (input) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return task(input, { step: () => undefined });
    },
    { itemMs: 20 },
  );
  const { products, setAside } = await slow.assess(
    item,
    terms,
    candidatesOf(Array.from({ length: 60 }, (_, at) => product(`p${at}`))),
    never,
  );
  expect(products).toHaveLength(25);
  expect(setAside).toHaveLength(35);
  expect(setAside[0]?.reason).toBe('the 0.02 s for reading listings were used up');
});

test('an item whose own texts end the thread twice cannot be worked on', async () => {
  const failing = createAssessing(async () => {
    throw new ThreadFault('time', 'it took longer than 15 s', true);
  });
  await expect(failing.plan(item, { limit: 10 }, never)).rejects.toThrow(
    new UnworkableItem('its texts could not be read: it took longer than 15 s'),
  );
});
