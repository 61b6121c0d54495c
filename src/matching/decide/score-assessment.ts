import type { SpecResult, Verdict } from '../assessment.ts';

/** Verdict of the must-haves: one contradiction eliminates, one open question leaves the product pending. */
export function verdictOf(results: readonly SpecResult[]): Verdict {
  const required = results.filter((result) => result.required);
  if (required.some((result) => result.matchType === 'not_match')) return 'eliminated';
  return required.some((result) => result.matchType === 'unknown') ? 'pending' : 'shortlisted';
}

const bandOf: Readonly<Record<Verdict, number>> = { shortlisted: 2, pending: 1, eliminated: 0 };

/** At most 100 specs: shares of them differ by 1/9900 or more, so each term outweighs all later ones together. */
const steps = 10_000;

/**
 * The ranking signal: the verdict's band, then the share of must-haves confirmed, then the share of good-to-haves, then
 * relevance. Each term is a whole number of steps below its limit, so none can overtake the one before, and the sum
 * stays inside the band. Rounded to 12 decimals, which a double holds exactly enough for sorting.
 */
export function scoreAssessment(
  results: readonly SpecResult[],
  relevance: number,
): { vetoScore: number; rerankMatchScore: number } {
  const required = results.filter((result) => result.required);
  const good = results.filter((result) => !result.required);
  const confirmed = required.length === 0 ? 1 : shareMatched(required);
  const rerankMatchScore = good.length === 0 ? 0 : shareMatched(good);
  const inside = (stepOf(confirmed) * steps + stepOf(rerankMatchScore)) * steps + stepOf(relevance);
  return {
    vetoScore: Number((bandOf[verdictOf(results)] + inside / steps ** 3).toFixed(12)),
    rerankMatchScore: Number(rerankMatchScore.toFixed(6)),
  };
}

function stepOf(share: number): number {
  return Math.min(steps - 1, Math.max(0, Math.round(share * (steps - 1))));
}

function shareMatched(results: readonly SpecResult[]): number {
  return results.filter((result) => result.matchType === 'match').length / results.length;
}
