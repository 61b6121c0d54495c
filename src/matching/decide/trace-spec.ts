import type { MatchType, Spec } from '../assessment.ts';
import { askedBy } from '../claim/asked-property.ts';
import type { Bearing } from '../claim/bearing.ts';
import { bearingOfMeasure, bearingOfMention } from '../claim/bears-on.ts';
import type { Located } from '../compare/located.ts';
import type { Listing } from '../listing.ts';
import { type ProductFacts, readFacts, type TextFact } from '../read/listing/read-facts.ts';
import { sidesOfAttribute } from '../read/quantity/side-role.ts';
import { parseRequirement } from '../read/spec/parse-requirement.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { isDenied, type Span, textOfSpan } from '../text/find-phrase.ts';
import { type AlignedAnswers, createAlignedAnswers } from './alignment/aligned-finding.ts';
import { decideByListing } from './decide-spec.ts';
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
  /** The rule that answered; null where nothing was found. */
  rule: string | null;
  field: string | null;
  text: string | null;
}

/** How one spec was decided. The steps stand in the order in which they were asked; the last answer counts. */
export interface SpecTrace {
  asked: { property: string | null; part: readonly string[]; modifiers: readonly string[]; alternatives: string[] };
  claims: TracedClaim[];
  steps: TracedStep[];
}

/**
 * Explains how the listing itself, apart from its variants, answers a spec: the claims that were read, which of them bear on
 * it, and who answered. `aligned` as the item was assessed with; by default without a name of the goods and a catalog.
 */
export function traceSpec(
  spec: Spec,
  listing: Listing,
  aligned: AlignedAnswers = createAlignedAnswers('', []),
): SpecTrace {
  const requirement = parseRequirement(spec);
  const facts = readFacts(listing);
  const steps: TracedStep[] = [];
  decideByListing(requirement, facts, aligned, (step, answer, before) => {
    const isRevision = before !== undefined;
    if (isRevision ? answer !== before : answer !== null) steps.push(stepOf(step, answer));
    return answer;
  });
  const { id, modifiers, nouns } = askedBy(requirement.name);
  return {
    asked: { property: id, part: nouns, modifiers, alternatives: requirement.specValues },
    claims: claimsOf(requirement, facts),
    steps,
  };
}

function stepOf(step: string, answer: Located | null): TracedStep {
  const { statement, span = null } = answer ?? {};
  const text = statement === undefined ? null : span === null ? statement.text.raw : textOfSpan(statement.text, span);
  return { step, matchType: matchTypeOf(answer), rule: answer?.method ?? null, field: answer?.field ?? null, text };
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
