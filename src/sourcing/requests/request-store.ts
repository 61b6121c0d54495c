import type { Queryable } from '../../db/queryable.ts';
import type { IdempotencyKeysRow, SourcingRequestsRow } from '../../db/rows.gen.ts';
import { charactersAtOnce, giveWay, mapWithPauses } from '../../lib/give-way.ts';
import type { Issue } from '../../lib/refusal.ts';
import type { ItemContent, RequestContent } from './request-content.ts';
import type { Item } from './request-schemas.ts';

/** Who changes something, and when. */
interface Authorship {
  /** Name of the caller's token. */
  by: string;
  /** RFC 3339, UTC, milliseconds, `Z`. */
  at: string;
}

interface IdempotencyKey {
  key: string;
  bodySha256: Buffer;
}

export interface CreatedIds {
  id: number;
  /** In the order of the items. */
  itemIds: number[];
}

// One statement is one transaction: 1.5 to 1.7 times the requests per second of BEGIN … COMMIT. All parts of it hang
// on the row of the request, so with a pair in use nothing is inserted anywhere and no item id is used up. The items
// come as lines, because PostgreSQL splits those faster than a JSON array.
const insertSql = `
WITH request AS (
  INSERT INTO sourcing_requests
    (version, external_id, merchant_id, merchant_name, destination, callback_url, notes, needed_by, created_at, updated_at,
     item_count)
  VALUES (1, $1, $2, $3, $4, $5, $6, $7, $8, $8, $14)
  ON CONFLICT ON CONSTRAINT sourcing_requests_pair DO NOTHING
  RETURNING id
), item AS (
  SELECT request.id AS request_id, nextval('sourcing_request_item_ids')::integer AS id, part.number - 1 AS position,
    part.tail
  FROM request, string_to_table($9, E'\\n') WITH ORDINALITY AS part (tail, number)
), items AS (
  INSERT INTO sourcing_request_items (id, sourcing_request_id, position, document)
  SELECT id, request_id, position, '{"id":' || id || ',"sourcing_request_id":' || request_id || $13::text || tail
  FROM item
), history AS (
  INSERT INTO sourcing_request_history (sourcing_request_id, version, changed_at, changed_by, changes)
  SELECT request.id, 1, $8, $10, '[]' FROM request
), key AS (
  INSERT INTO idempotency_keys (operation, caller, key, body_sha256, sourcing_request_id, created_at)
  SELECT 'create request', $10, $11::text, $12::bytea, request.id, $8 FROM request WHERE $11::text IS NOT NULL
)
SELECT request.id, array(SELECT item.id FROM item ORDER BY item.position) AS item_ids
FROM request`;

/**
 * Saves a new request with its items.
 * @param items the items' contents as JSON texts
 * @returns undefined when the pair (merchant.id, external_id) is in use
 * @throws a unique violation when the key is in use (see `isUniqueViolation`)
 */
export async function insertRequest(
  db: Queryable,
  content: RequestContent,
  items: readonly string[],
  authorship: Authorship,
  key: IdempotencyKey | undefined,
): Promise<CreatedIds | undefined> {
  const { rows } = await db.query<Pick<SourcingRequestsRow, 'id'> & { item_ids: number[] }>({
    name: 'insert-sourcing-request',
    text: insertSql,
    values: [
      ...contentValues(content),
      authorship.at,
      await toLines(items),
      authorship.by,
      key?.key ?? null,
      key?.bodySha256 ?? null,
      newItemMembers(authorship.at),
      items.length,
    ],
  });
  const [row] = rows;
  return row === undefined ? undefined : { id: row.id, itemIds: row.item_ids };
}

/** The columns of a request's content in the order in which both statements number them. */
function contentValues(content: RequestContent): unknown[] {
  const { external_id, merchant, destination, callback_url, notes, needed_by } = content;
  const place = destination === null ? null : JSON.stringify(destination);
  return [external_id, merchant.id, merchant.name, place, callback_url, notes, needed_by];
}

/** The id of the request that has a pair. */
export async function findByPair(db: Queryable, merchantId: string, externalId: string): Promise<number | undefined> {
  const { rows } = await db.query<Pick<SourcingRequestsRow, 'id'>>(
    'SELECT id FROM sourcing_requests WHERE merchant_id = $1 AND external_id = $2',
    [merchantId, externalId],
  );
  return rows[0]?.id;
}

