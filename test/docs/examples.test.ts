import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiExamples } from '../../src/http/api-examples.ts';
import { openapiDocument } from '../support/answer-check.ts';
import { tourApi, type Visited } from '../support/api-tour.ts';
import { root } from '../support/assay-process.ts';

/** Of a list of objects the examples show the first: what one product looks like says it of all. */
const shownOfList = 1;

/** Bodies in which ids, times, addresses and durations are always the same, and lists are short unless it is `isWhole`. */
function createPlain(ids: Map<string, string>, isWhole: boolean): (value: unknown, key?: string) => unknown {
  const plainText = (text: string) =>
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
        const known = ids.get(id) ?? `01940e6c-7a00-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
        ids.set(id, known);
        return known;
      })
      .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, '2027-01-12T09:30:00.000Z')
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://shop.example');
  const plain = (value: unknown, key = ''): unknown => {
    if (key === 'nextCursor' || key === 'next_cursor') return value === null ? null : 'YWZ0ZXI6MTc5NTMz';
    if (typeof value === 'string') return plainText(value).slice(0, 2_000);
    if (typeof value === 'number') return isDuration(key) ? 12 : value;
    if (Array.isArray(value)) {
      const isShown = !isWhole && typeof value[0] === 'object';
      return (isShown ? value.slice(0, shownOfList) : value).map((entry) => plain(entry));
    }
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value);
    return Object.fromEntries(members.map(([name, member]) => [name, plain(member, isDuration(key) ? key : name)]));
  };
  return plain;
}

/** Members that hold milliseconds, or an object of them, differ from one call to the next. */
function isDuration(key: string): boolean {
  return /(?:_ms|Ms|seconds|bytes)$/.test(key);
}

function toExamples(visited: readonly Visited[]): ApiExamples {
  const examples: ApiExamples = { operations: {}, refusals: {} };
  const ids = new Map<string, string>();
  const whole = createPlain(ids, true);
  const plain = createPlain(ids, false);
  for (const { operationId, status, request, answer } of visited) {
    if (status >= 400) examples.refusals[status] ??= plain(answer);
    if (operationId === 'any') continue;
    if (typeof answer === 'string' && /^(?:<|PK)/.test(answer)) continue;
    examples.operations[operationId] ??= { answers: {} };
    const shown = examples.operations[operationId];
    if (request !== undefined && status < 400) shown.request ??= whole(request);
    shown.answers[status] ??= plain(answer);
  }
  return examples;
}

describe('the examples of the reference', () => {
  let visited: Visited[];
  beforeAll(async () => {
    visited = await tourApi();
  }, 120_000);

  test('are what the service is sent and answers; `npm test -- test/docs/examples -u` writes them', async () => {
    const text = `${JSON.stringify(toExamples(visited), null, 1)}\n`;
    await expect(text).toMatchFileSnapshot(path.join(root, 'src', 'http', 'api-examples.json'));
  });

  test('stand at every body, answer and refusal that is JSON or text', () => {
    const lacking: string[] = [];
    const look = (place: string, content: Record<string, { example?: unknown }> = {}) => {
      for (const [mediaType, { example }] of Object.entries(content))
        if (/json|csv|event-stream/.test(mediaType) && (example === undefined || example === '')) lacking.push(place);
    };
    type Body = { content?: Record<string, { example?: unknown }> };
    for (const [url, methods] of Object.entries(openapiDocument.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const { requestBody } = operation as { requestBody?: Body };
        look(`${method} ${url} body`, requestBody?.content);
        for (const [status, response] of Object.entries(operation.responses))
          look(`${method} ${url} ${status}`, (response as Body).content);
      }
    }
    for (const [name, response] of Object.entries(openapiDocument.components.responses))
      look(name, (response as Body).content);
    expect(lacking).toEqual([]);
  });
});
