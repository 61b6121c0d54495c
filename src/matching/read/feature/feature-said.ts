import { wordList } from '../../ontology/word-list.ts';
import { includedWords } from '../../ontology/word-lists.ts';
import { isInsideHaving } from '../../text/han-words.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, runTogether, unspacedOf } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { resolveName } from '../name/resolve-name.ts';
import { askedValue } from '../spec/asked-value.ts';

/** Names that say no more than that features follow: "Features", "Construction", 特点. */
const namesOfFeatures = new Set(runTogether([...wordList('names of features')]));
/** Names that ask for a kind of which features tell: "Type", "Connection". */
const namesOfKinds = new Set(runTogether([...wordList('names of kinds')]));
/** Words of a value before and behind the feature that it names: "with", 带; "function", 功能. */
const beginnings = phrasesOf(wordList('feature said: beginnings'));
const endings = runTogether([...wordList('feature said: endings')]);
const longest = 5;

/** The words by which a value under a name of features names one ("with wheels", 可折叠); null for any other spec. */
export function featureAskedAs(name: string, value: string): string | null {
  const isOfFeatures = resolveName(name).known?.id === 'feature' || namesOfFeatures.has(unspacedOf(name));
  return isOfFeatures ? featureSaid(value) : null;
}

export const isOfKinds = (name: string): boolean => namesOfKinds.has(unspacedOf(name));

/** The words by which a value of a few words names a feature, without those that only ask for it. */
export function featureSaid(value: string): string | null {
  const { tokens, raw } = readText(askedValue(value));
  const begun = beginnings.at(tokens, 0)?.next ?? 0;
  const from = isInsideHaving(tokens, begun) ? 0 : begun;
  let to = tokens.length;
  while (to > from + 1 && endings.some((word) => word === tokens[to - 1]?.stem)) to -= 1;
  const [first, last] = [tokens[from], tokens[to - 1]];
  const isPlain = tokens.slice(from, to).every(({ kind, stem }) => kind !== 'mark' || stem === '-');
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  if (first === undefined || last === undefined || !isPlain || words > longest) return null;
  return withoutHanEnding(raw.slice(first.start, last.end));
}

function withoutHanEnding(said: string): string {
  const ending = endings.find((word) => beginsInChinese(word) && said.endsWith(word) && said.length > word.length + 1);
  return ending === undefined ? said : said.slice(0, -ending.length);
}

/** Words for what is one with the goods, run together: "built-in", "integrated", 内置. */
const builtInWords = new Set(runTogether([...wordList('built in')]));
/** Those that stand before a thing: 自带 of 自带线. */
export const builtInBefore: readonly string[] = runTogether([...wordList('built in before')]);
/** 自带 may be said of what comes along as well. */
const included = new Set(runTogether([...includedWords]));
const builtIn = phrasesOf(wordList('built in'));

/** True for a name that speaks of what is one with the goods, also in one word: "integrated graphics", "integratedGraphics". */
export function namesBuiltIn(name: string): boolean {
  const unspaced = unspacedOf(name);
  return [...builtInWords].some((word) => unspaced.includes(word));
}

/** "With a window", 带背光: the value asks that goods have something, whatever else they have. */
export function asksToHave(value: string): boolean {
  const { tokens } = readText(value);
  const next = beginnings.at(tokens, 0)?.next ?? 0;
  return next > 0 && next < tokens.length;
}

/** True for a text that begins by saying that the thing of its name is built in: "built-in, 120 psi", and not "built-in mic". */
export function opensBuiltIn(tokens: readonly Token[]): boolean {
  const found = builtIn.at(tokens, 0);
  const next = found === null ? undefined : tokens[found.next];
  return (
    found !== null && (next === undefined || next.kind !== 'word' || next.stem === 'with') && next?.kind !== 'character'
  );
}

/** True for a value that says no more than that something is built in. */
export const isBuiltIn = (value: string): boolean =>
  builtInWords.has(unspacedOf(value)) && !included.has(unspacedOf(value));

/** A thing by the name that asks for it as a part of the goods. */
export const withBuiltIn = (thing: string): string =>
  beginsInChinese(thing.trim()) ? `内置${thing}` : `built-in ${thing}`;

/** What a name such as "Built-in GPS" or 自带线 asks to be one with the goods; null for other names. */
export function builtInThing(name: string): string | null {
  const { tokens, raw } = readText(name);
  const next = builtIn.at(tokens, 0)?.next ?? 0;
  const first = tokens[next];
  return next === 0 || first === undefined ? null : raw.slice(first.start);
}
