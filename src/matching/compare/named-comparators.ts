import { askedBy } from '../claim/asked-property.ts';
import { bearingOfMention } from '../claim/bears-on.ts';
import { asksCount } from '../ontology/counting-words.ts';
import { threadFinding } from '../read/identifier/thread-system.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { Statement } from '../read/listing/statement.ts';
import { type MaterialMention, namedMaterials } from '../read/material/find-materials.ts';
import { isPrecious } from '../read/material/material-kinds.ts';
import { labelledBoundFinding } from '../read/quantity/labelled-bound.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { endsInPlural } from '../text/is-plural.ts';
import { colourFinding } from './colour/compare-colours.ts';
import type { Comparator } from './comparator.ts';
import { connectionFinding, versionedPlugFinding } from './connection/compare-connections.ts';
import { choiceFinding } from './family/choice-finding.ts';
import { familyFinding } from './family/family-finding.ts';
import { absenceFinding } from './feature/absent-thing.ts';
import type { Finding } from './finding.ts';
import { gradeFinding } from './grade/grade-finding.ts';
import { fitFinding } from './identifier/fitted-model.ts';
import { identifierFinding, standardFinding } from './identifier/identifier-finding.ts';
import { modelYearFinding } from './identifier/model-years.ts';
import { pipeFinding } from './identifier/pipe-finding.ts';
import { screwFinding } from './identifier/screw-finding.ts';
import { isOfThing, materialFinding } from './material/compare-materials.ts';
import { dimensionsFinding } from './quantity/compare-dimensions.ts';
import { deviationFinding } from './quantity/deviation-finding.ts';
import { quantityFinding } from './quantity/quantity-finding.ts';
import { countFinding } from './quantity/stated-count.ts';
import { numberedFinding } from './size/numbered-sizes.ts';
import { sizeFinding } from './size/size-finding.ts';
import { noteFinding } from './taste/compare-notes.ts';
import { textFinding } from './text/compare-texts.ts';

/** A statement, the whole of a value or one of its list, of an attribute that answers the spec by its name. */
interface StatedUnderName {
  found: Statement;
  fact: NamedFact;
}

/**
 * The comparators of a value that stands under the wanted name, in the order in which they are asked: the first that
 * understands both sides decides. The more particular a kind of value, the earlier; words come last and understand all.
 */
export const namedComparators: readonly Comparator<StatedUnderName>[] = [
  { id: 'plug of a version', compare: (spec, wanted, { found }) => versionedPlugFinding(spec, wanted, found) },
  { id: 'connection', compare: (_spec, wanted, { found }) => connectionFinding(wanted, found) },
  { id: 'grade', compare: (_spec, wanted, { found }) => gradeFinding(wanted.grade, found) },
  { id: 'standard', compare: (_spec, wanted, { found }) => standardFinding(wanted.standard, found) },
  { id: 'thread', compare: (_spec, wanted, { found }) => threadFinding(wanted.threads, found.text) },
  { id: 'pipe', compare: (spec, wanted, { found }) => pipeFinding(spec, wanted, found.text, true) },
  { id: 'screw size', compare: (_spec, wanted, { found }) => screwFinding(wanted, found.text) },
  { id: 'count in words', compare: (_spec, wanted, { found }) => countFinding(wanted, found) },
  {
    id: 'bound with a label',
    compare: (_spec, wanted, { found }) => labelledBoundFinding(wanted.labelledBound, found.text, true),
  },
  { id: 'deviation over a length', compare: (spec, wanted, { found }) => deviationFinding(spec, wanted, found) },
  { id: 'numbered sizes', compare: (spec, wanted, { found }) => numberedFinding(spec, wanted, found) },
  { id: 'list of sides', compare: (_spec, wanted, { found, fact }) => dimensionsFinding(wanted, found, fact.name) },
  {
    id: 'measure',
    compare: (spec, wanted, { found, fact }) => unlessOfName(wanted, quantityFinding(spec, wanted, found, fact)),
  },
  { id: 'size', compare: (spec, wanted, { found }) => sizeFinding(spec, wanted, found) },
  { id: 'identifier', compare: (_spec, wanted, { found }) => identifierFinding(wanted, found) },
  { id: 'value family', compare: (_spec, wanted, { found, fact }) => familyFinding(wanted, found, fact) },
  {
    id: 'choice of the goods',
    compare: (_spec, wanted, { found }) => unlessOfOther(wanted, found, choiceFinding(wanted, found.text)),
  },
  {
    id: 'material',
    // "Strap colour: steel" tells of no material.
    compare: (spec, wanted, { found, fact }) =>
      askedBy(fact.name).look === 'colour'
        ? null
        : unlessOfThing(spec, wanted, materialFinding(wanted, found, ofSubject(spec, found, metalsOr(found, wanted)))),
  },
  { id: 'colour', compare: (_spec, wanted, { found }) => colourFinding(wanted, found) },
  { id: 'tasting notes', compare: (spec, wanted, { found }) => noteFinding(spec, wanted, found, true) },
  { id: 'model year', compare: (spec, wanted, { found }) => modelYearFinding(spec, wanted, found) },
  { id: 'absence', compare: (spec, wanted, { found }) => absenceFinding(spec, wanted, found) },
  { id: 'model that is fitted', compare: (spec, wanted, { found }) => fitFinding(spec, wanted, found.text, true) },
  {
    id: 'words',
    compare: (spec, wanted, { found, fact }) =>
      unlessCounted(spec, wanted, found, unlessColour(spec, wanted, fact, textFinding(spec, wanted, found))),
  },
];

