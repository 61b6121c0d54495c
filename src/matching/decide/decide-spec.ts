import { lookKeys } from '../claim/asked-property.ts';
import { outsideColour } from '../compare/colour/colour-of-outside.ts';
import { broughtInLikeWords } from '../compare/feature/brought-in-like-words.ts';
import { deniedInLikeWords } from '../compare/feature/denied-in-like-words.ts';
import { saidInClause } from '../compare/feature/said-in-clause.ts';
import { featureAmongNamed } from '../compare/feature/search-feature.ts';
import { contradictionOf, type Located } from '../compare/located.ts';
import { isStatedByParts, partFinding } from '../compare/material/part-finding.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { ProductFacts, VariantFacts } from '../read/listing/read-facts.ts';
import { statedInListing } from '../read/listing/stated-in-listing.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { tellsShares } from '../read/spec/share-asked.ts';
import { beginsInChinese, isChinese } from '../text/is-chinese.ts';
import type { AlignedAnswers } from './alignment/aligned-finding.ts';
import { ofAll, statedAsWritten } from './all-of.ts';
import { amongLikeNames } from './among-like-names.ts';
import { amongLines, amongNamed, amongOthers, notUnder } from './among-named.ts';
import { amongTexts } from './among-texts.ts';
import { applyWish } from './apply-wish.ts';
import { decideAsFeature, featureAmongMeant, featureInDescription } from './decide-feature.ts';
import { isRunning, saidOfWish } from './in-other-terms.ts';
import { type Listener, unheard } from './listener.ts';
import { withoutOwn } from './of-other-goods.ts';
import { reachFinding } from './reach-finding.ts';
import { isLeftOpen, reconcile, withOther } from './reconcile.ts';
import { revisers } from './revisers.ts';
import { sizesOfForm } from './sizes-of-form.ts';
import { otherType } from './type-asked.ts';
import { withoutThing } from './without-thing.ts';

/** What the values of one variant say of a spec; null when it has none that do, and the listing decides. */
export function decideByVariant(
  requirement: Requirement,
  facts: ProductFacts,
  variant: VariantFacts,
  aligned: AlignedAnswers,
): Located | null {
  if (requirement.allOf !== undefined)
    return ofAll(requirement.allOf, (one) => decideByVariant(one, facts, variant, aligned));
  const own = variantsOwnName(requirement, facts, variant);
  if (own !== null && own.matchType !== 'unknown') return own;
  return decideByOthers(requirement, facts, variant.all, aligned) ?? own;
}

function variantsOwnName(requirement: Requirement, facts: ProductFacts, variant: VariantFacts): Located | null {
  const { feature } = requirement;
  if (feature === null) {
    const named = amongNamed(requirement, variant.byKey) ?? amongOthers(requirement, variant.all);
    return applyWish(requirement, facts, named);
  }
  const named = featureAmongNamed(feature, variant.all);
  if (named === null || named.matchType !== 'unknown') return named;
  return featureInDescription(feature, facts) ?? named;
}

/**
 * What the listing says of a spec apart from its variants: a named value decides before running text, and what is still
 * open after that is looked for under other names.
 */
export function decideByListing(
  requirement: Requirement,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener = unheard,
): Located | null {
  const answer = decideByWords(requirement, facts, aligned, heard);
  const { feature, allOf } = requirement;
  if (allOf !== undefined) return answer;
  if (feature === null) return withThing(requirement, facts, answer, heard);
  if (answer?.matchType === 'match' && isRunning(answer)) {
    const denied = deniedInLikeWords(feature, facts);
    // "No brake on the front wheel but a rear brake" tells both.
    const isApart = denied !== null && denied.statement !== answer.statement;
    return isApart ? (contradictionOf(answer, denied) ?? answer) : answer;
  }
  if (!isLeftOpen(answer)) return answer;
  const said = heard('said in a clause', saidInClause(feature, facts));
  const brought = said ?? heard('brought in like words', broughtInLikeWords(feature, facts));
  return brought ?? heard('denied in like words', deniedInLikeWords(feature, facts)) ?? answer;
}

/** An answer that is open, or that a text gives, beside what denies the thing of the name altogether. */
function withThing(
  requirement: Requirement,
  facts: ProductFacts,
  answer: Located | null,
  heard: Listener,
): Located | null {
  const isSaid = answer?.matchType === 'match' && isRunning(answer);
  const denied = isSaid || isLeftOpen(answer) ? withoutThing(requirement, facts, isSaid) : null;
  if (denied === null) return answer;
  return heard('without the thing', isSaid ? (contradictionOf(answer, denied) ?? answer) : denied, answer);
}

