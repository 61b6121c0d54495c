import { type Static, Type } from 'typebox';
import { nullable } from '../../http/schema-parts.ts';
import type { SpecResult } from '../../matching/assessment.ts';

/*
 * A spec result in its three shapes. The domain's is `SpecResult` of matching. On the wire it is a member of the products
 * view (snake case, must-haves and good-to-haves apart) or of the record (all of it, in the item's order). It is stored
 * as the text of the products view and the details that the record adds, so that nothing is kept twice.
 */

export const MatchTypeSchema = Type.Union([Type.Literal('match'), Type.Literal('unknown'), Type.Literal('not_match')], {
  $id: 'MatchType',
});

/** In the products view. */
export const ViewSpecResultSchema = Type.Object(
  {
    spec_name: Type.String(),
    spec_values: Type.Array(Type.String()),
    product_value: nullable(Type.String()),
    match_type: MatchTypeSchema,
    reasoning: Type.String(),
  },
  { $id: 'ProductSpecResult' },
);

/** In the record: the domain's shape as it is. */
export const RecordSpecResultSchema = Type.Object(
  {
    specName: Type.String(),
    specValues: Type.Array(Type.String()),
    required: Type.Boolean(),
    productValue: nullable(Type.String()),
    matchType: MatchTypeSchema,
    reasoning: Type.String(),
    evidence: nullable(Type.Object({ field: Type.String(), text: Type.String() })),
    method: Type.String({ description: 'The kind of value that decided' }),
  },
  { $id: 'SpecResult' },
);

export type ViewSpecResult = Static<typeof ViewSpecResultSchema>;

/**
 * What is stored of a spec result beyond its text in the products view: whether it is a must-have, the method, and for
 * evidence its field and, where they are not the value found, its words. Positional, since there is one for each spec of
 * each product of each run.
 */
export type SpecDetails =
  | [required: boolean, method: string]
  | [required: boolean, method: string, field: string]
  | [required: boolean, method: string, field: string, text: string];

export function toViewSpecResult(result: SpecResult): ViewSpecResult {
  return {
    spec_name: result.specName,
    spec_values: result.specValues,
    product_value: result.productValue,
    match_type: result.matchType,
    reasoning: result.reasoning,
  };
}

export function toSpecDetails({ required, method, evidence, productValue }: SpecResult): SpecDetails {
  if (evidence === null) return [required, method];
  const { field, text } = evidence;
  return text === productValue ? [required, method, field] : [required, method, field, text];
}

/** The spec result of what was stored of it: the inverse of `toViewSpecResult` and `toSpecDetails`, byte for byte. */
export function fromStored(view: ViewSpecResult, [required, method, field, text]: SpecDetails): SpecResult {
  const { spec_name, spec_values, product_value, match_type, reasoning } = view;
  return {
    specName: spec_name,
    specValues: spec_values,
    required,
    productValue: product_value,
    matchType: match_type,
    reasoning,
    evidence: field === undefined ? null : { field, text: text ?? product_value ?? '' },
    method,
  } satisfies Static<typeof RecordSpecResultSchema>;
}