/** The number of "LGA 1700" is a part of the name of a socket: another number is not yet another socket, the names tell. */
function unlessOfName({ choice, quantity }: WantedValue, finding: Finding | null): Finding | null {
  const isPart = choice !== null && quantity?.unit === null && quantity.labelBefore !== null;
  return isPart && finding?.matchType !== 'match' ? null : finding;
}

/** Goose down is no duck down, though such goods have one word, "down", for the two. */
function unlessOfOther(wanted: WantedValue, found: Statement, finding: Finding | null): Finding | null {
  const ofMaterial = finding?.matchType === 'match' ? materialFinding(wanted, found) : null;
  return ofMaterial?.matchType === 'not_match' ? ofMaterial : finding;
}

/** Where gold or silver is wanted, "Silver" alone under a material's name is the metal; a lamp of "gold" may have its colour. */
function metalsOr({ text, materials }: Statement, wanted: WantedValue): readonly MaterialMention[] {
  const named = materials.length === 0 ? namedMaterials(text, true) : materials;
  // Where no metal is asked for, "gold" may be the colour.
  return named.some(({ id }) => isPrecious(id)) === wanted.materials.some(({ id }) => isPrecious(id))
    ? named
    : materials;
}

/** A longer list of materials is no description of one thing and its parts. */
const mostMentions = 12;

/** The lining of "leather with polyester lining" is not what the goods are of; all materials where each is said of some part. */
function ofSubject(
  { name }: Requirement,
  found: Statement,
  mentions: readonly MaterialMention[],
): readonly MaterialMention[] {
  if (mentions.length < 2 || mentions.length > mostMentions) return mentions;
  const own = mentions.filter((mention) => bearingOfMention(name, found, mention) !== 'other');
  return own.length > 0 ? own : mentions;
}

/** What the goods are of says nothing of a thing of theirs: gloves of cotton may have a leather palm. */
function unlessOfThing({ name }: Requirement, wanted: WantedValue, finding: Finding | null): Finding | null {
  const isOpen = finding?.matchType === 'not_match' && askedBy(name).partIds.length === 0 && isOfThing(wanted);
  return isOpen ? { ...finding, matchType: 'unknown' } : finding;
}

/** A colour that no row knows may be a maker's name for any: "Bl", "Aqua dream". */
function unlessColour({ name }: Requirement, wanted: WantedValue, { whole }: NamedFact, finding: Finding): Finding {
  const isAnswer = whole.yesNo !== null || whole.text.deniedBy.some((cue) => cue !== -1);
  const isName = name.known?.reads === 'colour' && wanted.colours.length > 0 && whole.colours.length === 0;
  return isName && !isAnswer && finding.matchType === 'not_match' ? { ...finding, matchType: 'unknown' } : finding;
}

/** "Can: 330 mL" and 枕套: 48×74cm are measures of each, and say nothing of how many there are. */
function unlessCounted({ name }: Requirement, { quantity }: WantedValue, found: Statement, finding: Finding): Finding {
  if (finding.matchType !== 'not_match' || quantity?.unit !== null) return finding;
  const { quantities, lists } = found.quantities;
  const isList = lists.length > 0 && (asksCount(name) || endsInPlural(name.raw));
  const isMeasured = quantities.some(({ unit, times }) => times === 1 && unit !== null && unit.dimension !== 'count');
  return isList || (isMeasured && asksCount(name)) ? { ...finding, matchType: 'unknown' } : finding;
}
