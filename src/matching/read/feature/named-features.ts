import { onceFor } from '../../../lib/once-for.ts';
import { type FeatureName, featureNames } from '../../ontology/features.ts';
import { partNames } from '../../ontology/part-names.ts';
import { substances } from '../../ontology/substances.ts';
import { runTogether, unspacedOf } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import { valueWordsOf } from '../../text/value-words.ts';
import type { Feature } from './feature.ts';
import { havingForms } from './having-forms.ts';
import { qualityOfPart } from './quality-of-part.ts';

export type NamedFeature = Pick<
  Feature,
  'names' | 'phrases' | 'entailedBy' | 'excludedBy' | 'askedAs' | 'onParts' | 'isOfWhole' | 'ofPart' | 'deniedOf'
> & {
  /** What states it for who asks in Chinese. */
  entailedInZh: readonly string[];
  /** The first of its names that have many words, between which others may stand: "one-hand easy fold". */
  apart: readonly string[];
};

const nowhere: ReadonlySet<string> = new Set();

/** Of so many words others may stand between. */
export const leastApart = 3;

function apartOf(names: readonly string[]): readonly string[] {
  const isLong = (words: readonly string[]) =>
    words.length >= leastApart && words.every((word) => word.length > 2 && /^[a-z]/u.test(word));
  return stemsOfName(names.find((name) => isLong(name.split(/[ -]/u))) ?? '');
}

/** A feature that goes by its own name alone. */
export const alone = (phrases: readonly string[]): NamedFeature => ({
  names: [],
  phrases: phrases.flatMap(havingForms),
  entailedBy: [],
  excludedBy: [],
  askedAs: [],
  onParts: nowhere,
  entailedInZh: [],
  apart: [],
  isOfWhole: false,
  ofPart: null,
  deniedOf: [],
});

/** What a row says of a feature beside its names, read when first asked for: few features are asked of in one process. */
const details = onceFor((feature: FeatureName) => ({
  entailedBy: runTogether(feature.entailedBy),
  excludedBy: runTogether(feature.excludedBy),
  onParts: feature.onParts === undefined ? nowhere : new Set(runTogether(feature.onParts)),
  entailedInZh: runTogether(feature.entailedInZh),
  ofPart: qualityOfPart(feature),
  deniedOf: runTogether(feature.deniedOf),
}));

export const namedFeatures = new Map<string, NamedFeature>();
for (const feature of featureNames) {
  const named: NamedFeature = {
    names: feature.names,
    phrases: runTogether(feature.names),
    get entailedBy() {
      return details(feature).entailedBy;
    },
    get excludedBy() {
      return details(feature).excludedBy;
    },
    askedAs: runTogether(feature.askedAs),
    get onParts() {
      return details(feature).onParts;
    },
    get entailedInZh() {
      return details(feature).entailedInZh;
    },
    get apart() {
      return apartOf(feature.names);
    },
    isOfWhole: feature.ofWhole === true,
    get ofPart() {
      return details(feature).ofPart;
    },
    get deniedOf() {
      return details(feature).deniedOf;
    },
  };
  for (const phrase of [...named.phrases, ...named.askedAs])
    if (!namedFeatures.has(phrase)) namedFeatures.set(phrase, named);
}
/** Features that are stated as values of a property, by the property and what is said of it, run together. */
const byProperty = new Map<string, { feature: NamedFeature; isHad: boolean }>();
const keyOfProperty = (property: string, said: string) => `${property}:${said}`;
for (const { names, of = [], saidOf, deniedOf } of featureNames) {
  const feature = namedFeatures.get(unspacedOf(names[0] ?? ''));
  if (feature === undefined) continue;
  for (const property of runTogether(of)) {
    for (const said of runTogether(saidOf)) byProperty.set(keyOfProperty(property, said), { feature, isHad: true });
    for (const said of runTogether(deniedOf)) byProperty.set(keyOfProperty(property, said), { feature, isHad: false });
  }
}

/** The feature that a row states as a value of a property: "Folding: one-handed" is the one-hand fold, had or not; null for any other. */
export const featureOfProperty = (property: string, said: string) =>
  byProperty.get(keyOfProperty(unspacedOf(property), unspacedOf(said))) ?? null;

/** Whole values that tell of a feature, by whatever name, that it is not there: "fully assembled" needs no assembly. */
export const opposites = new Map<string, NamedFeature>();
for (const { names, opposites: phrases } of featureNames) {
  const named = namedFeatures.get(unspacedOf(names[0] ?? ''));
  for (const phrase of runTogether(phrases)) if (named !== undefined) opposites.set(phrase, named);
}
for (const { names, isHad } of partNames) {
  const phrases = runTogether(isHad === true ? names : []);
  for (const phrase of phrases) if (!namedFeatures.has(phrase)) namedFeatures.set(phrase, alone(phrases));
}
for (const names of substances) {
  const phrases = runTogether(names);
  for (const phrase of phrases) if (!namedFeatures.has(phrase)) namedFeatures.set(phrase, alone(phrases));
}

/** A feature that a row knows, or that has other names among the words for values. */
export function featureCalled(unspaced: string): NamedFeature | undefined {
  const known = namedFeatures.get(unspaced);
  const row = valueWordsOf(unspaced).find(({ under }) => under.length === 0);
  if (row === undefined) return known;
  if (known === undefined) return { ...alone(row.names), excludedBy: row.not };
  return {
    ...known,
    phrases: [...new Set([...known.phrases, ...row.names])],
    excludedBy: [...new Set([...known.excludedBy, ...row.not])],
  };
}

/** Whole values, run together, that tell under any name that a feature is not there: "Condition: assembled". */
export function oppositesOf({ phrases }: Pick<NamedFeature, 'phrases'>): ReadonlySet<string> {
  return new Set([...opposites].flatMap(([value, feature]) => (feature.phrases[0] === phrases[0] ? [value] : [])));
}

/** True for two features of which a row says that one excludes the other: "assembly required" and "assembled". */
export function areContrary(one: NamedFeature | undefined, other: NamedFeature | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return false;
  const excludes = (feature: NamedFeature, phrases: readonly string[]) =>
    feature.excludedBy.some((phrase) => phrases.includes(phrase));
  return excludes(one, other.phrases) || excludes(other, one.phrases);
}
