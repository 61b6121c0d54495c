import { expect, test } from 'vitest';
import { openTestService } from '../support/test-service.ts';

test('/metrics counts answers by route pattern and status, not by address', async () => {
  const service = await openTestService();
  try {
    await service.call('GET', '/healthz');
    await service.call('GET', '/api/runs/one');
    await service.call('GET', '/api/runs/two');
    await service.call('GET', '/no/such/route');
    const { status, text, headers } = await service.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toContain('assay_http_request_seconds_count{method="GET",route="/healthz",status="200"} 1');
    expect(text).toContain('assay_http_request_seconds_count{method="GET",route="/api/runs/:job_id",status="404"} 2');
    expect(text).toContain('route="none",status="404"} 1');
    expect(text).toContain('assay_products_reads_with_reason_total 0');
    expect(text).toContain('process_resident_memory_bytes');
  } finally {
    await service.close();
  }
});
