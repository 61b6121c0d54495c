import { wordSet } from '../../ontology/word-list.ts';
import { isPlural } from '../../text/is-plural.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { type BoundOfText, boundOf } from './bound-index.ts';
import { exactQuantity } from './exact-quantity.ts';
import { falling } from './labelled-bound.ts';
import type { Quantity } from './quantity.ts';
import { plainNumberWord } from './read-measure.ts';
import { readNumber } from './read-number.ts';
import { unitAfter } from './unit-after.ts';

const mostWords = 2;
const mostCharacters = 4;
/** Behind these a number is a name: "80 plus", "5 star". */
const named = wordSet('counted bound: names');

/** A bound on so many of a thing that it names: "90 readings minimum", "at least three drawers", 50万次以上. Null for other values. */
export function countedBoundOf({ tokens }: TextFacts): Quantity | null {
  const bound = boundOf(tokens);
  if (bound === null || bound.word.kind === 'about') return null;
  const isBefore = bound.from === 0;
  const start = isBefore ? bound.to + (tokens[bound.to]?.stem === '.' ? 1 : 0) : 0;
  const end = isBefore ? tokens.length : bound.to < tokens.length ? tokens.length : bound.from;
  const number = readNumber(tokens, start) ?? plainNumberWord(tokens, start);
  if (number === null || unitAfter(tokens, number.next) !== null) return null;
  const nouns = tokens.slice(end === tokens.length && !isBefore ? bound.to : number.next, end);
  if (number.next > end || !nouns.every((token) => isOfNoun(token)) || isTooLong(nouns)) return null;
  // "2 x" and "3D" are no counts.
  if (nouns[0]?.glued === true && nouns[0].kind === 'word') return null;
  return boundedBy(bound, {
    ...exactQuantity(number.value, 0, tokens.length),
    labelAfter: nouns.findLast(({ kind }) => kind === 'word')?.stem ?? null,
  });
}

const few = 2;

/** So many of a thing in words: "two LAN ports", "six towels", 两框. Null for any other value: "one size", "three way". */
export function countedWordOf({ tokens }: TextFacts): Quantity | null {
  const number = tokens[0]?.kind === 'number' ? null : plainNumberWord(tokens, 0);
  if (number === null || !Number.isInteger(number.value) || number.value < few) return null;
  if (unitAfter(tokens, number.next) !== null) return null;
  const nouns = tokens.slice(number.next);
  const last = nouns.at(-1);
  if (last === undefined || !nouns.every((token) => isOfNoun(token)) || isTooLong(nouns)) return null;
  const isCount = last.kind === 'character' ? nouns.length === 1 : isPlural(last);
  return isCount ? { ...exactQuantity(number.value, 0, tokens.length), labelAfter: last.stem } : null;
}

const isOfNoun = ({ kind, stem }: Token) =>
  (kind === 'word' || kind === 'character') && !named.has(stem) && !falling.has(stem);

function isTooLong(nouns: readonly Token[]): boolean {
  const words = nouns.filter(({ kind }) => kind === 'word').length;
  return words > mostWords || nouns.length - words > mostCharacters;
}

function boundedBy({ word: { kind, open = false } }: BoundOfText, quantity: Quantity): Quantity {
  return kind === 'min'
    ? { ...quantity, high: Number.POSITIVE_INFINITY, lowOpen: open, form: 'min' }
    : { ...quantity, low: Number.NEGATIVE_INFINITY, highOpen: open, form: 'max' };
}
