import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { writeOpenapi } from '../../src/http/openapi.ts';
import { lenient } from '../../src/http/schema-parts.ts';
import { openapiDocument } from '../support/answer-check.ts';

const options = { title: 'T', version: '1', description: 'D', tags: {} };
const route = (url: string, schema: object) => ({
  ...{ method: 'GET', url, schema: { operationId: url.slice(1), ...schema } },
  ...{ auth: false, limited: false, answers: {} },
});

test('a schema of three members or more is written once, under its name', () => {
  const places = new Map<string, string[]>();
  const visit = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { type, properties } = value as { type?: unknown; properties?: object };
    if (type === 'object' && Object.keys(properties ?? {}).length >= 3) {
      const text = JSON.stringify(properties);
      places.set(text, [...(places.get(text) ?? []), place]);
    }
    for (const [key, member] of Object.entries(value)) visit(member, `${place}/${key}`);
  };
  visit(openapiDocument, '');
  expect([...places.values()].filter((known) => known.length > 1)).toEqual([]);
  const unnamed = [...places.values()].flat().filter((place) => place.startsWith('/paths/'));
  expect(unnamed, 'schemas of bodies and answers without an $id').toEqual([]);
});

test('two schemas of one name stop the program at start', () => {
  const named = (member: string) => Type.Object({ [member]: Type.String() }, { $id: 'Same' });
  const routes = ['a', 'b'].map((member) => route(`/${member}`, { response: { 200: named(member) } }));
  expect(() => writeOpenapi(routes, options)).toThrow('Two different schemas have the $id "Same"');
  expect(() => writeOpenapi([routes[0], routes[0]] as never, options)).not.toThrow();
});

test('a lenient parameter lets everything through and is published with its type', () => {
  const querystring = Type.Object({ page: lenient(Type.Integer({ minimum: 1, description: 'Which page' })) });
  const { paths } = writeOpenapi([route('/a', { querystring })], options);
  expect(paths['/a']?.get).toMatchObject({
    parameters: [{ name: 'page', in: 'query', required: false, description: 'Which page', schema: { minimum: 1 } }],
  });
});
