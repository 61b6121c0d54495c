import type { TextFacts } from '../text/read-text.ts';
import { readJoined } from './joined-things.ts';
import { joinerAt } from './joiner.ts';
import { readNamedPart } from './named-parts.ts';
import { type Mentions, PhraseReader } from './phrase-reader.ts';
import { Scope, wordsIn } from './scope.ts';
import { readLaterClauses, readLaterThings, readMeasuredThings, readPredicate } from './statements-of-things.ts';
import type { TextPlace } from './text-place.ts';

/**
 * Reads what the words of a text are about: the goods, a part of them, or a thing that comes along. In order: what a
 * sentence says of a thing, what a joining word brings, parts that are named, and things of later clauses. Linear in the
 * length of the text.
 */
export function readScope(text: TextFacts, mentions: Mentions, { isTitle, wordsOfGoods, offers }: TextPlace): Scope {
  const { tokens } = text;
  const reader = new PhraseReader(text, mentions);
  const scope = new Scope(tokens);
  if (!isTitle) readPredicate(reader, scope, { wordsOfGoods, offers });
  for (let at = 0; at < tokens.length; ) {
    if (scope.has(at)) {
      at += 1;
      continue;
    }
    const joined = joinerAt(reader, at);
    if (joined !== null) {
      at = Math.max(at + 1, readJoined(reader, joined, scope));
      continue;
    }
    const part = reader.partAt(at);
    if (part !== null && (isTitle || !offers(wordsIn(tokens, part).at(-1) ?? '')))
      readNamedPart(reader, part, scope, isTitle);
    at = part?.to ?? at + 1;
  }
  if (isTitle) {
    readLaterClauses(reader, scope);
    readLaterThings(reader, scope);
  } else readMeasuredThings(reader, scope, wordsOfGoods);
  return scope;
}
