import Value from 'typebox/value';
import { idOf, type PlacedRow } from './load-ontology.ts';
import { type RowKind, type RowOf, rowSchemas } from './ontology-row.ts';

/** What is wrong with the rows, one sentence each, with file and line; empty when they obey the schema. */
export function checkRows(rows: readonly PlacedRow[]): string[] {
  const problems = rows.flatMap(schemaProblems);
  return problems.length > 0 ? problems : referenceProblems(rows as readonly PlacedRow<AnyRow>[]);
}

type AnyRow = { [Kind in RowKind]: RowOf<Kind> }[RowKind];

function schemaProblems({ row, place }: PlacedRow): string[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return [`${place}: a row is a JSON object`];
  const { kind } = row as { kind?: unknown };
  if (typeof kind !== 'string' || !Object.hasOwn(rowSchemas, kind)) {
    const known = Object.keys(rowSchemas).join(', ');
    return [`${place}: "kind" is ${JSON.stringify(kind) ?? 'missing'}; it must be one of: ${known}`];
  }
  const schema = rowSchemas[kind as RowKind];
  const problems = Value.Errors(schema, row).flatMap(({ instancePath, message, params }) => {
    const member = instancePath.slice(1).replaceAll('/', '.');
    const details = 'additionalProperties' in params ? params.additionalProperties : [];
    if (details.length > 0) return details.map((name) => `${place}: "${name}" is no member of a row of kind "${kind}"`);
    const allowed = 'allowedValue' in params ? ` ${JSON.stringify(params.allowedValue)}` : '';
    return [`${place}: ${member === '' ? 'the row' : `"${member}"`} ${message}${allowed}`];
  });
  return [...new Set(problems), ...emptyNames(row as AnyRow, place)];
}

const isNamed = (kind: RowKind) => 'en' in rowSchemas[kind].properties;

/** A row of a kind that has names has at least one. */
function emptyNames(row: AnyRow, place: string): string[] {
  if (!isNamed(row.kind)) return [];
  const { en = [], zh = [], short = [] } = row as { en?: unknown[]; zh?: unknown[]; short?: unknown[] };
  return en.length + zh.length + short.length === 0 ? [`${place}: a row has a name in "en" or in "zh"`] : [];
}

/** Values stand in a family or a scale that exists, once each, and refer to values of the same family. */
function referenceProblems(rows: readonly PlacedRow<AnyRow>[]): string[] {
  const problems: string[] = [];
  const idsByOwner = new Map<string, Map<string, string>>();
  for (const { row, place } of rows) {
    if (row.kind !== 'family' && row.kind !== 'scale') continue;
    if (idsByOwner.has(row.id)) problems.push(`${place}: the ${row.kind} "${row.id}" is described twice`);
    idsByOwner.set(row.id, new Map());
  }
  const values = rows.flatMap(({ row, place }) => (row.kind === 'value' ? [{ row, place }] : []));
  for (const { row, place } of values) {
    const ids = idsByOwner.get(row.of);
    const other = ids?.get(idOf(row));
    if (ids === undefined) problems.push(`${place}: "of" is "${row.of}", which is no family and no scale`);
    else if (other !== undefined)
      problems.push(`${place}: "${idOf(row)}" is a value of "${row.of}" already (${other})`);
    else ids.set(idOf(row), place);
  }
  for (const { row, place } of values) {
    const ids = idsByOwner.get(row.of);
    for (const member of ['includes', 'near', 'suits', 'together'] as const) {
      const missing = (row[member] ?? []).filter((id) => ids?.has(id) === false);
      for (const id of missing) problems.push(`${place}: "${member}" names "${id}", which is no value of "${row.of}"`);
    }
  }
  return [...problems, ...relationProblems(rows)];
}

/** Kinds of rows that refer to rows of their own kind. */
const relations = ['product type', 'material', 'flavour', 'connector'] as const;

/** What a row is near to, or a kind of, exists. */
function relationProblems(rows: readonly PlacedRow<AnyRow>[]): string[] {
  return relations.flatMap((kind) => {
    const all = rows.flatMap(({ row, place }) => (row.kind === kind ? [{ row, place }] : []));
    const ids = new Set(all.map(({ row }) => idOf(row)));
    return all.flatMap(({ row, place }) =>
      (['isA', 'near', 'mayBe'] as const).flatMap((member) => {
        const named = [(row as Partial<Record<typeof member, string | string[]>>)[member] ?? []].flat();
        return named.flatMap((id) => (ids.has(id) ? [] : [`${place}: "${member}" names "${id}", which is no ${kind}`]));
      }),
    );
  });
}
