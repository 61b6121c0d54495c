import type { Statement } from '../../read/listing/statement.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';

const realWords = new Set(['real', 'genuine', 'solid', 'authentic', 'true', '真', '实', '纯']);
const realKinds = ['genuine leather', 'solid wood'];

/** "Genuine leather", "solid oak", "real velvet": the thing itself is asked for and not its looks. */
function wantsReal({ text, materials }: WantedValue): boolean {
  if (text.tokens.some(({ stem }) => realWords.has(stem))) return true;
  return text.unspaced.includes('genuine') || materials.some(({ id }) => realKinds.includes(id));
}

/**
 * The contradiction of a text that tells only the looks of what is wanted as the real thing: "leather look", "oak effect",
 * "gold tone". Null where the text names the real thing beside it, or where any will do.
 */
export function imitationFinding(
  wanted: WantedValue,
  { text, materials, imitations }: Statement,
  speaks: (span: Span) => boolean,
): Finding | null {
  if (imitations.length === 0 || wanted.materials.length !== 1 || !wantsReal(wanted)) return null;
  const [material] = wanted.materials;
  if (material === undefined || materials.some(({ id }) => isKindOf(id, material.id))) return null;
  const span = imitations.find(
    (one) => looksLike(one.id, material.id) && !isDenied(text, one) && !isOfBundledItem(text, one) && speaks(one),
  );
  return span === undefined ? null : { matchType: 'not_match', method: 'material', span };
}

/** What looks like pine is no oak either; what looks like any leather, an imitated one among them, is not the real one. */
function looksLike(id: string, wanted: string): boolean {
  if (isKindOf(id, wanted) || isKindOf(wanted, id)) return true;
  return isKindOf(wanted, 'leather') && (isKindOf(id, 'faux leather') || isKindOf(id, 'leather'));
}
