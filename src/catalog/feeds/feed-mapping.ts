import { Refusal } from '../../lib/refusal.ts';
import { isRecord } from '../field-reader.ts';
import { productFields } from '../parse-product.ts';
import { supplierMembers } from '../supplier.ts';

/** Where a field comes from: a dotted path into the source record, or a value that is the same for every record. */
type FieldSource = { from: string } | { constant: unknown };

/** What a source attribute becomes: its readable name, the unit its bare numbers are in, words for its values. */
export interface AttributeRule {
  name?: string;
  unit?: string;
  /** Source value (as text) → our value. */
  values?: Record<string, string>;
  /** Values that mean "not known", such as 0 for a weight. */
  silent?: (string | number | boolean)[];
  /** Lists become one attribute joined by commas (default), or one attribute for each entry. */
  lists?: 'join' | 'repeat';
  /** Leaves the attribute out. */
  drop?: boolean;
}

/** A mapping file (`--map`), checked: how the records of a foreign feed become products. */
export interface FeedMapping {
  /** By the path of our field: `title`, `price.amount`, `price.currency`, … `platform` may be left to the import. */
  fields: Map<string, FieldSource>;
  attributes: {
    /** Path of a list of objects, with the members that hold name and value. */
    list?: { from: string; name: string; value: string };
    /** Path of an object whose members are attributes; nested objects get dotted names. */
    object?: string;
    /** Further single fields that are attributes: source path → name. */
    fields: Map<string, string>;
    /** One attribute made of several source attributes or paths, only when all of them are there. */
    combined: { name: string; from: string[]; joiner: string; unit?: string }[];
    rules: Map<string, AttributeRule>;
    /** Rules that hold for one category (any entry of the product's category) and go before `rules`. */
    rulesByCategory: Map<string, Map<string, AttributeRule>>;
    /** What happens to attributes without a rule: kept under a name made of the source's, or left out. */
    others: 'keep' | 'drop';
  };
}

/** A mapping that cannot be used; the message names the place and what would be right. */
class MappingError extends Refusal {
  constructor(message: string) {
    super('invalid', `The mapping is wrong: ${message}.`);
  }
}

const targetFields = new Set([
  ...[...productFields].filter((field) => field !== 'attributes'),
  ...['currency', 'amount', 'tiers'].map((member) => `price.${member}`),
  ...Object.keys(supplierMembers).map((member) => `supplier.${member}`),
]);

/** Checks a parsed mapping file. Throws Refusal on anything it does not know, so that a slip never loses data. */
export function parseFeedMapping(value: unknown): FeedMapping {
  const root = object(value, 'the file', ['fields', 'attributes']);
  const fields = new Map<string, FieldSource>();
  for (const [target, source] of Object.entries(object(root.fields, 'fields'))) {
    if (!targetFields.has(target)) {
      throw new MappingError(
        `fields.${target} is no field of a product; the fields are ${[...targetFields].join(', ')}`,
      );
    }
    fields.set(target, fieldSource(source, `fields.${target}`));
  }
  for (const needed of ['product_id', 'title']) {
    if (!fields.has(needed)) throw new MappingError(`fields.${needed} is missing; every product needs it`);
  }
  return { fields, attributes: parseAttributes(root.attributes) };
}

