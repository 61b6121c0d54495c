import type { ColumnType } from 'kysely';

/** A column that the database fills when an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/**
 * A `jsonb` column: read as the parsed value, written as JSON text (`JSON.stringify`), because `pg` would write an
 * array as a PostgreSQL array. To pass a stored document on without parsing it, select its text instead:
 * ``sql<string>`document::text`.as('document')``, or `document::text` in plain SQL.
 */
export type Json<T> = ColumnType<T, string, string>;

/** One applied migration. Written by `migrate` alone. */
export interface SchemaMigrationsTable {
  name: string;
  /** SHA-256 of the file's text with LF line ends, in hexadecimal. */
  content_hash: string;
  applied_at: Defaulted<Date>;
  /** Older programs can work with it. */
  only_expands: Defaulted<boolean>;
}

/**
 * The tables as Kysely sees them, in the types that the pool of `openDatabase` hands out: `bigint` is a number,
 * `timestamptz` a Date, `date` a string such as `2026-03-01`, `numeric` a string (a number would round it).
 */
export interface Tables {
  schema_migrations: SchemaMigrationsTable;
}
