import {
  bareColours,
  colourlessFollowers,
  colourlessPhrases,
  colourNames,
  openColours,
} from '../../ontology/colours.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

/** A colour named in a text; null id for "assorted", "custom" and other promises of no particular colour. */
export interface ColourMention extends Span {
  id: string | null;
}

const colours = new PhraseIndex<string | null>();
for (const colour of colourNames) for (const name of colour.names) colours.add(name, colour.id);
for (const words of openColours) colours.add(words, null);
const colourless = phrasesOf(colourlessPhrases);
const followers = phrasesOf(colourlessFollowers);
/** What touches the one character of a colour in Chinese: 哑光 of 哑光黑. */
/** What tells the light of goods beside a colour, as "RGB" does. */
export const ofLighting = wordSet('colours of lighting');
const before = phrasesOf(wordList('words before a colour'));

/**
 * The colour that a text under a colour's name ends on by a word that is none elsewhere ("Sage", "Heather Plum"); null
 * where it names colours in full.
 */
export function bareColourOf(text: TextFacts): string | null {
  if (findColours(text).length > 0) return null;
  const words = text.tokens.filter(({ kind }) => kind !== 'mark');
  const last = words.at(-1)?.stem ?? '';
  // 蓝莓紫 may be either.
  if (words.some((token, at) => at < words.length - 1 && token.kind === 'character' && colours.at(words, at) !== null))
    return null;
  return Object.hasOwn(bareColours, last) ? (bareColours[last] ?? null) : null;
}

/** Every colour a text names, but not the colour word inside the name of a thing ("black tea"). */
export function findColours(text: TextFacts): ColourMention[] {
  const mentions: ColourMention[] = [];
  const { tokens } = text;
  for (let at = 0; at < tokens.length; ) {
    const none = colourless.at(tokens, at);
    if (none !== null) {
      at = none.next;
      continue;
    }
    const found = colours.at(tokens, at);
    if (found === null) {
      at += 1;
      continue;
    }
    const isThing = followers.at(tokens, found.next) !== null || isInsideHanWord(text, at, found.next);
    if (!isThing) mentions.push({ id: found.value, from: at, to: found.next });
    at = found.next;
  }
  return mentions.length < 2 ? mentions : mentions.filter(({ from }) => !ofLighting.has(tokens[from]?.stem ?? ''));
}

/** True for a colour that is told closer by what touches it: 哑光黑 is more than black. */
export function isBehindFinish({ tokens }: TextFacts, { from }: Span): boolean {
  return tokens.some((_, at) => at < from && before.at(tokens, at)?.next === from);
}

const longestRun = 8;
const shortParts = wordSet('parts of one character');

/** 白框灰网: a colour and a part by turns. */
const areColoursOfParts = (tokens: readonly Token[]): boolean =>
  tokens.length % 2 === 0 &&
  tokens.every(({ stem }, at) => (at % 2 === 0 ? colours.at(tokens, at)?.next === at + 1 : shortParts.has(stem)));

/**
 * A single Chinese character is a colour only when it stands alone between other kinds of tokens, among others that are
 * colours (黑蓝红绿), or behind a finish that begins its run: 哑光黑.
 */
function isInsideHanWord({ tokens }: TextFacts, from: number, to: number): boolean {
  if (to - from > 1 || tokens[from]?.kind !== 'character') return false;
  const isGlued = (at: number) => tokens[at]?.kind === 'character' && tokens[at]?.glued === true;
  let [start, end] = [from, to];
  while (from - start < longestRun && isGlued(start) && tokens[start - 1]?.kind === 'character') start -= 1;
  while (end - to < longestRun && isGlued(end)) end += 1;
  if (start === 0 && end === tokens.length && areColoursOfParts(tokens)) return false;
  if (end - start === 1 || (end === to && before.at(tokens, start)?.next === from)) return false;
  return tokens.slice(start, end).some((_, index) => colours.at(tokens, start + index)?.next !== start + index + 1);
}
