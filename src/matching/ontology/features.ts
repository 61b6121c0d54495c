import { namesOf, rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';
import { denialsOfVerb, formsOfVerb } from './verb-forms.ts';
import { wordList } from './word-list.ts';

/**
 * A feature that goes by several names. `entailedBy` are statements that include the feature without naming it, `excludedBy`
 * those that rule it out.
 */
export interface FeatureName {
  names: string[];
  /** What it is asked for by, though the word alone states nothing: "dishwasher". Where a listing denies it, it denies the feature. */
  askedAs?: string[];
  entailedBy?: string[];
  excludedBy?: string[];
  /** What is asked for under any name by who wants goods without it: "fully assembled". */
  opposites?: string[];
  /** What it is told of: under "Height", the words `saidOf` state that it is adjustable, and `deniedOf` that it is not. */
  of?: string[];
  saidOf?: string[];
  /** Without `of`, what denies the feature under the name of the part that it is asked of: "Hood: attached" is not detachable. */
  deniedOf?: string[];
  /** Parts that goods have the feature by, if at all: shoes are non-slip by their sole. */
  onParts?: string[];
  /** What states it for who asks in Chinese, whose word is the wider one: "water resistant" for 防水. */
  entailedInZh?: string[];
  /** True for what is never said of a part alone: a "Bluetooth pocket printer" has no Bluetooth pocket. */
  ofWhole?: true;
}

/** All features; where one name stands for several, the first counts. */
export const featureNames: readonly FeatureName[] = rowsOf('feature').map(featureOf);

/** Things that come with other goods. */
export const accessoryFeatures: readonly FeatureName[] = rowsOf('feature')
  .filter(({ comesAlong }) => comesAlong === true)
  .map(featureOf);

/** Words of a spec's name that do not belong to the feature: "Lid included: yes" asks for a lid. */
export const featureFillers = wordList('feature fillers');

/** Names of specs that ask how goods are cleaned; a value such as "machine washable" is then a feature. */
export const careNames = wordList('care names');

function featureOf(row: RowOf<'feature'>): FeatureName {
  const excludedBy = [...(row.excludedBy ?? []), ...(row.verbs ?? []).flatMap(denialsOfVerb)];
  return {
    names: [...namesOf(row), ...(row.verbs ?? []).flatMap(formsOfVerb)],
    ...(row.ofWhole === undefined ? {} : { ofWhole: row.ofWhole }),
    ...(row.askedAs === undefined ? {} : { askedAs: row.askedAs }),
    ...(row.entailedBy === undefined ? {} : { entailedBy: row.entailedBy }),
    ...(row.of === undefined ? {} : { of: row.of }),
    ...(row.saidOf === undefined ? {} : { saidOf: row.saidOf }),
    ...(row.deniedOf === undefined ? {} : { deniedOf: row.deniedOf }),
    ...(row.onParts === undefined ? {} : { onParts: row.onParts }),
    ...(row.entailedInZh === undefined ? {} : { entailedInZh: row.entailedInZh }),
    ...(excludedBy.length === 0 ? {} : { excludedBy }),
    ...(row.opposites === undefined ? {} : { opposites: row.opposites }),
  };
}
