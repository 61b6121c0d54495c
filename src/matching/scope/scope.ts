import type { Span } from '../text/find-phrase.ts';
import type { Token } from '../text/tokenize.ts';

/** A part of the goods, or a thing that comes along with them, as a text names it: the span of its name. */
export interface Subject extends Span {
  /** Ids of the table of parts; empty for a thing that is not in it. */
  ids: readonly string[];
  /** Stems of its name; Chinese characters run together. */
  words: readonly string[];
  /** False where the thing may be what is sold ("phone silicone case"): then its words neither speak of the goods alone nor of it. */
  isCertain: boolean;
}

/** What each token of a text is about. */
export class Scope {
  readonly #subjects: Subject[] = [];
  /** Token → 1 + index of its subject; 0 for the goods. */
  readonly #at: Uint16Array;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#at = new Uint16Array(tokens.length);
  }

  /** All parts and things that the text names, in the order in which they were read. */
  get subjects(): readonly Subject[] {
    return this.#subjects;
  }

  /** The part or thing that a token belongs to; null for the goods. */
  subjectAt(at: number): Subject | null {
    const index = this.#at[at] ?? 0;
    return index === 0 ? null : (this.#subjects[index - 1] ?? null);
  }

  /** The part or thing that a span describes; null for the goods, and where the span holds the name of the part itself. */
  subjectOf({ from, to }: Span): Subject | null {
    let subject = this.subjectAt(from);
    // "纯棉" begins before what describes the part.
    if (this.#tokens[from]?.kind === 'character')
      for (let at = from + 1; subject === null && at < to; at += 1) subject = this.subjectAt(at);
    return subject === null || (from <= subject.from && to > subject.from) ? null : subject;
  }

  /** True where a token has been given to a part or a thing. */
  has(at: number): boolean {
    return this.#at[at] !== undefined && this.#at[at] !== 0;
  }

  /** Gives the tokens of a phrase to the part that is named in it. */
  mark(phrase: Span, name: Span, ids: readonly string[], isCertain: boolean): void {
    this.#subjects.push({ from: name.from, to: name.to, ids, words: wordsIn(this.#tokens, name), isCertain });
    this.#at.fill(this.#subjects.length, phrase.from, phrase.to);
  }
}

/** Stems of a stretch of tokens; Chinese characters that follow each other are one word. */
export function wordsIn(tokens: readonly Token[], { from, to }: Span): string[] {
  const words: string[] = [];
  let isHan = false;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark') continue;
    if (token.kind === 'character' && isHan && token.glued) words[words.length - 1] += token.stem;
    else words.push(token.stem);
    isHan = token.kind === 'character';
  }
  return words;
}
