import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/http/schema-keywords.ts';
import { createRequestSchema, updateRequestSchema } from '../../../src/sourcing/requests/request-schemas.ts';
import {
  createBodyArbitrary,
  faultsOf,
  itemPatchArbitrary,
  newItemArbitrary,
} from '../../support/request-arbitraries.ts';
import {
  aBody,
  anItem,
  digestOfRows,
  openRequestService,
  type RequestService,
  requestsPath,
} from '../../support/request-service.ts';

let service: RequestService;
beforeAll(async () => {
  service = await openRequestService();
});
afterAll(() => service.close());

/** What the contract's table of defaults makes of an item. */
const itemDefaults = {
  quantity: null,
  selected: false,
  customization: null,
  images: [],
  reference_url: null,
  specs: [],
  notes: null,
};
const withSpecDefaults = (item: { specs?: object[] | undefined }) =>
  item.specs === undefined ? item : { ...item, specs: item.specs.map((spec) => ({ required: false, ...spec })) };

test('every valid body is accepted, comes back as sent plus defaults, and reads back equal', async () => {
  await fc.assert(
    fc.asyncProperty(createBodyArbitrary, async (fields) => {
      const body = aBody(fields);
      const created = await service.call('POST', requestsPath, body);
      expect(created.status).toBe(201);
      const { id, sr_id, version, created_at, updated_at, items, ...content } = created.body;
      expect({ sr_id, version, updated_at }).toEqual({ sr_id: `SR-${id}`, version: 1, updated_at: created_at });
      const { items: sentItems = [], ...sent } = fields;
      const { external_id } = body;
      const requestDefaults = { destination: null, callback_url: null, notes: null, needed_by: null };
      expect(content).toEqual({ external_id, ...requestDefaults, ...sent });
      expect(items).toEqual(
        sentItems.map((item, index) => ({
          id: items[index]?.id,
          sourcing_request_id: id,
          revision: 1,
          created_at,
          updated_at,
          ...itemDefaults,
          ...withSpecDefaults(item),
        })),
      );
      const read = await service.call('GET', `${requestsPath}/${sr_id}`);
      expect(read.body).toEqual(created.body);
    }),
    { numRuns: 120 },
  );
});

test('every fault in a create is a 400 that names its path and leaves the database as it was', async () => {
  await service.call('POST', requestsPath, aBody({ items: [anItem()] }));
  const before = await digestOfRows(service.pool);
  await fc.assert(
    fc.asyncProperty(createBodyArbitrary, fc.nat(), async (fields, pick) => {
      const faults = faultsOf(createRequestSchema as JsonSchema, aBody(fields));
      const fault = faults[pick % faults.length];
      const answer = await service.call('POST', requestsPath, fault?.body);
      expect([answer.status, answer.body.issues?.map(({ path }) => path)], fault?.what).toEqual([400, [fault?.path]]);
    }),
    { numRuns: 400 },
  );
  expect(await digestOfRows(service.pool)).toBe(before);
});

test('every fault in an update is a 400 that names its path and leaves the database as it was', async () => {
  const { body: saved } = await service.call('POST', requestsPath, aBody({ items: [anItem(), anItem()] }));
  const before = await digestOfRows(service.pool);
  const update = fc.tuple(createBodyArbitrary, itemPatchArbitrary, newItemArbitrary).map(([fields, patch, added]) => ({
    version: 1,
    external_id: 'moved',
    ...fields,
    items: [{ id: saved.items[0]?.id, ...patch }, added],
  }));
  const { properties, ...rest } = updateRequestSchema as JsonSchema;
  const [patchSchema, newSchema] = properties?.items?.items?.anyOf ?? [];
  await fc.assert(
    fc.asyncProperty(update, fc.nat(), async (body, pick) => {
      // The entries of the union are broken by their own schema, all else by the schema of the update.
      const [patch, added] = body.items;
      const itemFaults = [patch, added].flatMap((item, index) =>
        faultsOf((index === 0 ? patchSchema : newSchema) ?? {}, item ?? {})
          .filter(({ path, what }) => !(what === 'left out' && path.join() === 'id'))
          .map((fault) => ({
            ...fault,
            path: ['items', index, ...fault.path],
            body: { ...body, items: (body.items as unknown[]).with(index, fault.body) },
          })),
      );
      const { items: _, ...others } = properties ?? {};
      const faults = [...faultsOf({ ...rest, properties: others }, body), ...itemFaults];
      const fault = faults[pick % faults.length];
      const answer = await service.call('PATCH', `${requestsPath}/${saved.sr_id}`, fault?.body);
      expect([answer.status, answer.body.issues?.map(({ path }) => path)], fault?.what).toEqual([400, [fault?.path]]);
    }),
    { numRuns: 400 },
  );
  expect(await digestOfRows(service.pool)).toBe(before);
});
