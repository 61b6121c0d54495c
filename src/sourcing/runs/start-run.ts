import { createHash } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { idempotencyKeyReused } from '../../http/idempotency-key.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Issue, Refusal } from '../../lib/refusal.ts';
import { uuid7 } from '../../lib/uuid7.ts';
import { type RequestForRun, readRequestForRun } from '../requests/request-view.ts';
import { noSuchRequest } from '../requests/sr-id.ts';
import { fairPriority } from './fair-priority.ts';
import { readRun } from './read-run.ts';
import { type FrozenItem, type Run, type SourceItemJob, sourceItemQueue } from './run.ts';
import { claimIdempotencyKey, findRun, findRunContext, insertRun } from './run-store.ts';
import { currencyTitle, maxContextBytes, type SourcingContext } from './sourcing-context.ts';

export interface StartRunDependencies {
  database: Database;
  queue: JobQueue;
  clock: Clock;
  srPrefix: string;
  /** Platforms a context may name. */
  platforms: string[];
}

interface StartRunInput {
  srId: string;
  context: SourcingContext;
  /** Its JSON as it was given, for the record; asked for when its size has been checked. */
  contextText?: () => string | undefined;
  /** Name of the caller's token; a key belongs to it. */
  caller: string;
  /** A repeat with the same key and body answers with the first run. */
  idempotencyKey?: string | undefined;
  /** The run that this one repeats. */
  rerunOf?: string;
}

/** A run that was started now, or before with the same key. */
export interface StartedRun extends Pick<Run, 'runId' | 'srId'> {
  replayed: boolean;
}

function freezeItem(item: RequestForRun['items'][number]): FrozenItem {
  return {
    itemId: item.id,
    revision: item.revision,
    name: item.name,
    description: item.description,
    quantity: item.quantity,
    specs: item.specs,
  };
}

/** `item_ids` if given; else the items the merchant selected; else all. In the request's order. */
function chooseItems(request: RequestForRun, context: SourcingContext): FrozenItem[] {
  if (request.items.length === 0) {
    throw new Refusal('invalid', `The sourcing request ${request.sr_id} has no items to source.`, {
      issues: [{ code: 'no_items', path: ['sr_id'], message: 'names a sourcing request without items' }],
    });
  }
  const selected = request.items.filter((item) => item.selected);
  if (context.item_ids === undefined) return (selected.length > 0 ? selected : request.items).map(freezeItem);
  const wanted = new Set(context.item_ids);
  return request.items.filter((item) => wanted.has(item.id)).map(freezeItem);
}

/** Every table of exchange rates in a context, with the path to it. */
function ratesOf(context: SourcingContext): [path: string[], rates: Record<string, number>][] {
  return [
    [['sourcing_context', 'exchange_rates'], context.exchange_rates ?? {}],
    ...Object.entries(context.items ?? {}).map(([id, own]): [string[], Record<string, number>] => [
      ['sourcing_context', 'items', id, 'exchange_rates'],
      own.exchange_rates ?? {},
    ]),
  ];
}

function contextIssues(request: RequestForRun, context: SourcingContext, platforms: string[]): Issue[] {
  const issues: Issue[] = [];
  const itemIds = new Set(request.items.map((item) => item.id));
  const noSuchItem = `is not an item of ${request.sr_id}`;
  for (const [index, id] of (context.item_ids ?? []).entries()) {
    const path = ['sourcing_context', 'item_ids', index];
    if (!itemIds.has(id)) issues.push({ code: 'unknown_item', path, message: noSuchItem });
  }
  for (const id of Object.keys(context.items ?? {})) {
    const path = ['sourcing_context', 'items', id];
    if (!itemIds.has(Number(id))) issues.push({ code: 'unknown_item', path, message: noSuchItem });
  }
  for (const [path, rates] of ratesOf(context)) {
    for (const currency of Object.keys(rates)) {
      const message = `must be ${currencyTitle}`;
      if (!/^[A-Z]{3}$/.test(currency)) issues.push({ code: 'invalid_currency', path: [...path, currency], message });
    }
  }
  const platformLists = [
    { path: ['sourcing_context'], names: context.platforms ?? [] },
    ...Object.entries(context.items ?? {}).map(([id, own]) => ({
      path: ['sourcing_context', 'items', id],
      names: own.platforms ?? [],
    })),
  ];
  for (const { path, names } of platformLists) {
    for (const [index, name] of names.entries()) {
      if (platforms.includes(name)) continue;
      const message = `must be one of ${platforms.join(', ')}`;
      issues.push({ code: 'unknown_platform', path: [...path, 'platforms', index], message });
    }
  }
  return issues;
}

