import { idOf, namesOf, rowsOf } from './load-ontology.ts';
import { wordList } from './word-list.ts';

/** What goods taste and smell of. One list for both: a candle and a cake may be of vanilla. */
export interface NoteName {
  id: string;
  names: string[];
  /** Ids of what it is a kind of: strawberry is a berry, a berry is a fruit. */
  isA?: string[];
}

export const noteNames: readonly NoteName[] = rowsOf('flavour').map((row) => ({
  id: idOf(row),
  names: namesOf(row),
  ...(row.isA === undefined ? {} : { isA: row.isA }),
}));

/** Words after what something tastes or smells of: "lavender scented", "草莓味". */
export const noteCues = wordList('note cues');

/** Words that promise no taste or smell at all. */
export const noNotes = wordList('no notes');

/** Words before a cue that leave open what it tastes or smells of: "assorted flavors". */
export const openNotes = wordList('open notes');

/** Words that stand between flavours without naming anything: "fresh lemon & wild mint". */
export const aroundNotes = wordList('around notes');

/** A flavour before one of these is an ingredient or a part of another thing's name. */
export const notTastes = wordList('not tastes');

/** What is eaten or drunk and named by its taste: "chocolate bar", "vanilla shake". Tea and coffee name kinds of leaf and bean. */
export const eatenGoods = wordList('eaten goods');

/** Words between a taste and what has it: "chocolate protein bar". */
export const foodAdjectives = wordList('food adjectives');
