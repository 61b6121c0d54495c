import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../../src/db/transaction.ts';
import { readRequestForRun } from '../../../src/sourcing/requests/request-view.ts';
import { aBody, anItem, openRequestService, type RequestService, requestsPath } from '../../support/request-service.ts';

let service: RequestService;
beforeAll(async () => {
  service = await openRequestService();
});
afterAll(() => service.close());

const create = async (fields: object = {}, headers = {}) => service.call('POST', requestsPath, aBody(fields), headers);

test('a read answers 304 to who has the version already, and the tag changes with it', async () => {
  const { body, headers } = await create();
  expect(headers).toMatchObject({ etag: '"1"', location: `${requestsPath}/${body.sr_id}` });
  const read = (tag: string) =>
    service.call('GET', `${requestsPath}/${body.sr_id}`, undefined, { 'if-none-match': tag });
  for (const tag of ['"1"', 'W/"1"', '"0", "1"', '*']) expect((await read(tag)).status, tag).toBe(304);
  for (const tag of ['"2"', '1', '', '"1', '"0"']) expect((await read(tag)).status, tag).toBe(200);
  await service.call('PATCH', `${requestsPath}/${body.sr_id}`, { version: 1, notes: 'x' });
  expect((await read('"1"')).headers.etag).toBe('"2"');
});

test('an id of the wrong shape is a 400, one that nothing has a 404', async () => {
  for (const id of [
    'sr-1',
    'SR-0',
    'SR-01',
    'SR1',
    'SR-',
    'SR--1',
    'SR-1.0',
    'SR-1%20',
    'SR-1%0A',
    'XX-1',
    '1',
    `SR-x${'9'.repeat(2000)}`,
  ]) {
    const answer = await service.call('GET', `${requestsPath}/${id}`);
    expect([answer.status, answer.body.issues?.[0]?.path], id).toEqual([400, ['srId']]);
  }
  for (const id of ['SR-999999', 'SR-9007199254740993', `SR-${'9'.repeat(2000)}`]) {
    const answer = await service.call('GET', `${requestsPath}/${id}`);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([404, ['srId']]);
    expect((await service.call('PATCH', `${requestsPath}/${id}`, { version: 1, notes: 'x' })).status).toBe(404);
    expect((await service.call('GET', `${requestsPath}/${id}/history`)).status).toBe(404);
  }
});

test('a summary says what the request says, whatever was edited and added, and counts the items', async () => {
  const merchant = { id: 'summary "m" \\ 商家', name: 'Name\nof two lines' };
  const created = (await create({ merchant, items: [anItem(), anItem(), anItem()] })).body;
  const [first, second] = created.items;
  const patches = [
    { notes: 'said "so"' },
    { items: [{ id: first?.id, notes: 'one' }] },
    {
      items: [
        { id: first?.id, notes: 'two' },
        { id: second?.id, notes: 'two' },
      ],
    },
    { items: [anItem()] },
    { items: [{ id: second?.id, notes: 'three' }, anItem()], destination: null, needed_by: '2027-01-31' },
    { items: [{ id: first?.id, notes: 'four' }, { id: second?.id, notes: 'four' }, anItem(), anItem()] },
  ];
  for (const [index, patch] of patches.entries()) {
    const url = `${requestsPath}/${created.sr_id}`;
    const patched = await service.call('PATCH', url, { version: index + 1, ...patch });
    expect(patched.status).toBe(200);
    const { items, ...saved } = (await service.call('GET', url)).body;
    expect(patched.body).toEqual({ ...saved, items });
    const listed = await service.call('GET', `${requestsPath}?${new URLSearchParams({ merchant_id: merchant.id })}`);
    expect(listed.body.sourcing_requests).toEqual([{ ...saved, item_count: items.length, last_run: null }]);
  }
});

test('the list goes newest first through pages that are stable while requests are added, and can be filtered', async () => {
  const merchant = { id: 'list "merchant"', name: 'x' };
  const made: string[] = [];
  for (let index = 0; index < 7; index += 1) made.push((await create({ merchant, items: [anItem()] })).body.sr_id);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ merchant_id: merchant.id, limit: '3', ...(cursor === '' ? {} : { cursor }) });
    const page = await service.call('GET', `${requestsPath}?${query}`);
    seen.push(...page.body.sourcing_requests.map(({ sr_id, item_count }) => `${sr_id}:${item_count}`));
    cursor = page.body.next_cursor;
    await create({ merchant });
  }
  expect(seen).toEqual(made.toReversed().map((srId) => `${srId}:1`));

  const { body } = await create({ external_id: 'found by this' });
  for (const query of ['external_id=found%20by%20this', 'external_id=found%20by%20this&merchant_id=m-1']) {
    const { sourcing_requests } = (await service.call('GET', `${requestsPath}?${query}`)).body;
    expect(sourcing_requests.map(({ sr_id }) => sr_id)).toEqual([body.sr_id]);
  }
  expect((await service.call('GET', `${requestsPath}?external_id=none`)).body).toEqual({
    sourcing_requests: [],
    next_cursor: null,
  });
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1&limit=2',
    'cursor=abc',
    'cursor=',
    'merchant_id=',
    'merchantid=1',
    'run_state=zzz',
  ]) {
    expect((await service.call('GET', `${requestsPath}?${query}`)).status, query).toBe(400);
  }
});

