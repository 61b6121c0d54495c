import type { TypeRelation } from './type-relation.ts';

/** Where a listing says what it is. */
export type EvidenceSource =
  | 'title'
  | 'doubtful title'
  | 'ending of a title'
  | 'lead of a title'
  | 'leading word of a title'
  | 'inside of a title'
  | 'word inside of a title'
  | 'elsewhere in the title'
  | 'word elsewhere in the title'
  | 'attribute'
  | 'category'
  | 'department'
  | 'part of a category'
  | 'class';

/**
 * How a claim stands to the wanted type, with what only shares its noun, what goes with it and what merely follows on its name told
 * apart from other goods.
 */
export type EvidenceRelation = TypeRelation | 'akin' | 'with' | 'behind';

/** True for what is other goods, though it may share the noun of the wanted ones or go with them. */
export function isOtherGoods(relation: EvidenceRelation): boolean {
  return relation === 'akin' || relation === 'other' || relation === 'with' || relation === 'behind';
}

/** What each claim says for the wanted type (above 0) or against it, in nats of log-odds; 0 where nothing stands. */
export type TypeWeights = Record<EvidenceSource, Partial<Record<EvidenceRelation, number>>>;

/**
 * Fitted by logistic regression over the pairs of items and listings of the shortlist trials, rounded, and kept in the order of
 * the relations where the trials had too few pairs. Those of names beside the noun of a title, and of words behind a name, follow
 * the shares of such pairs that are the wanted goods.
 */
export const typeWeights: TypeWeights = {
  title: { same: 3, kind: 2.6, near: 0.6, wider: 0.8, unclear: -0.5, akin: -1.2, other: -2.3, with: -2.6, behind: -2 },
  'doubtful title': {
    same: 1.6,
    kind: 1.4,
    near: 0.4,
    wider: 0.7,
    unclear: 0.1,
    akin: -0.6,
    other: -0.8,
    with: -1.4,
    behind: -1,
  },
  'ending of a title': {
    same: 0.5,
    kind: 0.5,
    near: 0.2,
    wider: 0.3,
    unclear: 0.2,
    akin: -0.1,
    other: -0.2,
    with: -0.6,
    behind: -0.4,
  },
  // A name of several words stands nowhere by chance; "pump" and "bike" do.
  'lead of a title': { same: 4, kind: 3.4, near: 0.5, wider: 1, akin: -0.2, other: -0.3, with: -0.5 },
  'leading word of a title': { same: 1.5, kind: 1.2, near: 0.4, wider: 0.8, akin: -0.2, other: -0.3, with: -0.5 },
  'inside of a title': { same: 3, kind: 2.6 },
  'word inside of a title': { same: 0.3, kind: 0.3 },
  'elsewhere in the title': { same: 3, kind: 2.6, near: 0.6, wider: 0.6 },
  'word elsewhere in the title': { same: 0.8, kind: 0.7, near: 0.6, wider: 0.6 },
  attribute: { same: 2, kind: 1.8, akin: -1, other: -1.5 },
  category: { same: 1.7, kind: 1.5, near: -0.4, wider: -0.1, unclear: -0.4, akin: -1.8, other: -2.7, with: -2.7 },
  department: { same: 1.7, kind: 1.5, near: -0.4, wider: -0.1, unclear: -0.4, akin: -1.2, other: -1.6 },
  'part of a category': { same: 0.3, kind: 0.1, near: -0.5, wider: -0.5, unclear: -0.6, akin: -0.8, other: -0.8 },
  class: { same: 0.6, kind: 0.6, near: -0.5, wider: -0.3, unclear: -1, akin: -1.6, other: -2 },
};

/** What else speaks for or against it, in nats. */
export const otherWeights = {
  /** Before anything is read: a listing that a search for the item found. */
  prior: -0.2,
  /** A title that names no goods says nothing against the wanted ones. */
  silentTitle: 0.9,
  /** The noun of the goods stands somewhere in the title or the category, or nowhere. */
  spokenOf: 0.5,
  unspokenOf: -0.6,
  /** The title says what its goods are made for. */
  madeForOthers: -0.5,
  /** The title says that a part or a refill is sold: whatever else it names, its goods serve. */
  soldAsPart: -5,
  /** The likeness to the catalog's listings of such goods over that to others, of which `fullMargin` nats count in full. */
  likeness: 2.2,
  fullMargin: 20,
  /** Weighed so little, the likeness to others excludes where nothing else does. */
  leastUnlike: -1.5,
  /** A class that may be such goods is likelier than one that is. */
  likeOpen: -0.4,
  /** The share that a category of the wanted goods counts for what the title calls an accessory. */
  filedWith: 0.3,
  /** The catalog has no class of such goods. */
  noClass: 0.3,
} as const;

/** From so much on a listing is of the wanted type, where something names such goods. */
export const leastMatch = 0.5;

/** Below so little it is another thing. */
export const leastUnknown = -2;

/** The same where nothing in the listing names such goods, or what may be such goods. */
export const leastUnnamed = -1;
