import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeBytes, describeStats } from '../../src/commands/describe-stats.ts';
import { ApiError, needsToken } from '../../web/src/api/api-error.ts';
import { isCurrentPlace } from '../../web/src/frame/current-place.ts';
import {
  parseProductKey,
  productKey,
  type RunViewState,
  readRunView,
  views,
  writeRunView,
} from '../../web/src/runs/run-view-state.ts';
import { formatBytes, formatShare } from '../../web/src/ui/format.ts';
import { withoutTurns } from '../../web/src/ui/without-turns.ts';

test('a sentence goes on as it began, whatever marks of direction a name in it has', () => {
  expect(withoutTurns('The title calls it "\u202ebottle\u2067"; so it is.')).toBe(
    'The title calls it "bottle"; so it is.',
  );
});

test('shares and sizes of the catalog are those that the command line says', () => {
  const stats = { products: 30, withPrice: 29, withAttributes: 30, withImages: 0, withSupplierId: 20, withSellerId: 0 };
  const said = describeStats({
    products: 30,
    platforms: [{ platform: '1688', ...stats }],
    indexes: [],
    version: 1,
    writtenAt: null,
    isReplacing: false,
    bytes: 539_870,
    unindexed: 0,
  });
  for (const part of [29, 30, 0, 20]) expect(said).toContain(`${part} (${formatShare(part, 30)})`);
  for (const bytes of [539_870, 999, 2_540_000_000]) expect(formatBytes(bytes)).toBe(describeBytes(bytes));
});

describe('the address of a run', () => {
  const stage = fc.constantFrom('shortlisted', 'pending', 'eliminated', 'over_price', 'other_type');
  const key = fc.stringMatching(/^[a-z0-9]{1,8}:[\w:]{1,8}$/);
  const state: fc.Arbitrary<RunViewState> = fc.record({
    itemId: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
    view: fc.constantFrom(...views),
    stages: fc.uniqueArray(stage, { minLength: 1 }).map((names) => names.toSorted()) as fc.Arbitrary<
      RunViewState['stages']
    >,
    q: fc.string(),
    platform: fc.string(),
    spec: fc.string(),
    sort: fc.stringMatching(/^[a-z]{1,8}$/),
    isDescending: fc.boolean(),
    isFolded: fc.boolean(),
    product: fc.oneof(fc.constant(''), key),
    compared: fc.array(key, { maxLength: 4 }),
    isComparing: fc.boolean(),
  });

  test('holds what is shown: what was written is read back', () => {
    fc.assert(
      fc.property(state, (given) => {
        const read = readRunView(new URLSearchParams(writeRunView(given).toString()));
        expect({ ...read, stages: read.stages.toSorted() }).toEqual(given);
      }),
    );
  });

  test('says nothing at the beginning, and nonsense is the beginning', () => {
    const first = readRunView(new URLSearchParams());
    expect(writeRunView(first).toString()).toBe('');
    expect(readRunView(new URLSearchParams('item=-1&view=x&stage=y'))).toEqual(first);
  });

  test('names a product by platform and id, also where the id holds a colon', () => {
    const names = { platform: '1688', product_id: 'a:b' };
    expect(parseProductKey(productKey(names))).toEqual({ platform: '1688', productId: 'a:b' });
  });
});

test('a refusal is read whatever its body is; only faults of the moment are tried again', () => {
  const issue = { code: 'required', path: ['items', 0], message: 'is required' };
  expect(ApiError.from(400, { error: 'The body is not valid', issues: [issue] })).toMatchObject({
    message: 'The body is not valid',
    issues: [issue],
    isTransient: false,
  });
  for (const body of [null, 'text', { error: 1, issues: 'no' }]) {
    expect(ApiError.from(502, body)).toMatchObject({ message: 'The service answered 502.', issues: [] });
  }
  expect([0, 429, 500, 404].map((status) => ApiError.from(status, null).isTransient)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([ApiError.from(401, null), ApiError.from(403, null), new Error('401')].map(needsToken)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a run belongs to the runs, an item of a place to the place', () => {
  const run = '/dashboard/01a20295-ebed-7418-8e7a-4028bbc2cacf';
  const places = ['/dashboard/requests', '/dashboard/runs', '/dashboard/catalog'];
  const placeOf = (pathname: string) => places.filter((place) => isCurrentPlace(place, pathname));
  expect([run, '/dashboard/requests/SR-1/edit', '/dashboard/catalog', '/dashboard/requestsx'].map(placeOf)).toEqual([
    ['/dashboard/runs'],
    ['/dashboard/requests'],
    ['/dashboard/catalog'],
    [],
  ]);
});
