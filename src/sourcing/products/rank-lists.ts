import type { Queryable } from '../../db/queryable.ts';
import type { Verdict } from '../../matching/assessment.ts';
import { readDoneRun } from '../runs/read-run.ts';
import type { Run } from '../runs/run.ts';
import { readRanking } from './products-view.ts';

/** A product of a run as far as filters and order know it. */
export interface RankedProduct {
  itemPosition: number;
  itemId: number;
  itemRevision: number;
  platform: string;
  productId: string;
  verdict: Verdict;
}

/** A done run with its products in rank order. */
export interface Ranking {
  run: Run;
  products: readonly RankedProduct[];
}

/** The rankings of done runs. They never change, so each is read once and kept while there is room. */
export interface RankLists {
  /** @throws Refusal not_found when there is no such run or it is not done. */
  of(runId: string): Promise<Ranking>;
}

/**
 * Keeps at most `maxProducts` products, about 150 bytes each; the ranking used longest ago goes first. A product's row is
 * two kilobytes and more, so that counting or sorting rows costs the database far more than an answer's own page.
 */
export function createRankLists(db: Queryable, maxProducts = 300_000): RankLists {
  // A Map keeps its insertion order: the first key is the one used longest ago.
  const kept = new Map<string, Promise<Ranking>>();
  const sizes = new Map<string, number>();
  let size = 0;

  function forget(runId: string): void {
    kept.delete(runId);
    size -= sizes.get(runId) ?? 0;
    sizes.delete(runId);
  }

  async function read(runId: string): Promise<Ranking> {
    const run = await readDoneRun(db, runId);
    return { run, products: await readRanking(db, run.runId) };
  }

  return {
    async of(runId) {
      const known = kept.get(runId);
      if (known !== undefined) {
        kept.delete(runId);
        kept.set(runId, known);
        return known;
      }
      const reading = read(runId);
      // Whoever asks meanwhile waits for the same reading.
      kept.set(runId, reading);
      try {
        const ranking = await reading;
        sizes.set(runId, ranking.products.length);
        size += ranking.products.length;
        for (const oldest of kept.keys()) {
          if (size <= maxProducts) break;
          forget(oldest);
        }
        return ranking;
      } catch (error) {
        forget(runId);
        throw error;
      }
    },
  };
}
