import { describe, expect, test } from 'vitest';
import type { Draft, SourcingRequest } from '../../web/src/api/answers.ts';
import { ApiError, type Issue } from '../../web/src/api/api-error.ts';
import { draftToForm } from '../../web/src/requests/draft-form.ts';
import { readPastedTable, readTableFile } from '../../web/src/requests/read-table.ts';
import { emptyItem, emptyRequest, requestToForm } from '../../web/src/requests/request-form.ts';
import { chooseSaving, readRefusal } from '../../web/src/requests/saving-steps.ts';

const time = '2026-03-01T12:00:00.000Z';
const saved = {
  ...{ id: 1, sr_id: 'SR-1', version: 3, external_id: 'spring', merchant: { id: 'm-1', name: 'Harbour' } },
  ...{ destination: null, callback_url: null, notes: null, needed_by: null, created_at: time, updated_at: time },
  items: [],
} satisfies SourcingRequest;

describe('saving the form of a request', () => {
  const form = requestToForm(saved);

  test('creates what was not there, and changes what was, from the version that was read or the one that is named', () => {
    expect(chooseSaving(null, form, { isPriceChanged: false })).toMatchObject({
      kind: 'create',
      body: { external_id: 'spring' },
    });
    const changed = { ...form, notes: 'Fragile' };
    expect(chooseSaving(saved, changed, { isPriceChanged: false })).toEqual({
      ...{ kind: 'update', srId: 'SR-1', formIndexes: [] },
      body: { version: 3, notes: 'Fragile' },
    });
    expect(chooseSaving(saved, changed, { version: 5, isPriceChanged: true })).toMatchObject({ body: { version: 5 } });
  });

  test('sends nothing where nothing was changed, and keeps prices, which are no part of the request', () => {
    expect(chooseSaving(saved, form, { isPriceChanged: false })).toEqual({ kind: 'nothing' });
    expect(chooseSaving(saved, form, { isPriceChanged: true })).toEqual({ kind: 'keep', saved });
  });

  const refusal = (...issues: Issue[]) => new ApiError(400, 'Refused.', issues);

  test('a refusal names the version that was saved elsewhere, whatever else it says', () => {
    const issues = [
      { code: 'invalid', path: ['notes'], message: 'Too long.' },
      { code: 'version_conflict', path: ['version'], message: 'Another version.', current_version: 4 },
    ];
    expect(readRefusal(refusal(...issues), form)).toEqual({ currentVersion: 4, fields: [] });
  });

  test('a refusal becomes messages of fields; an empty description is the fault of the name that was sent for it', () => {
    const items = [emptyItem, { ...emptyItem, description: 'As shown' }];
    const faultOf = (index: number) => ({ code: 'invalid', path: ['items', index, 'description'], message: 'No.' });
    const general = { code: 'invalid', path: [], message: 'Not like this.' };
    const read = readRefusal(refusal(faultOf(0), faultOf(1), general), { ...emptyRequest, items });
    expect(read).toEqual({ currentVersion: null, fields: [['items.1.description', 'No.']] });
    // The body had only the second item.
    expect(readRefusal(refusal(faultOf(0)), { ...emptyRequest, items }, [1]).fields).toEqual(read.fields);
  });
});

describe('a draft', () => {
  const item: Draft['items'][number] = {
    ...{ name: 'Mug', description: '200 mugs', quantity: 200, customization: 'our logo' },
    specs: [{ name: 'Capacity', value: '350 ml', required: true, text: '350 ml' }],
    ...{ max_price: { amount: 3, currency: 'EUR' }, min_price: null, target_price: null },
  };
  const plain = { ...item, quantity: null, customization: null, max_price: null };
  const draft: Draft = { items: [plain, item], needed_by: '2028-02-29', budget: null, notes: [] };

  test('fills the form, without what only the reader of the text knew', () => {
    const form = draftToForm(draft, 'try-1');
    expect(form).toMatchObject({ external_id: 'try-1', needed_by: '2028-02-29' });
    expect(form.items.map(({ quantity, price }) => [quantity, price.max, price.currency])).toEqual([
      ['', '', 'USD'],
      ['200', '3', 'EUR'],
    ]);
    expect(form.items[1]?.specs).toEqual([{ name: 'Capacity', value: '350 ml', required: true }]);
    expect(form.items[1]?.customization.notes).toBe('our logo');
    // The item that every form begins with is copied, never filled.
    expect([emptyItem.specs, emptyItem.customization.notes, emptyItem.price.max]).toEqual([[], '', '']);
  });
});

describe('a table of items', () => {
  test('is read as spreadsheets copy it, or with the separator it uses; empty rows go', async () => {
    const rows = [
      ['Name', 'Note'],
      ['Mug', 'a, b'],
    ];
    expect(await readPastedTable('Name\tNote\nMug\ta, b\n\t\n')).toEqual(rows);
    expect(await readPastedTable('Name,Note\r\nMug,"a, b"\r\n')).toEqual(rows);
    expect(await readPastedTable('Name;Note\nMug;"a, b"')).toEqual(rows);
  });

  test('is read from a workbook, whose dates are days, and from a file of text', async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const day = new Date('2028-02-29T00:00:00Z');
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Items',
          rows: [
            ['Mug', 200, day],
            [null, '', null],
          ],
        },
      ],
    });
    expect(await readTableFile(new File([new Uint8Array(bytes)], 'items.xlsx'))).toEqual([
      ['Mug', '200', '2028-02-29'],
    ]);
    expect(await readTableFile(new File(['\ufeffMug,200'], 'items.csv'))).toEqual([['Mug', '200']]);
  });

  test('of more than ten megabytes is refused in words', async () => {
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'items.csv');
    await expect(readTableFile(file)).rejects.toThrow('The file is larger than 10 MB.');
  });
});
