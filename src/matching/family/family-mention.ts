import type { Span } from '../text/find-phrase.ts';
import type { ValueFamily } from '../vocabulary/value-family.ts';

/** A value of a family where a text names it. */
export interface FamilyMention extends Span {
  family: ValueFamily;
  valueId: string;
}
