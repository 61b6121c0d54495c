import type { Spec } from '../../assessment.ts';
import { readText } from '../../text/read-text.ts';
import type { Statement } from '../listing/statement.ts';
import { findMaterials } from '../material/find-materials.ts';
import { isFibre } from '../material/material-kinds.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';

const shareWords = new Set(['content', 'percentage', 'percent', 'share', 'proportion']);
const hanShare = /^(?:含(.{1,4})量|(.{1,4})含量)$/u;

/**
 * "Cotton content: at least 80%", 含棉量: 80%以上 asks for a share of the cloth, which most listings tell under its material;
 * null for other specs. Of metals and plastics a share may be that of an alloy, of which the material tells nothing, and
 * what is to be no more than a share may be missing altogether.
 */
export function shareAsked({ name, value }: Spec): Spec | null {
  const text = readText(value);
  const [share, ...more] = text.tokens.some(isPercent) ? readQuantities(text.tokens).quantities : [];
  if (share === undefined || more.length > 0 || share.low <= 0 || !asked.has(share.form)) return null;
  const fibre = fibreOf(name);
  if (fibre === null) return null;
  const bound = share.form === 'point' ? '' : share.lowOpen ? '>' : '≥';
  return { name: 'Material', value: `${bound}${share.low}% ${fibre}` };
}

const asked = new Set<Quantity['form']>(['point', 'min']);

/** The words that name the fibre in the name of a spec, when they are all that it has besides the share: "Cotton: 100%". */
function fibreOf(name: string): string | null {
  const { tokens } = readText(name);
  const [, inside, before] = hanShare.exec(name.trim()) ?? [];
  const isShare = shareWords.has(tokens.at(-1)?.stem ?? '');
  const words = inside ?? before ?? (isShare ? name.slice(0, tokens.at(-1)?.start ?? 0).trim() : name);
  const text = readText(words);
  const [fibre, ...more] = findMaterials(text);
  if (fibre === undefined || more.length > 0 || !isFibre(fibre.id)) return null;
  return fibre.from === 0 && fibre.to === text.tokens.length ? words : null;
}

/** True for a text that tells shares, as "pure cotton" does: no other settles one. */
export const tellsShares = ({ text, materials }: Statement): boolean =>
  text.tokens.some(isPercent) || materials.some(({ share }) => share !== null);

const isPercent = ({ stem }: { stem: string }) => stem === '%' || stem === 'percent';
