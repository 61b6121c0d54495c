import { setImmediate } from 'node:timers/promises';
import type { Product } from '../../catalog/product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import { shareTables } from '../../lib/share-tables.ts';
import type { CommercialTerms } from '../../matching/assessment.ts';
import type { BareAttribute } from '../../matching/decide/alignment/bare-unit.ts';
import { createTaskThreads, type TaskThreads, ThreadFault } from '../../threads/task-threads.ts';
import type { AssessedProduct } from './assess-products.ts';
import type { AssessCandidate, AssessInput, AssessOutput, createAssessTask } from './assess-task.ts';
import { PublicFault } from './public-reason.ts';
import type { FrozenItem } from './run.ts';

/** What reading may cost; documented for operators in `docs/operations.md`. */
const assessingLimits = {
  /** One listing read and compared with all specs of an item, or all texts of an item parsed. */
  stepMs: 15_000,
  /** All listings of one item. */
  itemMs: 300_000,
  /** The heap of a thread. */
  heapMb: 192,
  /** A thread without work is kept so long; starting one takes half a second, and it has some 100 MB. */
  idleMs: 300_000,
  /** Of a thread without work, cleared up; an ordinary one has 55 to 80 in use. */
  idleHeapMb: 96,
} as const;

/** Candidates of one task: so many, and about so many characters. */
const mostCandidates = 25;
const mostCharacters = 400_000;
/** A listing that ended its thread so often is set aside. */
const mostFaults = 2;

/** A candidate that was not assessed, and why. */
export interface SetAside {
  platform: string;
  productId: string;
  reason: string;
}

interface AssessedCandidates {
  products: AssessedProduct[];
  setAside: SetAside[];
  readFactsMs: number;
}

/** An item whose texts cannot be worked on: trying again would end the same way. */
export class UnworkableItem extends PublicFault {
  override readonly name = 'UnworkableItem';
}

/** One task of the reading thread; the step of a ThreadFault is the place of the candidate that was read. */
type RunAssessTask = (input: AssessInput, signal: AbortSignal) => Promise<AssessOutput>;

/** Work on the texts of items and listings, wherever it is done. */
export interface Assessing {
  plan(
    item: FrozenItem,
    options: Extract<AssessInput, { task: 'plan' }>['options'],
    signal: AbortSignal,
  ): Promise<Exclude<AssessOutput, { products: unknown }>>;
  /**
   * Assesses candidates of an item; `bare` are attributes whose numbers the catalog writes without a unit. One that ends its
   * thread twice, or that comes after the item's time is used up, is set aside.
   * @throws UnworkableItem, and the signal's reason.
   */
  assess(
    item: FrozenItem,
    terms: CommercialTerms,
    candidates: readonly AssessCandidate[],
    signal: AbortSignal,
    bare?: readonly BareAttribute[],
  ): Promise<AssessedCandidates>;
}

let itemsAssessed = 0;

