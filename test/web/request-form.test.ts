import { describe, expect, test } from 'vitest';
import type { SourcingRequest } from '../../web/src/api/answers.ts';
import { guessColumns, hasHeadings, rowsToItems } from '../../web/src/requests/map-columns.ts';
import { formToCreate, formToPatch, issuesToFields, requestToForm } from '../../web/src/requests/request-form.ts';

const time = '2026-03-01T12:00:00.000Z';

/** Typed by the published interface: when that changes, this no longer compiles. */
const saved: SourcingRequest = {
  id: 1,
  sr_id: 'SR-1',
  version: 3,
  external_id: 'spring',
  merchant: { id: 'm-1', name: 'Harbour' },
  destination: null,
  callback_url: null,
  notes: null,
  needed_by: '2028-02-29',
  created_at: time,
  updated_at: time,
  items: [1, 2].map((id) => ({
    id,
    sourcing_request_id: 1,
    revision: 1,
    created_at: time,
    updated_at: time,
    name: `Item ${id}`,
    description: 'As shown',
    quantity: 100,
    selected: false,
    customization: null,
    images: [],
    reference_url: null,
    specs: [{ name: 'Capacity', value: '500 ml', required: true }],
    notes: null,
  })),
};

describe('the form of a request', () => {
  test('sends only what was changed, as a change of the version it was read from', () => {
    const form = requestToForm(saved);
    expect(formToPatch(saved, form, 3).isEmpty).toBe(true);
    const [first, second] = form.items;
    if (first === undefined || second === undefined) throw new Error('The form has lost an item.');
    const changed = { ...form, needed_by: '', items: [first, { ...second, quantity: '1,500' }] };
    expect(formToPatch(saved, changed, 3).body).toEqual({
      version: 3,
      needed_by: null,
      items: [{ id: 2, quantity: 1500 }],
    });
  });

  test('says what is wrong at the field of the form, also where only some items were sent', () => {
    const issue = (path: (string | number)[]) => ({ code: 'too_long', path, message: 'Too long.' });
    const fields = issuesToFields([issue(['items', 0, 'specs', 3, 'value']), issue(['merchant', 'id'])], [4]);
    expect([...fields.keys()]).toEqual(['items.4.specs.3.value', 'merchant.id']);
    expect([...issuesToFields([issue(['items', 0, 'images', 2])]).keys()]).toEqual(['items.0.images']);
  });

  test('leaves out what is empty, and names an item that has no description by its name', () => {
    const form = requestToForm(saved);
    const created = formToCreate({ ...form, items: form.items.map((item) => ({ ...item, description: '' })) });
    expect(created.destination).toBeNull();
    expect(created.items?.[0]?.description).toBe('Item 1');
  });
});

describe('a pasted table', () => {
  const rows = [
    ['Item', 'Qty', 'Capacity', ''],
    ['Bottle', '1,000 pcs', '500 ml', 'x'],
    ['', '5', '', ''],
  ];

  test('has its columns guessed by their headings, and rows without a name are left out', () => {
    expect(hasHeadings(rows)).toBe(true);
    const uses = guessColumns(rows[0] ?? []);
    expect(uses).toEqual(['name', 'quantity', 'must', 'ignore']);
    const items = rowsToItems(rows.slice(1), rows[0] ?? [], uses);
    expect(items).toMatchObject([
      { name: 'Bottle', quantity: '1,000', specs: [{ name: 'Capacity', value: '500 ml', required: true }] },
    ]);
  });
});
