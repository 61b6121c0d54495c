import { stemWord } from './stem.ts';
import type { Token } from './tokenize.ts';
import { tokensOf } from './tokens-of.ts';

interface PhraseEntry<Value> {
  stems: string[];
  value: Value;
}

const mostMarks = 1024;

/** A number of a stem by its first, its second and its last character and its length; others may have the same. */
const markOf = (stem: string) =>
  ((stem.charCodeAt(0) | 0) * 7 +
    (stem.charCodeAt(1) | 0) * 31 +
    (stem.charCodeAt(stem.length - 1) | 0) * 131 +
    stem.length) &
  (mostMarks - 1);

/**
 * Finds the longest listed phrase at a place of a text. Phrases and texts are compared by stem, marks "." and "-" left out.
 * The phrases are read when the index is first asked: a process asks few of the many indexes.
 */
export class PhraseIndex<Value> {
  readonly #byFirst = new Map<string, PhraseEntry<Value>[]>();
  readonly #unread: { phrase: string; value: Value }[] = [];
  /** Marks of the stems with which phrases begin: nearly every word of a text is passed by these alone. */
  readonly #marks = new Uint8Array(mostMarks);

  add(phrase: string, value: Value): void {
    this.#unread.push({ phrase, value });
  }

  #read({ phrase, value }: { phrase: string; value: Value }): void {
    const stems = stemsOfPhrase(phrase);
    const first = stems[0];
    if (first === undefined) {
      // A phrase of nothing but a skipped mark is the mark itself.
      this.#insert(phrase, { stems: [phrase], value });
      return;
    }
    this.#insert(first, { stems, value });
  }

  #insert(first: string, entry: PhraseEntry<Value>): void {
    this.#marks[markOf(first)] = 1;
    const list = this.#byFirst.get(first);
    if (list === undefined) {
      this.#byFirst.set(first, [entry]);
      return;
    }
    // The longest first; of equally long ones the first that was added.
    let at = list.length;
    while (at > 0 && (list[at - 1]?.stems.length ?? 0) < entry.stems.length) at -= 1;
    list.splice(at, 0, entry);
  }

  /** The longest phrase that starts at `start`; `next` is the position after it. */
  at(tokens: readonly Token[], start: number): { value: Value; next: number } | null {
    const first = tokens[start];
    if (first === undefined) return null;
    if (this.#unread.length > 0) for (const added of this.#unread.splice(0)) this.#read(added);
    if (this.#marks[markOf(first.stem)] === 0) return null;
    const candidates = this.#byFirst.get(first.stem);
    if (candidates === undefined) return null;
    for (const { stems, value } of candidates) {
      const next = endOf(tokens, start, stems);
      if (next !== -1) return { value, next };
    }
    return null;
  }

  /** The phrase that is the whole of `stems`, if one is listed. */
  whole(tokens: readonly Token[]): Value | null {
    const found = this.at(tokens, 0);
    return found !== null && tokens.slice(found.next).every(isSkipped) ? found.value : null;
  }
}

/** An index of phrases that are only looked for. */
export function phrasesOf(phrases: Iterable<string>): PhraseIndex<true> {
  const index = new PhraseIndex<true>();
  for (const phrase of phrases) index.add(phrase, true);
  return index;
}

/**
 * The stems of a phrase as `tokenize` gives them, marks "." and "-" left out. Tens of thousands of phrases are read when the
 * ontology is loaded, nearly all of them plain words.
 */
export function stemsOfPhrase(phrase: string): string[] {
  if (isPlainWords(phrase)) return phrase.includes(' ') ? phrase.split(' ').map(stemWord) : [stemWord(phrase)];
  return tokensOf(phrase).flatMap((token) => (isSkipped(token) ? [] : [token.stem]));
}

/** Lower-case ASCII letters with single spaces between words. */
function isPlainWords(phrase: string): boolean {
  let isInWord = false;
  for (let at = 0; at < phrase.length; at += 1) {
    const code = phrase.charCodeAt(at);
    const isLetter = code >= 97 && code <= 122;
    if (!isLetter && !(code === 32 && isInWord)) return false;
    isInWord = isLetter;
  }
  return isInWord;
}

function isSkipped(token: Token): boolean {
  return token.kind === 'mark' && (token.stem === '.' || token.stem === '-');
}

function endOf(tokens: readonly Token[], start: number, stems: readonly string[]): number {
  let at = start;
  for (let matched = 0; matched < stems.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) return -1;
    if (token.stem === stems[matched]) matched += 1;
    else if (matched === 0 || !isSkipped(token)) return -1;
  }
  return at;
}
