import type { Queryable } from '../../db/queryable.ts';
import type { Run } from '../runs/run.ts';
import { readRunContext } from '../runs/run-context-view.ts';
import type { ItemStats } from '../runs/run-stats.ts';
import { contextOfItem, knownContextText, type SourcingContext } from '../runs/sourcing-context.ts';
import { listRunItems } from './table-view.ts';

function funnelOf(stats: ItemStats) {
  const { candidates, shortlisted, pending, eliminated, priceExcluded } = stats;
  return {
    found: candidates,
    other_type: stats.typeExcluded ?? 0,
    over_price: priceExcluded,
    eliminated,
    pending,
    shortlisted,
  };
}

/** The items of a run with their figures, without a single product; of a run under way, those that are closed. */
export async function readOverview(db: Queryable, run: Run) {
  const [states, context] = await Promise.all([listRunItems(db, run.runId), readRunContext(db, run.runId)]);
  const sources = new Map<string, { name: string; candidates: number; error: string | null }>();
  for (const { stats } of states) {
    for (const { name, candidates, error } of stats?.sources ?? []) {
      const known = sources.get(name) ?? { name, candidates: 0, error: null };
      sources.set(name, { name, candidates: known.candidates + candidates, error: known.error ?? error });
    }
  }
  return {
    job_id: run.runId,
    sourcing_context: JSON.parse(knownContextText(JSON.stringify(context))) as SourcingContext,
    notes: [...new Set(states.flatMap(({ stats }) => stats?.notes ?? []))],
    sources: [...sources.values()],
    items: states.map(({ item, state, error, stats }) => {
      const { terms } = contextOfItem(context, item.itemId);
      return {
        item_id: item.itemId,
        item_revision: item.revision,
        name: item.name,
        description: item.description,
        quantity: item.quantity,
        specs: item.specs.map(({ name, value, required = false }) => ({ name, value, required })),
        target_price: terms.targetPrice ?? null,
        max_price: terms.maxPrice ?? null,
        state,
        error,
        funnel: stats === null ? null : funnelOf(stats),
        notes: stats?.notes ?? [],
      };
    }),
  };
}
