import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { Refusal } from '../lib/refusal.ts';

const partSchema = Type.Object({
  /** Entry of the archive. */
  name: Type.String(),
  /** SHA-256 of the entry as it stands there. */
  sha256: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
});

const contentSchema = {
  rows: Type.Integer({ minimum: 0 }),
  /** `RowDigest` of all rows: the same before and after, whatever their order. */
  digest: Type.String(),
  parts: Type.Array(partSchema),
};

const manifestSchema = Type.Object({
  format: Type.Literal('assay-backup'),
  formatVersion: Type.Literal(1),
  /** Version of the program that wrote it. */
  program: Type.String(),
  createdAt: Type.String(),
  database: Type.Object({
    serverVersion: Type.String(),
    migrations: Type.Array(Type.Object({ name: Type.String(), contentHash: Type.String() }), { minItems: 1 }),
    tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()), ...contentSchema })),
    partitions: Type.Array(Type.Object({ table: Type.String(), name: Type.String(), bound: Type.String() })),
    sequences: Type.Array(
      Type.Object({ name: Type.String(), lastValue: Type.String({ pattern: '^-?\\d+$' }), isCalled: Type.Boolean() }),
    ),
  }),
  /** null: the catalog was left out. */
  catalog: Type.Union([
    Type.Null(),
    Type.Object({
      /** The version that readers saw; null while nothing was imported. */
      version: Type.Union([Type.Integer(), Type.Null()]),
      tables: Type.Array(Type.Object({ name: Type.String(), ...contentSchema })),
    }),
  ]),
});

/** The last but one entry of a backup: what it holds, and how that is known to be whole. */
export type Manifest = Static<typeof manifestSchema>;
export type Part = Static<typeof partSchema>;
/** One table, of the database or of the catalog. */
interface Content {
  rows: number;
  digest: string;
  parts: Part[];
}

export const manifestName = 'manifest.json';
/** The last entry: SHA-256 of the manifest, as `sha256sum` writes it. */
export const seal = 'manifest.json.sha256';

/** @throws Refusal when it is none, or of a format that this program does not know. */
export function parseManifest(content: Buffer): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw new Refusal('invalid', 'The manifest of the backup is no JSON.');
  }
  if (Value.Check(manifestSchema, value)) return value;
  const version = (value as { formatVersion?: unknown } | null)?.formatVersion;
  const isNewer = typeof version === 'number' && version > 1;
  throw new Refusal(
    'invalid',
    isNewer
      ? `The backup has the format ${version}, which this program does not know; use the version that wrote it.`
      : 'The manifest of the backup is not what a backup has.',
  );
}

/** Every table with the folder of its entries. */
export function contentsOf({
  database,
  catalog,
}: Manifest): (Content & { name: string; of: 'database' | 'catalog' })[] {
  return [
    ...database.tables.map((table) => ({ ...table, of: 'database' as const })),
    ...(catalog?.tables ?? []).map((table) => ({ ...table, of: 'catalog' as const })),
  ];
}
