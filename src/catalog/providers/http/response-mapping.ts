import jsonata from 'jsonata';
import { SourceError } from './source-error.ts';

/** Entries a mapping may produce, and how deep its functions may call each other. */
const maxSequence = 100_000;
const maxStack = 500;

/** A JSONata expression, compiled once. */
export interface Mapping {
  /** @throws SourceError ('mapping') when the expression fails or takes longer than its time. */
  evaluate(answer: unknown, variables?: Record<string, unknown>): Promise<unknown>;
}

/**
 * Compiles an expression. The time is checked between its steps; a single regular expression of the mapping is one step.
 * @throws Error whose message says what is wrong with the expression, and where.
 */
export function compileMapping(expression: string, timeoutMs: number): Mapping {
  let compiled: jsonata.Expression;
  try {
    compiled = jsonata(expression, { timeout: timeoutMs, stack: maxStack, sequence: maxSequence });
  } catch (error) {
    throw new Error(`is not JSONata: ${describe(error)}`);
  }
  return {
    async evaluate(answer, variables = {}) {
      try {
        return (await compiled.evaluate(answer, variables)) as unknown;
      } catch (error) {
        const reason = /call stack/.test(describe(error)) ? 'it is nested too deeply to be read' : describe(error);
        throw new SourceError('mapping', `the mapping fails on the answer: ${reason}`);
      }
    },
  };
}

/** JSONata throws plain objects with a message and a position. */
function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const message = 'message' in error ? String(error.message) : 'unknown error';
  return 'position' in error ? `${message} (at character ${String(error.position)})` : message;
}

/** A mapping's result as a list: nothing is an empty list, a single value a list of one. */
export function resultList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? [...value] : [value];
}
