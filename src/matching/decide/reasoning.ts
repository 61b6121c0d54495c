import type { Evidence, SpecResult } from '../assessment.ts';
import { methodOf } from '../compare/compare-value.ts';
import type { Located } from '../compare/located.ts';
import { placeOf, quote } from '../read/listing/place-of.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { textOfSpan } from '../text/find-phrase.ts';

/** Turns a finding into the result of a spec: evidence word for word, and one sentence that names wanted, found and where. */
export function explainSpec(requirement: Requirement, located: Located | null): SpecResult {
  const { specName, specValues, required } = requirement;
  const evidence = located === null ? null : evidenceOf(located);
  const matchType = matchTypeOf(located);
  return {
    specName,
    specValues,
    required,
    productValue: evidence?.text ?? null,
    matchType,
    reasoning: sentenceOf(requirement, matchType, evidence, located),
    evidence,
    method: located?.method ?? defaultMethod(requirement),
  };
}

/** The answer of a finding: what cannot be shown in the listing's own words does not count. */
export function matchTypeOf(located: Located | null): SpecResult['matchType'] {
  return located === null || located.statement.text.raw.trim() === '' ? 'unknown' : located.matchType;
}

function defaultMethod(requirement: Requirement): string {
  if (requirement.feature !== null) return 'boolean';
  const [first] = requirement.alternatives;
  return first === undefined ? 'text' : methodOf(first);
}

/** The words that decided; the whole value when all of it did. Null for a value without any words. */
export function evidenceOf(located: Located): Evidence | null {
  const { text, quoted } = located.statement;
  const isRunning = located.field === 'title' || located.field === 'description';
  const shown = located.span === null || !isRunning ? quoted : textOfSpan(text, located.span);
  return shown.trim() === '' ? null : { field: located.field, text: shown };
}

function sentenceOf(
  requirement: Requirement,
  matchType: SpecResult['matchType'],
  evidence: Evidence | null,
  located: Located | null,
): string {
  const wanted = wantedOf(requirement);
  if (evidence === null) return `Wanted ${wanted}; the listing does not state it.`;
  const found = foundAt(evidence);
  const denied = located?.against === undefined ? null : evidenceOf(located.against);
  if (denied !== null)
    return `Wanted ${wanted}; ${found}, but ${foundAt(denied)}, so that the listing contradicts itself.`;
  const note = located?.note === undefined ? '' : `, ${located.note}`;
  return `Wanted ${wanted}; ${found}${note}, which ${consequences[matchType]}.`;
}

/** "the title says …" */
export function foundAt({ field, text }: Evidence): string {
  return `${placeOf(field)} says ${quote(text)}`;
}

/** What a person said of one spec of one product; it stands in place of what the listing says. */
export interface PersonStatement {
  matchType: SpecResult['matchType'];
  /** What the person found, when they said so. */
  value: string | null;
  note: string | null;
  by: string;
  /** Calendar date, `2026-03-01`. */
  on: string;
}

/** The result of a spec that a person decided: their value, their words as evidence, and who said it when. */
export function explainStatement(requirement: Requirement, statement: PersonStatement): SpecResult {
  const { specName, specValues, required } = requirement;
  const { matchType, value, note, by, on } = statement;
  const said = value === null ? `${by} ${plainAnswers[matchType]} on ${on}` : `${by} found ${quote(value)} on ${on}`;
  const consequence = value === null ? '' : `, which ${consequences[matchType]}`;
  const reason = note === null ? '.' : `: ${quote(note)}`;
  return {
    specName,
    specValues,
    required,
    productValue: value,
    matchType,
    reasoning: `Wanted ${wantedOf(requirement)}; ${said}${consequence}${reason}`,
    evidence: { field: 'feedback', text: [value, note].filter((text) => text !== null).join(' · ') || said },
    method: 'human',
  };
}

const plainAnswers = { match: 'confirmed it', not_match: 'refuted it', unknown: 'could not settle it' } as const;
const consequences = { match: 'meets it', not_match: 'contradicts it', unknown: 'does not settle it' } as const;

function wantedOf(requirement: Requirement): string {
  return `${requirement.specName} ${requirement.specValues.map(quote).join(' or ')}`;
}
