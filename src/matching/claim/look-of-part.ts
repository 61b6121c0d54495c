import { onceFor } from '../../lib/once-for.ts';
import type { Statement } from '../read/listing/statement.ts';
import { findMaterials, type MaterialMention } from '../read/material/find-materials.ts';
import { isKindOf } from '../read/material/material-kinds.ts';
import { isThing } from '../read/material/part-materials.ts';
import { namesAll } from '../read/spec/names-all.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { partIdsAt } from '../scope/phrase-reader.ts';
import type { Span } from '../text/find-phrase.ts';
import type { TextFacts } from '../text/read-text.ts';
import { type AskedProperty, askedBy } from './asked-property.ts';
import { isAbout, isSameThing } from './bearing.ts';

/**
 * What a spec asks of the looks of a part ("Handle colour", 壶盖材质, "Lid: bamboo"); null where it asks for those of the
 * goods, or for another property.
 */
export const lookOfPart: (requirement: Requirement) => AskedProperty | null = onceFor(readLookOfPart);

function readLookOfPart({ name, alternatives }: Requirement): AskedProperty | null {
  const asked = askedBy(name);
  if (ofTheWhole.has(name.key)) return null;
  if (asked.look !== null) return asked.partIds.length > 0 || asked.nouns.length > 0 ? asked : null;
  if (asked.partIds.length > 0) {
    const isOf = (look: 'materials' | 'colours') => alternatives.some((wanted) => wanted[look].length > 0);
    return isOf('materials') ? { ...asked, look: 'material' } : isOf('colours') ? { ...asked, look: 'colour' } : null;
  }
  // "Sheath: aluminium": of a thing that no row knows a material is asked all the same.
  // A weave is chosen, and no thing that is made of sateen.
  const isOfThing = isThing(name) && alternatives.every(({ text, choice }) => choice === null && isMaterial(text));
  return isOfThing ? { ...asked, nouns: asked.words, look: 'material' } : null;
}

const bodies = new Set(['body', 'blade', 'core']);

/** True unless a name asks for a kind of one material ("Steel", 钢材) and what is named at a span is of another. */
export function isOfClass(
  { materialClass }: AskedProperty,
  materials: readonly MaterialMention[],
  { from }: Span,
): boolean {
  return materialClass === null || materials.some((one) => one.from === from && isKindOf(one.id, materialClass));
}

function isMaterial(text: TextFacts): boolean {
  const materials = findMaterials(text);
  return materials.length > 0 && namesAll(text, materials);
}

const ofTheWhole = new Set(['#material', '#colour', '#size', '#type']);

/**
 * Two names ask about the same part, which is the last that they name: the core of a handle is no handle. A thing that no row knows is
 * known by its words in the other language, 灯臂 for an arm.
 */
export function areOfOnePart(one: AskedProperty, other: AskedProperty): boolean {
  if (one.headPartIds.length > 0 && other.headPartIds.length > 0)
    return one.headPartIds.some((id) => other.headPartIds.includes(id));
  const [noun, same] = [one.headNoun, other.headNoun];
  if (noun === null || same === null) return false;
  if (isSameThing(noun, same)) return true;
  const called = (names: readonly string[], thing: string) =>
    names.some((name) => isSameThing(name, thing) || name.endsWith(` ${thing}`));
  return called(one.otherNouns, same) || called(other.otherNouns, noun);
}

const clauseEnds = new Set(['.', ',', ';', '。', '，', '；', '|', '•', '、']);
const longestPart = 3;

/** "Lid bamboo. Gasket EPDM." A clause that is nothing but a part and its look tells that of the part. */
function isBehindPart({ headPartIds }: AskedProperty, { tokens }: TextFacts, { from, to }: Span): boolean {
  const isEdge = (at: number) => tokens[at] === undefined || clauseEnds.has(tokens[at]?.stem ?? '');
  if (!isEdge(to)) return false;
  for (let at = from - 1; at >= from - longestPart && at >= 0; at -= 1) {
    const part = isEdge(at - 1) ? partIdsAt(tokens, at) : null;
    if (part?.next === from) return part.ids.some((id) => headPartIds.includes(id));
  }
  return false;
}

/** True where words of a running text describe the part that a name asks about: "glass lid", "the lid is of glass". */
export function describesPart(asked: AskedProperty, { text, scope, materials }: Statement, span: Span): boolean {
  const next = text.tokens[span.to]?.stem === '-' ? span.to + 1 : span.to;
  const subject = scope.subjectOf(span) ?? scope.subjectAt(next);
  // The steel of a knife is that of its blade.
  if (asked.materialClass !== null)
    return (
      isOfClass(asked, materials, span) && (subject?.isCertain !== true || subject.ids.some((id) => bodies.has(id)))
    );
  if (subject !== null) return isAbout(asked, subject);
  if (isBehindPart(asked, text, span)) return true;
  // "Kevlar fibre magnetic PC case": what is sold may be the very part.
  if (scope.subjects.some((one) => !one.isCertain && isAbout(asked, one))) return true;
  if (partIdsAt(text.tokens, next)?.ids.some((id) => asked.headPartIds.includes(id)) === true) return true;
  const last = asked.nouns.at(-1);
  if (last === undefined) return false;
  const behind = text.tokens[next];
  if (behind?.kind !== 'character') return behind?.stem === last;
  return [...last].every((character, at) => text.tokens[next + at]?.stem === character);
}
