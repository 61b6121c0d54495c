import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSize, pagesInView, rowAt } from '../../web/src/runs/table-pages.ts';

test('the pages in view are those of the places in view, without the first, which is always read', () => {
  expect(pagesInView({ first: 0, last: 30 }, 1_000)).toEqual([]);
  expect(pagesInView({ first: 90, last: 110 }, 1_000)).toEqual([2]);
  expect(pagesInView({ first: 199, last: 301 }, 1_000)).toEqual([2, 3, 4]);
  expect(pagesInView({ first: 950, last: 1_050 }, 1_000)).toEqual([10]);
  expect(pagesInView({ first: 0, last: 500 }, 0)).toEqual([]);
});

test('with them every place in view that the table has is found, and none that it has not', () => {
  const place = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 60 }), place, (first, height, total) => {
      const rows = Array.from({ length: total }, (_, index) => index);
      const read = [1, ...pagesInView({ first, last: first + height }, total)];
      const pages = new Map(read.map((page) => [page, rows.slice((page - 1) * pageSize, page * pageSize)]));
      for (let index = first; index <= first + height; index += 1) {
        expect(rowAt(index, pages)).toBe(index < total ? index : undefined);
      }
    }),
  );
});

test('a row whose page is being read is not there yet', () => {
  expect(rowAt(150, new Map([[2, undefined]]))).toBeUndefined();
});
