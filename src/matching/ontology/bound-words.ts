import { namesOf, rowsOf } from './load-ontology.ts';
import { wordList, wordMeanings } from './word-list.ts';

/** What a word before or after a number makes of it. `open` excludes the number itself. */
export interface BoundWord {
  kind: 'min' | 'max' | 'about';
  open?: boolean;
  /** "Up to 260 °C" promises that it goes so far; a plain maximum only forbids more. */
  reaches?: true;
  spellings: string[];
}

export const boundsBefore: readonly BoundWord[] = boundsAt('before');
export const boundsAfter: readonly BoundWord[] = boundsAt('after');

/** The "more" of "or more" and all that stand so behind a number. */
export const boundsAfterOr: ReadonlySet<string> = new Set(
  boundsAfter.flatMap(({ spellings }) => spellings.flatMap((one) => (one.startsWith('or ') ? [one.slice(3)] : []))),
);

/** Words between the two ends of a range. */
export const rangeWords = wordList('range words');

/** Words that stand for a number: "two", "dozen". */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(wordMeanings('number words')).map(([word, number]) => [word, Number(number)]),
);

function boundsAt(position: 'before' | 'after'): BoundWord[] {
  return rowsOf('bound')
    .filter((row) => row.position === position)
    .map((row) => ({
      kind: row.bound,
      ...(row.open === undefined ? {} : { open: row.open }),
      ...(row.reaches === undefined ? {} : { reaches: row.reaches }),
      spellings: namesOf(row),
    }));
}
