import { colourNames } from '../../ontology/colours.ts';
import { aroundNotes, noteCues, noteNames, notTastes } from '../../ontology/flavours.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { stemWord } from '../../text/stem.ts';
import { findNothing, findStated } from './stated-words.ts';

/** A taste or a smell that a text names. */
export interface NoteMention extends Span {
  id: string;
  /**
   * How surely the text says that the goods taste or smell of it: `stated` beside "flavour" and the like or where notes fill
   * a segment of the text, `named` elsewhere, `used` where it names an ingredient or another thing ("rose gold").
   */
  how: 'stated' | 'named' | 'used';
}

const notes = new PhraseIndex<string>();
for (const { id, names } of noteNames) for (const name of names) notes.add(name, id);
const cues = phrasesOf(noteCues);
const fillers = new Set(aroundNotes.map(stemWord));
const others = new Set(notTastes.map(stemWord));
const onlyColours = new Set(colourNames.flatMap(({ family, names }) => (family === true ? names : [])));
const parents = new Map(noteNames.map(({ id, isA = [] }) => [id, isA]));
const kinds = new Set([...noteNames.flatMap(({ isA = [] }) => isA), 'cream', 'original', 'sea']);
const ingredientCues = new Set(['with', 'from', 'of', 'contain', 'containing', 'infused', 'in']);
const ingredientReach = 3;

/** Ends a segment of a title; a hyphen between words does not. */
const endsSegment = wordSet('find notes: ends segment');

/** True when one note is the other or a kind of it: strawberry is a berry and a fruit. */
export function isNoteOf(one: string, other: string): boolean {
  return one === other || (parents.get(one) ?? []).some((parent) => isNoteOf(parent, other));
}

/** True for a note that is a whole kind of them, or as often a form or a manner ("sun cream", "the original"). */
export function isKind(id: string): boolean {
  return kinds.has(id);
}

/** All that a text says of tastes and smells. */
export interface TastesOfText {
  notes: NoteMention[];
  /** Where it says that there is none: "unscented". */
  nothing: Span | null;
  /** The words that it calls a taste or a smell: "Mountain Breeze Scent". */
  stated: Span | null;
}

export function findTastes(text: TextFacts): TastesOfText {
  return { notes: findNotes(text), nothing: findNothing(text), stated: findStated(text) };
}

/** Every taste and smell that a text names and does not deny. */
export function findNotes(text: TextFacts): NoteMention[] {
  const mentions: NoteMention[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const found = notes.at(text.tokens, at);
    if (found === null) {
      at += 1;
      continue;
    }
    const span = { from: at, to: found.next };
    if (!isDenied(text, span) && !isOfBundledItem(text, span))
      mentions.push({ ...span, id: found.value, how: isUsed(text, span) ? 'used' : 'named' });
    at = found.next;
  }
  for (const mention of mentions)
    if (mention.how === 'named' && isStated(text, mention, mentions)) mention.how = 'stated';
  return mentions;
}

/** "Lavender oil", "mint green", "with rose and oat": an ingredient or another thing. */
function isUsed(text: TextFacts, { from, to }: Span): boolean {
  if (others.has(nextWord(text, to)) || isBesideColour(text, { from, to })) return true;
  for (let at = from - 1; at >= 0 && at >= from - ingredientReach; at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'mark') return false;
    if (ingredientCues.has(token.stem)) return true;
  }
  return false;
}

/** "White/Orange": two colours. */
function isBesideColour({ tokens }: TextFacts, { from, to }: Span): boolean {
  const beside = [tokens[from - 1]?.stem === '/' ? from - 2 : -1, tokens[to]?.stem === '/' ? to + 1 : -1];
  return beside.some((at) => onlyColours.has(tokens[at]?.stem ?? '') && notes.at(tokens, at) === null);
}

function nextWord(text: TextFacts, at: number): string {
  return text.tokens[text.tokens[at]?.stem === '-' ? at + 1 : at]?.stem ?? '';
}

function isStated(text: TextFacts, mention: Span, mentions: readonly NoteMention[]): boolean {
  const { tokens } = text;
  let from = mention.from;
  while (from > 0 && !isSegmentEnd(text, from - 1)) from -= 1;
  let to = mention.to;
  while (to < tokens.length && !isSegmentEnd(text, to)) to += 1;
  const isNote = (at: number) => mentions.some((one) => at >= one.from && at < one.to);
  let isFilled = true;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || isNote(at) || fillers.has(token.stem)) continue;
    if (cues.at(tokens, at) !== null && isBesideNotes(text, mention, at, isNote)) return true;
    isFilled = false;
  }
  return isFilled && to - from < tokens.length;
}

/** Only notes and their fillers between a note and the cue. */
function isBesideNotes(text: TextFacts, mention: Span, cue: number, isNote: (at: number) => boolean): boolean {
  const [from, to] = cue < mention.from ? [cue + 1, mention.from] : [mention.to, cue];
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'mark' || isNote(at) || fillers.has(token.stem)) continue;
    if (token.stem !== 'of' && token.stem !== 'is') return false;
  }
  return true;
}

function isSegmentEnd(text: TextFacts, at: number): boolean {
  const token = text.tokens[at];
  if (token === undefined || token.kind !== 'mark') return false;
  return endsSegment.has(token.stem) || (token.stem === '-' && !token.glued);
}
