import type { Queryable } from '../queryable.ts';
import type { AppliedMigration, PartitionShape, SequenceState, TableShape } from './dump-session.ts';
import { quoteName } from './quote-name.ts';
import { formerTables, storedTables } from './stored-tables.ts';

/** The migrations of the database, in their order; empty where no program has ever opened it. */
export async function readAppliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const { rows: found } = await db.query<{ name: string | null }>(
    `SELECT to_regclass('schema_migrations')::text AS name`,
  );
  if (found[0]?.name == null) return [];
  const { rows } = await db.query<AppliedMigration>(
    `SELECT name, content_hash AS "contentHash" FROM schema_migrations ORDER BY name`,
  );
  return rows;
}

/** Those of the program's tables that the database has, with their columns; those that others refer to first. */
export async function readTableShapes(db: Queryable): Promise<TableShape[]> {
  const { rows } = await db.query<TableShape>(
    `SELECT t.name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM unnest($1::text[]) WITH ORDINALITY AS t (name, place)
       JOIN pg_attribute a ON a.attrelid = to_regclass(t.name)
      WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY t.name, t.place ORDER BY t.place`,
    [[...storedTables, ...formerTables]],
  );
  return rows;
}

/** Every sequence of the program, those behind identity columns included. */
export async function readSequences(db: Queryable): Promise<SequenceState[]> {
  const { rows: names } = await db.query<{ name: string }>(
    `SELECT DISTINCT c.relname AS name
       FROM pg_class c LEFT JOIN pg_depend d ON d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype = 'i'
      WHERE c.relkind = 'S' AND c.relnamespace = current_schema()::regnamespace
        AND (c.relname = 'sourcing_request_item_ids' OR d.refobjid = ANY ($1::regclass[]))
      ORDER BY name`,
    [(await readTableShapes(db)).map(({ name }) => name)],
  );
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const { rows } = await db.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoteName(name)}`,
    );
    if (rows[0] !== undefined) states.push({ name, ...rows[0] });
  }
  return states;
}

/** The partitions of the program's tables. */
export async function readPartitions(db: Queryable): Promise<PartitionShape[]> {
  const { rows } = await db.query<PartitionShape>(
    `SELECT p.relname AS "table", c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
       FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid JOIN pg_class p ON p.oid = inhparent
      WHERE p.relnamespace = current_schema()::regnamespace AND p.relname = ANY ($1) AND c.relkind = 'r'
      ORDER BY p.relname, c.relname`,
    [storedTables],
  );
  return rows;
}

/** The first of the program's tables that holds user data; undefined in an unused installation. */
export async function findUsedTable(db: Queryable, ignored: readonly string[]): Promise<string | undefined> {
  for (const { name } of await readTableShapes(db)) {
    if (ignored.includes(name)) continue;
    const { rows } = await db.query<{ used: boolean }>(`SELECT EXISTS (SELECT FROM ${quoteName(name)}) AS used`);
    if (rows[0]?.used === true) return name;
  }
  return undefined;
}

/** How many other connections of this program the database has. */
export async function countProgramConnections(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_stat_activity
      WHERE datname = current_database() AND application_name IN ('assay', 'assay-queue') AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}
