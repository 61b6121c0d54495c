import type { TypeJudge } from '../matching/product-type/judge-type.ts';
import { compareCandidates } from './candidate-order.ts';
import type { Candidate } from './catalog.ts';
import type { Product } from './product.ts';

/**
 * What a candidate keeps of its score by whether it is of the wanted type: the unknown come behind, and other goods last of all, however
 * rare the words are that they share.
 */
const typeShare = { match: 1, unknown: 0.5, not_match: 1e-6 } as const;
/** Among goods of the type, those that the title itself calls so come first. */
const closenessShare = 0.1;

/** So many further candidates are judged before it is looked again whether others may still be among the best. */
const judgedAtOnce = 16;

interface Wishes {
  /** Null where no type is wanted. */
  judge: TypeJudge | null;
  /** How far a product states what is wanted, 0 to 1; null where no number or flag is. */
  meets: ((product: Product) => number) | null;
  /** At most so many are kept. */
  limit: number;
}

/**
 * The best candidates by their words, their type and what their attributes state, best first. Reading what a listing is takes
 * longer than all else, and nothing raises a score: types are judged from the highest possible score down, until no other
 * candidate can be among the best.
 */
export function rankCandidates(found: readonly Candidate[], { judge, meets, limit }: Wishes): Candidate[] {
  const shareOf = meets ?? (() => 1);
  const possible = found.map((candidate) => ({ candidate, met: shareOf(candidate.product) }));
  const scored = ({ candidate, met }: (typeof possible)[number], share: number): Candidate =>
    withShare(withShare(candidate, share), met);
  if (judge === null) {
    const all = meets === null ? found : possible.map(({ candidate, met }) => withShare(candidate, met));
    return all.toSorted(compareCandidates).slice(0, limit);
  }
  const byBound = possible
    .map((one) => ({ one, bound: scored(one, 1).score }))
    .toSorted((left, right) => right.bound - left.bound);
  let best: Candidate[] = [];
  for (let at = 0; at < byBound.length; ) {
    const worst = best.length < limit ? Number.NEGATIVE_INFINITY : (best.at(-1)?.score ?? 0);
    const next = byBound.slice(at, at + Math.max(judgedAtOnce, limit - best.length));
    const open = next.filter(({ bound }) => bound >= worst);
    if (open.length === 0) break;
    const judged = open.map(({ one }) => scored(one, shareOfType(judge, one.candidate.product)));
    best = [...best, ...judged].toSorted(compareCandidates).slice(0, limit);
    at += next.length;
  }
  return best;
}

function shareOfType(judge: TypeJudge, product: Product): number {
  const finding = judge(product);
  if (finding === null) return 1;
  const { matchType, closeness } = finding;
  return typeShare[matchType] + (matchType === 'match' ? closenessShare * (closeness - 1) : 0);
}

function withShare({ product, score }: Candidate, share: number): Candidate {
  return { product, score: Number((score * share).toPrecision(7)) };
}