function decideByWords(
  requirement: Requirement,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener,
): Located | null {
  const written = statedAsWritten(requirement, facts);
  if (written !== null) return heard('the value as it was written', written);
  if (requirement.allOf !== undefined)
    return ofAll(requirement.allOf, (one) => decideByListing(one, facts, aligned, heard));
  const answer = alsoAsked(requirement, decideByName(requirement, facts, aligned, heard), facts, aligned, heard);
  const { ofGoods, reach } = requirement;
  if (reach !== null) {
    const asked = () => heard('how far the goods reach', reachFinding(reach, facts), answer);
    if (answer?.matchType !== 'not_match') return withOther(answer, asked);
    const far = reach.isUpTo === true ? asked() : null;
    return far?.matchType === 'match' ? far : answer;
  }
  const mayBeOfGoods = ofGoods !== null && isOfTheGoods(ofGoods, facts, answer);
  return mayBeOfGoods ? withOther(answer, () => decideByName(ofGoods.plain, facts, aligned, heard)) : answer;
}

/** True where the goods that a wish names are those which the title offers; a name that is a noun alone may be a part's, and only settles what is open. */
function isOfTheGoods(
  { noun, plain, isWholeName }: NonNullable<Requirement['ofGoods']>,
  { title: { statement } }: ProductFacts,
  answer: Located | null,
): boolean {
  if (isWholeName !== true) return isOfferedAs(noun, statement, lookKeys.has(plain.name.key));
  // What a line of the description says against the rest is heard beside it.
  const isToSettle = isLeftOpen(answer) || (answer?.matchType === 'match' && answer.field === 'description');
  return isToSettle && beginsInChinese(noun) === isChinese(statement.text) && isOfferedAs(noun, statement);
}

/** An answer that is open, by the wishes that mean the same, and one of a text by what attributes say of the parts of the wish. */
function alsoAsked(
  requirement: Requirement,
  answer: Located | null,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener,
): Located | null {
  const { alsoAs } = requirement;
  if (answer?.matchType === 'match') {
    // A yes or a no under a name answers that name alone.
    if (!isRunning(answer) && answer.statement.yesNo !== null) return answer;
    for (const other of alsoAs) {
      if (other.isTheSame !== true && !(other.allOf !== undefined && isRunning(answer))) continue;
      const parts = decideByListing(other, facts, aligned);
      // What one place says of the same wish in other words settles it.
      if (parts?.matchType === 'not_match' && parts.statement === answer.statement)
        return heard('the wish in other words', parts, answer);
      if (!isRunning(answer)) continue;
      const open = parts === null || parts.against !== undefined ? parts : contradictionOf(answer, parts);
      if (open?.against !== undefined) return heard('parts of the wish', open, answer);
    }
    return answer;
  }
  if (!isLeftOpen(answer)) return answer;
  for (const other of alsoAs) {
    const isWhole = other.allOf !== undefined || other.isTheSame === true;
    const said = isWhole ? decideByListing(other, facts, aligned) : decideByName(other, facts, aligned, unheard);
    const found = heard('asked in other terms', saidOfWish(other, said, requirement));
    if (found !== null) return found;
  }
  return answer;
}

function decideByName(
  requirement: Requirement,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener,
): Located | null {
  const answer = decideByNames(requirement, facts, aligned, heard);
  const other = otherType(requirement, facts, answer);
  return other === null ? answer : heard('what the goods are', other, answer);
}

function decideByNames(
  requirement: Requirement,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener,
): Located | null {
  const own = decideByOwnName(requirement, facts, heard);
  const isSettled = own !== null && own.matchType !== 'unknown';
  // A temperature of operation is not met, and one of measuring may be: the wish leaves open which.
  const isOfOneState = own?.matchType === 'not_match' && own.isOfState === true;
  if (own !== null && !isOfOneState && (isSettled ? !isRunning(own) : own.against !== undefined)) return own;
  // Against running text stands what attributes say; a line of the description is running text as well.
  const heardOf = isOfOneState ? notUnder(requirement, facts.allAttributes) : facts.allAttributes;
  const named = withoutOwn(requirement, facts, own === null ? facts.allNamed : heardOf);
  const other =
    heard('attributes of aligned names', decideByOthers(requirement, facts, named, aligned)) ??
    heard('attributes named for the goods', decideByNameOfGoods(requirement, facts)) ??
    heard('attributes in other words of the goods', applyWish(requirement, facts, amongLikeNames(requirement, named)));
  if (!isSettled || other === null) return other ?? own;
  // What an attribute says of the property outweighs loose words, but that both stand there may have a reason.
  if (isOfOneState && other.matchType !== 'match') return own;
  const settled = own.matchType === 'match' ? (contradictionOf(own, other) ?? own) : other;
  return heard('settled between text and attributes', settled, other);
}

function decideByNameOfGoods(requirement: Requirement, facts: ProductFacts): Located | null {
  if (requirement.feature !== null || facts.namedForGoods.size === 0) return null;
  return applyWish(requirement, facts, amongNamed(requirement, facts.namedForGoods));
}

/** What attributes of other names say, of the listing or of one of its variants. */
export function decideByOthers(
  requirement: Requirement,
  facts: ProductFacts,
  named: readonly NamedFact[],
  aligned: AlignedAnswers,
): Located | null {
  return applyWish(requirement, facts, aligned(requirement, facts.listing, named));
}

