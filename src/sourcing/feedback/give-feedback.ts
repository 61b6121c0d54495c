import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { noSuchRun } from '../runs/read-run.ts';
import { keepRun } from '../runs/run-store.ts';
import type { FeedbackContent, FeedbackEntry } from './feedback.ts';
import { insertFeedback, listHistory, lockFeedback } from './feedback-store.ts';
import type { FeedbackTarget } from './find-target.ts';

export interface FeedbackDependencies {
  database: Database;
  clock: Clock;
}

/** Who writes, and in which run they stood when they did. */
interface FeedbackAuthor {
  runId: string;
  caller: string;
}

/**
 * Stores a person's feedback on a spec of a product, for the runs started from now on. Repeating it changes
 * nothing and is answered with what is in force.
 * @throws Refusal not_found when the run was removed meanwhile.
 */
export async function giveFeedback(
  { database, clock }: FeedbackDependencies,
  target: FeedbackTarget,
  content: FeedbackContent,
  { runId, caller }: FeedbackAuthor,
): Promise<FeedbackEntry> {
  return withTransaction(database.pool, async (client) => {
    if (!(await keepRun(client, runId))) throw noSuchRun(runId);
    await lockFeedback(client, target);
    const [newest] = await listHistory(client, target);
    if (newest !== undefined && saysTheSame(newest, content)) return newest;
    const { platform, productId, specName, specValues } = target;
    const about = { platform, productId, specName, specValues };
    const entry = { ...about, ...content, caller, runId, createdAt: new Date(clock.now()) };
    await insertFeedback(client, entry);
    return entry;
  });
}

function saysTheSame(entry: FeedbackEntry, content: FeedbackContent): boolean {
  return (
    entry.verdict === content.verdict &&
    entry.value === content.value &&
    entry.note === content.note &&
    entry.by === content.by
  );
}

/**
 * Takes back what is in force; the history keeps both.
 * @throws Refusal not_found when nothing is in force, or the run was removed meanwhile.
 */
export async function withdrawFeedback(
  { database, clock }: FeedbackDependencies,
  target: FeedbackTarget,
  { runId, caller }: FeedbackAuthor,
): Promise<FeedbackEntry> {
  return withTransaction(database.pool, async (client) => {
    if (!(await keepRun(client, runId))) throw noSuchRun(runId);
    await lockFeedback(client, target);
    const [newest] = await listHistory(client, target);
    if (newest === undefined || newest.verdict === null) {
      throw new Refusal(
        'not_found',
        `No feedback is in force for "${target.specName}" of the product ${target.productId}.`,
      );
    }
    const { platform, productId, specName, specValues } = target;
    const entry: FeedbackEntry = {
      ...{ platform, productId, specName, specValues },
      ...{ verdict: null, value: null, note: null, by: caller, caller, runId },
      createdAt: new Date(clock.now()),
    };
    await insertFeedback(client, entry);
    return entry;
  });
}
