import { expect, test } from 'vitest';
import { runJob } from '../../support/run-records.ts';
import { anItem, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';
import { bearer } from './feedback-service.ts';

test('in production nobody without a token reads who said something, or their notes, and the verdict still counts', async () => {
  const service = await openTestService({ APP_ENV: 'production', API_TOKEN: 'buyer:secret-token' });
  try {
    const call: TestService['call'] = (method, url, body) => service.call(method, url, body, bearer);
    await service.importProducts(bottles());
    await service.service.startWorker(1);
    const srId = await storeRequest(call, [anItem('Insulated stainless steel water bottle', bottleSpecs)]);
    const first = await runJob(call, srId);
    const said = { verdict: 'match', note: 'Rang Mr Meier', by: 'Anna Schmidt' };
    expect((await call('PUT', `/job/${first}/products/1005/specs/Capacity`, said)).status).toBe(200);
    const later = await runJob(call, srId);

    const open = [`/api/runs/${later}/result`, `/api/sr/${srId}/result`, `/api/runs/${first}/diff/${later}`];
    for (const view of ['products?include_eliminated=true', 'products.csv', 'questions', 'diagnosis']) {
      open.push(`/job/${later}/${view}`);
    }
    for (const url of open) {
      const { status, text } = await service.call('GET', url);
      expect([status, /Anna|Schmidt|Meier|buyer/.exec(text)?.[0]], url).toEqual([200, undefined]);
    }
    expect((await service.call('GET', open[0] ?? '')).text).toContain('A person confirmed it on');
    expect((await service.call('GET', `/job/${later}/feedback`)).status).toBe(401);
    expect((await call('GET', `/job/${later}/feedback`)).text).toContain('Rang Mr Meier');
  } finally {
    await service.close();
  }
});