function decideByOwnName(requirement: Requirement, facts: ProductFacts, heard: Listener): Located | null {
  const { feature, asMaterial } = requirement;
  if (asMaterial !== null) return heard('share of the material', decideShare(requirement, asMaterial, facts));
  if (feature === null) {
    const decided = decideValue(requirement, facts, heard);
    const own = revisers.reduce(
      (located, { id, revise }) => heard(id, revise(requirement, facts, located), located),
      decided,
    );
    return decideAsFeature(requirement, facts, own, heard) ?? own;
  }
  const named = heard('attributes', featureAmongNamed(feature, facts.allAttributes));
  if (named !== null && named.matchType !== 'unknown') return named;
  const meant = heard('attributes that mean the feature', featureAmongMeant(requirement, feature, facts));
  return meant ?? heard('title and description', featureInDescription(feature, facts)) ?? named;
}

/** A share of the cloth: under its own name, else where the material is stated. Any other per cent of a text is of something else. */
function decideShare(requirement: Requirement, asMaterial: Requirement, facts: ProductFacts): Located | null {
  const own = amongNamed(requirement, facts.attributes);
  if (own !== null && own.matchType !== 'unknown') return own;
  const ofMaterial = decideByOwnName(asMaterial, facts, unheard);
  const isTold = ofMaterial !== null && ofMaterial.matchType !== 'unknown' && tellsShares(ofMaterial.statement);
  return isTold ? ofMaterial : (amongNamed(requirement, facts.labelled) ?? own);
}

/** What the listing's own attributes say of a spec, whatever its text does. */
export function decideByAttributes(requirement: Requirement, facts: ProductFacts): Located | null {
  const { feature } = requirement;
  if (feature !== null) return featureAmongNamed(feature, facts.allAttributes);
  return applyWish(requirement, facts, amongNamed(requirement, facts.attributes));
}

/**
 * What title and description state of the property in so many words, which outweighs the words around it; null where that is open.
 * A list of sizes in a title may go on elsewhere.
 */
function statedByText(requirement: Requirement, facts: ProductFacts): Located | null {
  const found = amongNamed(requirement, statedInListing(facts));
  if (found === null || found.matchType === 'unknown') return null;
  // "Lead, blue": what else it is available in is another article.
  const isOfOthers =
    found.field !== 'title' && requirement.name.key === '#colour' && facts.title.statement.colours.length > 0;
  if (isOfOthers) return null;
  const mayGoOn = found.field === 'title' && requirement.name.known?.reads === 'size';
  if (found.matchType === 'not_match' && mayGoOn) return null;
  // The text itself is the evidence where the values were put together from it.
  const isWhole = found.statement.quoted !== found.statement.text.raw;
  return isWhole ? { ...found, span: null } : found;
}

function decideValue(requirement: Requirement, facts: ProductFacts, heard: Listener): Located | null {
  const ofName = heard('attributes of the name', amongNamed(requirement, facts.attributes));
  const isOpenByName = ofName === null || ofName.matchType === 'unknown';
  const others = isOpenByName ? heard('other attributes', amongOthers(requirement, facts.allAttributes)) : null;
  // "Output power: 900 W" leaves 1000 VA open, and "1500 VA" under another name does not.
  const named = ofName === null || others?.matchType === 'match' ? others : ofName;
  // A number whose unit the listing only lets one guess is no stronger than words that contradict it.
  if (named?.matchType === 'match' && named.note !== undefined) {
    const said = amongTexts(requirement, facts, true);
    return (said === null ? null : contradictionOf(named, said)) ?? named;
  }
  if (named !== null && named.matchType !== 'unknown') return named;
  const stated = named === null ? heard('stated by the text', statedByText(requirement, facts)) : null;
  if (stated !== null) return stated;
  const sized = heard('sizes of goods of this form', sizesOfForm(requirement, facts));
  if (sized !== null && sized.matchType !== 'unknown') return sized;
  const ofPart = heard('part of the goods', partFinding(requirement, facts));
  if (ofPart !== null) return ofPart;
  const lines = heard('labelled lines of the description', amongLines(requirement, facts.labelled));
  const labelled = reconcile(heard('sentences of the description', amongNamed(requirement, facts.said)), lines);
  // A line that was read as a name and its value is not heard a second time as running text.
  // Whose size goods serve is told by what they say they fit.
  const ofServed = requirement.reach?.isExact === true;
  const inText = ofServed ? null : heard('title and description', amongTexts(requirement, facts, lines === null));
  // A list of sizes may leave out the side that the title tells.
  const isOpen = named?.method === 'dimensions' && inText?.matchType === 'not_match' && inText.field === 'title';
  if (named !== null)
    return [labelled, inText].find((located) => located?.matchType === 'match') ?? (isOpen ? inText : named);
  const isOfParts = requirement.parts.length > 0 && inText?.matchType === 'match' && isStatedByParts(facts);
  const said = isOfParts ? { ...inText, matchType: 'unknown' as const } : inText;
  const settled = heard('settled between text and lines', reconcile(said, labelled), inText);
  return settled ?? heard('colour of the outside', outsideColour(requirement, facts));
}
