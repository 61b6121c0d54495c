import { wordList } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import { exactQuantity } from './exact-quantity.ts';
import type { Quantity } from './quantity.ts';
import { unitAfter } from './unit-after.ts';
import { unitOf } from './unit-index.ts';

/** Between what a computer computes in and what it stores on. */
const signs = new Set(['/', '+']);
const letters: Readonly<Record<string, string>> = { g: 'GB', t: 'TB' };
/** Goods of which two sizes beside each other are to choose from. */
const drives = phrasesOf(wordList('goods sold by storage alone'));

const most = 128e9;
const least = 16e9;
/** Sizes to choose from stand nearer to each other. */
const leastRatio = 8;

interface DataSize {
  bytes: number;
  /** False for a bare number, which has the unit of the size behind it. */
  hasUnit: boolean;
  next: number;
}

function sizeAt(tokens: readonly Token[], at: number): DataSize | null {
  const [number, letter] = [tokens[at], tokens[at + 1]];
  const value = number?.kind === 'number' ? Number(number.stem) : Number.NaN;
  if (!Number.isInteger(value) || value <= 0) return null;
  const found = unitAfter(tokens, at + 1);
  if (found?.unit.dimension === 'data') return { bytes: value * found.unit.factor, hasUnit: true, next: found.next };
  const meant = letter?.glued === true ? letters[letter.text] : undefined;
  if (meant !== undefined) return { bytes: value * unitOf(meant).factor, hasUnit: true, next: at + 2 };
  return { bytes: value * unitOf('GB').factor, hasUnit: false, next: at + 1 };
}

/**
 * Memory and storage as computers and phones are sold by them: "16GB/512GB", "8+256G". Null for anything else, and for
 * sizes to choose from.
 */
export function readMemoryPair(tokens: readonly Token[], start: number): [Quantity, Quantity] | null {
  if (tokens[start]?.kind !== 'number' || !hasSignNear(tokens, start)) return null;
  const memory = sizeAt(tokens, start);
  if (memory === null || isBehindSize(tokens, start, memory) || !isSign(tokens[memory.next], memory)) return null;
  const storage = sizeAt(tokens, memory.next + 1);
  if (storage === null || !storage.hasUnit || memory.bytes > most || storage.bytes < least) return null;
  if (storage.bytes < memory.bytes * leastRatio || signs.has(tokens[storage.next]?.stem ?? '')) return null;
  if (tokens.some((_, at) => drives.at(tokens, at) !== null)) return null;
  const unit = unitOf('GB');
  const sized = (bytes: number, from: number, to: number, called: 'memory' | 'storage'): Quantity => ({
    ...exactQuantity(bytes, from, to),
    unit,
    dimension: 'data',
    called,
  });
  return [
    sized(memory.bytes, start, memory.next, 'memory'),
    sized(storage.bytes, memory.next + 1, storage.next, 'storage'),
  ];
}

/** A dash with spaces parts what a title tells one by one: "16GB - 1TB - blue". */
const isSign = (token: Token | undefined, { hasUnit }: DataSize) =>
  token !== undefined && (signs.has(token.stem) || (token.stem === '-' && !token.glued && hasUnit));

/** A sign joins the two sizes, at most two words behind the first number: most numbers have none, and are done with. */
function hasSignNear(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((step) => signs.has(tokens[at + step]?.stem ?? '') || tokens[at + step]?.stem === '-');
}

/** "4GB/8GB/128GB" are to choose from; a processor's name before the sign is none of them: "i7/16GB/512GB". */
function isBehindSize(tokens: readonly Token[], at: number, { hasUnit }: DataSize): boolean {
  const before = tokens[at - 1];
  if (before?.kind === 'word' && tokens[at]?.glued === true) return true;
  if (before === undefined || !signs.has(before.stem)) return false;
  for (const start of [at - 3, at - 2]) {
    const size = tokens[start]?.kind === 'number' ? sizeAt(tokens, start) : null;
    if (size?.next === at - 1 && (size.hasUnit || !hasUnit)) return true;
  }
  return false;
}
