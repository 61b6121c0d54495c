import { type AskedProperty, askedBy } from '../../claim/asked-property.ts';
import { areOfOnePart, describesPart, isOfClass, lookOfPart } from '../../claim/look-of-part.ts';
import type { ColourMention } from '../../read/colour/find-colours.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import { looksInListing } from '../../read/listing/said-looks.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { MaterialMention } from '../../read/material/find-materials.ts';
import { hasUnknownMaterial } from '../../read/material/finish.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import { isPartName, type LookMention, type PartOfText, partsOfValue } from '../../read/material/part-materials.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import { readText } from '../../text/read-text.ts';
import { colourFinding } from '../colour/compare-colours.ts';
import { bestOf, type Finding } from '../finding.ts';
import type { Located } from '../located.ts';
import { imitationFinding, materialFinding } from './compare-materials.ts';

/**
 * What a listing says of the material or the colour of the part that a spec names, where an attribute of another name or the
 * text tells it: "Lens material" is stated by "plastic stake, glass lens" and 壶盖材质 by "Lid: steel". Null where it is silent.
 */
export function partFinding(requirement: Requirement, facts: ProductFacts): Located | null {
  const asked = lookOfPart(requirement);
  // Where a closed choice is named by its material, as a steel toe, the choice decides.
  const isOfLook = (wanted: WantedValue) =>
    asked !== null && tells(wanted, asked) && !wanted.families.some(({ isWhole }) => isWhole);
  if (asked === null || !requirement.alternatives.some(isOfLook)) return null;
  const named = amongFacts(requirement, asked, facts.allAttributes);
  if (named.length > 0) return bestOf(named);
  const stated = facts.running.flatMap(({ field, statement }) => {
    const mentions = describing(asked, statement).filter(
      (mention) => !isDenied(statement.text, mention) && !isOfBundledItem(statement.text, mention),
    );
    const findings = mentions.length === 0 ? [] : locate(requirement, asked, statement, field, mentions);
    return findings.filter(
      ({ matchType }) => matchType !== 'not_match' || !maySell(requirement, asked, statement, mentions),
    );
  });
  const looks = requirement.alternatives.flatMap((wanted) => {
    const finding = imitationFinding(wanted, facts.title.statement, () => true);
    return finding === null ? [] : [{ ...finding, field: facts.title.field, statement: facts.title.statement }];
  });
  const lines = [...[...facts.labelled.values(), ...facts.said.values()].flat(), ...looksInListing(facts)];
  const all = [...amongFacts(requirement, asked, lines), ...stated, ...looks];
  const best = bestOf(all);
  // What is stated in two ways settles nothing.
  const isContrary = best?.matchType === 'match' && all.some(({ matchType }) => matchType === 'not_match');
  if (isContrary) return { ...best, matchType: 'unknown' };
  // What a text leaves open by its material it may still say in the wanted words: "Pakka wood handle".
  return best?.matchType === 'unknown' ? null : best;
}

const joining = new Set(['+', '&', '/', 'and']);

/** What describes the part, and what is joined to it: both of "ABS + TPR handle". */
function describing(asked: AskedProperty, statement: Statement): readonly LookMention[] {
  const { tokens } = statement.text;
  return mentionsOf(statement, asked).filter((mention, at, all) => {
    let last = mention;
    for (const next of all.slice(at + 1)) {
      if (next.from !== last.to + 1 || !joining.has(tokens[last.to]?.stem ?? '')) break;
      last = next;
    }
    return describesPart(asked, statement, mention) || (last !== mention && describesPart(asked, statement, last));
  });
}

/** Where the part may be what is sold, all that the text names speaks of it, the wanted look among them. */
function maySell(
  { alternatives }: Requirement,
  asked: AskedProperty,
  statement: Statement,
  mentions: readonly LookMention[],
): boolean {
  if (mentions.some((mention) => statement.scope.subjectOf(mention)?.isCertain === true)) return false;
  const all = mentionsOf(statement, asked);
  return alternatives.some((wanted) => compare(wanted, asked, statement, all)?.matchType !== 'not_match');
}

const tells = (wanted: WantedValue, { look }: AskedProperty) =>
  (look === 'colour' ? wanted.colours : wanted.materials).length > 0;

const mentionsOf = ({ colours, materials }: Statement, { look }: AskedProperty): readonly LookMention[] =>
  look === 'colour' ? colours : materials;

