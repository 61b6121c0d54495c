import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileCheck } from '../../../src/http/schema-check.ts';
import { updateRequestSchema } from '../../../src/sourcing/requests/request-schemas.ts';
import { aBody, anItem, openRequestService, type RequestService, requestsPath } from '../../support/request-service.ts';

let service: RequestService;
beforeAll(async () => {
  service = await openRequestService();
});
afterAll(() => service.close());

const create = (body: object) => service.call('POST', requestsPath, body);
const withItem = (fields: object) => aBody({ items: [anItem(fields)] });
const uri = (length: number) => `https://e.com/${'a'.repeat(length - 14)}`;

/** Unique texts of a length in code points; the emoji are two UTF-16 units each. */
let unique = 0;
const text = (length: number) => {
  unique += 1;
  return length < 8 ? '😀'.repeat(length) : String(unique).padStart(6, '0') + '😀'.repeat(length - 6);
};

interface Limit {
  name: string;
  max: number;
  path: (string | number)[];
  body: (size: number) => object;
  min?: number;
}

const destination = (fields: object) => aBody({ destination: { country: 'DE', city: 'Hamburg', ...fields } });
const limits: Limit[] = [
  { name: 'external_id', max: 200, path: ['external_id'], body: (n) => aBody({ external_id: text(n) }) },
  {
    name: 'merchant.id',
    max: 200,
    path: ['merchant', 'id'],
    body: (n) => aBody({ merchant: { id: text(n), name: 'x' } }),
  },
  {
    name: 'merchant.name',
    max: 300,
    path: ['merchant', 'name'],
    body: (n) => aBody({ merchant: { id: 'x', name: text(n) } }),
  },
  ...(['city', 'region'] as const).map((key) => ({
    name: `destination.${key}`,
    max: 200,
    path: ['destination', key],
    body: (n: number) => destination({ [key]: text(n) }),
  })),
  {
    name: 'postal_code',
    max: 30,
    path: ['destination', 'postal_code'],
    body: (n) => destination({ postal_code: text(n) }),
  },
  { name: 'address', max: 2000, path: ['destination', 'address'], body: (n) => destination({ address: text(n) }) },
  { name: 'notes', max: 2000, path: ['notes'], body: (n) => aBody({ notes: text(n) }) },
  { name: 'item name', max: 300, path: ['items', 0, 'name'], body: (n) => withItem({ name: text(n) }) },
  ...['description', 'notes'].map((key) => ({
    name: `item ${key}`,
    max: 2000,
    path: ['items', 0, key],
    body: (n: number) => withItem({ [key]: text(n) }),
  })),
  ...['packaging', 'colour', 'notes'].map((key) => ({
    name: `customization.${key}`,
    max: 2000,
    path: ['items', 0, 'customization', key],
    body: (n: number) => withItem({ customization: { [key]: text(n) } }),
  })),
  ...['name', 'value'].map((key) => ({
    name: `spec ${key}`,
    max: 2000,
    path: ['items', 0, 'specs', 0, key],
    body: (n: number) => withItem({ specs: [{ name: 'n', value: 'v', [key]: text(n) }] }),
  })),
  { name: 'callback_url', max: 4000, min: 14, path: ['callback_url'], body: (n) => aBody({ callback_url: uri(n) }) },
  {
    name: 'reference_url',
    max: 4000,
    min: 14,
    path: ['items', 0, 'reference_url'],
    body: (n) => withItem({ reference_url: uri(n) }),
  },
  {
    name: 'logo_url',
    max: 4000,
    min: 14,
    path: ['items', 0, 'customization', 'logo_url'],
    body: (n) => withItem({ customization: { logo_url: uri(n) } }),
  },
  {
    name: 'an image',
    max: 4000,
    min: 14,
    path: ['items', 0, 'images', 1],
    body: (n) => withItem({ images: [uri(20), uri(n)] }),
  },
  {
    name: 'images',
    max: 20,
    min: 0,
    path: ['items', 0, 'images'],
    body: (n) => withItem({ images: Array(n).fill('a:b') }),
  },
  {
    name: 'specs',
    max: 100,
    min: 0,
    path: ['items', 0, 'specs'],
    body: (n) => withItem({ specs: Array(n).fill({ name: 'n', value: 'v' }) }),
  },
  { name: 'items', max: 100, min: 0, path: ['items'], body: (n) => aBody({ items: Array(n).fill(anItem()) }) },
  { name: 'quantity', max: 2147483647, path: ['items', 0, 'quantity'], body: (n) => withItem({ quantity: n }) },
];

describe('the limits of a create', () => {
  for (const { name, max, min = 1, path, body } of limits) {
    test(`${name}: ${min} to ${max}`, async () => {
      for (const size of [min, min + 1, max - 1, max])
        expect((await create(body(size))).status, `size ${size}`).toBe(201);
      const tooMuch = await create(body(max + 1));
      expect([tooMuch.status, tooMuch.body.issues[0]?.path]).toEqual([400, path]);
      if (min !== 1) return;
      const tooLittle = await create(body(0));
      expect([tooLittle.status, tooLittle.body.issues[0]?.path]).toEqual([400, path]);
    });
  }
});

