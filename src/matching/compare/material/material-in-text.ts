import { bearingOfMention } from '../../claim/bears-on.ts';
import { partNames } from '../../ontology/part-names.ts';
import { thingEnds } from '../../ontology/scope-words.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { MaterialMention } from '../../read/material/find-materials.ts';
import { otherGrade } from '../../read/material/material-grade.ts';
import { isKindOf, isWeave } from '../../read/material/material-kinds.ts';
import { materialSourceOf } from '../../read/material/material-source.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isMaterialActedOn } from '../../scope/acted-on.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';
import { isInName, saidOfAsked, withoutNames } from '../own-name.ts';
import { imitationFinding, relate as relateMaterial, tellingFibres } from './compare-materials.ts';

/** A material that running text tells against a wanted one; null when it is silent or speaks of something else. */
export function materialInText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { field, statement } = fact;
  const [material, ...more] = tellingOf(wanted.materials);
  if (material === undefined || more.length > 0) return null;
  const mentions = saidOfAsked(requirement, fact, statement.materials);
  const isCloth = asksCloth(requirement.name);
  const best = withoutNames(
    tellingFibres(mentions, material).flatMap((mention) => {
      // The steel of a chair's title is none of its cover.
      if (isCloth && (hardKinds.some((kind) => isKindOf(mention.id, kind)) || isFilling(statement.text, mention)))
        return [];
      const isHard = isKindOf(mention.id, 'metal') || isKindOf(mention.id, 'plastic');
      if (isMaterialActedOn(statement.text, mention, isHard)) return [];
      if (isPatternOrPart(statement.text, mention, material.id)) return [];
      return [relateMaterial(material, mention, statement)];
    }),
    (span) => !isInName(fact, span),
  );
  if (field === 'title' && best?.matchType === 'unknown' && isGradeApart(statement.text, material.id))
    return { ...best, matchType: 'match' };
  const source = materialSourceOf(wanted.text);
  const isSourceOpen = source !== null && source !== materialSourceOf(statement.text);
  const isPartial = isSourceOpen || !wanted.isFullyNamed || wanted.materials.length > 1;
  if (isPartial && best?.matchType === 'match') return { ...best, matchType: 'unknown' };
  const graded = best?.matchType === 'match' ? otherGrade(wanted.materialGrade, statement) : null;
  if (best !== null && graded !== null) return { ...best, matchType: field === 'title' ? graded.matchType : 'unknown' };
  if (best?.matchType !== 'not_match') return best;
  if (field !== 'title' && !isMadeOf(statement, best.span)) return null;
  // Of a bundled item as it seems: "Holder for Sink 304 Stainless Steel" may mean the holder.
  const isSaid = statement.materials.some(
    (mention) =>
      isKindOf(mention.id, material.id) &&
      !isDenied(statement.text, mention) &&
      (bearingOfMention(requirement.name, statement, mention) !== 'other' || isBeforeNoun(statement, mention)),
  );
  return isSaid ? { ...best, matchType: 'unknown' } : best;
}

const joinsNumbers = new Set(['x', '*', '×', '/', '-', '#', '.']);

/** "Stainless steel sink, 304": the number by which a steel is called may stand apart from it, alone. */
function isGradeApart({ tokens }: TextFacts, id: string): boolean {
  if (!/^\d{3}$/u.test(id)) return false;
  return tokens.some(({ kind, stem, glued }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (kind !== 'number' || stem !== id || glued || next?.glued === true) return false;
    return ![before, next].some((one) => one !== undefined && joinsNumbers.has(one.stem)) && next?.kind !== 'number';
  });
}

/** "Plastic window planter": what stands before a part may be said of the goods that are named right behind it. */
function isBeforeNoun({ text, scope, materials }: TextFact['statement'], mention: Span): boolean {
  const { tokens } = text;
  // The steel of a cloth "for stainless steel sinks and hobs" is that of the sinks.
  if (isOfBundledItem(text, mention)) return false;
  const subject = scope.subjectOf(mention);
  if (subject === null || mention.to > subject.from || subject.ids.some((id) => attached.has(id))) return false;
  const [before, next] = [tokens[mention.from - 1], tokens[subject.to]];
  if (before !== undefined && (before.kind === 'mark' || bringing.has(before.stem))) return false;
  return next?.kind === 'word' && !ends.has(next.stem) && !materials.some(({ from }) => from === subject.to);
}

