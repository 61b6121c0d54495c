/** Anything that runs one SQL statement. */
interface RowReader {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** What waits in one queue. */
interface QueueState {
  queue: string;
  /** Jobs that a worker could take now. */
  ready: number;
  /** Jobs in the hands of workers. */
  active: number;
  /** Jobs whose time has not come yet. */
  deferred: number;
  /** For how long the oldest ready job has waited; 0 when none waits. */
  oldestSeconds: number;
}

/** Every queue that has jobs which are not over. */
export async function readQueueStates(db: RowReader): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(
    `SELECT name AS queue,
            count(*) FILTER (WHERE state < 'active' AND start_after <= now())::integer AS ready,
            count(*) FILTER (WHERE state = 'active')::integer AS active,
            count(*) FILTER (WHERE state < 'active' AND start_after > now())::integer AS deferred,
            coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now())), 0)::float8
              AS "oldestSeconds"
       FROM pgboss.job WHERE state <= 'active' GROUP BY name ORDER BY name`,
  );
  return rows;
}
