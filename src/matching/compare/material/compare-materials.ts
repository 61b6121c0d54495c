import type { Statement } from '../../read/listing/statement.ts';
import type { MaterialMention } from '../../read/material/find-materials.ts';
import { otherGrade } from '../../read/material/material-grade.ts';
import {
  areNearMaterials,
  isFibre,
  isKindOf,
  isWeave,
  isWeaveAndFibre,
  mayBeSolid,
  mayBeWovenOf,
} from '../../read/material/material-kinds.ts';
import { materialSourceOf } from '../../read/material/material-source.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { isWithin } from '../../text/span.ts';
import { bestOf, type Finding } from '../finding.ts';

type AskedMaterial = WantedValue['materials'][number];

/**
 * Compares materials under a material's name; null when either side names none. A blend needs every part. `stated` are the
 * materials that count where the text names some of another part of the goods.
 */
export function materialFinding(
  wanted: WantedValue,
  found: Statement,
  stated: readonly MaterialMention[] = found.materials,
): Finding | null {
  const excepted = exceptedMaterial(wanted, found);
  if (excepted !== undefined) return { matchType: 'not_match', method: 'material', span: excepted };
  const imitated = imitationFinding(wanted, found, () => true);
  if (imitated !== null) return imitated;
  const mentions = stated.filter((mention) => !isDenied(found.text, mention) && !isOfBundledItem(found.text, mention));
  if (wanted.materials.length === 0 || mentions.length === 0) return null;
  if (wantsBlend(wanted) && mentions.some(({ share }) => share === 100))
    return { matchType: 'not_match', method: 'material', span: mentions[0] ?? null };
  const source = materialSourceOf(wanted.text);
  const statedSource = source === null ? null : materialSourceOf(found.text);
  if (statedSource !== null && statedSource !== source)
    return { matchType: 'not_match', method: 'material', span: mentions[0] ?? null };
  const findings = wanted.materials.map((material) =>
    bestOf(tellingFibres(mentions, material).map((mention) => relate(material, mention, found))),
  );
  const missing = findings.find((finding) => finding?.matchType === 'not_match');
  if (missing) return missing;
  const unsure = findings.find((finding) => finding?.matchType === 'unknown');
  if (unsure) return unsure;
  const graded = otherGrade(wanted.materialGrade, found);
  if (graded) return graded;
  const isSourceOpen = source !== statedSource && source !== null;
  const purityOpen = isSourceOpen || !wanted.isFullyNamed;
  return purityOpen ? { matchType: 'unknown', method: 'material', span: mentions[0] ?? null } : (findings[0] ?? null);
}

/** True where a word behind the wanted material names what is to be of it: the palm of "leather palm". */
export function isOfThing({ isFullyNamed, materials, text: { tokens } }: WantedValue): boolean {
  const [last, end] = [materials.at(-1), tokens.at(-1)];
  return !isFullyNamed && last !== undefined && last.to < tokens.length && end?.kind === 'word';
}

/** "All plastics except PVC": what is excepted is not served, though plastics are. */
function exceptedMaterial({ materials }: WantedValue, { materials: mentions, text }: Statement) {
  if (text.exceptions.length === 0) return undefined;
  return mentions.find(
    (mention) =>
      text.exceptions.some((exception) => isWithin(mention, exception)) &&
      materials.some(({ id }) => isKindOf(id, mention.id)),
  );
}

/** "Cotton blend" asks for a mixture, whatever the shares. */
function wantsBlend(wanted: WantedValue): boolean {
  return wanted.text.tokens.some((token) => blendWords.has(token.stem));
}

/** Words that make a material a mixture, of which the share is not stated. */
const blendWords = new Set(['blend', 'blended', 'mix', 'mixed', 'mixture', '混', 'partially', 'part']);

/** Relation of one wanted material with one mention of a text. */
export function relate(wanted: AskedMaterial, mention: MaterialMention, found: Statement): Finding {
  const finding = (matchType: Finding['matchType']): Finding => ({ matchType, method: 'material', span: mention });
  if (isKindOf(mention.id, wanted.id)) {
    if (wanted.share === null) return finding('match');
    if (mention.share !== null) return finding(isShareMet(wanted, mention.share) ? 'match' : 'not_match');
    return finding(isBlend(found) && wanted.share === 100 ? 'not_match' : 'unknown');
  }
  // Of what a cotton blend is besides cotton nothing tells.
  const isInBlend = found.materials.length === 1 && isFibre(wanted.id) && isFibre(mention.id) && isBlend(found);
  const isOpen =
    isInBlend ||
    isKindOf(wanted.id, mention.id) ||
    areNearMaterials(wanted.id, mention.id) ||
    mayBeOf(wanted, mention, found);
  return finding(isOpen ? 'unknown' : 'not_match');
}

const isBlend = ({ text }: Statement) => text.tokens.some((token) => blendWords.has(token.stem));

function isShareMet({ share, range }: AskedMaterial, found: number): boolean {
  if (range === undefined) return found === share;
  const isOver = range.lowOpen ? found > range.low : found >= range.low;
  return isOver && (range.highOpen ? found < range.high : found <= range.high);
}

/** A weave leaves the fibre open, and a fibre the weave where the text names none beside it. */
function mayBeOf(wanted: AskedMaterial, mention: MaterialMention, found: Statement): boolean {
  if (mayBeSolid(wanted.id, mention.id) || mayBeWovenOf(wanted.id, mention.id)) return true;
  if (!isWeaveAndFibre(wanted.id, mention.id)) return false;
  return isWeave(mention.id) || !found.materials.some((other) => isWeave(other.id));
}

/** Without the weaves that leave a wanted fibre open where a fibre is named beside them: 涤纶纱布 is of polyester. */
export function tellingFibres(mentions: readonly MaterialMention[], { id }: AskedMaterial): readonly MaterialMention[] {
  if (!isFibre(id) || !mentions.some((one) => isFibre(one.id))) return mentions;
  return mentions.filter((one) => !isWeaveAndFibre(id, one.id));
}

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
