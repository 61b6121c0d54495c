import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import type { Finding } from './finding.ts';

/**
 * One way of comparing a wanted value with a text: null where it does not understand both sides. `Fact` is the text
 * with what stands around it.
 */
export interface Comparator<Fact> {
  /** A stable name, which traces show. */
  id: string;
  compare: (requirement: Requirement, wanted: WantedValue, fact: Fact) => Finding | null;
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
