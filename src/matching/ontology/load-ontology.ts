import { type OntologyFile, readOntologyFiles } from './ontology-files.ts';
import type { RowKind, RowOf } from './ontology-row.ts';

/** A row with the place that error messages name: `trades/door-locks.jsonl:12`. */
export interface PlacedRow<Row = unknown> {
  row: Row;
  place: string;
}

/**
 * The rows of a file; empty lines are left out.
 * @throws Error that names file and line where a line is not a JSON object.
 */
export function parseRows({ name, text }: OntologyFile): PlacedRow[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `${name}:${index + 1}`;
    return [{ row: parseRow(line, place), place }];
  });
}

/** The rows of a file without their places, which parses in half the time; one that is not as expected is read line by line. */
function rowsIn(file: OntologyFile): unknown[] {
  const lines = file.text.trimEnd();
  try {
    const rows: unknown[] = JSON.parse(`[${lines.replaceAll('\n', ',')}]`);
    if (rows.length === lines.split('\n').length) return rows;
  } catch {
    // What is wrong is found below, with its line.
  }
  return parseRows(file).map(({ row }) => row);
}

function parseRow(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${place}: not a JSON object: ${error instanceof Error ? error.message : String(error)}`);
  }
}

let rowsByKind: ReadonlyMap<string, readonly unknown[]> | undefined;

/**
 * All rows of a kind, in the order of the files and of their lines. The files are read when the first row is asked for;
 * that they obey the schema is what `checkRows` and the tests see to.
 */
export function rowsOf<Kind extends RowKind>(kind: Kind): readonly RowOf<Kind>[] {
  rowsByKind ??= groupRows();
  return (rowsByKind.get(kind) ?? []) as readonly RowOf<Kind>[];
}

function groupRows(): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const row of readOntologyFiles().flatMap(rowsIn)) {
    const { kind } = row as { kind: string };
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [row]);
    else group.push(row);
  }
  return groups;
}

/** The names of a row in both languages. */
export function namesOf({ en = [], zh = [] }: { en?: string[]; zh?: string[] }): string[] {
  return [...en, ...zh];
}

/** The id of a row: its first name where it has no other. */
export function idOf(row: { id?: string; en?: string[]; zh?: string[] }): string {
  return row.id ?? row.en?.[0] ?? row.zh?.[0] ?? '';
}
