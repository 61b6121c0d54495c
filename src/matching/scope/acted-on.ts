import {
  caredFor,
  careWords,
  layersBefore,
  materialAdjectives,
  notTreatmentsAfter,
  notTreatmentsBefore,
  removers,
  senseWords,
  servedBehind,
  toolsForAny,
  toolsForSoft,
  treatments,
} from '../ontology/purpose-nouns.ts';
import type { Span } from '../text/find-phrase.ts';
import { type PhraseIndex, phrasesOf } from '../text/phrase-index.ts';
import { asides, type TextFacts } from '../text/read-text.ts';
import { stemWord } from '../text/stem.ts';
import type { Token } from '../text/tokenize.ts';

const treating = phrasesOf(treatments);
const removing = phrasesOf(removers);
const serving = phrasesOf(servedBehind);
const layering = phrasesOf(layersBefore);
const longestLayering = 3;

const reach = 5;
const joining = new Set(['-', '&', '+', '/', 'and']);
const endsObject = new Set(['with', 'for', 'in', 'by', 'from', 'of', 'on', 'plus']);
const stemsOf = (words: ReadonlySet<string>) => new Set([...words].map(stemWord));
const anyTools = stemsOf(toolsForAny);
const softTools = stemsOf(toolsForSoft);
const machines = stemsOf(notTreatmentsAfter);
const cared = stemsOf(caredFor);
const caring = stemsOf(careWords);
const senses = stemsOf(senseWords);
const carriers = stemsOf(notTreatmentsBefore);

/**
 * True when the material of a span is that of the things the goods are used on: "wood floor cleaner", "metal detector",
 * "for sanding, fiberglass and other work". `isHard` tells that tools are made of it, so that "brass screws" are of brass.
 */
export function isMaterialActedOn(text: TextFacts, span: Span, isHard: boolean): boolean {
  if (isMaterialOfUse(text, span, isHard)) return true;
  return isTreated(text.tokens, span, treating) || isInListOfUses(text.tokens, span) || isSecondUse(text, span);
}

/** As `isMaterialActedOn`, by the word right behind alone: "wool winder", "suede cleaning block", "concrete mixing paddle". */
export function isMaterialOfUse({ tokens }: TextFacts, span: Span, isHard: boolean): boolean {
  const after = tokens[tokens[span.to]?.stem === '-' ? span.to + 1 : span.to];
  const isAdjective = materialAdjectives.has(tokens[span.to - 1]?.text ?? '');
  const isCared = caring.has(after?.stem ?? '') && cared.has(tokens[span.to - 1]?.stem ?? '');
  const isTool = isCared || anyTools.has(after?.stem ?? '') || (!isHard && softTools.has(after?.stem ?? ''));
  const isServed = after?.kind === 'character' && after.glued && serving.at(tokens, span.to) !== null;
  if (isOfLayer(tokens, span)) return true;
  return (isTool && !isAdjective) || isServed || treating.at(tokens, span.from) !== null;
}

/** "Pan coated with titanium": the layer's material is not that of the body. */
function isOfLayer(tokens: readonly Token[], { from }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - longestLayering); at -= 1)
    if (layering.at(tokens, at)?.next === from) return true;
  return false;
}

/** True when the colour of a span is that of what the goods take away or smell of: "red wine stain remover". */
export function isColourActedOn({ tokens }: TextFacts, span: Span): boolean {
  const near = [tokens[span.to], tokens[span.to + 1]];
  // A "red scented candle" is red.
  const isSmelled = near.some((token) => senses.has(token?.stem ?? '') && token?.text.endsWith('ed') === false);
  return isSmelled || isTreated(tokens, span, removing);
}

function isTreated(tokens: readonly Token[], span: Span, words: PhraseIndex<true>): boolean {
  let passed = 0;
  for (let at = span.to; at < tokens.length && passed < reach; at += 1) {
    const token = tokens[at];
    if (token === undefined || endsObject.has(token.stem)) return false;
    if (token.kind === 'mark' && !joining.has(token.stem)) return false;
    // What follows a space in Chinese is another phrase.
    if (token.kind === 'character' && !token.glued) return false;
    if (token.kind !== 'mark') passed += 1;
    const found = words.at(tokens, at);
    if (found === null) continue;
    const before = tokens[at - 1]?.stem ?? '';
    return !machines.has(before) && !carriers.has(tokens[found.next]?.stem ?? '');
  }
  return false;
}

/** "For silk and wool": what is joined to another use. */
function isSecondUse({ tokens, aside }: TextFacts, { from }: Span): boolean {
  return (tokens[from - 1]?.stem === 'and' || tokens[from - 1]?.stem === '&') && aside[from - 2] === asides.ofThing;
}

const longestUse = 2;

/** "For painting, sanding, fiberglass and other work": a list of uses, stated by the "and" near its end. */
function isInListOfUses(tokens: readonly Token[], span: Span): boolean {
  const closes = [tokens[span.to], tokens[span.to + 1]].some((token) => token?.stem === 'and' || token?.stem === '&');
  if (!closes) return false;
  let words = 0;
  let isList = false;
  for (let at = span.from - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (token.stem === 'for') return isList;
    if (token.stem === ',') {
      isList = true;
      words = 0;
      continue;
    }
    words += 1;
    if (token.kind !== 'word' || words > longestUse) return false;
  }
  return false;
}
