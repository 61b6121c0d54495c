// The thread that writes large answers: they are read, parsed and put together here, with connections of its own.
import { workerData } from 'node:worker_threads';
import { createPool } from '../../db/create-pool.ts';
import type { DatabaseConnection } from '../../db/open-database.ts';
import { serveTasks } from '../../threads/serve-tasks.ts';
import { createRankLists } from '../products/rank-lists.ts';
import { type AnswerInput, createAnswerTask } from './answer-task.ts';

/** Statements of several answers take turns on them. */
const connections = 2;
const statementTimeoutMs = 60_000;
/** A third of what the other thread keeps: the largest runs are asked for here, and few of them. */
const mostRanked = 100_000;

// A connection that breaks fails the statement on it, which is reported.
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const pool = createPool(
  { ...(workerData as DatabaseConnection), max: connections, query_timeout: statementTimeoutMs },
  silent,
);

serveTasks<AnswerInput, void>(createAnswerTask({ pool, rankLists: createRankLists(pool, mostRanked) }));
