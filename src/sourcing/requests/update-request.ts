import type { Queryable } from '../../db/queryable.ts';
import { pausesInWork } from '../../lib/give-way.ts';
import { Refusal } from '../../lib/refusal.ts';
import { applyPatch } from './apply-patch.ts';
import type { SourcingRequest, UpdateRequestInput } from './request-schemas.ts';
import { isUniqueViolation, type RequestChange, updateRequestRow } from './request-store.ts';
import { parseRequest, type RequestAnswer, readRequest } from './request-view.ts';
import { noSuchRequest, pairInUse } from './sr-id.ts';

interface UpdateContext {
  srPrefix: string;
  /** Name of the caller's token. */
  caller: string;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Whether the caller's `If-Match` allows a request of this version. */
  allowsVersion?: (version: number) => boolean;
}

/**
 * Updates a sourcing request, all or nothing, and gives its answer.
 *
 * It reads the request, decides on what it read, and writes on the condition that the version is still the same: a
 * version never changes its content, so what was decided then still holds, and no lock is held in between.
 * @throws Refusal `not_found`; `precondition_failed`; `conflict` when the version is another (the issue carries
 * `current_version`) or the pair is in use; `invalid` as `applyPatch` says.
 */
export async function updateRequest(
  db: Queryable,
  srId: string,
  patch: UpdateRequestInput,
  context: UpdateContext,
): Promise<RequestAnswer> {
  const answer = await readRequest(db, context.srPrefix, srId);
  if (answer === undefined) throw noSuchRequest(srId);
  if (context.allowsVersion?.(answer.version) === false) throw preconditionFailed(answer.version);
  if (answer.version !== patch.version) throw versionConflict(answer.version);
  const current = await parseRequest(answer);
  const updatedAt = new Date(Math.max(context.nowMs, Date.parse(current.updated_at))).toISOString();
  const change = applyPatch(current, patch, updatedAt);
  let addedIds: number[] | undefined;
  try {
    addedIds = await updateRequestRow(db, change, { by: context.caller, at: updatedAt });
  } catch (error) {
    if (isUniqueViolation(error, 'sourcing_requests_pair')) throw pairInUse();
    throw error;
  }
  if (addedIds === undefined) {
    const newer = await readRequest(db, context.srPrefix, srId);
    throw newer === undefined ? noSuchRequest(srId) : versionConflict(newer.version);
  }
  return nextAnswer(answer, current, change, addedIds, updatedAt);
}

/** The request as it was saved by this change; items that stay as they are keep their texts. */
async function nextAnswer(
  before: RequestAnswer,
  current: SourcingRequest,
  change: RequestChange,
  addedIds: readonly number[],
  updatedAt: string,
): Promise<RequestAnswer> {
  const { items: currentItems, ...members } = current;
  const version = current.version + 1;
  const editedById = new Map(change.editedItems.map((item) => [item.id, item]));
  const items: string[] = [];
  const pause = pausesInWork();
  for (const [index, { id }] of currentItems.entries()) {
    const edited = editedById.get(id);
    const text = (edited === undefined ? before.items[index] : undefined) ?? JSON.stringify(edited);
    items.push(text);
    if (edited !== undefined) await pause(text.length);
  }
  for (const [index, content] of change.addedItems.entries()) {
    const id = addedIds[index];
    if (id === undefined) throw new Error('Every added item has an id');
    const times = { created_at: updatedAt, updated_at: updatedAt };
    const text = JSON.stringify({ id, sourcing_request_id: current.id, revision: 1, ...times, ...content });
    items.push(text);
    await pause(text.length);
  }
  const next = { ...members, ...change.content, version, updated_at: updatedAt };
  return { version, members: JSON.stringify(next).slice(1, -1), items };
}

function versionConflict(currentVersion: number): Refusal {
  const message = `is not the current version, ${currentVersion}`;
  return new Refusal('conflict', 'The sourcing request has another version.', {
    issues: [{ code: 'version_conflict', path: ['version'], message, current_version: currentVersion }],
  });
}

function preconditionFailed(currentVersion: number): Refusal {
  const message = `the current entity tag is "${currentVersion}"`;
  return new Refusal('precondition_failed', 'The sourcing request is not what If-Match asks for.', {
    issues: [{ code: 'if_match', path: ['if-match'], message, current_version: currentVersion }],
  });
}
