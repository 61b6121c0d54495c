import type { Spec } from '../../assessment.ts';
import { parseRequirement } from './parse-requirement.ts';
import type { Requirement } from './requirement.ts';

const remembered = new Map<string, Requirement>();
const maxRemembered = 2000;
const longestRemembered = 200;

/**
 * A spec as parsed; the answer depends on its text alone and is remembered for the specs that keep coming back: the plan of an
 * item, its query and its comparisons ask for the same.
 */
export function requirementOf(spec: Spec): Requirement {
  const key = `${spec.required === true ? '!' : '?'}${spec.name}\n${spec.value}`;
  const known = remembered.get(key);
  if (known !== undefined && known.specName === spec.name) return known;
  const requirement = parseRequirement(spec);
  if (key.length <= longestRemembered) {
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, requirement);
  }
  return requirement;
}