const bringing = new Set(['with', 'and', 'featuring', 'has', 'plus']);
const ends = new Set(thingEnds);
const attached = new Set(partNames.flatMap(({ id, isAttached }) => (isAttached === true ? [id] : [])));

const hardKinds = ['metal', 'wood', 'glass', 'stone', 'ceramic'];
const filled = phrasesOf(wordList('goods called by their filling'));

/** The silk of a silk quilt, 蚕丝被, and the feathers of a pillow are what is in it. */
const isFilling = ({ tokens }: TextFact['statement']['text'], { to }: Span) => filled.at(tokens, to) !== null;

const cloths = new Set(['fabric', 'cloth', 'upholstery', 'textile']);

/** True for a name that asks for the cloth of goods alone: "Upholstery fabric", 面料. */
const asksCloth = ({ stems, raw }: Requirement['name']) =>
  stems.some((stem) => cloths.has(stem)) || raw.includes('面料') || raw.includes('布料');

const making = wordSet('words of making');

/** "Made of plastic", "a lead of nylon", "five-layer PVC hose": what a description says the goods themselves are of. */
function isMadeOf({ text: { tokens }, offers }: TextFact['statement'], span: Finding['span']): boolean {
  if (span === null) return false;
  const [before, cue] = [tokens[span.from - 2], tokens[span.from - 1]];
  const next = tokens[span.to];
  if (next !== undefined && offers(next.stem)) return true;
  if (cue?.stem === 'of') return before !== undefined && (making.has(before.stem) || offers(before.stem));
  const behind = tokens
    .slice(span.to, span.to + 2)
    .map(({ stem }) => stem)
    .join('');
  return making.has(behind);
}

/** A title that tells only the looks of what is wanted as the real thing. */
export function imitationInTitle({ name }: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  if (fact.field !== 'title' || wanted.materials.length === 0) return null;
  return imitationFinding(wanted, fact.statement, (span) => bearingOfMention(name, fact.statement, span) !== 'other');
}

/** Of a cloth that is wanted by its weave and its fibre ("ripstop nylon") the fibre is what another one contradicts. */
function tellingOf(materials: WantedValue['materials']): WantedValue['materials'] {
  return materials.length > 1 ? materials.filter(({ id }) => !isWeave(id)) : materials;
}

const reach = 3;
/** Thin things that show a material instead of being of it. */
const printed = phrasesOf(wordList('things that show a material'));
/** Names of things that begin with a material and are of any. */
const things = phrasesOf(wordList('things that begin with a material'));
/** A cloth to do something with is a thing. */
const wiping = new Set(['cleaning', 'polishing', 'wiping', 'wash', 'dish', 'face']);
const shown = ['stone', 'wood', 'brick'];

/**
 * True when the material of a title is only shown ("marble wallpaper"), begins the name of a thing ("rubber band"), is
 * counted as things ("4 stones") or is the mesh of goods whose wanted material is no cloth: a mesh is of wire as well, and
 * the back of a steel chair.
 */
function isPatternOrPart(text: TextFacts, mention: MaterialMention, wantedId: string): boolean {
  const { tokens } = text;
  if (mention.id === 'stone' && tokens[mention.from]?.text === 'stones') return true;
  if (tokens[mention.from]?.text === 'cloth' && wiping.has(tokens[mention.from - 1]?.stem ?? '')) return true;
  if (things.at(tokens, mention.from) !== null) return true;
  if (mention.id === 'mesh' && !isKindOf(wantedId, 'fabric') && !isKindOf(wantedId, 'genuine leather')) return true;
  return shown.some((id) => isKindOf(mention.id, id)) && isOnPrint(text, mention);
}

function isOnPrint({ tokens }: TextFacts, { to }: Span): boolean {
  for (let at = to; at < Math.min(tokens.length, to + reach); at += 1) {
    if (tokens[at]?.kind === 'mark') return false;
    if (printed.at(tokens, at) !== null) return true;
  }
  return false;
}
