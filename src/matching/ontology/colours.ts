import { idOf, namesOf, rowsOf } from './load-ontology.ts';
import { wordList } from './word-list.ts';

/**
 * Colours by their usual sRGB value. `hex` is what distance and family are computed from; the families themselves
 * (blue, red …) are the entries with `family`. A name never decides: "navy" is a blue because its hue is.
 */
export interface ColourName {
  id: string;
  hex: string;
  names: string[];
  /** Set for the eleven basic colours and what people buy as a colour of its own. */
  family?: true;
}

export const colourNames: readonly ColourName[] = rowsOf('colour').map((row) => ({
  id: idOf(row),
  hex: row.hex,
  names: namesOf(row),
  ...(row.family === undefined ? {} : { family: row.family }),
}));

/** Words that are colours under a colour's name alone, with the id of the colour; elsewhere they are plants, food and materials. */
export const bareColours: Readonly<Record<string, string>> = Object.fromEntries(
  rowsOf('colour').flatMap((row) => (row.short ?? []).map((word) => [word, idOf(row)] as const)),
);

/** Words that promise no particular colour. */
export const openColours = wordList('open colours');

/** Phrases that hold a colour's word and name none: the label of goods without scent and dye, a verb. */
export const colourlessPhrases = wordList('colourless phrases');

/** Before one of these a colour word names the thing, not its colour: "black tea", "white noise", "green coffee". */
export const colourlessFollowers = wordList('colourless followers');
