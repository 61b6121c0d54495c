import { readText } from '../../text/read-text.ts';
import { readQuantities } from '../quantity/read-quantities.ts';

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
