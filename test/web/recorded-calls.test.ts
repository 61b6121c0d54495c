import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, test } from 'vitest';
import { callToCurl, readRecordedCalls, recordCall, recordCalls } from '../../web/src/api/recorded-calls.ts';

describe('the calls that a page shows', () => {
  const origin = 'https://assay.example';
  let stop: () => void;
  const call = (method: string, path: string, body?: string) =>
    recordCall(new Request(origin + path, { method, ...(body === undefined ? {} : { body }) }));

  beforeEach(() => {
    stop?.();
    stop = recordCalls();
  });

  test('are those made while it shows them, the newest thirty; asking again for the same is one', async () => {
    await call('POST', '/a', '{"n":1}');
    for (let times = 0; times < 3; times += 1) await call('GET', '/a/1?x=y');
    expect(readRecordedCalls().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/a', '{"n":1}'],
      ['GET', '/a/1?x=y', null],
    ]);
    for (let n = 0; n < 40; n += 1) await call('DELETE', `/a/${n}`);
    expect(readRecordedCalls()).toHaveLength(30);
    expect(readRecordedCalls().at(-1)?.path).toBe('/a/39');
    stop();
    await call('GET', '/later');
    expect(readRecordedCalls().at(-1)?.path).toBe('/a/39');
  });

  test('can be repeated in a shell, whatever stands in them', () => {
    const body = `{"name":"Potter's $HOME \`mug\`"}`;
    const command = callToCurl({ id: 1, method: 'POST', path: `/a?q=it's`, body }, origin, true);
    const script = `API_TOKEN=secret; curl() { for each; do printf '%s\\n' "$each"; done; }\n${command}`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n')).toEqual([
      ...['-X', 'POST', `${origin}/a?q=it's`, '-H', 'Authorization: Bearer secret'],
      ...['-H', 'Content-Type: application/json', '-d', body],
    ]);
    expect(callToCurl({ id: 1, method: 'GET', path: '/a', body: null }, origin, false)).toBe(`curl '${origin}/a'`);
  });
});
