import { conceptsOf, type NameWord, wordsApart } from '../../claim/name-concepts.ts';
import { areAlike, isNaming } from '../../claim/senses.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { fillers } from '../../read/feature/feature-name.ts';
import type { Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';

const idle = wordSet('idle in what is denied');
const idleHan = [...idle].filter(beginsInChinese).toSorted((one, other) => other.length - one.length);

const isIdle = (word: NameWord): boolean =>
  isNaming(word) || word.phrase.split(' ').every((one) => idle.has(one) || fillers.has(one));

/** The words of a wish or of a piece of a text that name something themselves. */
export const tellingIn = (words: string): readonly NameWord[] =>
  conceptsOf(words).words.filter((word) => !isIdle(word));

/** Chinese words without those that name nothing themselves. */
export const withoutIdle = (words: string): string => idleHan.reduce((rest, one) => rest.replaceAll(one, ''), words);

/** A word by itself or by the words that it is made of. */
export function isAmong(word: NameWord, others: readonly NameWord[]): boolean {
  const all = others.flatMap((other) => [other, ...wordsApart(other)]);
  const isThere = (one: NameWord) => all.some((other) => areAlike(one, other));
  return isThere(word) || wordsApart(word).every(isThere);
}

/** The words of a span of a text as they read, each once folded: Chinese characters run together. */
export function wordsOfSpan({ tokens }: TextFacts, { from, to }: Span): string {
  let words = '';
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark') continue;
    words += words !== '' && token.kind !== 'character' ? ` ${token.text}` : token.text;
  }
  return words;
}

/** The words of a whole text. */
export const wordsOfText = (text: TextFacts): string => wordsOfSpan(text, { from: 0, to: text.tokens.length });
