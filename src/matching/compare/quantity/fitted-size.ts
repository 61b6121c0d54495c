import { fittingNouns } from '../../ontology/word-lists.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { compareServed } from '../../read/quantity/served.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { stemWord } from '../../text/stem.ts';
import type { Finding } from '../finding.ts';
import { areComparable } from './compare-quantities.ts';

const nouns = new Set(fittingNouns.map(stemWord));

/** The thing that a name asks the size of, "laptop" of "Laptop size", and of "Laptop" where it has to fit; null for others. */
function fittedThing({ known, stems }: Requirement['name'], serves: boolean): string | null {
  const [thing, size, ...more] = stems;
  if (known !== null || more.length > 0) return null;
  return size === 'size' || (serves && size === undefined) ? (thing ?? null) : null;
}

/**
 * What a title says of the things that fit goods made for them: a "Laptop Sleeve 13-14 inch" takes a laptop of 14 inches
 * and none of 15.6. Only a range or a limit speaks of them; a single size may be that of the goods themselves.
 */
export function fittedFinding(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const thing = fittedThing(requirement.name, wanted.serves);
  const { quantity } = wanted;
  if (thing === null || quantity === null || quantity.unit === null || quantity.form !== 'point') return null;
  const { tokens } = found.text;
  const at = tokens.findIndex(({ stem }) => stem === thing);
  const isMadeFor = [tokens[at + 1], tokens[at + 2]].some((token) => nouns.has(token?.stem ?? ''));
  if (at === -1 || !isMadeFor) return null;
  const stated = found.quantities.quantities.filter(
    (one) => (one.form === 'range' || one.form === 'max') && areComparable(quantity, one),
  );
  const [only, ...more] = stated;
  if (only === undefined || more.length > 0) return null;
  return { matchType: compareServed(quantity, only), method: 'quantity', span: only };
}
