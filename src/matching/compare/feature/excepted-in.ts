import { onceFor } from '../../../lib/once-for.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { chineseOf } from '../../read/name/in-chinese.ts';
import { englishOf } from '../../read/name/in-english.ts';
import type { Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, runTogether, type TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

const asksWhatFor = phrasesOf(wordList('asks what goods are for'));
const joins = wordSet('joins what is excepted');
const addsNothing = phrasesOf(wordList('adds nothing to what is excepted'));

/** A name of one word may be that of a thing that goods have. */
const leastWords = 2;

/** What goods are to be for, by its names run together: "Suitable for cats", 适合猫, "continuous immersion". */
const wantedFor = onceFor(({ thing }: Feature): ReadonlySet<string> => {
  const { tokens } = readText(thing);
  const cue = asksWhatFor.at(tokens, 0);
  const said = tokens.slice(cue?.next ?? 0).filter(({ kind }) => kind !== 'mark');
  const [first] = said;
  if (first === undefined || (cue === null && said.length < leastWords)) return new Set();
  const stems = said.map(({ stem }) => stem);
  const run = stems.join('');
  return new Set([run, ...runTogether(first.kind === 'character' ? englishOf(run) : chineseOf(stems))]);
});

/** Where a text says that goods are not for what they are wanted for: "not suitable for cats or small dogs", 猫及小型犬不建议使用. */
export function exceptedIn(feature: Feature, { tokens, exceptions }: TextFacts): Span[] {
  if (exceptions.length === 0) return [];
  const wanted = wantedFor(feature);
  if (wanted.size === 0) return [];
  return exceptions
    .flatMap(({ from, to }) => itemsOf(tokens, from, to))
    .filter((span) => wanted.has(saidAt(tokens, span)));
}

/** The things of a list of what goods are not for, without words such as "use on the" and "surfaces". */
function itemsOf(tokens: readonly Token[], from: number, to: number): Span[] {
  const items: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (at < to && token !== undefined && token.kind !== 'mark' && !joins.has(token.stem)) continue;
    if (at < to && token?.stem === '-') continue;
    if (at > start) items.push(bareOf(tokens, start, at));
    start = at + 1;
  }
  return items;
}

function bareOf(tokens: readonly Token[], first: number, end: number): Span {
  let [from, to] = [first, end];
  for (
    let found = addsNothing.at(tokens, from);
    found !== null && found.next < to;
    found = addsNothing.at(tokens, from)
  )
    from = found.next;
  const endOf = () => [2, 1].find((length) => to - length > from && addsNothing.at(tokens, to - length)?.next === to);
  for (let length = endOf(); length !== undefined; length = endOf()) to -= length;
  return { from, to };
}

const saidAt = (tokens: readonly Token[], { from, to }: Span) =>
  tokens
    .slice(from, to)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ stem }) => stem)
    .join('');
