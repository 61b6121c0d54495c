import { wordMeanings } from '../../ontology/word-list.ts';
import { findPhrase, isDenied, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { isWithin } from '../../text/span.ts';

/** Verbs before what goods go into or are for, the longest first, with the sense that they share. */
const verbs = Object.entries(wordMeanings('verbs before a list of things')).sort(
  ([one], [other]) => other.length - one.length,
);
const joins = new Set(['、', ',', '，', '和', '或', '及', '与', '/']);
const longest = 16;
const shortestObject = 2;

/** Where a text has the object of a phrase in a list behind its verb, and whether it denies it: 微波炉 of 可入烤箱、微波炉 for 可进微波炉. */
export function findInList(text: TextFacts, phrase: string): { span: Span; isDenied: boolean }[] {
  const verb = verbs.find(([word]) => phrase.startsWith(word));
  const object = verb === undefined ? '' : phrase.slice(verb[0].length);
  if (verb === undefined || object.length < shortestObject || !text.unspaced.includes(object)) return [];
  const alike = verbs.filter(([, sense]) => sense === verb[1]).map(([word]) => word);
  return findPhrase(text, object).flatMap((span) => {
    const cue = verbBefore(text, span.from, alike);
    if (cue === null) return [];
    const isOut = isDenied(text, cue) || text.exceptions.some((one) => isWithin(span, one));
    return [{ span, isDenied: isOut || text.tokens[cue.from - 1]?.stem === '不' }];
  });
}

/** The verb at the beginning of the list that leads to a place; null where another mark stands between, or no list. */
function verbBefore(text: TextFacts, end: number, alike: readonly string[]): Span | null {
  let run = '';
  for (let at = end - 1; at >= Math.max(0, end - longest); at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || (token.kind === 'mark' && !joins.has(token.stem))) return null;
    run = token.stem + run;
    const isList = [...joins].some((join) => run.includes(join));
    const verb = alike.find((word) => run.startsWith(word) && (isList || run === word));
    if (verb !== undefined) return { from: at, to: at + verb.length };
  }
  return null;
}