test('an update keeps the same limits for its version and for item ids', async () => {
  const { body: saved } = await create(aBody({ items: [anItem()] }));
  const update = (body: object) => service.call('PATCH', `${requestsPath}/${saved.sr_id}`, body);
  const statuses = async (key: 'version' | 'id', numbers: number[]) => {
    const answers = await Promise.all(
      numbers.map((number) =>
        update(
          key === 'version' ? { version: number, notes: 'x' } : { version: 1, items: [{ id: number, notes: 'x' }] },
        ),
      ),
    );
    return answers.map(({ status, body }) => [status, body.issues[0]?.code]);
  };
  const conflict = [409, 'version_conflict'];
  expect(await statuses('version', [0, 2, 9007199254740990, 9007199254740991, 9007199254740992])).toEqual([
    [400, 'too_small'],
    conflict,
    conflict,
    conflict,
    [400, 'too_big'],
  ]);
  const unknown = [400, 'unknown_item'];
  expect(await statuses('id', [0, 2147483646, 2147483647, 2147483648])).toEqual([
    [400, 'too_small'],
    unknown,
    unknown,
    [400, 'too_big'],
  ]);
});

test('100 items are the limit of the total, and an update of existing ones at the limit is fine', async () => {
  const { body: saved } = await create(aBody({ items: Array(99).fill(anItem()) }));
  const update = (body: object) => service.call('PATCH', `${requestsPath}/${saved.sr_id}`, body);
  const two = await update({ version: 1, items: [anItem(), anItem()] });
  expect([two.status, two.body.issues[0]?.path]).toEqual([400, ['items']]);
  expect((await update({ version: 1, items: [anItem()] })).status).toBe(200);
  const all = await update({ version: 2, items: saved.items.map(({ id }) => ({ id, quantity: 7 })) });
  expect(all.body.items.map(({ revision }) => revision)).toEqual([...Array(99).fill(2), 1]);
  expect((await update({ version: 3, items: [anItem()] })).status).toBe(400);
  expect((await update({ version: 3, items: [] })).body.issues[0]?.code).toBe('too_few');
});

test('needed_by takes every day of 1896 to 2104 and no other', async () => {
  const { body: saved } = await create(aBody({ needed_by: '0000-01-01' }));
  const accepted: string[] = [];
  const expected: string[] = [];
  const check = compileCheck(updateRequestSchema);
  for (let year = 1896; year <= 2104; year += 1) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        if (check({ version: 1, needed_by: date })) accepted.push(date);
        const real = new Date(Date.UTC(year, month - 1, day));
        if (day > 0 && month > 0 && real.getUTCMonth() === month - 1 && real.getUTCDate() === day) expected.push(date);
      }
    }
  }
  expect(accepted).toEqual(expected);
  expect(expected).toHaveLength(76_336);
  // The same schema through the whole service, where the calendar has its corners.
  let version = 1;
  for (const [date, status] of [
    ['1900-02-29', 400],
    ['2000-02-29', 200],
    ['2100-02-29', 400],
    ['2104-02-29', 200],
    ['2103-02-29', 400],
    ['2104-04-31', 400],
    ['2104-12-31', 200],
    ['2104-12-31\n', 400],
    [' 2104-12-31', 400],
    ['2104-1-1', 400],
    ['+002104-12-31', 400],
    ['٢١٠٤-١٢-٣١', 400],
  ] as const) {
    const answer = await service.call('PATCH', `${requestsPath}/${saved.sr_id}`, { version, needed_by: date });
    expect(answer.status, date).toBe(status);
    if (status === 200) version += 1;
  }
});

test('a URI has a scheme and only the characters of RFC 3986', async () => {
  const valid = [
    'https://e.com',
    'javascript:alert(1)',
    'urn:isbn:1',
    'http://[::1]:80/x?y#z',
    'mailto:a@b.c',
    'http://',
    'http://u:p@e.com/%E4%B8%AD',
    'file:///a//b',
    'x://[v1.a]',
  ];
  const invalid = [
    '',
    'e.com',
    '//e.com',
    '/a',
    'http',
    ':a',
    '1a:b',
    'http://e.com/ü',
    'http://e.com/a b',
    'http://e.com/%zz',
    'http://[::1',
    'http://[:::1]/',
    'http://e.com:port',
    'http://e.com/[',
    'http://e.com\n',
    'a:\\b',
    'http://e.com/"',
    'http://[fe80::1%25eth0]/',
    'http://a@b@c',
  ];
  for (const callback_url of valid) expect((await create(aBody({ callback_url }))).status, callback_url).toBe(201);
  for (const callback_url of invalid) {
    const answer = await create(aBody({ callback_url }));
    expect([answer.status, answer.body.issues[0]?.path], callback_url).toEqual([400, ['callback_url']]);
  }
});

test('integers may be written 1.0 or 1e0, and nothing that is not an integer passes for one', async () => {
  const send = (quantity: string) =>
    service.call('POST', requestsPath, JSON.stringify(withItem({ quantity: '@' })).replace('"@"', quantity));
  for (const quantity of ['1.0', '1e0', '10E-1']) expect((await send(quantity)).body.items[0]?.quantity).toBe(1);
  for (const quantity of ['1.5', '-0', '0', '-1', '1e400', 'true', '"1"', '[1]', '2147483647.5', '1e10']) {
    expect((await send(quantity)).status, quantity).toBe(400);
  }
  expect((await send('null')).body.items[0]?.quantity).toBeNull();
});
