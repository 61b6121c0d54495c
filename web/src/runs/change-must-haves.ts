import type { RequestItem } from '../api/answers.ts';
import type { FrozenSpec } from './must-have-cost.ts';

type Spec = RequestItem['specs'][number];

/**
 * The specs of a request with some must-haves of a run changed; others of the same name stay as they are.
 * @throws Error when the request does not ask for one of them any more.
 */
export function changeMustHaves(
  specs: readonly Spec[],
  wanted: readonly FrozenSpec[],
  change: (spec: Spec) => Spec,
): Spec[] {
  const isSame = (one: Spec | FrozenSpec, other: FrozenSpec): boolean =>
    one.required === true && one.name === other.name && one.value === other.value;
  const gone = wanted.find((known) => !specs.some((spec) => isSame(spec, known)));
  if (gone !== undefined) {
    throw new Error(
      `The request does not ask for “${gone.name}: ${gone.value}” any more: it was changed since this run.`,
    );
  }
  return specs.map((spec) => (wanted.some((known) => isSame(spec, known)) ? change(spec) : spec));
}
