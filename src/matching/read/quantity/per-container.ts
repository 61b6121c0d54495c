import { containers, countWords } from '../../ontology/word-lists.ts';
import type { Span } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { readNumber } from './read-number.ts';

/** What a name such as "Pieces per carton" counts, and in what. */
export interface PerContainer {
  /** The counted thing; null where any may be meant ("pieces", "quantity", "个"). */
  noun: string | null;
  container: string;
}

/** A number of things in a container, as a text tells it. */
export interface Rate extends PerContainer, Span {
  count: number;
}

const containerNames = new PhraseIndex<string>();
for (const [id, names] of Object.entries(containers)) for (const name of names) containerNames.add(name, id);
const anyThing = new Set(countWords.flatMap((word) => readText(word).tokens.map(({ stem }) => stem)));
const parting = new Set(['per', '/', '每']);

/** What a name counts in a container: "Sheets per pad", "pcs/ctn", "每箱数量"; null for all other names. */
export function readPer(name: string): PerContainer | null {
  const { tokens } = readText(name);
  const at = tokens.findIndex(({ stem }) => stem === 'per' || stem === '/' || stem === '每');
  const found = at === -1 ? null : containerNames.at(tokens, at + 1);
  if (found === null) return null;
  const counted = tokens[at]?.stem === '每' ? tokens.slice(found.next) : tokens.slice(0, at);
  return { noun: nounOf(counted), container: found.value };
}

function nounOf(tokens: readonly Token[]): string | null {
  const words = tokens.filter(({ kind, stem }) => kind !== 'mark' && !anyThing.has(stem) && stem !== 'of');
  const last = words.at(-1);
  if (last === undefined) return null;
  return containerNames.at([last], 0)?.value ?? last.stem;
}

/** "12 sets" are no 12 pieces, while "500 labels" may be called 500 pieces. */
export function countsSame(one: string | null, other: string | null): boolean {
  const [boxed, otherBoxed] = [boxOf(one), boxOf(other)];
  if (boxed !== null || otherBoxed !== null) return boxed === otherBoxed;
  return one === null || other === null || one === other;
}

/** The container that a text names at a token; null for any other word. */
export function containerAt(tokens: readonly Token[], at: number): string | null {
  return containerNames.at(tokens, at)?.value ?? null;
}

function boxOf(noun: string | null): string | null {
  return noun !== null && Object.hasOwn(containers, noun) && noun !== 'sheet' ? noun : null;
}

const longestNoun = 3;

/** Every "36 pcs per carton", "500张/卷" and "10/ctn" of a text. */
export function ratesIn(tokens: readonly Token[]): Rate[] {
  if (!tokens.some(({ stem }) => parting.has(stem))) return [];
  return tokens.flatMap((token, at): Rate[] => {
    const rate = token.kind === 'number' ? rateFrom(tokens, at) : null;
    return rate === null ? [] : [rate];
  });
}

function rateFrom(tokens: readonly Token[], start: number): Rate | null {
  const number = readNumber(tokens, start);
  if (number === null || !Number.isInteger(number.value)) return null;
  for (let at = number.next; at <= number.next + longestNoun; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'number') return null;
    if (token.stem !== 'per' && token.stem !== '/') {
      if (token.kind === 'mark') return null;
      continue;
    }
    const found = containerNames.at(tokens, at + 1);
    if (found === null) return null;
    const noun = nounOf(tokens.slice(number.next, at));
    return { count: number.value, noun, container: found.value, from: start, to: found.next };
  }
  return null;
}
