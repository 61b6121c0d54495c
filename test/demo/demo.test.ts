import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssay } from '../support/assay-process.ts';
import { makeTestFolder } from '../support/test-folder.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = makeTestFolder('demo');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('the demo ends well on an empty data folder, shows its evidence, and can be repeated', async () => {
  const first = startAssay(['demo'], { DATA_DIR: dataDir });
  expect(await first.ended, first.errors()).toEqual({ code: 0, signal: null });
  expect(first.output()).toMatch(/^1\. /m);
  expect(first.output()).toMatch(/shortlisted {2}✓ ✓/);
  expect(first.output()).toMatch(/Evidence of (1688|alibaba):\d+/);
  expect(first.output()).toMatch(/in (attributes|variants|title|description)\S*: “/);
  const runId = /dashboard\/([0-9a-f-]{36})/.exec(first.output())?.[1];
  expect(runId).toBeDefined();

  const second = startAssay(['demo'], { DATA_DIR: dataDir });
  expect(await second.ended, second.errors()).toEqual({ code: 0, signal: null });
  const srIds = [first, second].map((run) => /of (SR-\d+),/.exec(run.output())?.[1]);
  expect(srIds[1]).toBe(srIds[0]);

  // What the demo ran is there when the service starts.
  const service = startAssay(['serve'], { DATA_DIR: dataDir, PORT: '0' });
  try {
    await service.says('Assay serves');
    const origin = /Assay serves (http:\S+)/.exec(service.errors())?.[1];
    const answer = await fetch(`${origin}/api/runs/${runId}/result`);
    expect(answer.status).toBe(200);
    const record = (await answer.json()) as {
      result: { shortlist: unknown[]; possibleMatches: unknown[]; eliminated: unknown[] };
    };
    expect(record.result.shortlist.length).toBeGreaterThan(0);
    expect(record.result.possibleMatches.length).toBeGreaterThan(0);
    expect(record.result.eliminated.length).toBeGreaterThan(0);
  } finally {
    service.child.kill('SIGTERM');
    expect(await service.ended, service.errors()).toEqual({ code: 0, signal: null });
  }
});
