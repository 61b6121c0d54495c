import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { runJob } from '../support/run-records.ts';
import { anItem, bottleSpecs, bottles, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService } from '../support/test-service.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that takes OTLP over HTTP, in JSON. */
async function openCollector() {
  const spans: SentSpan[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
    };
    for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { spans, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a trace goes from the caller through the API and the queue to the worker and its searches', async () => {
  const collector = await openCollector();
  const service = await openTestService({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  try {
    await service.importProducts(bottles());
    await service.service.startWorker(1);
    const srId = await storeRequest(service.call, [anItem('Steel bottle of Mrs Secret', bottleSpecs)]);
    const call: typeof service.call = (method, url, body, headers) =>
      service.call(method, url, body, { ...headers, traceparent: `00-${traceId}-b7ad6b7169203331-01` });
    const jobId = await runJob(call, srId);
    await service.call('GET', `/job/${jobId}/products`, undefined, { traceparent: 'nonsense' });
    await service.call('GET', '/healthz');
  } finally {
    await service.close();
    collector.close();
  }
  const ofTrace = collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => ofTrace.find((span) => span.name === name);
  const [start, process, search] = ['POST /api/sourcing-jobs', 'process source-item', 'search catalog'].map(named);
  expect(start?.parentSpanId).toBe('b7ad6b7169203331');
  expect(process?.parentSpanId).toBe(start?.spanId);
  expect(search?.parentSpanId).toBe(process?.spanId);
  // The other requests are traces of their own; none tells an address or what people wrote.
  expect(collector.spans.map(({ name }) => name)).toContain('GET /job/:job_id/products');
  expect(collector.spans.map(({ name }) => name).filter((name) => name.includes('healthz'))).toEqual([]);
  expect(JSON.stringify(collector.spans)).not.toMatch(/Secret|nonsense/);
});
