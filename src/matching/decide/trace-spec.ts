import type { MatchType, Spec } from '../assessment.ts';
import { askedBy } from '../claim/asked-property.ts';
import type { Bearing } from '../claim/bearing.ts';
import { bearingOfMeasure, bearingOfMention } from '../claim/bears-on.ts';
import { bagOfName } from '../claim/name-bag.ts';
import type { Located } from '../compare/located.ts';
import type { Listing } from '../listing.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import { type ProductFacts, readFacts, type TextFact } from '../read/listing/read-facts.ts';
import { sidesOfAttribute } from '../read/quantity/side-role.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isDenied, type Span, textOfSpan } from '../text/find-phrase.ts';
import { type AlignedAnswers, createAlignedAnswers } from './alignment/aligned-finding.ts';
import { decideByListing, decideByVariant } from './decide-spec.ts';
import { goodsAttributesFor, prepareSpecs } from './prepare-specs.ts';
import { matchTypeOf } from './reasoning.ts';

/** A value that running text tells, and whose it is. */
export interface TracedClaim {
  field: string;
  text: string;
  kind: 'measure' | 'colour' | 'material';
  /** The property that labels it, or null. */
  property: string | null;
  /** The part or thing that it is said of; "goods" for the goods themselves. */
  subject: string;
  isDenied: boolean;
  /** Whether it answers the spec: its own property, another one, or a bare value that nothing labels. */
  bearing: Bearing;
}

/** An answer on the way to a decision. */
export interface TracedStep {
  step: string;
  matchType: MatchType;
  /** The comparator that answered, by its stable name, else the kind of value; null where nothing was found. */
  rule: string | null;
  field: string | null;
  text: string | null;
}

/** A labelled value of the listing, and what its name was read as. */
export interface TracedAttribute {
  name: string;
  value: string;
  /** The listed property, or the words of a name that no row lists. */
  property: string;
  /** Whether the spec may stand under the name: under its own, as such goods call it, or under neither. */
  answers: 'own name' | 'name on such goods' | 'other name';
}

/**
 * How one spec was decided. The steps stand in the order in which they were asked; the last answer counts. What variants answer
 * by themselves comes behind what the listing does, and counts for those variants.
 */
export interface SpecTrace {
  asked: {
    property: string | null;
    part: readonly string[];
    modifiers: readonly string[];
    alternatives: string[];
    /** As what each alternative was read: "measure of mass", "value family hive type"; "words" where it is nothing else. */
    readAs: string[];
  };
  /** How many attributes of such goods are known, and the names by which these state what is asked; empty where no row holds it. */
  goods: { attributes: number; names: string[] };
  attributes: TracedAttribute[];
  claims: TracedClaim[];
  steps: TracedStep[];
}

/** The item whose spec is traced: what it calls the goods, and the answers of attributes of other names for it. */
interface TracedItem {
  name: string;
  aligned?: AlignedAnswers;
}

/**
 * Explains how a listing and its variants answer a spec: how the wish and the attributes were read, the claims of the texts,
 * which of them bear on it, and who answered. By default without a name of the goods and a catalog.
 */
export function traceSpec(spec: Spec, listing: Listing, { name, aligned }: TracedItem = { name: '' }): SpecTrace {
  const facts = readFacts(listing);
  const [requirement] = prepareSpecs({ name, specs: [spec] })(facts);
  if (requirement === undefined) throw new Error('a spec is one requirement');
  const steps: TracedStep[] = [];
  const others = aligned ?? createAlignedAnswers(name, []);
  const decided = decideByListing(requirement, facts, others, (step, answer, before) => {
    const isRevision = before !== undefined;
    if (isRevision ? answer !== before : answer !== null) steps.push(stepOf(step, answer));
    return answer;
  });
  // Of several wishes in one value the answers stand one behind the other.
  if (requirement.allOf !== undefined) steps.push(stepOf('all wishes of the value', decided));
  steps.push(...stepsOfVariants(requirement, facts, others));
  const { id, modifiers, nouns } = askedBy(requirement.name);
  const ofGoods = requirement.keys.filter((one) => one.ofGoods !== undefined);
  return {
    asked: {
      property: id,
      part: nouns,
      modifiers,
      alternatives: requirement.specValues,
      readAs: requirement.feature === null ? requirement.alternatives.map(readingOf) : ['feature'],
    },
    goods: {
      attributes: goodsAttributesFor(name, facts).flat().length,
      names: [...new Set(ofGoods.map(({ key }) => plainKey(key)))],
    },
    attributes: [...facts.allNamed, ...namedByVariants(facts)].map((fact) => attributeOf(requirement, fact)),
    claims: claimsOf(requirement, facts),
    steps,
  };
}