/** Assessing by tasks; `limits` are the defaults but for tests. */
export function createAssessing(run: RunAssessTask, { itemMs }: { itemMs: number } = assessingLimits): Assessing {
  /** Runs a task that is about all of an item: a fault of its thread is the item's. */
  async function runForItem(input: AssessInput, signal: AbortSignal): Promise<AssessOutput> {
    for (let faults = 1; ; faults += 1) {
      try {
        return await run(input, signal);
      } catch (error) {
        if (!(error instanceof ThreadFault)) throw error;
        if (faults >= mostFaults) throw new UnworkableItem(`its texts could not be read: ${error.message}`);
      }
    }
  }

  return {
    async plan(item, options, signal) {
      const output = await runForItem({ task: 'plan', item, options }, signal);
      if ('products' in output) throw new TypeError('A plan was asked for.');
      return output;
    },
    async assess(item, terms, candidates, signal, bare = []) {
      itemsAssessed += 1;
      const itemKey = String(itemsAssessed);
      const started = monotonicMs();
      const assessed: AssessedCandidates = { products: [], setAside: [], readFactsMs: 0 };
      const faultsOf = new Map<AssessCandidate, number>();
      const setAside = ({ product }: AssessCandidate, reason: string) =>
        assessed.setAside.push({ platform: product.platform, productId: product.product_id, reason });
      const batches = batchesOf(candidates);
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        signal.throwIfAborted();
        if (monotonicMs() - started > itemMs) {
          for (const one of batch) setAside(one, `the ${itemMs / 1000} s for reading listings were used up`);
          continue;
        }
        try {
          const input: AssessInput = { task: 'assess', itemKey, item, terms, bare, candidates: batch };
          const output = await run(input, signal);
          if (!('products' in output)) throw new TypeError('An assessment was asked for.');
          assessed.products.push(...output.products);
          assessed.readFactsMs += output.readFactsMs;
        } catch (error) {
          if (!(error instanceof ThreadFault)) throw error;
          // Before the first listing the specs are parsed, which the plan has shown to be possible.
          const culprit = batch[error.step ?? 0];
          if (culprit === undefined) throw error;
          const faults = (faultsOf.get(culprit) ?? 0) + 1;
          faultsOf.set(culprit, faults);
          if (faults >= mostFaults) setAside(culprit, `reading it failed twice: ${error.message}`);
          const left = faults >= mostFaults ? batch.filter((one) => one !== culprit) : batch;
          // The culprit by itself, so that it takes no other work with it the second time.
          if (left.length > 0)
            batches.unshift(
              ...[left.filter((one) => one === culprit), left.filter((one) => one !== culprit)].filter(
                (part) => part.length > 0,
              ),
            );
        }
      }
      return assessed;
    },
  };
}

/** Batches by number and by size: what is read at once is bounded by bytes too. */
function batchesOf(candidates: readonly AssessCandidate[]): AssessCandidate[][] {
  const batches: AssessCandidate[][] = [];
  let characters = 0;
  for (const candidate of candidates) {
    const size = sizeOf(candidate.product);
    const last = batches.at(-1);
    if (last === undefined || last.length >= mostCandidates || characters + size > mostCharacters) {
      batches.push([candidate]);
      characters = size;
    } else {
      last.push(candidate);
      characters += size;
    }
  }
  return batches;
}

function sizeOf({ title, description = '', attributes = [], variants = [] }: Product): number {
  const ofAll = (list: Product['attributes'] = []) =>
    list.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  const ofVariants = variants.reduce((sum, variant) => sum + ofAll(variant.attributes), 0);
  return title.length + description.length + ofAll(attributes) + ofVariants;
}

/** Assessing in this thread, with a pause after each task: for measurements and single calls. */
export function assessHere(): Assessing {
  // Loaded here when it is asked for: a server leaves matching to its threads.
  let task: ReturnType<typeof createAssessTask> | undefined;
  return createAssessing(async (input, signal) => {
    task ??= (await import('./assess-task.ts')).createAssessTask();
    await setImmediate();
    signal.throwIfAborted();
    return task(input, { step: () => undefined });
  });
}

export type AssessThreads = TaskThreads<AssessInput, AssessOutput>;

/** The threads that read; `size` items are worked on at the same time. */
export function createAssessThreads(size: number): AssessThreads {
  return createTaskThreads<AssessInput, AssessOutput>({
    entry: new URL('./assess-thread.ts', import.meta.url),
    beforeStart: shareTables,
    size,
    tasksPerThread: 1,
    mostWaiting: Number.POSITIVE_INFINITY,
    heapLimitMb: assessingLimits.heapMb,
    stepLimitMs: assessingLimits.stepMs,
    idleLimitMs: assessingLimits.idleMs,
    idleHeapLimitMb: assessingLimits.idleHeapMb,
  });
}

/** Assessing in threads of their own. */
export function assessInThreads(threads: AssessThreads): Assessing {
  return createAssessing((input, signal) => threads.run(input, { signal }));
}
