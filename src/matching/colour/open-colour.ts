import type { Statement } from '../evidence/statement.ts';
import type { WantedValue } from '../requirement.ts';
import type { Span } from '../text/find-phrase.ts';

/** "Sterling silver" is the metal and "greens" are plants. */
export function isOfThing({ tokens }: Statement['text'], mention: Span, insideMaterials: ReadonlySet<number>): boolean {
  const word = mention.to - mention.from === 1 ? tokens[mention.from] : undefined;
  return insideMaterials.has(mention.from) || (word !== undefined && word.text === `${word.stem}s`);
}

/** Tokens after the first one of each material's name. */
export function insideMaterials({ materials }: Statement): ReadonlySet<number> {
  const inside = new Set<number>();
  for (const { from, to } of materials) for (let at = from + 1; at < to; at += 1) inside.add(at);
  return inside;
}

const fewestOfList = 3;

/** "Solid colors", three colours and more, and one of the two that are wanted leave the others open; so does "clear acrylic". */
export function isOpenColour(
  wanted: WantedValue,
  { text: { tokens }, materials }: Statement,
  mentions: readonly (Span & { id: string | null })[],
): boolean {
  const ids = new Set(mentions.map(({ id }) => id));
  if (ids.size >= fewestOfList || wanted.colours.some(({ id }) => id !== null && ids.has(id))) return true;
  if (tokens.some(({ stem }, at) => stem === 'solid' && tokens[at + 1]?.stem === 'color')) return true;
  const starts = new Set(materials.map(({ from }) => from));
  return mentions.every(({ id, to }) => id === 'transparent' && starts.has(to));
}