/** What a create with this key saved; `itemIds` are all that the request has now, the first ones its first ones. */
export async function findByIdempotencyKey(
  db: Queryable,
  caller: string,
  key: string,
): Promise<(CreatedIds & { bodySha256: Buffer; createdAt: Date }) | undefined> {
  const { rows } = await db.query<
    Pick<SourcingRequestsRow, 'id' | 'created_at'> & Pick<IdempotencyKeysRow, 'body_sha256'> & { item_ids: number[] }
  >(
    `SELECT r.id, k.body_sha256, r.created_at,
            array(SELECT i.id FROM sourcing_request_items i WHERE i.sourcing_request_id = r.id ORDER BY i.position) AS item_ids
       FROM idempotency_keys k
       JOIN sourcing_requests r ON r.id = k.sourcing_request_id
      WHERE k.operation = 'create request' AND k.caller = $1 AND k.key = $2`,
    [caller, key],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  return { id: row.id, itemIds: row.item_ids, bodySha256: row.body_sha256, createdAt: row.created_at };
}

/** One accepted change of one value; an item that was added has `before: null`. */
export interface Change {
  path: Issue['path'];
  before: unknown;
  after: unknown;
}

export interface RequestChange {
  id: number;
  /** The version that the change was made from. */
  version: number;
  content: RequestContent;
  /** The edited items as they are to be. */
  editedItems: Item[];
  addedItems: ItemContent[];
  /** Position of the first added item. */
  firstPosition: number;
  changes: Change[];
}

// The row of the request is the lock and the version the condition: of two updates at the same moment the second
// waits, finds no row of its version, and then no other part of the statement does anything.
const requestPart = `request AS (
  UPDATE sourcing_requests
  SET version = version + 1, external_id = $3, merchant_id = $4, merchant_name = $5, destination = $6,
    callback_url = $7, notes = $8, needed_by = $9, updated_at = $10, item_count = item_count + $13
  WHERE id = $1 AND version = $2
  RETURNING id, version
), history AS (
  INSERT INTO sourcing_request_history (sourcing_request_id, version, changed_at, changed_by, changes)
  SELECT request.id, request.version, $10, $11, $12 FROM request
)`;

// Edits come as JSON and not as arrays: PostgreSQL estimates arrays by their length, and would plan the statement anew
// every time (2 times slower as a whole). Most updates edit one item, which needs no list.
const oneEdited = `, edited AS (
  UPDATE sourcing_request_items i
  SET document = $15
  FROM request
  WHERE i.id = $14 AND i.sourcing_request_id = request.id
)`;
const manyEdited = `, edited AS (
  UPDATE sourcing_request_items i
  SET document = item.document
  FROM request, json_to_recordset($14::json) AS item (id integer, document text)
  WHERE i.id = item.id AND i.sourcing_request_id = request.id
)`;

const addedPart = (first: number) => `, item AS (
  SELECT request.id AS request_id, nextval('sourcing_request_item_ids')::integer AS id,
    $${first}::integer + part.number - 1 AS position, part.tail
  FROM request, string_to_table($${first + 1}, E'\\n') WITH ORDINALITY AS part (tail, number)
), added AS (
  INSERT INTO sourcing_request_items (id, sourcing_request_id, position, document)
  SELECT id, request_id, position, '{"id":' || id || ',"sourcing_request_id":' || request_id || $${first + 2}::text || tail
  FROM item
)`;

const editText = (edited: string) => `WITH ${requestPart}${edited}\nSELECT '{}'::integer[] AS added_ids FROM request`;
/** `first` numbers the first value of the added items, behind those of the edits. */
const addText = (edited: string, first: number) =>
  `WITH ${requestPart}${edited}${addedPart(first)}
SELECT array(SELECT item.id FROM item ORDER BY item.position) AS added_ids FROM request`;

/** One statement for what changes: a part that has nothing to do still costs a twentieth of a millisecond. */
const editTexts = { none: editText(''), one: editText(oneEdited), many: editText(manyEdited) };
const addTexts = { none: addText('', 14), one: addText(oneEdited, 16), many: addText(manyEdited, 15) };

type EditKind = keyof typeof editTexts;

function editsOf(items: readonly Item[]): { edits: EditKind; editValues: unknown[] } {
  const [first, ...others] = items;
  if (first === undefined) return { edits: 'none', editValues: [] };
  if (others.length === 0) return { edits: 'one', editValues: [first.id, JSON.stringify(first)] };
  const list = items.map((item) => ({ id: item.id, document: JSON.stringify(item) }));
  return { edits: 'many', editValues: [JSON.stringify(list)] };
}

/**
 * Saves a change, if the request still has the version that it was made from.
 * @returns the ids of the added items in their order, or undefined when the version is another by now
 * @throws a unique violation when another request has the pair (see `isUniqueViolation`)
 */
export async function updateRequestRow(
  db: Queryable,
  change: RequestChange,
  authorship: Authorship,
): Promise<number[] | undefined> {
  const { content, addedItems } = change;
  const { edits, editValues } = editsOf(change.editedItems);
  const addedValues =
    addedItems.length === 0
      ? []
      : [
          change.firstPosition,
          await toLines(addedItems.map((added) => JSON.stringify(added))),
          newItemMembers(authorship.at),
        ];
  const adds = addedItems.length > 0;
  const { rows } = await db.query<{ added_ids: number[] }>({
    name: `update-sourcing-request-${edits}${adds ? '-adding' : ''}`,
    text: adds ? addTexts[edits] : editTexts[edits],
    values: [
      change.id,
      change.version,
      ...contentValues(content),
      authorship.at,
      authorship.by,
      JSON.stringify(change.changes),
      addedItems.length,
      ...editValues,
      ...addedValues,
    ],
  });
  return rows[0]?.added_ids;
}

/** What stands in the text of a new item between its ids and its content. */
export function newItemMembers(at: string): string {
  return `,"revision":1,"created_at":"${at}","updated_at":"${at}",`;
}

/**
 * JSON texts without their opening brace, one a line: JSON.stringify writes a line end in a string as an escape. Long ones come
 * as bytes, made with pauses; the client would make them at once.
 */
async function toLines(contents: readonly string[]): Promise<string | Buffer> {
  const lines = contents.map((content, index) => (index === 0 ? content.slice(1) : `\n${content.slice(1)}`));
  if (lines.reduce((sum, { length }) => sum + length, 0) < charactersAtOnce) return lines.join('');
  const whole = Buffer.concat(await mapWithPauses(lines, (line) => Buffer.from(line)));
  await giveWay();
  return whole;
}

type UniqueConstraint = 'sourcing_requests_pair' | 'idempotency_keys_pkey';

/** True for the error of a statement that would have broken the constraint; it saved nothing. */
export function isUniqueViolation(error: unknown, constraint: UniqueConstraint): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
