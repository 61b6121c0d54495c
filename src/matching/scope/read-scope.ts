import type { TextFacts } from '../text/read-text.ts';
import { readJoined } from './joined-things.ts';
import { joinerAt } from './joiner.ts';
import { readNamedPart } from './named-parts.ts';
import { type Mentions, PhraseReader } from './phrase-reader.ts';
import { Scope } from './scope.ts';
import { readLaterClauses, readMeasuredThings, readPredicate } from './statements-of-things.ts';

/** Where a text stands in its listing. */
export interface TextPlace {
  isTitle: boolean;
  /** Stems by which the title calls the goods; empty for the title itself. */
  wordsOfGoods: ReadonlySet<string>;
}

/**
 * Reads what the words of a text are about: the goods, a part of them, or a thing that comes along. In order: what a
 * sentence says of a thing, what a joining word brings, parts that are named, and things of later clauses. Linear in the
 * length of the text.
 */
export function readScope(text: TextFacts, mentions: Mentions, { isTitle, wordsOfGoods }: TextPlace): Scope {
  const { tokens } = text;
  const reader = new PhraseReader(text, mentions);
  const scope = new Scope(tokens);
  if (!isTitle) readPredicate(reader, scope, wordsOfGoods);
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
    if (part !== null) readNamedPart(reader, part, scope, isTitle);
    at = part?.to ?? at + 1;
  }
  if (isTitle) readLaterClauses(reader, scope);
  else readMeasuredThings(reader, scope, wordsOfGoods);
  return scope;
}
