import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findStatements, type Statement, type ValueKind } from '../support/find-statements.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Statements whose text the source alone does not tell; nothing else may be one, and each says why. */
const madeAtRunTime: Record<string, string> = {
  'db/migrate.ts: dropInvalidIndex': 'the name of an index',
  'db/migrate.ts: applySteps': 'the text of a migration',
  'db/migrate.ts: apply': 'the text of a migration',
  'db/dump/clear-database.ts: clearDatabase': 'names of tables',
  'db/dump/copy-rows.ts: copyIn': 'the name of a table',
  'db/dump/copy-rows.ts: copyOut': 'the name of a table',
  'db/dump/dump-session.ts: openDumpSession': 'the name of a snapshot',
  'db/dump/open-load.ts: makePartitions': 'names of partitions',
  'db/dump/open-snapshot.ts: openSnapshot': 'the name of a snapshot',
  'db/dump/read-shape.ts: findUsedTable': 'the name of a table',
  'db/dump/read-shape.ts: readSequences': 'the name of a sequence',
  'jobs/job-queue.ts: executorToDb': 'statements of the queue itself',
  'sourcing/products/products-view.ts: streamColumns': 'the columns are its caller’s',
  'sourcing/retention/erase-store.ts: deleteRequests': 'one statement for several tables',
  'sourcing/retention/old-row-store.ts: count': 'one function for several tables',
  'sourcing/retention/old-row-store.ts: delete': 'one function for several tables',
  'sourcing/retention/partition-store.ts: detachPartition': 'the name of a partition',
  'sourcing/retention/partition-store.ts: dropDetached': 'the name of a partition',
  'sourcing/retention/partition-store.ts: hasRuns': 'the name of a partition',
};

/** The server describes one command at a time. */
const isOneCommand = (text: string) => !/;\s*\S/.test(text);

/** Words of the language in lower case, outside of quotes. */
const lowerCaseWords = (text: string) =>
  text
    .replaceAll(/'[^']*'|"[^"]*"/g, '')
    .match(
      /\b(?:select|from|where|join|union|order by|group by|insert into|update|delete|values|returning|and|or|not|as|on|set|limit|with)\b/g,
    ) ?? [];

const { builtins } = pg.types;
const nameType = 19;
const kindOfType = new Map<number, ValueKind>([
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8].map(
    (oid) => [oid, 'number'] as const,
  ),
  ...[builtins.TEXT, builtins.VARCHAR, builtins.UUID, builtins.DATE, builtins.NUMERIC, nameType].map(
    (oid) => [oid, 'string'] as const,
  ),
  [builtins.BOOL, 'boolean'],
  [builtins.TIMESTAMPTZ, 'Date'],
  [builtins.BYTEA, 'Buffer'],
  // What stands in JSON only its writer knows.
  [builtins.JSON, 'any'],
  [builtins.JSONB, 'any'],
]);

interface Column {
  name: string;
  dataTypeID: number;
}

/** The columns of a statement as the server describes them, without running it; it has to be sound for that. */
function describeColumns(client: pg.Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: Column[] }) => {
        columns = fields;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    } as unknown as pg.Submittable);
  });
}

describe('the statements of the program', () => {
  let home: TestDatabase;
  let client: pg.Client;
  let arrays: Set<number>;
  const statements = findStatements(root);

  beforeAll(async () => {
    home = await createTestDatabase();
    client = new pg.Client({ connectionString: home.url });
    await client.connect();
    const { rows } = await client.query<{ oid: number }>(`SELECT oid FROM pg_type WHERE typcategory = 'A'`);
    arrays = new Set(rows.map(({ oid }) => Number(oid)));
  });

  afterAll(async () => {
    await client.end();
    await home.drop();
  });

  /** What is wrong with a statement: the server's complaint, or members of the row that its columns cannot be. */
  async function faultsOf({ place, texts, members }: Statement): Promise<string[]> {
    const faults: string[] = [];
    for (const text of texts.filter(isOneCommand)) {
      const columns = await describeColumns(client, text).catch((error: unknown) => String(error));
      if (typeof columns === 'string') {
        faults.push(`${place}: ${columns}`);
        continue;
      }
      const kinds = new Map(
        columns.map(({ name, dataTypeID }) => [name, arrays.has(dataTypeID) ? 'array' : kindOfType.get(dataTypeID)]),
      );
      for (const [member, wanted] of members ?? []) {
        const kind = kinds.get(member);
        if (!kinds.has(member)) faults.push(`${place}: no column ${member}`);
        else if (kind !== 'any' && wanted.some((each) => each !== kind)) {
          faults.push(`${place}: ${member} is ${kind ?? 'of an unknown type'}, not ${wanted.join(' or ')}`);
        }
      }
    }
    return faults;
  }

  test('are all sound, and give the columns that the types of their rows say, each of its type', async () => {
    expect(statements.length).toBeGreaterThan(120);
    const faults: string[] = [];
    for (const statement of statements) faults.push(...(await faultsOf(statement)));
    expect(faults).toEqual([]);
  });

  test('say of what type their rows are wherever rows are read', () => {
    expect(statements.filter(({ isUntyped }) => isUntyped).map(({ place }) => place)).toEqual([]);
  });

  test('stand in the source, but for those that name tables at run time', () => {
    const unread = statements.filter(({ texts }) => texts.length === 0).map(({ place }) => place);
    expect([...new Set(unread)].sort()).toEqual(Object.keys(madeAtRunTime).sort());
  });

  test('have their words in upper case', () => {
    const odd = statements.filter(({ texts }) => texts.some((text) => lowerCaseWords(text).length > 0));
    expect(odd.map(({ place }) => place)).toEqual([]);
  });

  test('are found wrong where a column is missing, of another type, or of no table', async () => {
    const wrong = (texts: string[], members: [string, ValueKind[]][]): Statement => ({
      ...{ place: 'a.ts: read', texts, members: new Map(members), isUntyped: false },
    });
    const text = 'SELECT run_id, created_at AS at, stats FROM sourcing_runs';
    expect(
      await faultsOf(
        wrong(
          [text],
          [
            ['stats', ['object']],
            ['run_id', ['string']],
          ],
        ),
      ),
    ).toEqual([]);
    expect(await faultsOf(wrong([text], [['created_at', ['Date']]]))).toEqual(['a.ts: read: no column created_at']);
    expect(await faultsOf(wrong([text], [['at', ['string']]]))).toEqual(['a.ts: read: at is Date, not string']);
    expect(await faultsOf(wrong(['SELECT gone FROM sourcing_runs'], []))).toEqual([
      'a.ts: read: error: column "gone" does not exist',
    ]);
  });
});
