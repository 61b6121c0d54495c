import { compareText } from '../lib/compare-text.ts';

/**
 * How little the first places are ahead of the following ones: the constant of reciprocal rank fusion (Cormack, Clarke,
 * Büttcher, SIGIR 2009), who found 60 to be near the best on every collection they tried.
 */
const rankOffset = 60;

interface FusedEntry<T> {
  entry: T;
  key: string;
  /** Sum of 1 / (60 + rank) over the rankings that hold the entry; ranks count from 1. */
  score: number;
}

/**
 * Joins rankings into one, without comparing their scores: an entry that stands high in several comes first. Of entries
 * with the same key the first ranking's is kept. Equal scores are ordered by the best single rank, then by key.
 */
export function fuseRankings<T>(rankings: readonly (readonly T[])[], keyOf: (entry: T) => string): FusedEntry<T>[] {
  const byKey = new Map<string, FusedEntry<T> & { bestRank: number }>();
  for (const ranking of rankings) {
    const seen = new Set<string>();
    for (const entry of ranking) {
      const key = keyOf(entry);
      if (seen.has(key)) continue;
      seen.add(key);
      const rank = seen.size;
      const share = 1 / (rankOffset + rank);
      const fused = byKey.get(key);
      if (fused === undefined) byKey.set(key, { entry, key, score: share, bestRank: rank });
      else {
        fused.score += share;
        fused.bestRank = Math.min(fused.bestRank, rank);
      }
    }
  }
  return [...byKey.values()]
    .sort((a, b) => b.score - a.score || a.bestRank - b.bestRank || compareText(a.key, b.key))
    .map(({ entry, key, score }) => ({ entry, key, score }));
}
