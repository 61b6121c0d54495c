import type { Spec } from '../../matching/assessment.ts';
import type { Quantity } from '../../matching/read/quantity/quantity.ts';
import { requirementOf } from '../../matching/read/spec/requirement-of.ts';

/**
 * What a buyer would want to know of specs that are accepted and that hardly a listing can confirm: values without a word
 * or a number, and measures of one property that exclude each other.
 */
export function notesOnSpecs(specs: readonly Spec[]): string[] {
  const empty = specs.filter(({ value }) => !/[\p{L}\p{N}]/u.test(value));
  const measured = specs.flatMap((spec) => measureOf(spec) ?? []);
  return [
    ...empty.map(({ name, value }) => `The spec "${name}" asks for nothing: its value is "${value}".`),
    ...measured.flatMap((one, index) =>
      measured
        .slice(index + 1)
        .filter((other) => excludes(one, other))
        .map(
          (other) =>
            `The specs ${quoted(one)} and ${quoted(other)} exclude each other: a product would have to meet both.`,
        ),
    ),
  ];
}

interface MeasuredSpec {
  spec: Spec;
  property: string;
  quantity: Quantity;
}

function measureOf(spec: Spec): MeasuredSpec | undefined {
  const { name, alternatives, isExclusion } = requirementOf(spec);
  const [{ quantity = null } = {}, ...others] = alternatives;
  if (quantity === null || quantity.dimension === null || others.length > 0 || isExclusion) return undefined;
  return { spec, property: [name.key, quantity.dimension, ...name.stems].join(' '), quantity };
}

function excludes(one: MeasuredSpec, other: MeasuredSpec): boolean {
  const [a, b] = [one.quantity, other.quantity];
  return one.property === other.property && (a.high < b.low || b.high < a.low);
}

function quoted({ spec: { name, value } }: MeasuredSpec): string {
  return `${name} "${value}"`;
}
