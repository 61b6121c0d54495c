import type { Queryable } from '../../db/queryable.ts';

/** How a source fared in the newest searches of runs. */
interface SourceHealth {
  name: string;
  searches: number;
  failures: number;
  /** Products that it brought in all of them. */
  candidates: number;
  median_ms: number | null;
  last_searched_at: string;
  last_answered_at: string | null;
  last_failed_at: string | null;
  last_error: string | null;
}

interface HealthRow extends Omit<SourceHealth, 'last_searched_at' | 'last_answered_at' | 'last_failed_at'> {
  last_searched_at: Date;
  last_answered_at: Date | null;
  last_failed_at: Date | null;
}

/** Over the searches of the newest runs: at most 100 runs are looked at. */
export async function readSourceHealth(db: Queryable): Promise<SourceHealth[]> {
  const { rows } = await db.query<HealthRow>(
    `WITH recent AS (
       SELECT run_id FROM sourcing_runs ORDER BY created_at DESC, run_id DESC LIMIT 100
     ), searches AS (
       SELECT s->>'name' AS name, s->>'error' AS error, (s->>'candidates')::integer AS candidates,
              (s->>'durationMs')::double precision AS duration_ms, i.finished_at AS at
         FROM recent
         JOIN run_items i USING (run_id)
        CROSS JOIN LATERAL json_array_elements(i.stats->'sources') AS s
        WHERE i.stats IS NOT NULL AND i.finished_at IS NOT NULL
     )
     SELECT name, count(*)::integer AS searches, count(error)::integer AS failures,
            sum(candidates)::integer AS candidates,
            percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS median_ms,
            max(at) AS last_searched_at, max(at) FILTER (WHERE error IS NULL) AS last_answered_at,
            max(at) FILTER (WHERE error IS NOT NULL) AS last_failed_at,
            (array_agg(error ORDER BY at DESC) FILTER (WHERE error IS NOT NULL))[1] AS last_error
       FROM searches GROUP BY name ORDER BY name`,
  );
  return rows.map((row) => ({
    ...row,
    last_searched_at: row.last_searched_at.toISOString(),
    last_answered_at: row.last_answered_at?.toISOString() ?? null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
  }));
}
