/** Where a listing of the trial's catalog comes from. */
export type Origin = 'buildcores' | 'flipkart' | 'titles' | 'own' | 'market';

/** A listing of the trial: what the catalog is fed with, and what its source says it is. */
export interface TrialListing {
  origin: Origin;
  /** Names the product in the catalog, without the platform. */
  id: string;
  /** A line of a feed in the catalog's own shape. */
  record: Record<string, unknown>;
  title: string;
  /** The source's own category, also where the catalog is not stated it. */
  path: string;
  /** Attributes by name in lower case, as the source has them. */
  values: Map<string, unknown>;
  /** Title, description, attributes and variants in one text, for what a reader would see. */
  text: string;
}