function checkContextSize(context: SourcingContext): void {
  const bytes = Buffer.byteLength(JSON.stringify(context));
  if (bytes <= maxContextBytes) return;
  const message = `must be at most ${maxContextBytes} bytes of JSON, not ${bytes}`;
  throw new Refusal('invalid', 'The sourcing_context is too large.', {
    issues: [{ code: 'too_large', path: ['sourcing_context'], message }],
  });
}

/**
 * Starts a run: the run, its frozen items and one job per item, in one transaction.
 * @throws Refusal not_found for an unknown request; invalid for a request without items, or a context that names
 *   what does not exist; conflict when the idempotency key belongs to another body.
 */
export async function startRun(dependencies: StartRunDependencies, input: StartRunInput): Promise<StartedRun> {
  const { database, queue, clock, srPrefix, platforms } = dependencies;
  const { srId, context, caller, idempotencyKey, rerunOf } = input;
  checkContextSize(context);
  const contextText = input.contextText?.() ?? JSON.stringify(context);
  return withTransaction(database.pool, async (client) => {
    const createdAt = new Date(clock.now());
    const runId = uuid7(clock);
    if (idempotencyKey !== undefined) {
      const bodySha256 = createHash('sha256')
        .update(JSON.stringify([srId, context, ...(rerunOf === undefined ? [] : [rerunOf])]))
        .digest();
      const claim = { caller, key: idempotencyKey, bodySha256, runId, at: createdAt };
      const known = await claimIdempotencyKey(client, claim);
      if (known !== null) {
        if (!known.bodySha256.equals(bodySha256)) throw idempotencyKeyReused();
        const run = await findRun(client, known.runId);
        return { runId: known.runId, srId: run?.srId ?? srId, replayed: true };
      }
    }
    const request = await readRequestForRun(client, srPrefix, srId);
    if (request === undefined) {
      throw noSuchRequest(srId, 'sr_id');
    }
    const issues = contextIssues(request, context, platforms);
    if (issues.length > 0) throw new Refusal('invalid', 'The sourcing_context names what does not exist.', { issues });
    const items = chooseItems(request, context);
    const requestId = request.id;
    await insertRun(client, {
      runId,
      requestId,
      srId: request.sr_id,
      srVersion: request.version,
      contextText,
      items,
      createdAt,
      rerunOf: rerunOf ?? null,
    });
    const jobs: SourceItemJob[] = items.map((_, position) => ({ runId, position }));
    const priorities = items.map((_, position) => fairPriority(createdAt.getTime(), position));
    await queue.enqueue(client, sourceItemQueue, jobs, priorities);
    return { runId, srId: request.sr_id, replayed: false };
  });
}

/**
 * Starts a run of the same sourcing request in the same context, and remembers which run it repeats. Any run can be
 * repeated, ended or not. Its items are those of the request as it is now, not the copy that the first run froze: one
 * repeats a run because the request was corrected or the catalog has grown, and a copy of the old items would answer a
 * question that is out of date. What was wanted then stays readable in the first run's record.
 * @throws Refusal not_found for an unknown run; otherwise as `startRun`.
 */
export async function rerunRun(
  dependencies: StartRunDependencies,
  input: { runId: string } & Pick<StartRunInput, 'caller' | 'idempotencyKey'>,
): Promise<StartedRun> {
  const { pool } = dependencies.database;
  const { runId: rerunOf, srId } = await readRun(pool, input.runId);
  const contextText = await findRunContext(pool, rerunOf);
  const { caller, idempotencyKey } = input;
  return startRun(dependencies, {
    srId,
    context: JSON.parse(contextText) as SourcingContext,
    contextText: () => contextText,
    rerunOf,
    caller,
    idempotencyKey,
  });
}
