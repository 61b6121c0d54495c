import { AsyncLocalStorage } from 'node:async_hooks';
import * as otel from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { systemClock } from '../lib/clock.ts';
import type { SpanOptions, TraceSpan, Tracing } from '../lib/tracing.ts';

const kinds = {
  server: otel.SpanKind.SERVER,
  consumer: otel.SpanKind.CONSUMER,
  client: otel.SpanKind.CLIENT,
  internal: otel.SpanKind.INTERNAL,
} as const;

const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const closingLimitMs = 5_000;

/** The place that a `traceparent` names; undefined for what is none. */
function placeOf(traceparent: string | undefined): otel.SpanContext | undefined {
  const [, traceId, spanId, flags] = traceparentPattern.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const place = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return otel.isSpanContextValid(place) ? place : undefined;
}

function traceparentOf({ traceId, spanId, traceFlags }: otel.SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/**
 * Sends spans to a collector by OTLP over HTTP, in batches and in the background: a collector that is away costs spans
 * and nothing else. Headers, timeout and compression come from the usual `OTEL_EXPORTER_OTLP_…` variables.
 */
export function createOtlpTracing(options: { endpoint: string; serviceName: string; version: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName, 'service.version': options.version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('assay', options.version);
  const current = new AsyncLocalStorage<TraceSpan>();
  return {
    start(name, { kind, parent = current.getStore()?.traceparent, attributes, startedMsAgo }: SpanOptions) {
      const place = placeOf(parent);
      const context = place === undefined ? otel.ROOT_CONTEXT : otel.trace.setSpanContext(otel.ROOT_CONTEXT, place);
      const startTime = startedMsAgo === undefined ? {} : { startTime: systemClock.now() - startedMsAgo };
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], ...(attributes && { attributes }), ...startTime },
        context,
      );
      return {
        traceparent: traceparentOf(span.spanContext()),
        name: (text) => void span.updateName(text),
        set: (more) => void span.setAttributes({ ...more }),
        end(error) {
          if (error !== undefined) {
            // The kind of an error and no more: messages may hold what people wrote.
            span.setAttribute('error.type', error instanceof Error ? error.name : 'error');
            span.setStatus({ code: otel.SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    run: (span, work) => current.run(span, work),
    current: () => current.getStore()?.traceparent,
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, closingLimitMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
