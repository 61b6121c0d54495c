import { type TSchema, type TSchemaOptions, type TUnknown, Type } from 'typebox';

/** The schema's values, or null. */
export function nullable<Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}) {
  return Type.Union([schema, Type.Null()], options);
}

/** RFC 3339, UTC, milliseconds, `Z`. */
export const dateTime = Type.String({ format: 'date-time' });

/** An amount of money in an answer. */
export const MoneySchema = Type.Object(
  { amount: Type.Number(), currency: Type.String({ description: 'ISO 4217' }) },
  { $id: 'Money' },
);

const published = Symbol('published schema');

/**
 * An optional parameter that the handler reads itself, because it is more lenient than a schema: whatever comes is let
 * through and typed as unknown, while the document shows the schema.
 */
export function lenient(schema: TSchema) {
  return Type.Optional(Type.Unknown({ [published]: schema }) as TUnknown);
}

/** The schema that the document shows of a lenient parameter; any other schema itself. */
export function publishedSchema(schema: object): object {
  return published in schema ? (schema[published] as object) : schema;
}
