import type { Spec } from '../../assessment.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { narrowLetters } from '../../text/narrow-letters.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { chineseOf } from '../name/in-chinese.ts';
import { englishOf } from '../name/in-english.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import type { NameKey } from './requirement.ts';

const serving = phrasesOf(wordList('words of what goods serve'));
const working = phrasesOf(wordList('words of what goods work with'));
const served = wordSet('served by goods of any kind');
/** Under this spelling a wish is asked in these terms already. */
export const servedName = 'suitable for';
const mostWays = 4;

/**
 * What a name says that goods are to be for or work with, as a wish for that: "For sweaters: yes", "Cuts stone: yes", 适用羊毛: 是 and 适用材料: 木材 ask for what the
 * listing says the goods are made for, in either language. None for any other wish.
 */
export function asServed(spec: Spec, isAnswer: boolean): Spec[] {
  const name = narrowLetters(spec.name);
  const { tokens } = readText(name);
  const next = serving.at(tokens, 0)?.next ?? working.at(tokens, 0)?.next ?? (endsOnUse(tokens) ? 0 : undefined);
  if (next === undefined || spec.name === servedName) return [];
  const end = next === 0 ? tokens.at(-1)?.start : undefined;
  const rest = tokens[next] === undefined ? '' : name.slice(tokens[next].start, end).trim();
  // "Works with iPhone 14" is no wish for the 14 Pro.
  if (serving.at(tokens, 0) === null && hasDigit(rest)) return [];
  const inWords = () => inEitherLanguage(rest).map((value) => ({ ...spec, name: servedName, value }));
  if (isAnswer)
    return rest === '' ? [] : serving.at(tokens, 0) === null ? [...inWords(), ...listed(spec, rest)] : inWords();
  if (!served.has(rest.toLowerCase())) return [];
  return inEitherLanguage(spec.value).map((value) => ({ ...spec, name: servedName, value }));
}

/** Names under which listings say what goods work with. What the wish names may stand anywhere else in a text. */
export const servingNames = wordSet('names of what goods work with');
const mostListed = 2;

const listed = (spec: Spec, rest: string): Spec[] =>
  inEitherLanguage(rest)
    .slice(0, mostListed)
    .flatMap((value) => [...servingNames].map((name) => ({ ...spec, name, value })));

/** "Wall use" asks what "for wall use" does. */
const endsOnUse = (tokens: TextFacts['tokens']) =>
  tokens.length > 1 && tokens.at(-1)?.stem === 'use' && tokens.at(-2)?.kind === 'word';

const leastWords = 2;

/** "Suits door thickness" and "Fits door thickness" are names for the door thickness of what is served. */
export function keysOfServed({ raw, stems }: ResolvedName): NameKey[] {
  if (stems.length < leastWords || beginsInChinese(raw.trim())) return [];
  return ['fits', 'suits'].flatMap((verb) => {
    const { key, known } = resolveName(`${verb} ${raw}`);
    return known === null ? [{ key, isFirm: true }] : [];
  });
}

function inEitherLanguage(thing: string): string[] {
  const stems = readText(thing).tokens.map(({ stem }) => stem);
  const others = beginsInChinese(thing) ? englishOf(thing) : chineseOf(stems);
  // 女 of 女童 is no woman.
  return [thing, ...others.filter((one) => one.length > 1)].slice(0, mostWays);
}
