import { searchTerms } from './search-terms.ts';
import { longestName, namesOf } from './translate-words.ts';

type Script = 'latin' | 'han';

interface TranslatedPhrase {
  text: string;
  /** False when the word that says what the thing is was not known: the text then speaks only of its qualities. */
  namesTheThing: boolean;
}

/**
 * A phrase in the words of the other script, for a platform that is searched in that language: known names become their
 * `choice`-th name there (the first one is the commonest), numbers, codes and capitals stay, other words are left out.
 * A phrase of which nothing is known stays as it is.
 */
export function translatePhrase(text: string, script: Script, choice = 0): TranslatedPhrase {
  const pieces = text.normalize('NFKC').match(phrasePieces) ?? [];
  const steps = script === 'han' ? latinSteps(pieces) : hanSteps(pieces);
  const isKnown = steps.some(({ names }) => names.length > 0);
  if (!isKnown) return { text: text.trim(), namesTheThing: steps.every(({ isThing }) => !isThing) };
  const words = steps.flatMap(({ names, kept }) => kept ?? names[Math.min(choice, names.length - 1)] ?? []);
  const head = steps.findLast(({ isThing }) => isThing);
  return { text: [...new Set(words)].join(' '), namesTheThing: head === undefined || head.names.length > 0 };
}

/** A part of a phrase: translated by its names, kept as it is, or left out. */
interface Step {
  names: string[];
  kept?: string;
  /** Could say what the thing is: no number, no code, nothing after "with" or "for". */
  isThing: boolean;
}

/** Runs of Han characters, and words with their digits and hyphens. */
const phrasePieces = /\p{Script=Han}+|[^\s\p{Script=Han},;:!?()[\]{}"“”、，。；：（）]+/gu;
const hanCharacter = /\p{Script=Han}/u;
const codeOrCapitals = /\d|^\p{Lu}{2,}$/u;
/** After these an English phrase speaks of parts and purposes: the thing was named before. */
const prepositions = new Set(['with', 'without', 'for', 'of', 'in', 'and', 'to', 'from', 'on', 'by', 'made']);

/** The steps from English words to Chinese: the longest known phrase wins. */
function latinSteps(pieces: string[]): Step[] {
  const steps: Step[] = [];
  let mayName = true;
  for (let position = 0; position < pieces.length; ) {
    const piece = pieces[position] ?? '';
    const known = codeOrCapitals.test(piece) ? undefined : knownPhrase(pieces, position);
    if (prepositions.has(piece.toLowerCase()) && position > 0) mayName = false;
    if (known !== undefined) {
      steps.push({ names: known.names, isThing: mayName });
      position += known.length;
      continue;
    }
    const isKept = hanCharacter.test(piece) || codeOrCapitals.test(piece);
    if (isKept) steps.push({ names: [], kept: piece, isThing: false });
    else steps.push({ names: [], isThing: mayName && !isUnit(pieces[position - 1], piece) });
    position++;
  }
  return steps;
}

function knownPhrase(pieces: string[], position: number): { names: string[]; length: number } | undefined {
  for (let length = Math.min(longestName('latin'), pieces.length - position); length > 0; length--) {
    const names = namesOf(pieces.slice(position, position + length).join(' '), 'han');
    if (names.length > 0) return { names, length };
  }
  return undefined;
}

/** "27 inch": the word belongs to its number. */
function isUnit(before: string | undefined, word: string): boolean {
  return (
    before !== undefined && /\d$/.test(before) && searchTerms(`${before} ${word}`).some((term) => term.startsWith('='))
  );
}

/** The steps from Chinese to English: the longest known names in each run of Han characters, from the left. */
function hanSteps(pieces: string[]): Step[] {
  return pieces.flatMap((piece): Step[] => {
    if (!hanCharacter.test(piece)) return [{ names: [], kept: piece, isThing: false }];
    const steps: Step[] = [];
    for (let position = 0; position < piece.length; ) {
      const known = knownRun(piece, position);
      steps.push({ names: known?.names ?? [], isThing: true });
      position += known?.length ?? 1;
    }
    return steps;
  });
}

function knownRun(run: string, position: number): { names: string[]; length: number } | undefined {
  for (let length = Math.min(longestName('han'), run.length - position); length > 1; length--) {
    const names = namesOf(run.slice(position, position + length), 'latin');
    if (names.length > 0) return { names, length };
  }
  return undefined;
}
