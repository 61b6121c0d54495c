import fc from 'fast-check';
import type { JsonSchema } from '../../src/http/schema-keywords.ts';

/** Any text that JSON may carry here: every code point but U+0000 and surrogates, also where encoders stumble. */
const anyText = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 20) }),
      fc.constantFrom(
        '"',
        '\\',
        '\n',
        '\u2028',
        '😀',
        '\u0001',
        ' ',
        "'; drop table x; --",
        '保温杯 500毫升',
        '{"id":1}',
        '\\N',
        '\ufeff',
      ),
    )
    .map((text) => [...text.replaceAll('\0', '0')].slice(0, maxLength).join(''));

const uri = fc.webUrl({ withFragments: true, withQueryParameters: true }).filter((url) => url.length <= 300);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const record = <T extends object>(shape: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record<T>(shape).map((value) => JSON.parse(JSON.stringify(value)) as T); // drops what is undefined

const day = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const merchantArbitrary = record({ id: anyText(200), name: anyText(300) });
const destination = record({
  country: fc.string({ unit: fc.constantFrom(...'ABCXYZ'), minLength: 2, maxLength: 2 }),
  city: anyText(200),
  region: optional(anyText(200)),
  postal_code: optional(anyText(30)),
  address: optional(anyText(300)),
});
const customization = record({
  logo_url: optional(uri),
  packaging: optional(anyText(100)),
  colour: optional(anyText(100)),
  notes: optional(anyText(100)),
});
const spec = record({ name: anyText(100), value: anyText(100), required: optional(fc.boolean()) });

const optionalItemFields = {
  quantity: optional(nullable(fc.integer({ min: 1, max: 2147483647 }))),
  selected: optional(fc.boolean()),
  customization: optional(nullable(customization)),
  images: optional(fc.array(uri, { maxLength: 4 })),
  reference_url: optional(nullable(uri)),
  specs: optional(fc.array(spec, { maxLength: 5 })),
  notes: optional(nullable(anyText(200))),
};
export const newItemArbitrary = record({ name: anyText(300), description: anyText(300), ...optionalItemFields });
/** Every member may be missing; the id is added by the test. */
export const itemPatchArbitrary = record({
  name: optional(anyText(300)),
  description: optional(anyText(300)),
  ...optionalItemFields,
});
const optionalRequestFields = {
  destination: optional(nullable(destination)),
  callback_url: optional(nullable(uri)),
  notes: optional(nullable(anyText(300))),
  needed_by: optional(nullable(day)),
};
/** A body of a create without `external_id`, which must be unique. */
export const createBodyArbitrary = record({
  merchant: merchantArbitrary,
  ...optionalRequestFields,
  items: optional(fc.array(newItemArbitrary, { maxLength: 5 })),
});
export const requestPatchArbitrary = record(optionalRequestFields);

/** One thing done to a valid body that makes it invalid at `path`. */
export interface Fault {
  path: (string | number)[];
  what: string;
  body: unknown;
}

type Path = (string | number)[];

/** Every way to break a valid value in one place that its schema knows of. */
export function faultsOf(schema: JsonSchema, body: unknown): Fault[] {
  const faults: Fault[] = [];
  const add = (path: Path, what: string, value: unknown) =>
    faults.push({ path, what, body: replaceAt(body, path, value) });
  const walk = (node: JsonSchema, value: unknown, path: Path): void => {
    const alternatives = node.anyOf ?? [node];
    const mayBe = (type: string) => alternatives.some((alternative) => alternative.type === type);
    if (path.length > 0) {
      for (const [type, wrong] of wrongValues) if (!mayBe(type)) add(path, `${type} instead`, wrong);
    }
    const meant = alternatives.find(
      ({ type }) =>
        type === (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value) ||
        (type === 'integer' && typeof value === 'number'),
    );
    if (meant === undefined) return;
    if (meant.type === 'string') {
      if (meant.minLength === 1) add(path, 'empty', '');
      if (meant.maxLength !== undefined) add(path, 'too long', `a:${'x'.repeat(meant.maxLength - 1)}`);
      if (meant.pattern !== undefined || meant.format !== undefined) add(path, 'wrong format', 'x y');
    } else if (meant.type === 'integer') {
      for (const wrong of [0, -1, 1.5, (meant.maximum ?? 0) + 1]) add(path, `${wrong}`, wrong);
    } else if (meant.type === 'array' && Array.isArray(value)) {
      if (meant.maxItems !== undefined && value.length > 0)
        add(path, 'too many', Array(meant.maxItems + 1).fill(value[0]));
      for (const [index, entry] of value.entries()) if (meant.items) walk(meant.items, entry, [...path, index]);
    } else if (meant.type === 'object') {
      add([...path, 'unknown'], 'unknown property', 1);
      add([...path, 'constructor'], 'constructor', {});
      for (const key of meant.required ?? []) add([...path, key], 'left out', undefined);
      for (const [key, property] of Object.entries(meant.properties ?? {})) {
        const member = (value as Record<string, unknown>)[key];
        if (member !== undefined) walk(property, member, [...path, key]);
      }
    }
  };
  walk(schema, body, []);
  return faults;
}

const wrongValues: [string, unknown][] = [
  ['string', 'text'],
  ['integer', 1],
  ['boolean', true],
  ['null', null],
  ['array', []],
  ['object', {}],
];

/** A copy with the value at a path replaced; `undefined` leaves the member out. */
function replaceAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const members = copy as Record<string | number, unknown>;
  if (replacement === undefined && rest.length === 0) delete members[step];
  else members[step] = replaceAt(members[step], rest, replacement);
  return copy;
}
