import { namesOf, rowsOf } from './load-ontology.ts';

/** What goods may contain or be free of, with the names of each in both languages. */
export const substances: readonly (readonly string[])[] = rowsOf('substance').map(namesOf);

/** They are in things by nature: with none added the goods are not yet free of them. */
export const naturalSubstances: readonly string[] = rowsOf('substance').flatMap((row) =>
  row.natural === true ? namesOf(row) : [],
);

/** Each with the names of what has it in it where ingredients are listed. */
export const sourcesOfSubstances: readonly { names: readonly string[]; within: readonly string[] }[] = rowsOf(
  'substance',
).flatMap((row) => (row.within === undefined ? [] : [{ names: namesOf(row), within: row.within }]));
