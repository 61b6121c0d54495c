import { createHash, type Hash } from 'node:crypto';
import type { Queryable } from '../../db/queryable.ts';
import { idempotencyKeyReused } from '../../http/idempotency-key.ts';
import { pausesInWork } from '../../lib/give-way.ts';
import { present } from '../../lib/present.ts';
import { completeItem, completeRequest, type RequestContent, withoutLaterDefaults } from './request-content.ts';
import type { CreateRequestInput, NewItem } from './request-schemas.ts';
import {
  type CreatedIds,
  findByIdempotencyKey,
  findByPair,
  insertRequest,
  isUniqueViolation,
  newItemMembers,
} from './request-store.ts';
import type { RequestAnswer } from './request-view.ts';
import { formatSrId, pairInUse } from './sr-id.ts';

interface CreateContext {
  srPrefix: string;
  /** Name of the caller's token. */
  caller: string;
  /** Milliseconds since 1970. */
  nowMs: number;
  idempotencyKey?: string | undefined;
}

interface CreateResult extends RequestAnswer {
  srId: string;
  /** True when the key had been used with this body, and the answer is the one of that time. */
  replayed: boolean;
}

/**
 * Saves a new sourcing request, all or nothing, and gives its answer.
 * @throws Refusal `conflict` when the pair (merchant.id, external_id) is in use (the issue carries `sr_id`), or when
 * the idempotency key was used with another body.
 */
export async function createRequest(
  db: Queryable,
  input: CreateRequestInput,
  context: CreateContext,
): Promise<CreateResult> {
  const { srPrefix, caller, idempotencyKey } = context;
  const content = completeRequest(input);
  const hash = idempotencyKey === undefined ? undefined : createHash('sha256').update(JSON.stringify(content));
  const items = await writeItems(input.items ?? [], hash);
  const key =
    idempotencyKey === undefined || hash === undefined ? undefined : { key: idempotencyKey, bodySha256: hash.digest() };
  const createdAt = new Date(context.nowMs).toISOString();
  const result = (created: CreatedIds, at: string, replayed: boolean): CreateResult => ({
    srId: formatSrId(srPrefix, created.id),
    replayed,
    ...writeAnswer(srPrefix, created, content, items, at),
  });

  try {
    const created = await insertRequest(db, content, items, { by: caller, at: createdAt }, key);
    if (created !== undefined) return result(created, createdAt, false);
  } catch (error) {
    if (!isUniqueViolation(error, 'idempotency_keys_pkey')) throw error;
  }

  if (key !== undefined) {
    const earlier = await findByIdempotencyKey(db, caller, key.key);
    if (earlier?.bodySha256.equals(key.bodySha256)) return result(earlier, earlier.createdAt.toISOString(), true);
    if (earlier !== undefined) throw idempotencyKeyReused();
  }
  // The other request may have moved to another pair since; then there is nothing to point to.
  const id = await findByPair(db, content.merchant.id, content.external_id);
  throw pairInUse(present({ sr_id: id === undefined ? undefined : formatSrId(srPrefix, id) }));
}

/** The items' contents as JSON texts; `hash` takes what of them counts for the digest of the body. */
async function writeItems(inputs: readonly NewItem[], hash: Hash | undefined): Promise<string[]> {
  const items: string[] = [];
  const pause = pausesInWork();
  hash?.update('[');
  for (const input of inputs) {
    const item = completeItem(input);
    const text = JSON.stringify(item);
    if (hash !== undefined) {
      const digested = withoutLaterDefaults(item);
      hash.update(items.length === 0 ? '' : ',').update(digested === item ? text : JSON.stringify(digested));
    }
    items.push(text);
    const due = pause(text.length);
    if (due !== undefined) await due;
  }
  hash?.update(']');
  return items;
}

/** The request as it was saved; the texts of the items are not parsed again. */
function writeAnswer(
  srPrefix: string,
  created: CreatedIds,
  content: RequestContent,
  items: readonly string[],
  createdAt: string,
): RequestAnswer {
  const { id, itemIds } = created;
  const times = `"created_at":"${createdAt}","updated_at":"${createdAt}"`;
  const added = `,"sourcing_request_id":${id}${newItemMembers(createdAt)}`;
  return {
    version: 1,
    members: `"id":${id},"sr_id":"${formatSrId(srPrefix, id)}","version":1,${JSON.stringify(content).slice(1, -1)},${times}`,
    items: items.map((item, index) => `{"id":${itemIds[index]}${added}${item.slice(1)}`),
  };
}
