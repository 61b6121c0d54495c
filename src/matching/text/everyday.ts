import { attributeNames } from '../ontology/attribute-names.ts';
import { colourNames } from '../ontology/colours.ts';
import { featureNames } from '../ontology/features.ts';
import { materialNames } from '../ontology/materials.ts';
import { units } from '../ontology/units.ts';
import { valueFamilies } from '../ontology/value-families.ts';
import { wordList } from '../ontology/word-list.ts';
import { everydayWords } from '../ontology/word-lists.ts';
import { stemWord } from './stem.ts';

let everyday: ReadonlySet<string> | undefined;

/** Stems of every word by which a table names something. */
function readEveryday(): ReadonlySet<string> {
  const phrases = [
    ...Object.values(everydayWords),
    ...attributeNames.flatMap(({ names }) => names),
    ...colourNames.flatMap(({ names }) => names),
    ...materialNames.flatMap(({ names }) => names),
    ...featureNames.flatMap(({ names }) => names),
    ...units.flatMap(({ spellings }) => spellings),
    ...valueFamilies.flatMap(({ values }) => values.flatMap(({ names }) => names)),
  ];
  return new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(/[\s-]/u)).map(stemWord));
}

const people = new Set((everydayWords.people ?? '').split(/\s/u).map(stemWord));

/** Endings of words that are made from others, and so name a kind or a manner: "collectible", "colourful". */
const endings = wordList('everyday: endings');
/** Endings that names have too ("Folger", "Twining"): here the root has to be a word as well ("holder", "gardening"). */
const endingsOfRoots = ['er', 'or', 'ing', 'ed', 'y', 'en'];
const shortestRoot = 3;

/** True for a word of common speech, by the tables. */
export function isEveryday(stem: string): boolean {
  everyday ??= readEveryday();
  return everyday.has(stem);
}

/** True for a word that is built like one of common speech. */
export function isDerived(stem: string): boolean {
  const rootOf = (ending: string) =>
    stem.length >= ending.length + shortestRoot && stem.endsWith(ending) ? stem.slice(0, -ending.length) : null;
  return (
    endings.some((ending) => rootOf(ending) !== null) ||
    endingsOfRoots.some((ending) => {
      const root = rootOf(ending);
      return root !== null && (isEveryday(root) || isEveryday(`${root}e`) || isEveryday(undoubled(root)));
    })
  );
}

function undoubled(root: string): string {
  return root.at(-1) === root.at(-2) ? root.slice(0, -1) : root;
}

/** True for words that name a group of people. */
export function isOfPeople(stem: string): boolean {
  return people.has(stem);
}
