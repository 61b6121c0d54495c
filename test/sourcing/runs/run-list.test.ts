import { expect, test } from 'vitest';
import { anItem, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService } from '../../support/test-service.ts';

interface RunPage {
  runs: { runId: string }[];
  nextCursor: string | null;
}

test('every run can be listed, newest first, page by page, also while runs are added and removed', async () => {
  const service = await openTestService();
  try {
    const srId = await storeRequest(service.call, [anItem('Mug')]);
    const other = await storeRequest(service.call, [anItem('Cup')]);
    const started: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      started.push(await startJob(service.call, srId));
      await startJob(service.call, other);
    }
    // Runs of the same millisecond are told apart by their ids.
    const { pool } = service.service.database;
    await pool.query('update sourcing_runs set created_at = $1 where run_id = any ($2::uuid[])', [
      new Date('2020-01-01T00:00:00.000Z'),
      started.slice(0, 4),
    ]);
    const wanted = [...started.slice(4).reverse(), ...started.slice(0, 4).sort().reverse()];
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ sr_id: srId, limit: '2', ...(cursor === '' ? {} : { cursor }) });
      const page: RunPage = (await service.call<RunPage>('GET', `/api/runs?${query}`)).body;
      seen.push(...page.runs.map(({ runId }) => runId));
      cursor = page.nextCursor;
      await startJob(service.call, srId);
      await pool.query('delete from sourcing_runs where run_id = $1', [page.runs.at(-1)?.runId]);
    }
    expect(seen).toEqual(wanted);

    const all = (await service.call<RunPage>('GET', '/api/runs')).body;
    expect([all.runs.length, all.nextCursor]).toEqual([14, null]);
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'cursor=abc',
      'cursor=',
      'sr_id=x',
      'sr_id=',
      `cursor=${btoa('after:1')}`,
    ]) {
      const refused = await service.call<{ issues: { path: string[] }[] }>('GET', `/api/runs?${query}`);
      expect([refused.status, refused.body.issues[0]?.path], query).toEqual([400, [query.split('=')[0]]]);
    }
  } finally {
    await service.close();
  }
});
