import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CheckOutcome } from '../../src/commands/examine-installation.ts';
import { runAssay } from '../support/run-assay.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { openTestService } from '../support/test-service.ts';

test('assay doctor tells what is well, what is not, and what to do', async () => {
  const service = await openTestService();
  try {
    const { code, output, errors } = await runAssay(['doctor', '--json'], service.env);
    expect([code, errors]).toEqual([0, '']);
    const findings = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as CheckOutcome);
    const byName = new Map(findings.map((finding) => [finding.name, finding]));
    for (const name of ['settings', 'database', 'migrations', 'clock', 'queue', 'sources', 'disk']) {
      expect(byName.get(name)?.state, name).toMatch(/ok|warning/);
    }
    // Nothing was imported, and no worker has run yet.
    expect(byName.get('catalog')).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('catalog import'),
    });
    expect(byName.get('upkeep')).toMatchObject({ state: 'warning' });

    // Work that nobody does.
    const item = { name: 'Mug', description: 'Mug' };
    const created = await service.call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', {
      ...{ external_id: 'a', merchant: { id: 'm', name: 'Shop' }, items: [item] },
    });
    await service.call('POST', '/api/sourcing-jobs', { sr_id: created.body.sr_id });
    await service.service.database.pool.query(`UPDATE pgboss.job SET start_after = now() - interval '5 minutes'`);
    const stuck = await runAssay(['doctor'], service.env);
    expect(stuck.code).toBe(1);
    expect(stuck.output).toMatch(/FAILURE queue .*1 ready, 0 active[\s\S]*→ Nobody works: start "assay work"/);
    expect(stuck.errors).toMatch(/1 of \d+ checks failed/);
  } finally {
    await service.close();
  }
});

test('assay doctor goes on where the database does not answer', async () => {
  const { code, output } = await runAssay(['doctor'], {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none?user=nobody&password=hush',
    SOURCES_FILE: '/nowhere/sources.json',
  });
  expect(code).toBe(1);
  expect(output).toMatch(/FAILURE database/);
  expect(output).toMatch(/FAILURE sources/);
  expect(output).toMatch(/ok +disk|FAILURE disk|WARNING disk/);
  expect(output).not.toContain('hush');
});

test('assay doctor makes nothing where nothing is yet', async () => {
  const folder = path.join(makeTestFolder('doctor'), 'data');
  const { code, output } = await runAssay(['doctor'], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toMatch(/FAILURE database .*there is none in/);
  expect(existsSync(folder)).toBe(false);
});
