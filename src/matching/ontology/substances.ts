import { namesOf, rowsOf } from './load-ontology.ts';

/** What goods may contain or be free of, with the names of each in both languages. */
export const substances: readonly (readonly string[])[] = rowsOf('substance').map(namesOf);

/** They are in things by nature: with none added the goods are not yet free of them. */
export const naturalSubstances: readonly string[] = rowsOf('substance').flatMap((row) =>
  row.natural === true ? namesOf(row) : [],
);