/** What attributes named for the part, or telling the materials part by part, say of it. */
function amongFacts(requirement: Requirement, asked: AskedProperty, facts: readonly NamedFact[]): Located[] {
  return facts.flatMap((fact) => {
    const inValue = partsOf(fact, asked).filter(({ ids }) => ids.some((id) => asked.headPartIds.includes(id)));
    if (inValue.length === 0 && !isNamedForPart(fact, asked))
      return partsCalled(fact, asked).flatMap((part) =>
        locate(requirement, asked, part, fact.field, mentionsOf(part, asked)),
      );
    const named = inValue.length > 0 ? inValue.flatMap((part) => part.mentions) : mentionsOf(fact.whole, asked);
    const mentions = named.filter((mention) => isOfClass(asked, fact.whole.materials, mention));
    if (mentions.length === 0 && fact.whole.imitations.length === 0) return [];
    const located = locate(requirement, asked, fact.whole, fact.field, mentions);
    const isOpen = inValue.length === 0 && hasUnknownMaterial(fact.parts);
    return isOpen
      ? located.map((one) => (one.matchType === 'match' ? one : { ...one, matchType: 'unknown' }))
      : located;
  });
}

/** What a list of materials says of a part that no row knows: 不锈钢刀头 of "不锈钢刀头, ABS手柄". */
function partsCalled({ name, parts }: NamedFact, asked: AskedProperty): readonly Statement[] {
  const own = askedBy(name);
  const { headNoun, otherNouns } = asked;
  if (headNoun === null || parts.length === 1 || own.look !== asked.look || own.partIds.length > 0) return [];
  const nouns = [headNoun, ...otherNouns].map((noun) => readText(noun).tokens.map(({ stem }) => stem));
  return parts.filter(({ text: { tokens } }) => {
    const stems = tokens.map(({ stem }) => stem);
    const isBeside = (noun: readonly string[]) =>
      noun.length < stems.length &&
      [stems.slice(0, noun.length), stems.slice(-noun.length)].some((edge) => edge.join() === noun.join());
    return nouns.some((noun) => noun.length > 0 && isBeside(noun));
  });
}

/** "Handle: black plastic" and "Handle material" are said of the handle; "Handle length" tells nothing of its looks. */
function isNamedForPart({ name }: NamedFact, asked: AskedProperty): boolean {
  const own = askedBy(name);
  const isOfMaterial = asked.materialClass !== null && own.look === 'material' && own.partIds.length === 0;
  // "Frame", which is what it is made of by itself, tells its colour as well: "Frame: nylon, black".
  const isOfLook = own.look === null || own.look === asked.look || isPartName(readText(name.raw));
  return isOfMaterial || (isOfLook && areOfOnePart(own, asked));
}

/** True when the listing tells its materials part by part: what its title says of one is then not of each. */
export function isStatedByParts(facts: ProductFacts): boolean {
  return (facts.attributes.get('#material') ?? []).some(({ whole }) =>
    partsOfValue(whole.text, whole.materials).some(({ mentions }) => mentions.length > 0),
  );
}

function partsOf({ name, whole }: NamedFact, asked: AskedProperty): readonly PartOfText[] {
  const own = askedBy(name);
  const isOfLooks = own.look === asked.look || own.partIds.length > 0;
  return isOfLooks
    ? partsOfValue(whole.text, mentionsOf(whole, asked)).filter(({ mentions }) => mentions.length > 0)
    : [];
}

function locate(
  requirement: Requirement,
  asked: AskedProperty,
  statement: Statement,
  field: string,
  mentions: readonly LookMention[],
): Located[] {
  const findings = requirement.alternatives.map((wanted) => compare(wanted, asked, statement, mentions));
  const best = bestOf(findings.filter((finding) => finding !== null));
  return best === null ? [] : [{ ...best, field, statement }];
}

function compare(
  wanted: WantedValue,
  asked: AskedProperty,
  statement: Statement,
  mentions: readonly LookMention[],
): Finding | null {
  if (!tells(wanted, asked)) return null;
  if (asked.look === 'colour') return colourFinding(wanted, statement, mentions as readonly ColourMention[]);
  const finding = materialFinding(wanted, statement, mentions as readonly MaterialMention[]);
  // Of two materials that are wanted of one part either may do: "carbon, brazilwood".
  const isHalf =
    finding?.matchType === 'not_match' &&
    wanted.materials.length > 1 &&
    wanted.materials.some(({ id }) => mentions.some((one) => one.id !== null && isKindOf(one.id, id)));
  return isHalf ? { ...finding, matchType: 'unknown' } : finding;
}
