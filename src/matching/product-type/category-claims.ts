import { rememberAnswers } from '../../lib/remember-answers.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { readTypeClaims } from './read-type-claims.ts';
import { type TypeClaim, wholeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';

/** "PCCase" and "CaseFan" are two words, "power_supply" as well; "GPU" and "iPad" stay. */
export function spacedWords(name: string): string {
  return name
    .replaceAll(/([a-z]{2})([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]{2})([A-Z][a-z]{2})/g, '$1 $2')
    .replaceAll('_', ' ');
}

const joints = /,|&|\/|;|、|\band\b|\bor\b/iu;

const keyOf = (name: string) => stemsOfName(name).join(' ');

/** The claims of one category: all of its name where that is a type's, else those of its parts, else its last noun. */
export const claimsOfElement: (element: string) => readonly TypeClaim[] = rememberAnswers(readElement, {
  most: 1000,
  longest: 200,
});

function readElement(element: string): TypeClaim[] {
  const name = spacedWords(element);
  const whole = claimOfWhole(name, element);
  if (whole !== null) return [whole];
  // "Escocer Leggings & Jeggings" are both: a part with more words than a name is read for its noun.
  const parts = name.split(joints).filter((part) => part.trim() !== '');
  const claims = parts.flatMap((part) => claimOfWhole(part.trim(), element) ?? nounOf(part));
  const named = claims.filter(({ isWhole }) => isWhole);
  // "Automobiles & Accessories" holds what no part of its name says.
  if (named.length > 0) return named.length < parts.length ? named.map((claim) => ({ ...claim, isWide: true })) : named;
  return readTypeClaims('category', name).slice(0, 1);
}

/** The noun of a part of a name. What the other words of "Bourdon tube" and "Single scissor" make of theirs is in no table. */
function nounOf(part: string): TypeClaim[] {
  const [claim] = readTypeClaims('category', part);
  if (claim === undefined) return [];
  return [
    !beginsInChinese(part.trim()) && claim.stems.length < stemsOfName(part).length ? { ...claim, isWide: true } : claim,
  ];
}

function claimOfWhole(name: string, text: string): TypeClaim | null {
  const key = keyOf(name);
  const named = key === '' ? null : typeIndex().byKey(key);
  if (named === null || !named.isWhole) return null;
  return wholeClaim('category', text, key.split(' '), named.types);
}

/** What a path of categories says the goods are: its last part that names a type, with `depth` parts above it. */
export function readCategoryClaims(category: readonly string[]): readonly TypeClaim[] {
  for (let at = category.length - 1; at >= 0; at -= 1) {
    const claims = claimsOfElement(category[at] ?? '');
    // A word that only ends longer names says little: "Stand", "Storage". The parts above say less still.
    if (claims.length > 0) return claims;
  }
  return [];
}
