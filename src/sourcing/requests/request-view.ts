import type { Queryable } from '../../db/queryable.ts';
import type { SourcingRequestsRow } from '../../db/rows.gen.ts';
import type { TransactionClient } from '../../db/transaction.ts';
import { charactersAtOnce, mapWithPauses } from '../../lib/give-way.ts';
import { areCompleteItems, completeStoredItem, type ItemContent } from './request-content.ts';
import type { SourcingRequest } from './request-schemas.ts';
import { formatSrId, parseSrId } from './sr-id.ts';

/** A request as the answer to a read: a SourcingRequest as JSON texts, which `requestJson` puts together. */
export interface RequestAnswer {
  version: number;
  /** The members before the items, without braces. */
  members: string;
  items: readonly string[];
}

/** JSON text of a SourcingRequest, in parts. */
export function requestJson({ members, items }: RequestAnswer): string[] {
  return [`{${members},"items":[`, ...items.map((item, index) => (index === 0 ? item : `,${item}`)), ']}'];
}

const isoTime = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const orNull = (column: string) => `coalesce(to_json(${column})::text, 'null')`;

/** The members of a request before its items, as an SQL expression of JSON text without braces. */
const requestMembers = `
  '"id":' || r.id || ',"sr_id":"' || $1::text || '-' || r.id || '","version":' || r.version
  || ',"external_id":' || to_json(r.external_id)
  || ',"merchant":{"id":' || to_json(r.merchant_id) || ',"name":' || to_json(r.merchant_name) || '}'
  || ',"destination":' || coalesce(r.destination::text, 'null')
  || ',"callback_url":' || ${orNull('r.callback_url')}
  || ',"notes":' || ${orNull('r.notes')}
  || ',"needed_by":' || ${orNull('r.needed_by')}
  || ',"created_at":"' || ${isoTime('r.created_at')} || '","updated_at":"' || ${isoTime('r.updated_at')} || '"'`;

const readSql = `
SELECT r.version, ${requestMembers} AS members, (
    SELECT string_agg(i.document, E'\\n' ORDER BY i.position)
    FROM sourcing_request_items i
    WHERE i.sourcing_request_id = r.id
  ) AS items
FROM sourcing_requests r
WHERE r.id = $2`;

type RequestRow = Pick<SourcingRequestsRow, 'version'> & {
  members: string;
  /** The texts of the items, one a line: a line end never stands in JSON text as the service writes it. */
  items: string | null;
};

async function readRow(db: Queryable, srPrefix: string, srId: string): Promise<RequestRow | undefined> {
  const id = parseSrId(srPrefix, srId);
  if (id === undefined) return undefined;
  const { rows } = await db.query<RequestRow>({ name: 'read-sourcing-request', text: readSql, values: [srPrefix, id] });
  return rows[0];
}

/** The request of a public id, or undefined when there is none. */
export async function readRequest(db: Queryable, srPrefix: string, srId: string): Promise<RequestAnswer | undefined> {
  const row = await readRow(db, srPrefix, srId);
  return row === undefined ? undefined : splitItems(row);
}

/** `requestJson` of the request of a public id, and its version; undefined when there is none. */
export async function readRequestJson(
  db: Queryable,
  srPrefix: string,
  srId: string,
): Promise<{ version: number; json: readonly string[] } | undefined> {
  const row = await readRow(db, srPrefix, srId);
  if (row === undefined) return undefined;
  const { version, members, items: lines } = row;
  // Nearly every answer is its lines with commas between them. The long text is put together here: PostgreSQL would copy it
  // at every ||.
  if (lines !== null && lines.length < charactersAtOnce && areCompleteItems(lines)) {
    return { version, json: [`{${members},"items":[${lines.replaceAll('\n', ',')}]}`] };
  }
  return { version, json: requestJson(await splitItems(row)) };
}

async function splitItems({ version, members, items: lines }: RequestRow): Promise<RequestAnswer> {
  return { version, members, items: await mapWithPauses(lines?.split('\n') ?? [], completeStoredItem) };
}

/** A request with what a run needs to freeze of it. */
export interface RequestForRun {
  id: number;
  sr_id: string;
  version: number;
  merchant: SourcingRequest['merchant'];
  destination: SourcingRequest['destination'];
  items: (ItemContent & { id: number; revision: number })[];
}

/**
 * The request that a run is about to freeze, as one snapshot; undefined when there is none. It cannot be erased until the
 * transaction ends, and one that is being erased is waited for.
 */
export async function readRequestForRun(
  client: TransactionClient,
  srPrefix: string,
  srId: string,
): Promise<RequestForRun | undefined> {
  const id = parseSrId(srPrefix, srId);
  if (id === undefined) return undefined;
  await client.query('SELECT FROM sourcing_requests WHERE id = $1 FOR KEY SHARE', [id]);
  const answer = await readRequest(client, srPrefix, srId);
  return answer === undefined ? undefined : parseRequest(answer);
}

/** The answer as a value; the service wrote the text itself. */
export async function parseRequest({ members, items }: RequestAnswer): Promise<SourcingRequest> {
  const request = JSON.parse(`{${members}}`) as Omit<SourcingRequest, 'items'>;
  const parse = (item: string) => JSON.parse(item) as SourcingRequest['items'][number];
  return { ...request, items: await mapWithPauses(items, parse) };
}

