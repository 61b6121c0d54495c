import { isUri } from './uri.ts';

/**
 * The part of JSON Schema 2020-12 that our schemas use. The compiled check and the search for issues read the same
 * object that is published, and a keyword that they do not know stops the program at start: nothing is promised in
 * the document that is not checked.
 */
export interface JsonSchema {
  readonly $id?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minProperties?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
}

const knownKeywords = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'const',
  'enum',
  'anyOf',
  // Annotations, which check nothing; `$id` names the schema in the document's components:
  '$id',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
]);

export const stringFormats: Readonly<Record<string, (text: string) => boolean>> = {
  uri: isUri,
  'date-time': (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text),
};

/** @throws Error that names a keyword or a format which would be published and not checked. */
export function asCheckedSchema(schema: unknown): JsonSchema {
  if (typeof schema !== 'object' || schema === null) throw new Error('A JSON Schema must be an object');
  for (const keyword of Object.keys(schema)) {
    if (!knownKeywords.has(keyword)) throw new Error(`The JSON Schema keyword "${keyword}" is not checked here`);
  }
  const known = schema as JsonSchema;
  if (known.format !== undefined && stringFormats[known.format] === undefined) {
    throw new Error(`The JSON Schema format "${known.format}" is not checked here`);
  }
  return known;
}

/** Patterns are matched with the `u` flag, as JSON Schema requires. */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(pattern, 'u');
}

/** Length in Unicode code points, JSON Schema's measure. */
export function codePointLength(text: string): number {
  let length = text.length;
  const first = text.search(/[\ud800-\udbff]/);
  if (first === -1) return length;
  for (let at = first; at < text.length - 1; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(at + 1);
      if (next >= 0xdc00 && next <= 0xdfff) {
        length -= 1;
        at += 1;
      }
    }
  }
  return length;
}

/**
 * The alternative of a union that a value was meant to be, so that its faults can be reported one by one: among the
 * alternatives of the value's type, the one with a property that no other has and the value has; else the one
 * without such properties.
 */
export function chooseAlternative(alternatives: readonly JsonSchema[], value: unknown): JsonSchema | undefined {
  const fitting = alternatives.filter((schema) => hasJsonType(schema.type, value));
  if (fitting.length < 2) return fitting[0];
  if (typeof value !== 'object' || value === null) return undefined;
  const ownKeys = fitting.map((schema) =>
    Object.keys(schema.properties ?? {}).filter((key) =>
      fitting.every((other) => other === schema || other.properties?.[key] === undefined),
    ),
  );
  const meant = ownKeys.findIndex((keys) => keys.some((key) => Object.hasOwn(value, key)));
  return fitting[meant === -1 ? ownKeys.findIndex((keys) => keys.length === 0) : meant];
}

/** Whether a value is of a JSON Schema type; no type means any. An integer may be written 1.0, as JSON Schema says. */
export function hasJsonType(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'null':
      return value === null;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}
