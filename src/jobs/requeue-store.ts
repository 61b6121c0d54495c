/** One claim of one job: a later claim of the same job has a higher `attempt`. */
interface JobClaim {
  queueName: string;
  jobId: string;
  attempt: number;
}

interface StatementRunner {
  executeSql(text: string, values?: unknown[]): Promise<unknown>;
}

/**
 * Requeues an active job for the next worker, at no cost to its attempts: the retry limit grows by the one that was
 * begun. Nothing happens when another claim holds the job by now.
 *
 * The queue's own `restore` would not do: it forgets the attempt, so that the settling which follows in the old
 * worker could end the job under the hands of the new one. The second part wakes waiting workers as the queue's own
 * inserts do; without it they would look after two seconds.
 */
export async function requeueJob(db: StatementRunner, { queueName, jobId, attempt }: JobClaim): Promise<void> {
  await db.executeSql(
    `WITH requeued AS (
       UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_limit = retry_limit + 1
        WHERE name = $1 AND id = $2 AND state = 'active' AND retry_count = $3
        RETURNING 1
     )
     SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), $1::text) FROM requeued`,
    [queueName, jobId, attempt],
  );
}
