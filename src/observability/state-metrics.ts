import { Gauge, type Registry } from 'prom-client';
import { monotonicMs } from '../lib/clock.ts';

/** What the state of the service is read from; each reader may be slow or reject. */
export interface StateReaders {
  queues(): Promise<{ queue: string; ready: number; active: number; deferred: number; oldestSeconds: number }[]>;
  /** Connections of this process to the database. */
  pool(): { total: number; idle: number; waiting: number };
  /** Products that a search can find; null where the catalog does not know. */
  catalogProducts(): Promise<number | null>;
}

/** A scrape waits no longer for a database that is frozen; it then says that it is. */
const timeoutMs = 2_000;
/** Several scrapers ask as much as one. */
const freshMs = 5_000;

/** The last value read, read again when it is older than `freshMs`; rejects after `timeoutMs`. */
function recent<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (reading === undefined || monotonicMs() - readAtMs > freshMs) {
      readAtMs = monotonicMs();
      reading = read();
      reading.catch(() => undefined); // reported to the callers
    }
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('It does not answer in time.')), timeoutMs);
    return Promise.race([reading, late.promise]).finally(() => clearTimeout(timer));
  };
}

/**
 * Gauges that are read on each scrape, each by itself: all are collected at the same moment. What cannot be
 * read is left out, and `assay_up` says so.
 */
export function addStateMetrics(registry: Registry, readers: StateReaders | undefined): void {
  const registers = [registry];
  const queues = readers && recent(() => readers.queues());
  const catalogProducts = readers && recent(() => readers.catalogProducts());
  new Gauge({
    name: 'assay_up',
    help: 'Whether what the service needs answered just now.',
    labelNames: ['part'],
    registers,
    async collect() {
      if (queues === undefined || catalogProducts === undefined) return;
      const [database, catalog] = await Promise.allSettled([queues(), catalogProducts()]);
      this.set({ part: 'database' }, database.status === 'fulfilled' ? 1 : 0);
      this.set({ part: 'catalog' }, catalog.status === 'fulfilled' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'assay_queue_oldest_seconds',
    help: 'For how long the oldest job that could be taken has waited.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const states = (await queues?.().catch(() => undefined)) ?? [];
      this.reset();
      for (const { queue, oldestSeconds } of states) this.set({ queue }, oldestSeconds);
    },
  });
  new Gauge({
    name: 'assay_queue_jobs',
    help: 'Jobs that are not over: ready to be taken, active or deferred.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const states = (await queues?.().catch(() => undefined)) ?? [];
      this.reset();
      for (const { queue, ready, active, deferred } of states) {
        this.set({ queue, state: 'ready' }, ready);
        this.set({ queue, state: 'active' }, active);
        this.set({ queue, state: 'deferred' }, deferred);
      }
    },
  });
  new Gauge({
    name: 'assay_database_waiting',
    help: 'Statements of this process that wait for a connection.',
    registers,
    collect() {
      if (readers !== undefined) this.set(readers.pool().waiting);
    },
  });
  new Gauge({
    name: 'assay_database_connections',
    help: 'Connections of this process to the database, in use or idle.',
    labelNames: ['state'],
    registers,
    collect() {
      if (readers === undefined) return;
      const { total, idle } = readers.pool();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'used' }, total - idle);
    },
  });
  new Gauge({
    name: 'assay_catalog_products',
    help: 'Products that a search can find.',
    registers,
    async collect() {
      const count = await catalogProducts?.().catch(() => undefined);
      this.reset();
      if (typeof count === 'number') this.set(count);
    },
  });
}
