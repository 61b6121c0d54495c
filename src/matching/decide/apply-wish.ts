import type { Located } from '../compare/located.ts';
import { noMakers, noMakerWords } from '../ontology/makers.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { splitList } from '../read/listing/split-list.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { othersBeside, settleSole } from '../read/spec/sole-value.ts';
import { isEveryday } from '../text/everyday.ts';
import { unspacedOf } from '../text/read-text.ts';

const opposite = { match: 'not_match', not_match: 'match', unknown: 'unknown' } as const;

/** A spec that excludes ("not black") is met by what contradicts its value; of several values offered one may meet it. */
export function applyWish(requirement: Requirement, facts: ProductFacts, found: Located | null): Located | null {
  const located = settleSole(requirement, facts, found);
  if (located?.matchType === 'not_match' && wantsNoMaker(requirement)) return { ...located, matchType: 'unknown' };
  if (requirement.isByExample && located?.matchType === 'not_match' && located.method === 'text')
    return { ...located, matchType: 'unknown' };
  if (!requirement.isExclusion || located === null) return located;
  if (isSaidAlike(requirement, located)) return { ...located, matchType: 'match' };
  const isOpen = located.matchType === 'match' && offersOthers(requirement, located);
  return { ...located, matchType: isOpen ? 'unknown' : opposite[located.matchType] };
}

const offering = /\/|\bor\b|或|可选|optional/iu;

/** True where a value is one of several to choose from: those of a list, and in running text other looks beside it. */
function offersOthers({ alternatives, parts }: Requirement, { field, statement }: Located): boolean {
  if (parts.length > 0) return false;
  const isLook = alternatives.some(({ colours, materials }) => colours.length + materials.length > 0);
  if ((field !== 'title' && field !== 'description') || !isLook) {
    // Materials that a comma joins are all in the goods: "latex core, polyester cover".
    const isMade = alternatives.some(({ materials }) => materials.length > 0);
    return isMade ? offering.test(statement.text.raw) : splitList(statement.text.raw).length > 1;
  }
  return alternatives.some((wanted) =>
    othersBeside(wanted, statement).some((span) => statement.scope.subjectOf(span) === null),
  );
}

/** "Any except purple" stated in the words of the spec. */
function isSaidAlike({ specValues }: Requirement, { statement }: Located): boolean {
  return specValues[0]?.toLowerCase() === statement.text.raw.toLowerCase();
}

const nobody = new Set(noMakers.map((name) => unspacedOf(name)));

/** Goods of no brand may bear any name: "OEM" and "universal" are none. */
function wantsNoMaker({ name, alternatives }: Requirement): boolean {
  if (name.known?.id !== 'brand') return false;
  return alternatives.some(({ text, stems }) => nobody.has(text.unspaced) || isNobody(stems));
}

function isNobody(stems: readonly string[]): boolean {
  return (
    stems.some((stem) => noMakerWords.has(stem)) && stems.every((stem) => noMakerWords.has(stem) || isEveryday(stem))
  );
}
