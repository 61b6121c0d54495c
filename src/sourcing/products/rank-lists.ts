import type { Queryable } from '../../db/queryable.ts';
import { keepReadings } from '../../lib/keep-readings.ts';
import { readDoneRun } from '../runs/read-run.ts';
import type { Run } from '../runs/run.ts';
import { readRanking } from './products-view.ts';
import type { RankedProduct } from './select-products.ts';

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
 * Keeps at most `maxProducts` products, about 170 bytes each; the least recently used ranking goes first. A product's row
 * is two kilobytes and more, so that counting or sorting rows costs the database far more than an answer's own page.
 */
export function createRankLists(db: Queryable, maxProducts = 150_000): RankLists {
  const kept = keepReadings<Ranking>(maxProducts, ({ products }) => products.length);
  return {
    of: (runId) =>
      kept.readOnce(runId, async () => {
        const run = await readDoneRun(db, runId);
        return { run, products: await readRanking(db, run.runId) };
      }),
  };
}
