import { wordMeanings, wordSet } from '../../ontology/word-list.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Measure } from './read-measure.ts';
import { unitOf } from './unit-index.ts';

const measures = new PhraseIndex<Omit<Measure, 'next'>>();
for (const [word, means] of Object.entries(wordMeanings('measures in a word'))) {
  const [value, unit = ''] = means.split(' ');
  measures.add(word, { value: Number(value), halfDigit: 0, unit: unitOf(unit) });
}

const many = new Set(['multi', 'sub']);

/** The measure that a word tells without a number: the rate of "Gigabit Ethernet" and of 万兆网卡; null for any other word. */
export function measureInAWord(tokens: readonly Token[], at: number): Measure | null {
  const found = measures.at(tokens, at);
  if (found === null) return null;
  const before = tokens[at - 1]?.stem === '-' ? tokens[at - 2] : tokens[at - 1];
  return many.has(before?.stem ?? '') ? null : { ...found.value, next: found.next };
}

const networks = wordSet('words of a network');

/** What a rate is called by its unit or by the word behind it: "2.5GbE" and "10 Gb/s Ethernet" are of a network. */
export function calledAtUnit(tokens: readonly Token[], { unit, next }: Measure): 'network speed' | null {
  if (unit?.dimension !== 'data rate') return null;
  return [tokens[next - 1], tokens[next]].some((token) => networks.has(token?.stem ?? '')) ? 'network speed' : null;
}
