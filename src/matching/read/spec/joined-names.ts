import type { Spec } from '../../assessment.ts';
import { narrowLetters } from '../../text/narrow-letters.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { namedFeatures } from '../feature/named-features.ts';
import { readAnswer } from '../feature/parse-feature.ts';

const shortestHan = 2;
const han = /^\p{Script=Han}+$/u;

const joining = /&|\+|\sand\s|和|及|、/iu;

const called = (name: string) => namedFeatures.get(featureNameOf(name));

/**
 * The two features that one name asks for together: 防水防晒 and "waterproof and dustproof", each with the answer. Null for any other
 * name, for two names of one feature, and where the answer is no, which is open to either.
 */
export function joinedNames(spec: Spec): [Spec, Spec] | null {
  const name = narrowLetters(spec.name).trim();
  if (called(name) !== undefined || readAnswer(spec.value) !== true) return null;
  for (const [one, other] of han.test(name) ? splits(name) : [name.split(joining)]) {
    const [first, second] = [one, other].map((half) => (half === undefined ? undefined : called(half.trim())));
    if (one === undefined || other === undefined || first === undefined || second === undefined) continue;
    if (first !== second)
      return [
        { ...spec, name: one.trim() },
        { ...spec, name: other.trim() },
      ];
  }
  return null;
}

/** The ways to part a run of characters in two words. */
const splits = (run: string): string[][] =>
  Array.from({ length: Math.max(0, run.length - 2 * shortestHan + 1) }, (_, at) => [
    run.slice(0, at + shortestHan),
    run.slice(at + shortestHan),
  ]);
