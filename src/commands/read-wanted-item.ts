import { isBlank } from '../catalog/field-reader.ts';
import { Refusal } from '../lib/refusal.ts';
import type { Spec, WantedItem } from '../matching/assessment.ts';

/**
 * Reads an item as a sourcing request states it; members that matching does not read are left out. Throws Refusal
 * naming the place, which starts with `where` ("items[0]").
 */
export function readWantedItem(value: unknown, where: string): WantedItem {
  const item = asRecord(value, where);
  const { quantity = null } = item;
  if (quantity !== null && !(typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity >= 1)) {
    throw new Refusal('invalid', `${where}.quantity must be a whole number from 1 or null`);
  }
  const specs = item.specs ?? [];
  if (!Array.isArray(specs)) throw new Refusal('invalid', `${where}.specs must be a list of { name, value }`);
  return {
    name: asWords(item.name, `${where}.name`),
    description: isBlank(item.description) ? '' : asWords(item.description, `${where}.description`),
    quantity,
    specs: specs.map((spec, index) => readSpec(spec, `${where}.specs[${index}]`)),
  };
}

function readSpec(value: unknown, where: string): Spec {
  const { name, value: wanted, required = false } = asRecord(value, where);
  if (typeof required !== 'boolean') throw new Refusal('invalid', `${where}.required must be true or false`);
  return { name: asWords(name, `${where}.name`), value: asWords(wanted, `${where}.value`), required };
}

/** The value as an object; `where` names it in the refusal. */
export function asRecord(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('invalid', `${where} must be an object`);
  }
  return value as Record<string, unknown>;
}

function asWords(value: unknown, where: string): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') throw new Refusal('invalid', `${where} must be a text`);
  return value;
}
