import { colourNames } from '../ontology/colours.ts';
import { materialNames } from '../ontology/materials.ts';
import { wordList } from '../ontology/word-list.ts';
import { titleAdjectives } from '../ontology/word-lists.ts';
import { stemWord } from '../text/stem.ts';
import type { Token } from '../text/tokenize.ts';

const adjectives = new Set(Object.values(titleAdjectives).join(' ').split(/\s+/u).map(stemWord));
const adjectiveEndings = wordList('adjective endings');
const shortestParticiple = 6;

const looks = new Set(
  [...colourNames, ...materialNames].flatMap(({ names }) =>
    names.flatMap((name) => (name.includes(' ') ? [] : stemWord(name))),
  ),
);

/** True for the name of a colour or a material: what it stands with is of it. */
export const saysLook = ({ kind, stem }: Token): boolean => kind === 'word' && looks.has(stem);

/** True for a word that only describes what it stands with: "premium", "foldable", "insulated". */
export function describes({ kind, text, stem }: Token): boolean {
  if (kind !== 'word') return false;
  // A cable and a table are things.
  const ends = (ending: string) => text.endsWith(ending) && text.length > ending.length + 1;
  if (adjectives.has(stem) || adjectiveEndings.some(ends)) return true;
  return text.length >= shortestParticiple && text.endsWith('ed');
}
