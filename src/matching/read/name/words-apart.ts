import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { attributeNames } from '../../ontology/attribute-names.ts';
import { partNames } from '../../ontology/part-names.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import { chineseFor } from './bilingual-words.ts';
import { resolveName } from './resolve-name.ts';

const runTogether = /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+)(?:-(?:[a-z]+|[A-Z]+|[A-Z][a-z]+))*$/u;
/** Shorter names are words: "width", "material". */
const leastLetters = 9;
const leastWord = 3;
const longestWord = 16;
/** Words of two letters that stand between others. */
const linking = wordSet('run together: linking words');
/** What two words end on that are a name: "outdoor use". */
const ending = wordSet('run together: endings');

let words: ReadonlySet<string> | undefined;

/** Words of names of attributes and parts, and those that a name is narrowed by. */
function wordsOfNames(): ReadonlySet<string> {
  words ??= new Set(
    [
      ...[...attributeNames, ...partNames].flatMap((row) => row.names),
      ...['narrowing name words', 'everyday words', 'run together: endings'].flatMap(wordList),
    ].flatMap((name) => name.toLowerCase().match(/[a-z]{2,}/gu) ?? []),
  );
  return words;
}

function isWord(text: string): boolean {
  if (text.length < leastWord) return ending.has(text);
  return wordsOfNames().has(text) || chineseFor(stemsOfName(text).join(' ')).length > 0;
}

/** The fewest words that a run of letters is put together from; null where some of it is no word. */
function wordsIn(run: string): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= run.length; end += 1) {
    let fewest: readonly string[] | null = null;
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = best[start] ?? null;
      if (before === null || (fewest !== null && before.length + 1 >= fewest.length)) continue;
      const word = run.slice(start, end);
      const isLink = linking.has(word) && start > 0 && end < run.length;
      if (isLink || isWord(word)) fewest = [...before, word];
    }
    best[end] = fewest;
  }
  return best[run.length] ?? null;
}

/** Two words may as well be one, as "back" and "lighting" are: the second has to name a property. */
function endsName(run: readonly string[]): boolean {
  const [last = ''] = run.slice(-1);
  return run.length > 2 || ending.has(last) || resolveName(last).known !== null;
}

/** "Barrel made of" asks for its material. */
const madeOf = /(?<=[a-z])\s+(?:(?:is|are)\s+)?made\s+(?:of|from|out\s+of)$/iu;

/**
 * A name of an attribute whose words a source wrote without spaces, with the spaces: "seat height - floor to seat" of
 * "seatheight-floortoseat", and one that ends on "made of" as that of the material. Any other name stays as it is.
 */
export const withWordsApart = rememberAnswers(
  (name) => {
    const plain = name.normalize('NFKC').trim();
    if (madeOf.test(plain)) return plain.replace(madeOf, ' material');
    if (plain.length < leastLetters || !runTogether.test(plain)) return name;
    const runs = plain
      .toLowerCase()
      .split('-')
      .map((run) => (isWord(run) ? [run] : wordsIn(run)));
    const isApart = runs.every((run) => run !== null) && runs.some((run) => run.length > 1);
    return isApart && (runs.length > 1 || endsName(runs[0] ?? []))
      ? runs.map((run) => run.join(' ')).join(' - ')
      : name;
  },
  { most: 5000, longest: 80 },
);
