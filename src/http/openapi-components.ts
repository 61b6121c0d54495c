import type { ApiExamples } from './api-examples.ts';

/** What is written once and referred to by name. */
export interface Components {
  schemas: Record<string, unknown>;
  /** What each name stands for, so that no two schemas share one. */
  sources: Map<string, string>;
  responses: Record<string, unknown>;
  examples: ApiExamples;
}

/** A copy of a schema in which every named schema is a reference to its component. */
export function refer(schema: unknown, components: Components): unknown {
  if (Array.isArray(schema)) return schema.map((entry) => refer(entry, components));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $id, ...rest } = schema as Record<string, unknown>;
  if (typeof $id !== 'string') return referMembers(rest, components);
  const source = JSON.stringify(rest);
  const known = components.sources.get($id);
  if (known === undefined) {
    components.sources.set($id, source);
    components.schemas[$id] = referMembers(rest, components);
  } else if (known !== source) {
    throw new Error(`Two different schemas have the $id "${$id}"`);
  }
  return { $ref: `#/components/schemas/${$id}` };
}

/** Members that hold values and not schemas stay as they are. */
const valueKeywords = new Set(['default', 'examples', 'const', 'enum', 'required']);

function referMembers(schema: Record<string, unknown>, components: Components): Record<string, unknown> {
  const entries = Object.entries(schema).map(([key, member]) => [
    key,
    valueKeywords.has(key) ? member : refer(member, components),
  ]);
  return Object.fromEntries(entries);
}