interface RequestFilter {
  merchantId?: string | undefined;
  externalId?: string | undefined;
  /** Words that the request, its merchant or an item must have, in any order; or a public id. */
  words?: readonly string[];
  /** State of the newest run; `none` for a request that never ran. */
  runState?: string | undefined;
  /** Only requests with a smaller id. */
  beforeId?: number | undefined;
  limit: number;
}

/** The destination, the last run and the times are texts as they are sent. */
type SummaryRow = Pick<
  SourcingRequestsRow,
  | 'id'
  | 'version'
  | 'external_id'
  | 'merchant_id'
  | 'merchant_name'
  | 'callback_url'
  | 'notes'
  | 'needed_by'
  | 'item_count'
> & { destination: string | null; created_at: string; updated_at: string; last_run: string | null };

/** Columns of a SummaryRow: PostgreSQL writes JSON four times as slowly as JSON.stringify does (measured). */
const summaryColumns = `r.id, r.version, r.external_id, r.merchant_id, r.merchant_name, r.destination::text AS destination,
  r.callback_url, r.notes, r.needed_by, ${isoTime('r.created_at')} AS created_at, ${isoTime('r.updated_at')} AS updated_at,
  r.item_count, last_run.json AS last_run`;

function writeSummary(srPrefix: string, row: SummaryRow): string {
  const text = JSON.stringify;
  return (
    `{"id":${row.id},"sr_id":"${formatSrId(srPrefix, row.id)}","version":${row.version},` +
    `"external_id":${text(row.external_id)},` +
    `"merchant":{"id":${text(row.merchant_id)},"name":${text(row.merchant_name)}},` +
    `"destination":${row.destination},"callback_url":${text(row.callback_url)},"notes":${text(row.notes)},` +
    `"needed_by":${text(row.needed_by)},"created_at":"${row.created_at}","updated_at":"${row.updated_at}",` +
    `"item_count":${row.item_count},"last_run":${row.last_run}}`
  );
}

/** What the words of a search are looked for in. */
const searchedText = `concat_ws(' ', r.external_id, r.merchant_id, r.merchant_name, r.notes, (
       SELECT string_agg(coalesce(i.document::json->>'name', '') || ' ' || coalesce(i.document::json->>'description', ''), ' ')
         FROM sourcing_request_items i WHERE i.sourcing_request_id = r.id
     ))`;

const lastRun = `LEFT JOIN LATERAL (
       SELECT s.state, json_build_object(
                'run_id', s.run_id, 'state', s.state, 'created_at', ${isoTime('s.created_at')})::text AS json
         FROM sourcing_runs s WHERE s.request_id = r.id ORDER BY s.created_at DESC, s.run_id DESC LIMIT 1
     ) last_run ON true`;

/** JSON text of the summaries, newest first, and the id of the last when more follow. */
export async function listRequests(
  db: Queryable,
  srPrefix: string,
  filter: RequestFilter,
): Promise<{ summaries: string[]; lastId: number | undefined }> {
  const values: unknown[] = [filter.limit + 1];
  const conditions: string[] = [];
  const where = (condition: string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  where('r.merchant_id =', filter.merchantId);
  where('r.external_id =', filter.externalId);
  where('r.id <', filter.beforeId);
  const words = filter.words ?? [];
  for (const word of words) {
    const id = parseSrId(srPrefix, word.toUpperCase());
    if (id !== undefined) where('r.id =', id);
    else where(`${searchedText} ILIKE`, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
  where(`coalesce(last_run.state, 'none') =`, filter.runState);
  const { rows } = await db.query<SummaryRow>({
    // One prepared statement for each choice of filters; searches by words are as many as there are words.
    ...(words.length > 0 || filter.runState !== undefined
      ? {}
      : { name: ['list-sourcing-requests', ...conditions].join(' ').replaceAll(/[^a-z_-]+/g, '-') }),
    text: `SELECT ${summaryColumns}
     FROM sourcing_requests r
     ${lastRun}
     ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
     ORDER BY r.id DESC
     LIMIT $1`,
    values,
  });
  const page = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? page.at(-1) : undefined;
  return { summaries: page.map((row) => writeSummary(srPrefix, row)), lastId: last?.id };
}

/** JSON text of the accepted changes after a version, oldest first; undefined when there is no such request. */
export async function readHistory(
  db: Queryable,
  id: number,
  page: { afterVersion: number; limit: number },
): Promise<{ entries: string[]; lastVersion: number | undefined } | undefined> {
  const { rows } = await db.query<{ version: number | null; json: string }>(
    `SELECT h.version,
            '{"version":' || h.version || ',"changed_at":"' || ${isoTime('h.changed_at')}
            || '","changed_by":' || to_json(h.changed_by) || ',"changes":' || h.changes::text || '}' AS json
       FROM sourcing_requests r
       LEFT JOIN sourcing_request_history h ON h.sourcing_request_id = r.id AND h.version > $2
      WHERE r.id = $1
      ORDER BY h.version
      LIMIT $3`,
    [id, page.afterVersion, page.limit + 1],
  );
  if (rows.length === 0) return undefined;
  const entries = rows.filter(({ version }) => version !== null);
  const shown = entries.slice(0, page.limit);
  const last = entries.length > page.limit ? shown.at(-1) : undefined;
  return {
    entries: shown.map(({ json }) => json),
    lastVersion: last?.version ?? undefined,
  };
}
