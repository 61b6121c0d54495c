import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/observability/metrics.ts';
import { signCallback } from '../../src/sourcing/callbacks/sign-callback.ts';
import { newSecret } from '../sourcing/callbacks/callback-service.ts';
import { type AssayProcess, root, startProcess } from '../support/assay-process.ts';
import { startReceivingServer } from '../support/receiving-server.ts';

const page = await readFile(path.join(root, 'docs', 'operations.md'), 'utf8');

/** The rows of the page's tables whose first cell is a name in code, with their second cell. */
function rowsNamed(pattern: RegExp): Map<string, string> {
  const rows = [...page.matchAll(/^\| `([^`]+)` \|([^|]*)\|/gm)];
  return new Map(rows.flatMap(([, name = '', cell = '']) => (pattern.test(name) ? [[name, cell.trim()]] : [])));
}

describe('the page for operators', () => {
  test('names every metric of our own', async () => {
    const ours = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    expect([...rowsNamed(/^assay_/).keys()].sort()).toEqual(ours.filter((name) => name.startsWith('assay_')).sort());
  });
});

describe('the receiver of the page', () => {
  let receiver: AssayProcess | undefined;
  afterEach(() => receiver?.kill());

  test('accepts what we sign, once, and refuses the rest', async () => {
    const code = /^```js\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '';
    const [secret, newer] = [newSecret(), newSecret()];
    const held = await startReceivingServer();
    const { port } = held;
    await held.close();
    const env = { CALLBACK_SECRET: secret, PORT: String(port) };
    receiver = startProcess(process.execPath, ['--input-type=module', '-e', code], env);
    while (!receiver.output().includes('listening')) await new Promise((resolve) => setTimeout(resolve, 20));
    const body = JSON.stringify({ type: 'sourcing_job.done', data: { job_id: 'the-job' } });
    const post = async (secrets: string[], sent = body) => {
      const headers = signCallback({ id: 'message-1', body, at: new Date() }, secrets);
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
    };
    expect(await post([newer, secret])).toBe(204);
    expect(await post([secret])).toBe(204);
    expect(await post([newer])).toBe(400);
    expect(await post([secret], `${body} `)).toBe(400);
    expect(receiver.output()).toBe('listening\nsourcing_job.done the-job\n');
  });
});
