import { cleanText } from './html-text.ts';

/** Why a record is no product: the field, and what would be right. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** Ends the reading of one record; `parseProduct` turns it into a rejection. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly problem: FieldProblem;

  constructor(field: string, message: string) {
    super(`${field} ${message}`);
    this.problem = { field, message };
  }
}

/** Null, absent and blank all mean "not stated". */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of at most `maxLength` characters on one line, cleaned; numbers become their digits. Undefined when not stated. */
export function readText(value: unknown, field: string, maxLength: number): string | undefined {
  if (isBlank(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') throw new FieldError(field, 'must be text');
  const text = cleanText(String(value)).replaceAll('\n', ' ');
  if (text.length > maxLength) {
    throw new FieldError(field, `is ${text.length} characters long; at most ${maxLength} are kept`);
  }
  return text === '' ? undefined : text;
}

/** A whole number between the bounds, given as a number or as its digits. Undefined when not stated. */
export function readInteger(value: unknown, field: string, min: number, max: number): number | undefined {
  if (isBlank(value)) return undefined;
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < min || number > max) {
    throw new FieldError(field, `must be a whole number from ${min} to ${max}`);
  }
  return number;
}

/** A list of at most `maxLength` entries; empty when not stated. */
export function readList(value: unknown, field: string, maxLength: number): unknown[] {
  if (isBlank(value)) return [];
  if (!Array.isArray(value)) throw new FieldError(field, 'must be a list');
  if (value.length > maxLength) {
    throw new FieldError(field, `has ${value.length} entries; at most ${maxLength} are kept`);
  }
  return value;
}

export function readRecord(value: unknown, field: string): Record<string, unknown> | undefined {
  if (isBlank(value)) return undefined;
  if (!isRecord(value)) throw new FieldError(field, 'must be an object');
  return value;
}

/** An absolute http or https address; anything else could become a dangerous link. */
export function readAddress(value: unknown, field: string): string | undefined {
  const text = readText(value, field, 4_000);
  if (text === undefined) return undefined;
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new FieldError(field, 'must be an address that starts with https:// or http://');
  }
  return url.href;
}
