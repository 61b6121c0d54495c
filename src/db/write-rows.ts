import type { Queryable } from './queryable.ts';

/** PostgreSQL's types as the pool of `openDatabase` hands them out; a `numeric` as a number would be rounded. */
const typeOfColumn: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  date: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  _text: 'string[]',
};

interface ColumnRow {
  table_name: string;
  column_name: string;
  data_type: string;
  /** Of an array: its element's type behind an underscore. */
  udt_name: string;
  is_nullable: 'YES' | 'NO';
}

/**
 * The TypeScript text of one interface for each table of a migrated database: `SourcingRunsRow` for `sourcing_runs`.
 * @throws Error for a column whose type is not known here.
 */
export async function writeRows(db: Queryable): Promise<string> {
  const { rows } = await db.query<ColumnRow>(
    `SELECT table_name, column_name, data_type, udt_name, is_nullable
       FROM information_schema.columns
      WHERE table_schema = 'public'
        AND NOT EXISTS (SELECT FROM pg_class WHERE relispartition AND oid = format('%I', table_name)::regclass)
      ORDER BY table_name COLLATE "C", ordinal_position`,
  );
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(([table, columns]) => {
    const members = columns.map((column) => `  ${column.column_name}: ${memberType(column)};\n`);
    return `export interface ${interfaceName(table)} {\n${members.join('')}}\n`;
  });
  return `// Made by "npm run rows" from the migrated tables; a test says whether it is fresh.\n\n${interfaces.join('\n')}`;
}

function memberType({ table_name, column_name, data_type, udt_name, is_nullable }: ColumnRow): string {
  const name = data_type === 'ARRAY' ? udt_name : data_type;
  const type = typeOfColumn[name];
  if (type === undefined)
    throw new Error(`The column ${table_name}.${column_name} has the type ${name}, unknown here.`);
  return is_nullable === 'YES' && type !== 'unknown' ? `${type} | null` : type;
}

function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Row`;
}
