import type { Statement } from '../../read/listing/statement.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';

/**
 * A word under a material's name that is in no table, such as "tricot", may be how the cloth that is stated is made, and one
 * such as "eco-friendly" says how any material may be.
 */
export function mayBeQualityOfMaterial({ name }: Requirement, wanted: WantedValue, { materials }: Statement): boolean {
  if (name.known?.reads !== 'material' || wanted.materials.length > 0 || materials.length === 0) return false;
  return materialQualities.test(wanted.text.unspaced) || materials.every(({ id }) => isKindOf(id, 'fabric'));
}

/** How a material is, whichever it is: English by its ending, Chinese by its first characters. */
const materialQualities =
  /(?:friendly|grade|proof|resistant|able|toxic|quality|safe|durable|sustainable|premium|soft|sturdy|lightweight|odou?rless)$|^(?:环保|食品级|无毒|优质|耐用|安全|高级)/u;