/** What variants answer by themselves; those that say the same are one step. */
function stepsOfVariants(requirement: Requirement, facts: ProductFacts, aligned: AlignedAnswers): TracedStep[] {
  const answers = facts.variants.flatMap((variant, index) => {
    const answer = decideByVariant(requirement, facts, variant, aligned);
    return answer === null ? [] : [{ number: index + 1, step: stepOf('', answer) }];
  });
  const alike = Map.groupBy(answers, ({ step }) => `${step.matchType} ${step.rule} ${step.text}`);
  return [...alike.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [{ ...first.step, step: `variant ${[first, ...rest].map(({ number }) => number).join(', ')}` }],
  );
}

/** Each name and value of variants once. */
function namedByVariants({ variants }: ProductFacts): NamedFact[] {
  const named = variants.flatMap(({ all }) => all.map((fact) => [`${fact.name.raw}\n${fact.value}`, fact] as const));
  return [...new Map(named).values()];
}

const plainKey = (key: string) => key.replace(/^#/u, '');

function attributeOf({ name, keys, likeNames }: Requirement, fact: NamedFact): TracedAttribute {
  const known = keys.find(({ key }) => key === fact.name.key);
  const isLike = likeNames?.bags.has(bagOfName(fact.name.raw)) === true;
  const isOwn = known !== undefined && (known.ofGoods === undefined || known.key === name.key);
  const answers = isOwn ? 'own name' : known !== undefined || isLike ? 'name on such goods' : 'other name';
  return { name: fact.name.raw, value: fact.value, property: plainKey(fact.name.key), answers };
}

/** As what a wanted value was read, for people. */
function readingOf(wanted: WantedValue): string {
  const { quantity, list, grade, families, colours, materials, choice, ends, size } = wanted;
  const readings = [
    quantity === null ? [] : [quantity.dimension === null ? 'number' : `measure of ${quantity.dimension}`],
    list === null ? [] : ['list of sides'],
    grade === null ? [] : [`grade of ${grade.scale.id}`],
    families.map(({ family }) => `value family ${family.id}`),
    colours.length === 0 ? [] : ['colour'],
    materials.length === 0 ? [] : ['material'],
    ends === null ? [] : ['connection'],
    size === null ? [] : ['size'],
    choice === null ? [] : ['choice of such goods'],
  ].flat();
  return readings.length === 0 ? 'words' : readings.join(', ');
}

function stepOf(step: string, answer: Located | null): TracedStep {
  const { statement, span = null } = answer ?? {};
  const text = statement === undefined ? null : span === null ? statement.text.raw : textOfSpan(statement.text, span);
  return {
    step,
    matchType: matchTypeOf(answer),
    rule: answer?.comparator ?? answer?.method ?? null,
    field: answer?.field ?? null,
    text,
  };
}

function claimsOf(requirement: Requirement, facts: ProductFacts): TracedClaim[] {
  return facts.running.flatMap((fact) => [...measuresOf(requirement, fact), ...looksOf(requirement, fact)]);
}

/** Single measures, and lists of sides, whose sides may be named. */
function measuresOf(requirement: Requirement, fact: TextFact): TracedClaim[] {
  const { statement, field } = fact;
  const lists = statement.quantities.lists.map((list) => ({
    ...claimAt(fact, list),
    kind: 'measure' as const,
    property: `sides ${list.roles.map((role) => role || '?').join(' x ')}`,
    subject: nameOf(statement.scope.subjectOf(list)?.words),
    bearing: list.roles.some((role) => sidesOfAttribute(requirement.name.known?.id).some((side) => side === role))
      ? ('own' as const)
      : ('bare' as const),
  }));
  const measures = [...statement.owners].map(([measure, { role, subject }]) => ({
    ...claimAt(fact, measure),
    kind: 'measure' as const,
    property: role,
    subject: nameOf(subject?.words),
    bearing: bearingOfMeasure(requirement, statement, measure, field === 'title'),
  }));
  return [...lists, ...measures];
}

function looksOf({ name }: Requirement, fact: TextFact): TracedClaim[] {
  const { statement } = fact;
  const { look } = askedBy(name);
  const mentions = [
    ...statement.colours.map((span) => ({ span, kind: 'colour' as const })),
    ...statement.materials.map((span) => ({ span, kind: 'material' as const })),
  ];
  return mentions.map(({ span, kind }) => ({
    ...claimAt(fact, span),
    kind,
    property: kind,
    subject: nameOf(statement.scope.subjectOf(span)?.words),
    bearing: look === kind ? bearingOfMention(name, statement, span) : 'other',
  }));
}

function claimAt({ field, statement }: TextFact, span: Span) {
  return { field, text: textOfSpan(statement.text, span), isDenied: isDenied(statement.text, span) };
}

const nameOf = (words: readonly string[] | undefined) => words?.join(' ') ?? 'goods';