function parseAttributes(value: unknown): FeedMapping['attributes'] {
  const place = 'attributes';
  const known = ['list', 'object', 'fields', 'combined', 'rules', 'rules_by_category', 'others'];
  const record = value === undefined ? {} : object(value, place, known);
  const attributes: FeedMapping['attributes'] = {
    fields: new Map(),
    combined: list(record.combined ?? [], `${place}.combined`).map((entry, index) =>
      combination(entry, `${place}.combined[${index}]`),
    ),
    rules: rules(record.rules, `${place}.rules`),
    rulesByCategory: new Map(),
    others: oneOf(record.others ?? 'keep', `${place}.others`, ['keep', 'drop']),
  };
  if (record.list !== undefined) {
    const list = object(record.list, `${place}.list`, ['from', 'name', 'value']);
    attributes.list = {
      from: text(list.from, `${place}.list.from`),
      name: text(list.name ?? 'name', `${place}.list.name`),
      value: text(list.value ?? 'value', `${place}.list.value`),
    };
  }
  if (record.object !== undefined) attributes.object = text(record.object, `${place}.object`);
  for (const [path, name] of Object.entries(object(record.fields ?? {}, `${place}.fields`))) {
    attributes.fields.set(path, text(name, `${place}.fields.${path}`));
  }
  const byCategory = object(record.rules_by_category ?? {}, `${place}.rules_by_category`);
  for (const [category, entry] of Object.entries(byCategory)) {
    attributes.rulesByCategory.set(category, rules(entry, `${place}.rules_by_category.${category}`));
  }
  return attributes;
}

function combination(value: unknown, place: string): FeedMapping['attributes']['combined'][number] {
  const record = object(value, place, ['name', 'from', 'joiner', 'unit']);
  const from = list(record.from, `${place}.from`).map((entry, index) => text(entry, `${place}.from[${index}]`));
  const result = {
    name: text(record.name, `${place}.name`),
    from,
    joiner: text(record.joiner ?? ' ', `${place}.joiner`),
  };
  return record.unit === undefined ? result : { ...result, unit: text(record.unit, `${place}.unit`) };
}

function fieldSource(value: unknown, place: string): FieldSource {
  if (typeof value === 'string' && value !== '') return { from: value };
  if (isRecord(value) && Object.keys(value).length === 1) {
    if (typeof value.from === 'string' && value.from !== '') return { from: value.from };
    if ('constant' in value) return { constant: value.constant };
  }
  throw new MappingError(`${place} must be a source path such as "seller.name", or { "constant": value }`);
}

function rules(value: unknown, place: string): Map<string, AttributeRule> {
  const result = new Map<string, AttributeRule>();
  for (const [source, entry] of Object.entries(object(value ?? {}, place))) {
    result.set(source, typeof entry === 'string' ? { name: entry } : rule(entry, `${place}.${source}`));
  }
  return result;
}

function rule(value: unknown, place: string): AttributeRule {
  const record = object(value, place, ['name', 'unit', 'values', 'silent', 'lists', 'drop']);
  const result: AttributeRule = {};
  if (record.name !== undefined) result.name = text(record.name, `${place}.name`);
  if (record.unit !== undefined) result.unit = text(record.unit, `${place}.unit`);
  if (record.lists !== undefined) result.lists = oneOf(record.lists, `${place}.lists`, ['join', 'repeat']);
  if (record.drop !== undefined) result.drop = oneOf(record.drop, `${place}.drop`, [true, false]);
  if (record.silent !== undefined) {
    const plain = (entry: unknown) => ['string', 'number', 'boolean'].includes(typeof entry);
    if (!Array.isArray(record.silent) || !record.silent.every(plain)) {
      throw new MappingError(`${place}.silent must be a list of values such as [0, "None"]`);
    }
    result.silent = record.silent;
  }
  if (record.values !== undefined) {
    const entries = Object.entries(object(record.values, `${place}.values`));
    result.values = Object.fromEntries(entries.map(([from, to]) => [from, text(to, `${place}.values.${from}`)]));
  }
  return result;
}

function object(value: unknown, place: string, known?: string[]): Record<string, unknown> {
  if (!isRecord(value)) throw new MappingError(`${place} must be an object`);
  const stranger = known === undefined ? undefined : Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new MappingError(`${place} does not know "${stranger}"; it may hold ${known?.join(', ')}`);
  }
  return value;
}

function list(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new MappingError(`${place} must be a list`);
  return value;
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string' || value === '') throw new MappingError(`${place} must be a text`);
  return value;
}

function oneOf<const Option>(value: unknown, place: string, options: readonly Option[]): Option {
  const found = options.find((option) => option === value);
  if (found === undefined) throw new MappingError(`${place} must be ${options.join(' or ')}`);
  return found;
}
