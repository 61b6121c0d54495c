import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import type { Finding } from './finding.ts';

/** Whether a wish has what a comparator compares: known before any listing is read. */
export type Concern = (requirement: Requirement, wanted: WantedValue) => boolean;

/**
 * One way of comparing a wanted value with a text: null where it does not understand both sides. `Fact` is the text
 * with what stands around it.
 */
export interface Comparator<Fact> {
  /** A stable name, which traces show. */
  id: string;
  /** False where it says nothing of a wanted value, whatever the text; it may say yes too often. Left out where it may always say something. */
  concerns?: Concern;
  /** True for one that titles alone are asked by. */
  ofTitles?: boolean;
  compare: (requirement: Requirement, wanted: WantedValue, fact: Fact) => Finding | null;
}

/** Comparators that a wish concerns, of titles and of other texts, in their order. */
export interface Concerned<Fact> {
  title: readonly Comparator<Fact>[];
  rest: readonly Comparator<Fact>[];
}

/** Those of some comparators that concern a wanted value: chosen once for all listings. */
export function concerned<Fact>(
  comparators: readonly Comparator<Fact>[],
  requirement: Requirement,
  wanted: WantedValue,
): Concerned<Fact> {
  const title = comparators.filter(({ concerns }) => concerns?.(requirement, wanted) ?? true);
  return { title, rest: title.filter(({ ofTitles }) => ofTitles !== true) };
}

/** The answer of the first comparator that understands both sides, with its name; null where none does. */
export function firstAnswer<Fact>(
  comparators: readonly Comparator<Fact>[],
  requirement: Requirement,
  wanted: WantedValue,
  fact: Fact,
): Finding | null {
  for (const { id, compare } of comparators) {
    const finding = compare(requirement, wanted, fact);
    if (finding !== null) return { ...finding, comparator: finding.comparator ?? id };
  }
  return null;
}
