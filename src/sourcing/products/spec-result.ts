import { type Static, Type } from 'typebox';
import { nullable } from '../../http/schema-parts.ts';
import type { SpecResult } from '../../matching/assessment.ts';

/*
 * A spec result in its three shapes. The domain's is `SpecResult` of matching. On the wire it is a member of the products
 * view (snake case, must-haves and good-to-haves apart) or of the record (all of it, in the item's order). It is stored
 * as the text of the products view and the details that the record adds, so that nothing is kept twice.
 */

/** What the must-have is called that a price over the maximum fails. */
export const maxPriceName = 'target price';

export const MatchTypeSchema = Type.Union([Type.Literal('match'), Type.Literal('unknown'), Type.Literal('not_match')], {
  $id: 'MatchType',
});

/** What a result tells that is about no spec of the item. Left out for those that are. */
const ExclusionKindSchema = Type.Union([Type.Literal('max_price'), Type.Literal('product_type')], {
  $id: 'ExclusionKind',
  description:
    'The result is no spec of the item: the price is over the maximum, or the product is of another type. Left out of ' +
    'the results for specs, and of runs recorded before it was stored',
});

/** In the products view. */
export const ViewSpecResultSchema = Type.Object(
  {
    spec_name: Type.String(),
    spec_values: Type.Array(Type.String()),
    product_value: nullable(Type.String()),
    match_type: MatchTypeSchema,
    reasoning: Type.String(),
    kind: Type.Optional(ExclusionKindSchema),
  },
  { $id: 'ProductSpecResult' },
);

/** In the record: the domain's shape, and the kind of an exclusion. */
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
    kind: Type.Optional(ExclusionKindSchema),
    specKey: Type.Optional(
      Type.String({
        description:
          'Of name and wanted values: the `spec_key` by which feedback names the spec. Only where a single product is read, ' +
          'and not for what is no spec of the item',
      }),
    ),
  },
  { $id: 'SpecResult' },
);

export type ViewSpecResult = Static<typeof ViewSpecResultSchema>;

type ExclusionKind = Static<typeof ExclusionKindSchema>;

/** A spec result as runs record it: an exclusion of the product is one more, behind those of the item's specs. */
export interface RecordedSpecResult extends SpecResult {
  kind?: ExclusionKind;
}

const kindOfMethod: Readonly<Record<string, ExclusionKind>> = { price: 'max_price', 'product type': 'product_type' };

/** Of what kind an exclusion is; undefined for a spec of the item. Older runs tell it by the method, which no spec has. */
export function exclusionKindOf({ kind, method }: Pick<RecordedSpecResult, 'kind' | 'method'>) {
  return kind ?? (Object.hasOwn(kindOfMethod, method) ? kindOfMethod[method] : undefined);
}

/**
 * What is stored of a spec result beyond its text in the products view: whether it is a must-have, the method, and for
 * evidence its field and, where they are not the value found, its words. Positional, since there is one for each spec of
 * each product of each run.
 */
export type SpecDetails =
  | [required: boolean, method: string]
  | [required: boolean, method: string, field: string]
  | [required: boolean, method: string, field: string, text: string];

export function toViewSpecResult(result: RecordedSpecResult): ViewSpecResult {
  return {
    spec_name: result.specName,
    spec_values: result.specValues,
    product_value: result.productValue,
    match_type: result.matchType,
    reasoning: result.reasoning,
    ...(result.kind === undefined ? {} : { kind: result.kind }),
  };
}

/** What was wanted and found, in the words of the domain, without the sentence that gives the reasons. */
export function fromViewSpecResult(view: ViewSpecResult) {
  return {
    specName: view.spec_name,
    specValues: view.spec_values,
    productValue: view.product_value,
    matchType: view.match_type,
  } satisfies Partial<SpecResult>;
}

export function toSpecDetails({ required, method, evidence, productValue }: SpecResult): SpecDetails {
  if (evidence === null) return [required, method];
  const { field, text } = evidence;
  return text === productValue ? [required, method, field] : [required, method, field, text];
}

/** The spec result of what was stored of it: the inverse of `toViewSpecResult` and `toSpecDetails`, byte for byte. */
export function fromStored(view: ViewSpecResult, [required, method, field, text]: SpecDetails): RecordedSpecResult {
  const { specName, specValues, productValue, matchType } = fromViewSpecResult(view);
  return {
    specName,
    specValues,
    required,
    productValue,
    matchType,
    reasoning: view.reasoning,
    evidence: field === undefined ? null : { field, text: text ?? productValue ?? '' },
    method,
    ...(view.kind === undefined ? {} : { kind: view.kind }),
  } satisfies Static<typeof RecordSpecResultSchema>;
}
