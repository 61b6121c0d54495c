import { describe, expect, test } from 'vitest';
import { markEvidence } from '../../web/src/runs/mark-evidence.ts';
import { emptyContext, formToContext } from '../../web/src/runs/run-context.ts';
import { toPictureUrl, toSafeUrl } from '../../web/src/ui/safe-url.ts';

describe('evidence in the words of a listing', () => {
  test('is marked where it stands, and the pieces joined are the text', () => {
    const text = 'Steel bottle 500ml, 304 steel';
    const segments = markEvidence(text, [
      { text: '500ml', spec: 'Capacity' },
      { text: 'bottle 500ml', spec: 'Goods' },
      { text: 'nowhere', spec: 'Lid' },
    ]);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.find((segment) => segment.text === '500ml')?.specs).toEqual(['Capacity', 'Goods']);
    expect(segments.some(({ specs }) => specs.includes('Lid'))).toBe(false);
  });
});

test('the context of a run has only what was said', () => {
  expect(formToContext(emptyContext, 2)).toEqual({});
  expect(formToContext({ ...emptyContext, itemIds: [7], rates: 'cny 0.14; EUR=1.08' }, 2)).toEqual({
    item_ids: [7],
    exchange_rates: { CNY: 0.14, EUR: 1.08 },
  });
});

test('only http and https become links, and pictures of reserved names are not asked for', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere', 'shop', null])
    expect(toSafeUrl(text)).toBeNull();
  expect(toSafeUrl('https://shop.example/1')).toBe('https://shop.example/1');
  expect(toPictureUrl('https://img.shop.example/1.jpg')).toBeNull();
  expect(toPictureUrl('https://img.shop.com/1.jpg')).toBe('https://img.shop.com/1.jpg');
});
