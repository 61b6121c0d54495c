import { onceFor } from '../../lib/once-for.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { foldText } from '../text/fold-text.ts';
import { tokensOf } from '../text/tokens-of.ts';
import { readCategoryClaims } from './category-claims.ts';
import type { TypeClaim } from './type-claim.ts';

/** Listings of a catalog that its own categories, or their titles, put together. */
export interface TypeClass {
  /** What they are called: a category, or the noun of their titles. */
  label: string;
  listings: number;
  /** In how many of them a word stands in the title, or an attribute is given. The commonest only. */
  features: Record<string, number>;
}

/** What the listings of a catalog teach about its product types; plain data, kept beside the catalog. */
export interface TypeProfile {
  classes: TypeClass[];
}

/** What a listing is most like, with how much more likely than the next class, in nats. */
export interface LikelyClass {
  typeClass: TypeClass;
  margin: number;
  /** The log-likelihood of every class, in the profile's order. */
  scores: Float64Array;
  /** The feature that tells most for it. */
  telling: string;
  /** The features that any class knows. */
  present: readonly string[];
}

interface ReadListing {
  title: string;
  attributes: readonly { name: string; value: string }[];
}

const mostTitleWords = 60;

/** The words of a title and the names of the attributes, each once; an attribute's name is marked by "@". */
export function featuresOf({ title, attributes }: ReadListing): Set<string> {
  const features = new Set<string>();
  for (const { kind, stem, text } of tokensOf(title).slice(0, mostTitleWords)) {
    if (kind === 'mark' || kind === 'number' || (kind === 'word' && text.length < 2)) continue;
    features.add(stem);
  }
  for (const { name } of attributes) features.add(featureOfName(name));
  return features;
}

const featureOfName = rememberAnswers((name: string) => `@${foldText(name).folded}`, { most: 2000, longest: 100 });

/** A classifier over the classes of a profile: naive Bayes over the features that are present. */
export interface TypeClassifier {
  classify(listing: ReadListing): LikelyClass | null;
  /** The claim of a class: what its label says the goods are. */
  claimOf(typeClass: TypeClass): TypeClaim | null;
  /** True where some of the features are common in the class and rare in the others. */
  hasTypical(typeClass: TypeClass, features: readonly string[]): boolean;
  /** The share of a class's listings whose titles have all of the words. */
  shareOf(typeClass: TypeClass, stems: readonly string[]): number;
  /** The first class of a label, or null. */
  classCalled(label: string): TypeClass | null;
  classes: readonly TypeClass[];
}

/** The classifier of a profile, made once: one of a large profile takes some tens of milliseconds. */
export const classifierOf: (profile: TypeProfile) => TypeClassifier = onceFor(createTypeClassifier);

/** The classes that have a feature, and what it adds to the log-likelihood of each beside one that has it not. */
interface FeatureCounts {
  places: Uint32Array;
  gains: Float64Array;
  /** Listings of all classes that have it. */
  listings: number;
}

const smoothing = 0.05;
/** What is typical stands in so much of a class, and so many times as often as in the whole catalog. */
const typicalShare = 0.3;
const typicalLift = 4;

/** Prepares a profile for deciding; the answers depend on the profile alone. */
export function createTypeClassifier({ classes }: TypeProfile): TypeClassifier {
  const total = classes.reduce((sum, { listings }) => sum + listings, 0);
  const absent = classes.map(({ listings }) => Math.log(smoothing / (listings + 1)));
  const gathered = new Map<string, { places: number[]; gains: number[]; listings: number }>();
  for (const [place, { features, listings }] of classes.entries()) {
    for (const [feature, count] of Object.entries(features)) {
      const known = gathered.get(feature) ?? { places: [], gains: [], listings: 0 };
      known.places.push(place);
      known.gains.push(Math.log((count + smoothing) / (listings + 1)) - (absent[place] ?? 0));
      known.listings += count;
      gathered.set(feature, known);
    }
  }
  const byFeature = new Map(
    [...gathered].map(([feature, { places, gains, listings }]): [string, FeatureCounts] => [
      feature,
      { places: Uint32Array.from(places), gains: Float64Array.from(gains), listings },
    ]),
  );
  const priors = classes.map(({ listings }) => Math.log(listings / Math.max(1, total)) * 0.5);
  const claims = new Map<TypeClass, TypeClaim | null>();
  const byLabel = new Map(classes.toReversed().map((one) => [one.label, one]));

  return {
    classes,
    classCalled: (label) => byLabel.get(label) ?? null,
    classify(listing) {
      const present: string[] = [];
      const counts: FeatureCounts[] = [];
      for (const feature of featuresOf(listing)) {
        const known = byFeature.get(feature);
        if (known === undefined) continue;
        present.push(feature);
        counts.push(known);
      }
      if (present.length === 0) return null;
      const scores = Float64Array.from(priors);
      for (let place = 0; place < scores.length; place += 1)
        scores[place] = (scores[place] ?? 0) + present.length * (absent[place] ?? 0);
      for (const { places, gains } of counts) {
        for (let at = 0; at < places.length; at += 1) {
          const place = places[at] ?? 0;
          scores[place] = (scores[place] ?? 0) + (gains[at] ?? 0);
        }
      }
      let best = -1;
      let second = -1;
      for (let place = 0; place < scores.length; place += 1) {
        const score = scores[place] ?? 0;
        if (best === -1 || score > (scores[best] ?? 0)) {
          second = best;
          best = place;
        } else if (second === -1 || score > (scores[second] ?? 0)) second = place;
      }
      const typeClass = classes[best];
      if (typeClass === undefined) return null;
      const margin = second === -1 ? 0 : (scores[best] ?? 0) - (scores[second] ?? 0);
      let telling = '';
      let most = Number.NEGATIVE_INFINITY;
      for (const [at, { places }] of counts.entries()) {
        const feature = present[at] ?? '';
        const weight = (typeClass.features[feature] ?? 0) / typeClass.listings / places.length;
        if (weight <= most) continue;
        telling = feature;
        most = weight;
      }
      return { typeClass, margin, scores, telling, present };
    },
    claimOf(typeClass) {
      const known = claims.get(typeClass);
      if (known !== undefined) return known;
      const claim = claimOfLabel(typeClass.label);
      claims.set(typeClass, claim);
      return claim;
    },
    hasTypical(typeClass, features) {
      return features.some((feature) => {
        const share = (typeClass.features[feature] ?? 0) / typeClass.listings;
        if (share < typicalShare) return false;
        const known = byFeature.get(feature)?.listings ?? 0;
        return share >= (typicalLift * known) / Math.max(1, total);
      });
    },
    shareOf({ features, listings }, stems) {
      const least = (share: number, stem: string) => Math.min(share, (features[stem] ?? 0) / listings);
      return stems.length === 0 ? 0 : stems.reduce(least, Infinity);
    },
  };
}

function claimOfLabel(label: string): TypeClaim | null {
  const [claim] = readCategoryClaims([label]);
  return claim === undefined ? null : { ...claim, field: 'profile' };
}
