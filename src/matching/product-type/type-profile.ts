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
  classes: readonly TypeClass[];
}

/** The classifier of a profile, made once: one of a large profile takes some tens of milliseconds. */
export const classifierOf: (profile: TypeProfile) => TypeClassifier = onceFor(createTypeClassifier);

/** The classes that have a feature, and what it adds to the log-likelihood of each beside one that has it not. */
interface FeatureCounts {
  places: number[];
  gains: number[];
  /** Listings of all classes that have it. */
  listings: number;
}

const noCounts: FeatureCounts = { places: [], gains: [], listings: 0 };

const smoothing = 0.05;
/** What is typical stands in so much of a class, and so many times as often as in the whole catalog. */
const typicalShare = 0.3;
const typicalLift = 4;

/** Prepares a profile for deciding; the answers depend on the profile alone. */
export function createTypeClassifier({ classes }: TypeProfile): TypeClassifier {
  const total = classes.reduce((sum, { listings }) => sum + listings, 0);
  const absent = classes.map(({ listings }) => Math.log(smoothing / (listings + 1)));
  const byFeature = new Map<string, FeatureCounts>();
  for (const [place, { features, listings }] of classes.entries()) {
    for (const [feature, count] of Object.entries(features)) {
      const known = byFeature.get(feature) ?? { places: [], gains: [], listings: 0 };
      known.places.push(place);
      known.gains.push(Math.log((count + smoothing) / (listings + 1)) - (absent[place] ?? 0));
      known.listings += count;
      byFeature.set(feature, known);
    }
  }
  const priors = classes.map(({ listings }) => Math.log(listings / Math.max(1, total)) * 0.5);
  const claims = new Map<TypeClass, TypeClaim | null>();

  return {
    classes,
    classify(listing) {
      const present = [...featuresOf(listing)].filter((feature) => byFeature.has(feature));
      if (present.length === 0) return null;
      const scores = Float64Array.from(priors);
      for (let place = 0; place < scores.length; place += 1)
        scores[place] = (scores[place] ?? 0) + present.length * (absent[place] ?? 0);
      for (const feature of present) {
        const { places, gains } = byFeature.get(feature) ?? noCounts;
        for (let at = 0; at < places.length; at += 1) {
          const place = places[at] ?? 0;
          scores[place] = (scores[place] ?? 0) + (gains[at] ?? 0);
        }
      }
      let [best, second] = [-1, -1];
      for (let place = 0; place < scores.length; place += 1) {
        const score = scores[place] ?? 0;
        if (best === -1 || score > (scores[best] ?? 0)) [best, second] = [place, best];
        else if (second === -1 || score > (scores[second] ?? 0)) second = place;
      }
      const typeClass = classes[best];
      if (typeClass === undefined) return null;
      const margin = second === -1 ? 0 : (scores[best] ?? 0) - (scores[second] ?? 0);
      const weight = (feature: string) =>
        (typeClass.features[feature] ?? 0) / typeClass.listings / (byFeature.get(feature)?.places.length ?? 1);
      const telling = present.reduce(
        (most, feature) => (weight(feature) > weight(most) ? feature : most),
        present[0] ?? '',
      );
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
      return stems.length === 0 ? 0 : Math.min(...stems.map((stem) => (features[stem] ?? 0) / listings));
    },
  };
}

function claimOfLabel(label: string): TypeClaim | null {
  const [claim] = readCategoryClaims([label]);
  return claim === undefined ? null : { ...claim, field: 'profile' };
}
