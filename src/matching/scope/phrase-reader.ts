import { type PartName, partNames } from '../ontology/part-names.ts';
import { propertyNouns } from '../ontology/scope-words.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { isOfPeople } from '../text/everyday.ts';
import { isSpacedDash } from '../text/find-exceptions.ts';
import type { Span } from '../text/find-phrase.ts';
import { isInsideHanWord } from '../text/han-words.ts';
import { PhraseIndex, phrasesOf } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';
import { describes } from './describing-word.ts';

/** What a text mentions that may describe a part. */
export interface Mentions {
  colours: readonly Span[];
  materials: readonly Span[];
  quantities: readonly Quantity[];
}

/** What a token is in a noun phrase: a word like any other, one that describes, of a colour, of a material, of a measure. */
export type WordRole = 'plain' | 'describing' | 'colour' | 'material' | 'measure';

/** A part named in a text; one name may stand for several rows of the table. */
export interface NamedPart extends Span {
  /** The first token of the names that stand side by side with it: "back" of "back cover". */
  first: number;
  rows: readonly PartName[];
}

const rowsByName = new Map<string, PartName[]>();
for (const row of partNames) for (const name of row.names) rowsByName.set(name, [...(rowsByName.get(name) ?? []), row]);
const parts = new PhraseIndex<readonly PartName[]>();
for (const [name, rows] of rowsByName) parts.add(name, rows);
const properties = phrasesOf(propertyNouns);

/** Ids of the parts that are named at a place of a text, with the place behind the name. */
export function partIdsAt(tokens: readonly Token[], at: number): { ids: readonly string[]; next: number } | null {
  const found = parts.at(tokens, at);
  return found === null ? null : { ids: found.value.map(({ id }) => id), next: found.next };
}

const pronouns = new Set(['it', 'they', 'which', 'that', 'who']);
const longestProperty = 3;
const stops = wordSet('phrase reader: stops');

/** Goods that bear the name of a part before their own. */
const goodsByPart = phrasesOf(wordList('goods called by a part'));

/** Reads the noun phrases of one text. */
export class PhraseReader {
  readonly text: TextFacts;
  readonly tokens: readonly Token[];
  readonly #roles: WordRole[];

  constructor(text: TextFacts, { colours, materials, quantities }: Mentions) {
    this.text = text;
    this.tokens = text.tokens;
    this.#roles = text.tokens.map((token) => (describes(token) && !isOfPeople(token.stem) ? 'describing' : 'plain'));
    for (const { from, to } of colours) this.#roles.fill('colour', from, to);
    for (const { from, to } of materials) this.#roles.fill('material', from, to);
    for (const { unit, from, to } of quantities) if (unit !== null) this.#roles.fill('measure', from, to);
  }

  roleAt(at: number): WordRole {
    return this.#roles[at] ?? 'plain';
  }

  isMention(at: number): boolean {
    const role = this.roleAt(at);
    return role === 'colour' || role === 'material';
  }

  isNoun(at: number): boolean {
    const kind = this.tokens[at]?.kind;
    return kind === 'word' || kind === 'character';
  }

  isPlainNoun(at: number): boolean {
    return this.isNoun(at) && this.roleAt(at) === 'plain';
  }

  isStop(at: number): boolean {
    const token = this.tokens[at];
    if (token === undefined || stops.has(token.stem) || isSpacedDash(this.tokens, at)) return true;
    // "Ceramic cartridge / pull-out spray" are two phrases, "and/or" is one.
    return token.stem === '/' && !token.glued;
  }

  /** True where a noun names a property of whatever it is said of: "finish", "colour", 材质. */
  isProperty(at: number): boolean {
    return this.propertyAt(at) !== null;
  }

  /** The place behind the name of a property that begins here; null for any other word. */
  propertyAt(at: number): number | null {
    return properties.at(this.tokens, at)?.next ?? null;
  }

  /** Where the name of a property begins that ends before a place; null for any other word. */
  propertyBefore(at: number): number | null {
    for (let from = at - 1; from >= Math.max(0, at - longestProperty); from -= 1)
      if (this.propertyAt(from) === at) return from;
    return null;
  }

  /** The part named at a place; of names that stand side by side ("handle sleeve") the last is the thing. */
  partAt(at: number): NamedPart | null {
    let found = this.#partNamedAt(at);
    for (let next = found; next !== null; next = this.#partNamedAt(next.to)) found = { ...next, first: at };
    return found;
  }

  #partNamedAt(at: number): NamedPart | null {
    const found = parts.at(this.tokens, at);
    // "Glass dropper bottle" is a bottle of glass.
    if (found === null || goodsByPart.at(this.tokens, at) !== null) return null;
    // "Cotton cloth", "gold body": what a property may be said of is no part by itself.
    if (properties.at(this.tokens, at)?.next === found.next) return null;
    // "23mic" has no microphone.
    if (this.roleAt(at) === 'measure') return null;
    // "It stands 21 cm high", "which covers 40 m²": behind its subject the word is a verb.
    if (pronouns.has(this.tokens[at - 1]?.stem ?? '')) return null;
    const span = { from: at, to: found.next };
    if (this.#isInCompound(span)) return null;
    return isInsideHanWord(this.text, span) && !this.#endsHanRun(span)
      ? null
      : { ...span, first: at, rows: found.value };
  }

  /** "Plug-in", "top-load": a part of a word. */
  #isInCompound({ to }: Span): boolean {
    const [dash, next] = [this.tokens[to], this.tokens[to + 1]];
    return dash?.stem === '-' && dash.glued && next?.glued === true;
  }

  /** The last character of a run names the thing (竹盖), also where the dictionary takes both for one word. */
  #endsHanRun({ to }: Span): boolean {
    const next = this.tokens[to];
    return next === undefined || next.kind !== 'character' || !next.glued;
  }
}
