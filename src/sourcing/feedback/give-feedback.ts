import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { noSuchRun } from '../runs/read-run.ts';
import { keepRun } from '../runs/run-store.ts';
import type { FeedbackContent, FeedbackEntry, SpecOfProduct } from './feedback.ts';
import { insertFeedback, listHistory, lockFeedback } from './feedback-store.ts';

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
export function giveFeedback(
  dependencies: FeedbackDependencies,
  about: SpecOfProduct,
  content: FeedbackContent,
  author: FeedbackAuthor,
): Promise<FeedbackEntry> {
  return addEntry(dependencies, about, author, () => content);
}

/**
 * Takes back what is in force; the history keeps both.
 * @throws Refusal not_found when nothing is in force, or the run was removed meanwhile.
 */
export function withdrawFeedback(
  dependencies: FeedbackDependencies,
  about: SpecOfProduct,
  author: FeedbackAuthor,
): Promise<FeedbackEntry> {
  return addEntry(dependencies, about, author, (newest) => {
    if (newest === undefined || newest.verdict === null) {
      const { specName, productId } = about;
      throw new Refusal('not_found', `No feedback is in force for "${specName}" of the product ${productId}.`);
    }
    return { verdict: null, value: null, note: null, by: author.caller };
  });
}

/** Adds to the history what `next` says to its newest entry, which is the answer where it says the same. */
async function addEntry(
  { database, clock }: FeedbackDependencies,
  { platform, productId, specKey, specName, specValues }: SpecOfProduct,
  { runId, caller }: FeedbackAuthor,
  next: (newest: FeedbackEntry | undefined) => FeedbackContent,
): Promise<FeedbackEntry> {
  const about = { platform, productId, specKey, specName, specValues };
  return withTransaction(database.pool, async (client) => {
    if (!(await keepRun(client, runId))) throw noSuchRun(runId);
    await lockFeedback(client, about);
    const [newest] = await listHistory(client, about);
    const content = next(newest);
    if (newest !== undefined && saysTheSame(newest, content)) return newest;
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
