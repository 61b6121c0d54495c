import { wordList } from '../../ontology/word-list.ts';
import { readText, unspacedOf } from '../../text/read-text.ts';
import { resolveName } from '../name/resolve-name.ts';
import { askedValue } from '../spec/asked-value.ts';
import { featureNameOf } from './feature-name.ts';
import { featureSaid } from './feature-said.ts';
import { namedFeatures } from './named-features.ts';

const affirming = wordList('parse feature: affirming');

/** 不粘: 不粘, "Forged: must be forged": a value that is its name asks that it be so, and denies nothing. */
export function isNameAgain(name: string, value: string): boolean {
  return unspacedOf(askedValue(value)) === unspacedOf(name) && resolveName(name).known === null;
}

/** "Battery: with battery", 盖子: 带盖子, "Remote: with remote control": the value says yes by a name of the feature. */
export function affirmsItself(name: string, value: string): boolean {
  const { unspaced } = readText(value);
  const feature = featureNameOf(name);
  if (feature === '') return false;
  return calledAgain(name, value) || affirming.some((word) => unspaced === `${word}${feature}`);
}

/** By a name that says more of it: "G-Sync" is another of adaptive syncs than any. */
function calledAgain(name: string, value: string): boolean {
  const called = unspacedOf(name);
  const feature = resolveName(name).known === null ? namedFeatures.get(called) : undefined;
  const said = unspacedOf(featureSaid(value) ?? '');
  return feature !== undefined && said.includes(called) && namedFeatures.get(said) === feature;
}
