/** One piece of work in a trace. */
export interface TraceSpan {
  /** Its place in the trace, as the header `traceparent` has it (W3C Trace Context). */
  traceparent: string;
  name(text: string): void;
  set(attributes: Readonly<Record<string, string | number | boolean>>): void;
  /** With an error the span failed. */
  end(error?: unknown): void;
}

export interface SpanOptions {
  kind: 'server' | 'consumer' | 'client' | 'internal';
  /** A `traceparent` from elsewhere; by default the span goes below the one whose work is going on. */
  parent?: string | undefined;
  attributes?: Readonly<Record<string, string | number | boolean>>;
  /** For work that is over already. */
  startedMsAgo?: number;
}

/** Where spans go. There is none unless a collector is configured. */
export interface Tracing {
  start(name: string, options: SpanOptions): TraceSpan;
  /** Runs `work`, and whatever it begins, as that of the span. */
  run<Result>(span: TraceSpan, work: () => Result): Result;
  /** The `traceparent` of the span whose work is going on. */
  current(): string | undefined;
  /** Sends what was collected. */
  close(): Promise<void>;
}
