import { eatenGoods, foodAdjectives } from '../../ontology/flavours.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { repeatsOpening } from '../../read/name/name-in-title.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isKind, isNoteOf, type NoteMention } from '../../read/taste/find-notes.ts';
import { findNothing, isOpenWord } from '../../read/taste/stated-words.ts';
import type { Span } from '../../text/find-phrase.ts';
import { overlap } from '../../text/span.ts';
import { stemWord } from '../../text/stem.ts';
import type { Finding } from '../finding.ts';

const method = 'taste and smell';
const tasting = new Set(['flavour', 'scent']);

/** True for a wish of how goods taste or smell. */
export const asksNotes = ({ name }: Requirement) => tasting.has(name.known?.id ?? '');
const makersReach = 1;
const ingredientCues = new Set(['with', 'from', 'of', 'in', 'contain', 'containing']);
const eaten = new Set(eatenGoods.map(stemWord));
const madeOf = new Set(foodAdjectives.map(stemWord));

/**
 * What a text says of a wanted taste or smell after its words were not found in it; null when it says nothing. The
 * value of an attribute (`isLabel`) speaks of nothing else, while a title has to tell what it speaks of.
 */
export function noteFinding(
  requirement: Requirement,
  wanted: WantedValue,
  statement: Statement,
  isLabel: boolean,
  maker: Span | null = null,
): Finding | null {
  if (!asksNotes(requirement)) return null;
  const finding = (matchType: Finding['matchType'], span: Span): Finding => ({ matchType, method, span });
  const { notes, nothing, stated: said } = statement.tastes;
  const wantsNothing = findNothing(wanted.text) !== null;
  if (nothing !== null) return wantsNothing ? null : finding('not_match', nothing);
  const kinds = notes.filter((found) => wanted.notes.some((note) => isNoteOf(found.id, note)));
  if (kinds[0] !== undefined)
    return finding(isLabel && wanted.notes.length === 1 && wanted.isOnlyNotes ? 'match' : 'unknown', kinds[0]);
  const wider = notes.find((found) => wanted.notes.some((note) => isNoteOf(note, found.id)));
  if (wider !== undefined) return finding('unknown', wider);
  const stated =
    notes.find(({ how }) => how === 'stated') ??
    said ??
    (isOpenTaste(wanted) ? null : named(statement, isLabel, maker));
  if (stated === null) return null;
  if (sharesWord(statement, stated, wanted)) return null;
  return finding('not_match', stated);
}

/** Another note in a title is another taste, unless it stands where makers do ("Banana Boat") or names a whole kind. */
function named({ text, tastes: { notes } }: Statement, isLabel: boolean, maker: Span | null): Span | null {
  const isTaste = (note: NoteMention) => {
    if (maker !== null && overlap(note, maker)) return false;
    if (isOfFood(text, note)) return true;
    if (note.how !== 'named') return false;
    const isName = note.from < makersReach || repeatsOpening(text.tokens, 0, note);
    return !isName && !isKind(note.id);
  };
  return notes.find((note) => (isLabel ? note.how === 'named' : isTaste(note))) ?? null;
}

/** "Chocolate Protein Bar": before what is eaten a note is its taste, even at the place of a maker. */
function isOfFood({ tokens }: Statement['text'], { from, to }: Span): boolean {
  const [first, second] = [tokens[to], tokens[to + 1]];
  if (first?.kind !== 'word' || ingredientCues.has(tokens[from - 1]?.stem ?? '')) return false;
  return eaten.has(first.stem) || (madeOf.has(first.stem) && second?.kind === 'word' && eaten.has(second.stem));
}

/** "Assorted flavors" are wanted: one that is named may be among them. */
function isOpenTaste({ notes, stems }: WantedValue): boolean {
  return notes.length === 0 && stems.some(isOpenWord);
}

function sharesWord({ text }: Statement, stated: Span, wanted: WantedValue): boolean {
  return text.tokens
    .slice(stated.from, stated.to)
    .some((token) => token.kind === 'word' && wanted.stems.includes(token.stem));
}
