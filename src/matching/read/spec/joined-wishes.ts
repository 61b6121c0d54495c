import { readText } from '../../text/read-text.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { orWords } from './split-alternatives.ts';

const mostWords = 3;

/** The parts of "SSD, 256 GB or more", a bound and plain words between commas; null for any other value. */
export function joinedWishes(value: string): string[] | null {
  const parts = value.split(/[,，、]\s*/u).map((part) => part.trim());
  if (parts.length !== 2 || parts.includes('')) return null;
  const read = parts.map((part) => readText(part).tokens);
  const isBound = (tokens: (typeof read)[number]) =>
    readQuantities(tokens).quantities.some(({ form, unit }) => unit !== null && (form === 'min' || form === 'max'));
  const isPlain = (tokens: (typeof read)[number]) =>
    tokens.length <= mostWords && tokens.every(({ kind }) => kind === 'word' || kind === 'character');
  return read.filter(isBound).length === 1 && read.filter(isPlain).length === 1 ? parts : null;
}

const mostFacets = 3;

/**
 * The parts of "over ear, closed back" and "DDR5, 4 slots": short values between commas, which a listing may state in several
 * places; null for any other value, and for several values to choose from.
 */
export function facetsOf(value: string): string[] | null {
  const parts = value.split(/[,，、]\s*/u).map((part) => part.trim());
  if (parts.length < 2 || parts.length > mostFacets || parts.includes('')) return null;
  const isShort = (part: string) => {
    const words = readText(part).tokens.filter(({ kind }) => kind !== 'mark');
    return words.length <= mostWords && words.some(({ kind, stem }) => kind !== 'number' && stem.length > 1);
  };
  const { tokens, deniedBy } = readText(value);
  const isPlain = !tokens.some(({ stem }, at) => orWords.has(stem) || marks.has(stem) || (deniedBy[at] ?? -1) !== -1);
  return isPlain && parts.every(isShort) ? parts : null;
}

const marks = new Set(['/', '|']);
