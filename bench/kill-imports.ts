import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openLanceCatalog } from '../src/catalog/lance-catalog.ts';
import { seededRandom } from './catalog-quality.ts';

export interface KilledImports {
  /** How far each import had come by its own report when it was killed; `finished` are those that were quicker. */
  savedAtKill: number[];
  finished: number;
  /** Searches of the reader beside all of them, and what went wrong in any. */
  searches: number;
  slowestSearchMs: number;
  readerFailures: string[];
  /** Products that an import had reported as saved and that were not there after its death. */
  lost: string[];
  /** The reader's counts in order; each must be at least the one before. */
  counts: number[];
}

export interface KillPlan {
  uri: string;
  /** JSON lines of products of the platform 1688; the reader looks for `known`, which the catalog holds already. */
  feed: string;
  /** The ids of the feed in its order. */
  ids: readonly string[];
  known: { text: string; id: string };
  kills: number;
  seed: number;
  /** Each import may come a little further than the one before, and is killed at a random moment up to this after. */
  withinMs: number;
  onKill?: (saved: number) => void;
}

/**
 * Imports a feed again and again in a process that is killed (SIGKILL) at random moments, while a reader of this
 * process searches without a pause.
 */
export async function killImports(plan: KillPlan): Promise<KilledImports> {
  const { uri, ids, known } = plan;
  const random = seededRandom(plan.seed);
  const catalog = await openLanceCatalog({ uri });
  const result: KilledImports = {
    savedAtKill: [],
    finished: 0,
    searches: 0,
    slowestSearchMs: 0,
    readerFailures: [],
    lost: [],
    counts: [],
  };
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      try {
        const found = await catalog.search({ texts: [{ text: known.text, weight: 1 }], limit: 5 });
        if (!found.some(({ product }) => product.product_id === known.id)) throw new Error(`${known.id} is not found`);
        result.counts.push(await catalog.count());
      } catch (error) {
        result.readerFailures.push(String(error));
      }
      result.searches++;
      result.slowestSearchMs = Math.max(result.slowestSearchMs, performance.now() - startedAt);
    }
  })();
  for (let kill = 0; kill < plan.kills; kill++) {
    const reach = Math.floor(((kill + random()) / plan.kills) * ids.length);
    const { saved, wasKilled } = await importAndKill(plan, reach, random() * plan.withinMs);
    if (wasKilled) result.savedAtKill.push(saved);
    else result.finished++;
    plan.onKill?.(saved);
    // Products are committed in the feed's order, so what was reported as saved are the first ones.
    for (let check = 0; check < 20 && saved > 0; check++) {
      const id = ids[check === 0 ? saved - 1 : Math.floor(random() * saved)] ?? '';
      if ((await catalog.get('1688', id)) === null) result.lost.push(id);
    }
  }
  isOver = true;
  await reading;
  await catalog.close();
  return result;
}

async function importAndKill(
  { uri, feed }: KillPlan,
  reach: number,
  afterMs: number,
): Promise<{ saved: number; wasKilled: boolean }> {
  const script = path.join(import.meta.dirname, 'catalog-import.ts');
  const child = spawn(process.execPath, [script, uri, feed], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let saved = 0;
  let timer: NodeJS.Timeout | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const report = JSON.parse(line) as { saved?: number; phase?: string };
    saved = Math.max(saved, report.saved ?? 0);
    if (saved >= reach || report.phase === 'indexing') timer ??= setTimeout(() => child.kill('SIGKILL'), afterMs);
  }
  const [, signal] = await exited;
  clearTimeout(timer);
  return { saved, wasKilled: signal === 'SIGKILL' };
}
