import { bearingOfMention } from '../../claim/bears-on.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isColourOfNation } from '../../read/name/name-in-title.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isColourActedOn } from '../../scope/acted-on.ts';
import type { Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Finding } from '../finding.ts';
import { isInName, saidOfAsked, withoutNames } from '../own-name.ts';
import { relate as relateColour } from './compare-colours.ts';

/** A colour that running text tells against a wanted one; null when it is silent or speaks of something else. */
export function colourInText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { field, statement } = fact;
  const wantedId = wanted.colours[0]?.id ?? wanted.bareColour;
  if (wantedId === null) return null;
  const mentions = saidOfAsked(
    requirement,
    fact,
    statement.colours.filter(({ id }) => id !== null),
  );
  const stated =
    field === 'title'
      ? mentions.filter((mention) => !isOfThing(statement, mention))
      : mentions.filter((mention) => isStatedAsColour(statement, mention));
  const isForeign = (span: Span) => isColourActedOn(statement.text, span) || isColourOfNation(statement.text, span);
  const speaking = (span: Span) => !isForeign(span) && !isInName(fact, span);
  const best = withoutNames(
    stated.map((mention) => relateColour(wantedId, mention)),
    speaking,
  );
  if ((wanted.colours.length > 1 || !wanted.isFullyNamed) && best?.matchType === 'match')
    return { ...best, matchType: 'unknown' };
  const named = statement.colours.filter(
    (mention) =>
      !isIdle(statement.text, mention) &&
      // Whoever takes all colours but one is served by what is shown, and may have it in others.
      !(requirement.isExclusion && mention.id === null) &&
      bearingOfMention(requirement.name, statement, mention) !== 'other',
  );
  const isOnly = named.length === mentions.length;
  // 画架 红色挂扣: the red may be that of a thing which no row knows.
  const subject = best?.matchType === 'not_match' && best.span !== null ? statement.scope.subjectOf(best.span) : null;
  if (subject !== null && !subject.isCertain && subject.ids.length === 0) return null;
  if (best?.matchType === 'not_match' && isOpenColour(wanted, statement, mentions))
    return { ...best, matchType: 'unknown' };
  return best?.matchType === 'not_match' && (field !== 'title' || !isOnly) ? null : best;
}

const colourCues = new Set(['in', 'color', 'available', 'come', 'colored', 'is', '色']);

/** In a description "red reflectors" are a part's colour; "in red", "colour: red" and ", red," are the product's. */
export function isStatedAsColour(statement: Statement, mention: Span): boolean {
  const { tokens } = statement.text;
  const beside = [tokens[mention.from - 1], tokens[mention.from - 2], tokens[mention.to]];
  const isSaid = beside.some((token) => token !== undefined && colourCues.has(token.stem)) || tokens.length <= 4;
  return isSaid || isItemOfList(statement, mention);
}

const apart = new Set([',', '，', '、', '/', '|', ';', '•']);
const looks = phrasesOf(wordList('looks of goods'));

/**
 * "Wall mounted/ Black Finish/ 60 cm", 五片扇叶，黑色外观，遥控: an item of a list that is a colour, alone or with a word for the look, and
 * not one of several colours.
 */
function isItemOfList({ text: { tokens }, colours }: Statement, { from, to }: Span): boolean {
  const end = looks.at(tokens, to)?.next ?? to;
  const isEdge = (at: number) => tokens[at] === undefined || apart.has(tokens[at]?.stem ?? '');
  if (!isEdge(from - 1) || !isEdge(end) || (tokens[from - 1] === undefined && tokens[end] === undefined)) return false;
  const isColour = (at: number) => colours.some((one) => at >= one.from && at < one.to);
  return end > to || ![from - 2, end + 1, end + 2].some(isColour);
}

/** "Sterling silver" is the metal and "greens" are plants. */
function isOfThing({ text, materials }: Statement, mention: Span): boolean {
  const word = mention.to - mention.from === 1 ? text.tokens[mention.from] : undefined;
  const isInMaterial = materials.some(({ from, to }) => from < mention.from && mention.from < to);
  return isInMaterial || (word !== undefined && word.text === `${word.stem}s`);
}

/** "Custom logo" promises no colour, and "light" tells none beside another word. */
function isIdle({ tokens }: Statement['text'], { id, from, to }: Span & { id: string | null }): boolean {
  if (id !== null || to - from > 1) return false;
  const word = tokens[from]?.stem ?? '';
  return shading.has(word) || (promising.has(word) && ofOtherThings.has(tokens[to]?.stem ?? ''));
}

const shading = new Set(['light', 'dark']);
const promising = new Set(['custom', 'customized', 'customizable', 'mixed', 'various', 'any', 'other', 'random']);
const ofOtherThings = wordSet('of other things');

const fewestOfList = 3;

/** "Solid colors", three colours and more, and one of the two that are wanted leave the others open; so does "clear acrylic". */
function isOpenColour(
  wanted: WantedValue,
  { materials }: Statement,
  mentions: readonly (Span & { id: string | null })[],
): boolean {
  const ids = new Set(mentions.map(({ id }) => id));
  if (ids.size >= fewestOfList || wanted.colours.some(({ id }) => id !== null && ids.has(id))) return true;
  const starts = new Set(materials.map(({ from }) => from));
  return mentions.every(({ id, to }) => id === 'transparent' && starts.has(to));
}
