import { namesOf, rowsOf } from './load-ontology.ts';
import type { RowOf } from './ontology-row.ts';
import { wordList, wordMeanings, wordsByMeaning } from './word-list.ts';

/** What a word before or after a number makes of it. `open` excludes the number itself. */
export interface BoundWord {
  kind: 'min' | 'max' | 'about';
  open?: boolean;
  /** "Up to 260 °C" promises that it goes so far; a plain maximum only forbids more. */
  reaches?: true;
  spellings: string[];
}

const { more = [], less = [] } = wordsByMeaning('comparatives');

const withEach = (before: readonly string[], words: readonly string[], after = '') =>
  before.flatMap((first) => words.map((word) => `${first} ${word}${after}`.trim()));

export const boundsBefore: readonly BoundWord[] = [
  ...boundsAt('before'),
  { kind: 'min', open: true, spellings: withEach([''], more, ' than') },
  { kind: 'max', open: true, spellings: withEach([''], less, ' than') },
  { kind: 'min', spellings: withEach(['no', 'not'], less, ' than') },
  { kind: 'max', spellings: withEach(['no', 'not'], more, ' than') },
];
export const boundsAfter: readonly BoundWord[] = [
  ...boundsAt('after'),
  { kind: 'min', spellings: withEach(['or', 'and'], more) },
  { kind: 'max', spellings: withEach(['or', 'and'], less) },
];

/** Words that bound what they open where nothing stands behind it. */
export const boundsOpening: readonly BoundWord[] = boundsAt('opening');

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

function boundsAt(position: RowOf<'bound'>['position']): BoundWord[] {
  return rowsOf('bound')
    .filter((row) => row.position === position)
    .map((row) => ({
      kind: row.bound,
      ...(row.open === undefined ? {} : { open: row.open }),
      ...(row.reaches === undefined ? {} : { reaches: row.reaches }),
      spellings: namesOf(row),
    }));
}
