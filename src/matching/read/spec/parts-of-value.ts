import type { Spec } from '../../assessment.ts';
import { readText } from '../../text/read-text.ts';
import { screwSizesIn } from '../identifier/screw-size.ts';
import { facetsOf, valueWithThing } from './joined-wishes.ts';

/** A value as what its parts ask, each by itself: "full size with number pad", "M8x30", "DDR5, 4 slots". None where it has no parts. */
export function partsOfValue(spec: Spec): Spec[] {
  const [screw, ...more] = screwSizesIn(readText(spec.value).tokens);
  if (screw !== undefined && more.length === 0)
    return [
      { ...spec, name: 'Thread size', value: `M${screw.thread}` },
      { ...spec, name: 'Length', value: `${screw.length} mm` },
    ];
  const beside = valueWithThing(spec.value);
  if (beside !== null)
    return [
      { ...spec, value: beside.own },
      { ...spec, name: beside.thing, value: 'yes' },
    ];
  return (facetsOf(spec.value) ?? []).map((value) => ({ ...spec, value }));
}
