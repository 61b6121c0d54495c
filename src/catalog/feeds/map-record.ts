import type { Attribute } from '../../matching/listing.ts';
import { isBlank, isRecord } from '../field-reader.ts';
import type { AttributeRule, FeedMapping } from './feed-mapping.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Turns a record of a foreign feed into the catalog's own shape; `parseProduct` then checks it like any other. */
export function mapRecord(record: unknown, mapping: FeedMapping): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [target, source] of mapping.fields) {
    const value = 'constant' in source ? source.constant : valueAt(record, source.from);
    if (!isBlank(value)) setAt(result, target, value);
  }
  dropPriceWithoutAmount(result);
  const attributes = mapAttributes(record, mapping.attributes, result.category);
  if (attributes.length > 0) result.attributes = attributes;
  return result;
}

/** A constant currency alone is no price. */
function dropPriceWithoutAmount(result: Record<string, unknown>): void {
  const price = result.price;
  if (isRecord(price) && isBlank(price.amount) && isBlank(price.tiers)) delete result.price;
}

/** The value at a dotted path; a member whose own name holds the dots goes first. */
function valueAt(record: unknown, path: string): unknown {
  if (!isRecord(record) && !Array.isArray(record)) return undefined;
  const whole = member(record, path);
  if (whole !== undefined) return whole;
  let value: unknown = record;
  for (const step of path.split('.')) value = member(value, step);
  return value;
}

function member(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d{1,6}$/.test(name) ? value[Number(name)] : undefined;
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', second] = path.split('.');
  if (second === undefined) {
    target[first] = value;
    return;
  }
  const inner = isRecord(target[first]) ? target[first] : {};
  target[first] = { ...inner, [second]: value };
}

function mapAttributes(record: unknown, plan: FeedMapping['attributes'], category: unknown): Attribute[] {
  const rules = (Array.isArray(category) ? category : [category]).flatMap((name) =>
    typeof name === 'string' ? (plan.rulesByCategory.get(name) ?? []) : [],
  );
  const sources = [...sourceAttributes(record, plan)];
  const result: Attribute[] = [];
  for (const [source, value] of sources) {
    const rule = rules.find((entry) => entry.has(source))?.get(source) ?? plan.rules.get(source);
    if (rule === undefined && plan.others === 'drop') continue;
    result.push(...mapAttribute(source, value, rule ?? {}));
  }
  for (const [path, name] of plan.fields) result.push(...mapAttribute(path, valueAt(record, path), { name }));
  const valuesByName = new Map(sources);
  for (const { name, from, joiner, unit } of plan.combined) {
    const parts = from.map((source) => valueText(valuesByName.get(source) ?? valueAt(record, source), { silent: [0] }));
    if (!parts.every((part) => part !== undefined)) continue;
    result.push({ name, value: unit === undefined ? parts.join(joiner) : `${parts.join(joiner)} ${unit}` });
  }
  return withoutRepeats(result);
}

function* sourceAttributes(record: unknown, plan: FeedMapping['attributes']): Generator<[string, unknown]> {
  if (plan.list !== undefined) {
    const list = valueAt(record, plan.list.from);
    for (const entry of Array.isArray(list) ? list : []) {
      const name = valueAt(entry, plan.list.name);
      if (typeof name === 'string' && name !== '') yield [name, valueAt(entry, plan.list.value)];
    }
  }
  if (plan.object !== undefined) yield* flatten(valueAt(record, plan.object), '');
}

/** Descriptions of goods do not nest deeper; what does is left out. */
const maxDepth = 16;

function* flatten(value: unknown, prefix: string, depth = 0): Generator<[string, unknown]> {
  if (!isRecord(value) || depth > maxDepth) return;
  for (const [name, entry] of Object.entries(value)) {
    if (isRecord(entry)) yield* flatten(entry, `${prefix}${name}.`, depth + 1);
    else yield [`${prefix}${name}`, entry];
  }
}

function mapAttribute(source: string, value: unknown, rule: AttributeRule): Attribute[] {
  if (rule.drop === true) return [];
  const name = rule.name ?? readableName(source);
  const entries = (Array.isArray(value) ? value : [value])
    .map((entry) => valueText(entry, rule))
    .filter((entry) => entry !== undefined);
  const unique = [...new Set(entries)];
  if (unique.length === 0) return [];
  if (rule.lists === 'repeat') return unique.map((entry) => ({ name, value: entry }));
  return [{ name, value: unique.join(', ') }];
}

/** A value in words: bare numbers get the rule's unit, booleans become yes or no, objects their values in a row. */
function valueText(value: unknown, rule: AttributeRule, depth = 0): string | undefined {
  if (depth > maxDepth || isBlank(value) || (rule.silent as unknown[] | undefined)?.includes(value)) return undefined;
  if (isRecord(value)) {
    const parts = Object.values(value).flatMap((entry) => valueText(entry, {}, depth + 1) ?? []);
    return parts.length === 0 ? undefined : parts.join(' ');
  }
  if (Array.isArray(value))
    return value.flatMap((entry) => valueText(entry, rule, depth + 1) ?? []).join(', ') || undefined;
  const plain = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  if (rule.values !== undefined && Object.hasOwn(rule.values, plain)) return rule.values[plain];
  return rule.unit !== undefined && bareNumbers.test(plain) ? `${plain} ${rule.unit}` : plain;
}

/** A number, or numbers of a size: "428 x 210 x 460". */
const bareNumbers = /^-?\d{1,15}(?:\.\d{1,15})?(?: ?[x×*] ?\d{1,15}(?:\.\d{1,15})?){0,3}$/i;

/** "max_fan_rpm" → "Max fan rpm", "screenSize" → "Screen size"; "BPA free" is readable as it is. */
function readableName(source: string): string {
  if (/\s/.test(source.trim())) return source.trim();
  const words = source
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
