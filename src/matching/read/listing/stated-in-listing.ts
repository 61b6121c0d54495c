import { onceFor } from '../../../lib/once-for.ts';
import { byKey, type NamedFact, readNamed } from './named-fact.ts';
import { readOffered } from './offered-said.ts';
import { readOriginSaid } from './origin-said.ts';
import type { Statement } from './statement.ts';

/** A piece of a listing's running text. */
interface StatingText {
  field: string;
  statement: Statement;
  isLabelled: boolean;
}

/**
 * What the running text of a listing says of a property in so many words, by the key of its name: where goods were made, and of
 * what one may choose.
 */
export const statedInListing = onceFor(
  ({ running }: { running: readonly StatingText[] }): ReadonlyMap<string, NamedFact[]> =>
    byKey(running.flatMap((piece) => (piece.field === 'category' ? [] : statedIn(piece)))),
);

/** What a text states of a property. What is put together from it is shown in the text's own words. */
function statedIn({ field, statement, isLabelled }: StatingText): NamedFact[] {
  const origin = isLabelled ? null : readOriginSaid(statement.text);
  const ofOrigin = origin === null ? [] : [readNamed(field, { ...origin, quoted: origin.value })];
  const offered = readOffered(statement).map((one) => readNamed(field, { ...one, quoted: statement.text.raw }));
  return [...ofOrigin, ...offered];
}
