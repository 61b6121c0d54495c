import { listingWords, thingEnds } from '../ontology/scope-words.ts';
import { isMeasuringWord } from '../read/quantity/quantity-role.ts';
import type { Span } from '../text/find-phrase.ts';
import { joinerAt } from './joiner.ts';
import type { PhraseReader } from './phrase-reader.ts';
import { endOfPredicate } from './predicate.ts';
import type { Scope } from './scope.ts';

const listing = new Set(listingWords);
const ends = new Set(thingEnds);
const longestThing = 5;
export const sideAdjectives: ReadonlySet<string> = new Set(['high', 'tall', 'wide', 'long', 'deep', 'thick']);

/** Gives all that a joining word brings along to the things it names; returns where the reading goes on. */
export function readJoined(reader: PhraseReader, start: number, scope: Scope): number {
  let next = readThing(reader, start, scope);
  while (next > start && listing.has(reader.tokens[next]?.stem ?? '')) next = readThing(reader, next + 1, scope);
  return next;
}

function readThing(reader: PhraseReader, start: number, scope: Scope): number {
  const end = endOfThing(reader, start);
  for (let at = start; at < end; at += 1) {
    const part = reader.partAt(at);
    if (part === null) continue;
    if (part.to > end) break;
    const to = endOfPredicate(reader, part.to);
    scope.mark(
      { from: start, to },
      part,
      part.rows.map(({ id }) => id),
      true,
    );
    return to;
  }
  const thing = thingIn(reader, { from: start, to: end });
  if (thing !== null && !namesGoodsAgain(reader, start, thing))
    scope.mark({ from: start, to: thing.to }, thing, [], true);
  return end;
}

/** "Face mask with 3-layer black disposable masks": what is brought along is what is sold. */
function namesGoodsAgain({ tokens }: PhraseReader, start: number, { to }: Span): boolean {
  const head = tokens[to - 1];
  return head?.kind === 'word' && tokens.slice(0, start).some(({ stem }) => stem === head.stem);
}

function endOfThing(reader: PhraseReader, start: number): number {
  const { tokens } = reader;
  let words = 0;
  let at = start;
  for (; !reader.isStop(at); at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (at > start && (listing.has(token.stem) || ends.has(token.stem) || joinerAt(reader, at) !== null)) break;
    // In Chinese a space begins another phrase.
    if (at > start && token.kind === 'character' && !token.glued) break;
    // "With rose hips 500 tablets": a number behind the name begins another phrase.
    if (token.kind === 'number' && at > start && reader.isPlainNoun(at - 1)) break;
    if (token.kind === 'word' && words === longestThing) break;
    if (token.kind === 'word') words += 1;
  }
  return at;
}

/**
 * The name of a thing without a place in the table: the last plain words of a phrase that something describes ("250 ml
 * cup", "brushed steel ferrule"). Null where nothing describes it, or where the words name a property of the goods.
 */
export function thingIn(reader: PhraseReader, { from, to }: Span): Span | null {
  let head = to - 1;
  while (head >= from && (reader.roleAt(head) !== 'plain' || !reader.isNoun(head))) head -= 1;
  let first = head;
  while (first - 1 >= from && reader.roleAt(first - 1) === 'plain' && reader.isNoun(first - 1)) first -= 1;
  if (head < from) return null;
  let isDescribed = false;
  for (let at = from; at < first; at += 1)
    isDescribed ||= reader.roleAt(at) !== 'plain' && reader.roleAt(at) !== 'describing';
  if (!isDescribed) return null;
  // "+ 40 mm long", "with 30 cm wide …": the side of the goods is told.
  if (sideAdjectives.has(reader.tokens[first]?.stem ?? '')) return null;
  for (let at = first; at <= head; at += 1) {
    if (reader.isProperty(at) || isMeasuringWord(reader.tokens[at]?.stem ?? '')) return null;
  }
  return { from: first, to: head + 1 };
}
