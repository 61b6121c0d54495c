import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import type { Span } from '../../text/find-phrase.ts';

/** "Sterling silver" is the metal and "greens" are plants. */
export function isOfThing({ text, materials }: Statement, mention: Span): boolean {
  const word = mention.to - mention.from === 1 ? text.tokens[mention.from] : undefined;
  const isInMaterial = materials.some(({ from, to }) => from < mention.from && mention.from < to);
  return isInMaterial || (word !== undefined && word.text === `${word.stem}s`);
}

/** "Custom logo" promises no colour, and "light" tells none beside another word. */
export function isIdle({ tokens }: Statement['text'], { id, from, to }: Span & { id: string | null }): boolean {
  if (id !== null || to - from > 1) return false;
  const word = tokens[from]?.stem ?? '';
  return shading.has(word) || (promising.has(word) && ofOtherThings.has(tokens[to]?.stem ?? ''));
}

const shading = new Set(['light', 'dark']);
const promising = new Set(['custom', 'customized', 'customizable', 'mixed', 'various', 'any', 'other', 'random']);
const ofOtherThings = wordSet('of other things');

const fewestOfList = 3;

/** "Solid colors", three colours and more, and one of the two that are wanted leave the others open; so does "clear acrylic". */
export function isOpenColour(
  wanted: WantedValue,
  { materials }: Statement,
  mentions: readonly (Span & { id: string | null })[],
): boolean {
  const ids = new Set(mentions.map(({ id }) => id));
  if (ids.size >= fewestOfList || wanted.colours.some(({ id }) => id !== null && ids.has(id))) return true;
  const starts = new Set(materials.map(({ from }) => from));
  return mentions.every(({ id, to }) => id === 'transparent' && starts.has(to));
}