test('a create with a key can be repeated, also after an update, and not with another body', async () => {
  const body = aBody({ items: [anItem(), anItem({ notes: 'n' })] });
  const key = { 'idempotency-key': 'key-1' };
  const first = await service.call('POST', requestsPath, body, key);
  const update = { version: 1, notes: 'later', items: [{ id: first.body.items[0]?.id, quantity: 9 }, anItem()] };
  expect((await service.call('PATCH', `${requestsPath}/${first.body.sr_id}`, update)).status).toBe(200);
  // The same body in other words: another order of members, a default written out.
  const again = await service.call(
    'POST',
    requestsPath,
    { ...Object.fromEntries(Object.entries(body).reverse()), notes: null },
    key,
  );
  expect([again.status, again.body, again.headers.etag]).toEqual([201, first.body, '"1"']);
  const other = await service.call('POST', requestsPath, { ...body, notes: 'other' }, key);
  expect([other.status, other.body.issues[0]?.code]).toEqual([409, 'idempotency_key_reused']);
  const elsewhere = await service.call('POST', requestsPath, aBody(), key);
  expect([elsewhere.status, elsewhere.body.issues[0]?.code]).toEqual([409, 'idempotency_key_reused']);
  const keyless = await service.call('POST', requestsPath, body);
  expect(keyless.body.issues[0]).toMatchObject({ path: ['external_id'], sr_id: first.body.sr_id });
  for (const bad of ['a b', 'ü', 'x'.repeat(256)]) {
    expect((await service.call('POST', requestsPath, aBody(), { 'idempotency-key': bad })).status, bad).toBe(400);
  }
  expect((await service.call('POST', requestsPath, aBody(), { 'idempotency-key': 'x'.repeat(255) })).status).toBe(201);
});

test('the history tells every accepted change and no refused one', async () => {
  const { body } = await create({ items: [anItem()] });
  const path = `${requestsPath}/${body.sr_id}`;
  const id = body.items[0]?.id;
  await service.call('PATCH', path, {
    version: 1,
    notes: 'first',
    items: [{ id, specs: [{ name: 'a', value: 'b' }] }],
  });
  await service.call('PATCH', path, { version: 1, notes: 'refused' });
  await service.call('PATCH', path, {
    version: 2,
    notes: null,
    merchant: { id: 'm-2', name: 'New' },
    items: [anItem({ name: 'added' }), { id, name: 'Bottle' }],
  });
  const { history } = (await service.call('GET', `${path}/history`)).body;
  expect(history.map(({ version, changed_by }) => [version, changed_by])).toEqual(
    [1, 2, 3].map((version) => [version, 'anonymous']),
  );
  expect(history[0]?.changes).toEqual([]);
  expect(history[1]?.changes).toEqual([
    { path: ['notes'], before: null, after: 'first' },
    { path: ['items', 0, 'specs'], before: [], after: [{ name: 'a', value: 'b', required: false }] },
  ]);
  expect(history[2]?.changes).toMatchObject([
    { path: ['merchant'], before: { id: 'm-1', name: 'Merchant' }, after: { id: 'm-2', name: 'New' } },
    { path: ['notes'], before: 'first', after: null },
    { path: ['items', 1], before: null, after: { name: 'added' } },
  ]);
  const page = await service.call('GET', `${path}/history?limit=2`);
  const rest = await service.call('GET', `${path}/history?limit=2&cursor=${page.body.next_cursor}`);
  expect([page, rest].map((answer) => answer.body.history.map(({ version }) => version))).toEqual([[1, 2], [3]]);
  expect(rest.body.next_cursor).toBeNull();
});

test('a run reads a request with its items as they are', async () => {
  const { body } = await create({ items: [anItem({ specs: [{ name: 'a', value: 'b', required: true }] })] });
  const read = (srId: string) => withTransaction(service.pool, (client) => readRequestForRun(client, 'SR', srId));
  expect(await read(body.sr_id)).toEqual(body);
  expect(await read('SR-999999')).toBeUndefined();
  expect(await read('RS-1')).toBeUndefined();
});

test('an item stored before a member existed is read with its default and can be patched', async () => {
  const { body } = await create({ items: [anItem({ notes: 'x', reference_url: 'https://a.example/' })] });
  const url = `${requestsPath}/${body.sr_id}`;
  const forget = (...members: string[]) =>
    service.pool.query(
      `update sourcing_request_items set document = (document::jsonb - $2::text[])::text where sourcing_request_id = $1`,
      [body.id, members],
    );
  await forget('notes', 'images', 'reference_url');
  const item = { ...body.items[0], notes: null, reference_url: null, images: [] };
  expect((await service.call('GET', url)).body.items).toEqual([item]);
  const patched = await service.call('PATCH', url, { version: 1, items: [{ id: item.id, notes: 'seen' }] });
  expect(patched.status).toBe(200);
  expect(patched.body.items[0]).toMatchObject({ notes: 'seen', images: [], revision: 2 });
  expect(Object.keys(patched.body.items[0] ?? {})).toEqual(Object.keys(body.items[0] ?? {}));
  const { history } = (await service.call('GET', `${url}/history`)).body;
  expect(history.at(-1)?.changes).toEqual([{ path: ['items', 0, 'notes'], before: null, after: 'seen' }]);
});
