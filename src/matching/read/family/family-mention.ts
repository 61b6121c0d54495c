import type { ValueFamily } from '../../ontology/value-families.ts';
import type { Span } from '../../text/find-phrase.ts';

/** A value of a family where a text names it. */
export interface FamilyMention extends Span {
  family: ValueFamily;
  valueId: string;
}
