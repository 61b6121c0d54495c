import { bestOf, type Finding } from '../evidence/finding.ts';
import type { Located } from '../evidence/located.ts';
import type { NamedFact, ProductFacts } from '../evidence/read-facts.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement, WantedValue } from '../requirement.ts';
import { findPhrase, isDenied, isOfCompanion } from '../text/find-phrase.ts';
import { materialFinding, relate } from './compare-materials.ts';
import { hasUnknownStuff } from './finish.ts';
import { imitationFinding } from './imitation.ts';
import { isKindOf } from './material-kinds.ts';
import { type PartOfText, partsOfName, partsOfRunningText, partsOfValue } from './part-materials.ts';

/**
 * What a listing says of the material of the part that a spec names, where an attribute of another name or the text tells
 * it: "Lens material" is told by "plastic stake, glass lens" and 壶盖材质 by "Lid: steel". Null where it is silent.
 */
export function partFinding(requirement: Requirement, facts: ProductFacts): Located | null {
  const { parts } = requirement;
  if (parts.length === 0) return null;
  const named = amongFacts(requirement, facts.allAttributes);
  if (named.length > 0) return bestOf(named);
  const stuffed = parts.includes('filling') ? stuffingIn(requirement, facts) : null;
  if (stuffed !== null) return stuffed;
  const told = facts.running.flatMap(({ field, statement }) => {
    const { text, materials } = statement;
    const speaking = partsOfRunningText(text, materials).filter(
      (part) => sharesPart(parts, part.ids) && !isDenied(text, part) && !isOfCompanion(text, part),
    );
    const findings = speaking.flatMap((part) => locate(requirement, statement, field, part.materials));
    return findings.filter(({ matchType }) => matchType !== 'not_match' || !mayBeTold(requirement, statement));
  });
  const looks = requirement.alternatives.flatMap((wanted) => {
    const finding = imitationFinding(wanted, facts.title.statement, () => true);
    return finding === null ? [] : [{ ...finding, field: facts.title.field, statement: facts.title.statement }];
  });
  const all = [...amongFacts(requirement, [...facts.labelled.values()].flat()), ...told, ...looks];
  const best = bestOf(all);
  // What is told in two ways settles nothing.
  const isContrary = best?.matchType === 'match' && all.some(({ matchType }) => matchType === 'not_match');
  if (isContrary) return { ...best, matchType: 'unknown' };
  // What a text leaves open by its material it may still say in the wanted words: "Pakka wood handle".
  return best?.matchType === 'unknown' ? null : best;
}

/** True where the wanted material stands in the text as well, though not beside the name of the part. */
function mayBeTold({ alternatives }: Requirement, statement: Statement): boolean {
  return alternatives.some((wanted) => {
    if (findPhrase(statement.text, wanted.text.squashed).length > 0) return true;
    return wanted.materials.some((material) =>
      statement.materials.some((mention) => relate(material, mention, statement).matchType !== 'not_match'),
    );
  });
}

const sharesPart = (some: readonly string[], others: readonly string[]) => some.some((id) => others.includes(id));

/** What attributes named for the part, or telling the materials part by part, say of it. */
function amongFacts(requirement: Requirement, facts: readonly NamedFact[]): Located[] {
  return facts.flatMap((fact) => {
    const inValue = partsOf(fact).filter(({ ids }) => sharesPart(requirement.parts, ids));
    if (inValue.length === 0 && !sharesPart(requirement.parts, partsOfName(fact.name))) return [];
    const { materials, imitations } = fact.whole;
    const mentions = inValue.length > 0 ? inValue.flatMap((part) => part.materials) : materials;
    if (mentions.length === 0 && imitations.length === 0) return [];
    const located = locate(requirement, fact.whole, fact.field, mentions);
    const isOpen = inValue.length === 0 && hasUnknownStuff(fact.parts);
    return isOpen
      ? located.map((one) => (one.matchType === 'match' ? one : { ...one, matchType: 'unknown' }))
      : located;
  });
}

/** True when the listing tells its materials part by part: what its title says of one is then not of each. */
export function isToldByParts(facts: ProductFacts): boolean {
  return (facts.attributes.get('#material') ?? []).some((fact) => partsOf(fact).length > 0);
}

function partsOf({ name, whole }: NamedFact): readonly PartOfText[] {
  if (name.key !== '#material' && partsOfName(name).length === 0) return [];
  return partsOfValue(whole.text, whole.materials).filter(({ materials }) => materials.length > 0);
}

function locate(
  requirement: Requirement,
  statement: Statement,
  field: string,
  mentions: PartOfText['materials'],
): Located[] {
  const findings = requirement.alternatives.map((wanted) => compare(wanted, statement, mentions));
  const best = bestOf(findings.filter((finding) => finding !== null));
  return best === null ? [] : [{ ...best, field, statement }];
}

function compare(wanted: WantedValue, statement: Statement, mentions: PartOfText['materials']): Finding | null {
  return wanted.materials.length === 0 ? null : materialFinding(wanted, statement, mentions);
}

const stuffings = ['polyester filling', 'down', 'foam', 'coir'];

/** Of some materials a thing is filled and never covered: "short plush + PP cotton". */
function stuffingIn(requirement: Requirement, facts: ProductFacts): Located | null {
  const told = (facts.attributes.get('#material') ?? []).flatMap(({ field, whole }) => {
    const mentions = whole.materials.filter(({ id }) => stuffings.some((stuffing) => isKindOf(id, stuffing)));
    return mentions.length === 0 ? [] : locate(requirement, whole, field, mentions);
  });
  return told.find(({ matchType }) => matchType === 'match') ?? null;
}
