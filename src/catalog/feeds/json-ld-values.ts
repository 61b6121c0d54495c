import { isRecord } from '../field-reader.ts';
import { memberOf, textOf, valuesOf } from './foreign-values.ts';
import { unitOfCode } from './unit-codes.ts';

/** True when the node is of the type, however its vocabulary is written: "Product", "schema:Product", an address. */
export function hasType(node: unknown, type: string): boolean {
  return valuesOf(memberOf(node, '@type')).some((name) => typeof name === 'string' && shortName(name) === type);
}

/** "https://schema.org/NewCondition" → "NewCondition". */
function shortName(name: string): string {
  return name.replace(/^.*[/#:]/, '');
}

/** A text, or the name of the thing in its place. */
export function nameOf(value: unknown): string | undefined {
  for (const entry of valuesOf(value)) {
    const text = isRecord(entry) ? textOf([memberOf(entry, 'name'), memberOf(entry, '@value')].flat()) : textOf(entry);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A value in words: "500 ml" of a QuantitativeValue, "2–5 cm" of a range, yes or no, a list joined by commas. */
export function wordsOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    return value.flatMap((entry) => (depth < 4 ? (wordsOf(entry, depth + 1) ?? []) : [])).join(', ') || undefined;
  }
  if (!isRecord(value)) return wordsOfText(textOf(value));
  const unit = unitOf(value);
  const inner = memberOf(value, 'value') ?? memberOf(value, '@value');
  const [min, max] = [textOf(memberOf(value, 'minValue')), textOf(memberOf(value, 'maxValue'))];
  const plain =
    inner !== undefined && depth < 4
      ? wordsOf(inner, depth + 1)
      : (rangeText(min, max) ?? textOf(memberOf(value, 'name')));
  return plain === undefined || unit === undefined ? plain : `${plain} ${unit}`;
}

function rangeText(min: string | undefined, max: string | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  if (min !== undefined) return `from ${min}`;
  return max === undefined ? undefined : `up to ${max}`;
}

function unitOf(value: Record<string, unknown>): string | undefined {
  const text = textOf(memberOf(value, 'unitText'));
  if (text !== undefined) return text;
  const code = textOf(memberOf(value, 'unitCode'));
  if (code === undefined) return undefined;
  // An unknown code says more than nothing, an address of one does not.
  return unitOfCode(shortName(code)) ?? (/[/:]/.test(code) ? undefined : code);
}

/** An enumeration's member becomes its words: "https://schema.org/NewCondition" → "new". */
function wordsOfText(text: string | undefined): string | undefined {
  const name = /^(?:https?:\/\/schema\.org\/|schema:)(\w+)$/.exec(text ?? '')?.[1];
  if (name === undefined) return text;
  return name
    .replace(/Condition$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}
