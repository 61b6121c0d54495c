import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { addStateMetrics, type StateReaders } from './state-metrics.ts';

/** What the service counts of itself, in the Prometheus text format. */
export interface Metrics {
  registry: Registry;
  /** Seconds per answered request, by method, route pattern and status. */
  httpRequestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Seconds per search of a source by this process's workers, by its name and whether it `answered` or `failed`. */
  sourceSearchSeconds: Histogram<'source' | 'outcome'>;
  /** Attempts of this process at callbacks, by whether they `delivered` or `failed`. */
  callbackAttempts: Counter<'outcome'>;
  /** Items that this process sourced, by whether they are `done` or their attempt `failed`. */
  items: Counter<'outcome'>;
  /** Products that this process stored, by verdict. */
  products: Counter<'verdict'>;
  /** Reads of products that gave a `reason`. The text itself is only logged: labels must stay few. */
  productsReasons: Counter;
}

/** `readers` read the state of the service on each scrape; without them those gauges are empty. */
export function createMetrics(readers?: StateReaders): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addStateMetrics(registry, readers);
  return {
    registry,
    httpRequestSeconds: new Histogram({
      name: 'assay_http_request_seconds',
      help: 'Time from the first byte of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers: [registry],
    }),
    sourceSearchSeconds: new Histogram({
      name: 'assay_source_search_seconds',
      help: 'Time in which a source answered one search of an item, or failed.',
      labelNames: ['source', 'outcome'],
      buckets: [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
      registers: [registry],
    }),
    callbackAttempts: new Counter({
      name: 'assay_callback_attempts_total',
      help: 'Attempts to deliver callbacks.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    items: new Counter({
      name: 'assay_items_total',
      help: 'Items of runs that were sourced, and attempts that failed.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    products: new Counter({
      name: 'assay_products_total',
      help: 'Products stored with their verdict.',
      labelNames: ['verdict'],
      registers: [registry],
    }),
    productsReasons: new Counter({
      name: 'assay_products_reads_with_reason_total',
      help: 'Reads of the products of a run that gave a reason.',
      registers: [registry],
    }),
  };
}
