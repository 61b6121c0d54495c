import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import createClient from 'openapi-fetch';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { paths } from '../../../web/src/api.gen.ts';
import { aBody, anItem, openRequestService, type RequestService } from '../../support/request-service.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
let service: RequestService;
let baseUrl = '';
beforeAll(async () => {
  service = await openRequestService({ apiTokens: ['secret'] });
  baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

test('the document passes every recommended rule of a public linter', async () => {
  const source = await readFile(path.join(root, 'openapi.json'), 'utf8');
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test('the types that a public generator makes of the document are those that the tests are compiled with', async () => {
  const source = await readFile(path.join(root, 'openapi.json'), 'utf8');
  const generated = astToString(await openapiTypescript(source, { defaultNonNullable: false }));
  const committed = await readFile(path.join(root, 'web', 'src', 'api.gen.ts'), 'utf8');
  const bare = (types: string) => types.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s+/g, '');
  expect(bare(committed) === bare(generated), '"npm run openapi" writes both files').toBe(true);
  expect(committed).toContain('@description');
});

test('document and types are no longer than what they say: no deep indents, and no examples among the types', async () => {
  const source = await readFile(path.join(root, 'openapi.json'), 'utf8');
  expect(source).toBe(`${JSON.stringify(JSON.parse(source), null, 1)}\n`);
  const types = await readFile(path.join(root, 'web', 'src', 'api.gen.ts'), 'utf8');
  expect(types).not.toContain('@example');
  expect(types.split('\n')[1]).toMatch(/^ {2}"/);
});

test('a generated client creates, updates and reads', async () => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer secret' } });
  const created = await client.POST('/api/v1/sourcing-requests', { body: aBody({ items: [anItem()] }) });
  const item = created.data?.items[0];
  const srId = created.data?.sr_id ?? '';
  const updated = await client.PATCH('/api/v1/sourcing-requests/{srId}', {
    params: { path: { srId } },
    body: {
      version: 1,
      items: [
        { id: item?.id ?? 0, quantity: 12 },
        { name: 'New', description: 'One more' },
      ],
    },
  });
  expect(updated.data?.items.map(({ revision, quantity }) => [revision, quantity])).toEqual([
    [2, 12],
    [1, null],
  ]);
  const read = await client.GET('/api/v1/sourcing-requests/{srId}', { params: { path: { srId } } });
  expect(read.data).toEqual(updated.data);
  const stale = await client.PATCH('/api/v1/sourcing-requests/{srId}', {
    params: { path: { srId } },
    body: { version: 1, notes: 'x' },
  });
  expect([stale.response.status, stale.error?.issues?.[0]?.code]).toEqual([409, 'version_conflict']);
});

test('the two operations of the contract answer with the statuses that it lists, 429 with a limit, 403 with scopes', async () => {
  const { paths: published } = JSON.parse(await readFile(path.join(root, 'openapi.json'), 'utf8'));
  const create = published['/api/v1/sourcing-requests'].post;
  const update = published['/api/v1/sourcing-requests/{srId}'].patch;
  expect([create.operationId, update.operationId]).toEqual(['createSourcingRequest', 'updateSourcingRequest']);
  expect(Object.keys(create.responses).map(Number)).toEqual([201, 400, 401, 403, 409, 413, 415, 429, 500]);
  expect(Object.keys(update.responses).map(Number)).toEqual([200, 400, 401, 403, 404, 409, 412, 413, 415, 429, 500]);
});
