import { thingEnds } from '../ontology/scope-words.ts';
import { wordSet } from '../ontology/word-list.ts';
import { findGoods } from '../read/goods/find-goods.ts';
import { isSpacedDash } from '../text/find-exceptions.ts';
import type { TextFacts } from '../text/read-text.ts';
import { readJoined } from './joined-things.ts';
import { joinerAt } from './joiner.ts';
import { type Mentions, type NamedPart, PhraseReader } from './phrase-reader.ts';
import { endOfPredicate } from './predicate.ts';
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

const ends = new Set(thingEnds);

/**
 * Gives a part that is named in a text the words that describe it: "wooden grip", 白色手柄. A title that opens with a part
 * sells it ("Glass lid 24 cm"), and at its end an accessory may be what is sold ("phone silicone case").
 */
function readNamedPart(reader: PhraseReader, part: NamedPart, scope: Scope, isTitle: boolean): void {
  if (isTitle && isServed(reader, part)) return;
  const isAttached = part.rows.some((row) => row.isAttached === true);
  const start = startOfPhrase(reader, part, scope, isAttached);
  const end = endOfPredicate(reader, part.to);
  if (isTitle && isSold(reader, start, part)) return;
  const isCertain =
    !isTitle ||
    isAttached ||
    end > part.to ||
    followsMark(reader, start) ||
    isCounted(reader, start) ||
    isBeforeNoun(reader, part.to) ||
    (part.rows.every(({ isAccessory }) => isAccessory !== true) && namesGoodsBefore(reader, start));
  scope.mark(
    { from: start, to: end },
    part,
    part.rows.map(({ id }) => id),
    isCertain,
  );
}

function startOfPhrase(reader: PhraseReader, part: NamedPart, scope: Scope, isAttached: boolean): number {
  let start = part.first;
  let isNear = true;
  while (start > 0 && !scope.has(start - 1)) {
    const property = reader.propertyBefore(start);
    // PP材质盖子: the name of the property stands between.
    if (property !== null && reader.isMention(property - 1)) start = property;
    if (!isOfPhrase(reader, start - 1)) break;
    const role = reader.roleAt(start - 1);
    // "Knife 5.5 inch rosewood handle": a measure is the part's where only a describing word stands between.
    if (role === 'measure' && !isNear) break;
    // "Espresso machine red 1.8 litre tank": in English what describes a thing follows its measure.
    if (reader.roleAt(start) === 'measure' && reader.isMention(start - 1) && reader.tokens[start - 1]?.kind === 'word')
      break;
    isNear &&= role === 'measure' || (role === 'describing' && !isAttached) || reader.tokens[start - 1]?.stem === '-';
    start -= 1;
  }
  return start;
}

const servingParts = wordSet('goods that serve a part');

/**
 * "Plastic drawer organizer", "cotton door curtain": goods for such parts, which they do not have. A title that names parts
 * of its own speaks of what it has.
 */
function isServed(reader: PhraseReader, { first, to }: NamedPart): boolean {
  const { tokens } = reader;
  if (!servingParts.has(tokens[to]?.stem ?? '') || namesGoodsBefore(reader, first)) return false;
  return !tokens.some((_, at) => (at < first || at >= to) && reader.partAt(at) !== null);
}

/** Words that describe belong to the name behind them, joined by dashes and, among themselves, by "and". */
function isOfPhrase(reader: PhraseReader, at: number): boolean {
  const { tokens } = reader;
  const next = tokens[at + 1];
  // In Chinese a space begins another phrase.
  if (reader.roleAt(at) !== 'plain')
    return next?.kind !== 'character' || next.glued || tokens[at]?.kind !== 'character';
  const stem = tokens[at]?.stem ?? '';
  const isDash = stem === '-' && !isSpacedDash(tokens, at);
  return (isDash || stem === '&' || stem === 'and') && reader.isMention(at - 1);
}

/** A title that opens with a part, and goes on with no other noun, sells it. */
function isSold(reader: PhraseReader, start: number, { to }: NamedPart): boolean {
  return start === 0 && (!reader.isNoun(to) || ends.has(reader.tokens[to]?.stem ?? ''));
}

/** "Aluminium, 4 wheels": so many of them are on what is sold. */
const isCounted = ({ tokens }: PhraseReader, start: number) =>
  tokens[start - 1]?.kind === 'number' && tokens[start - 2]?.stem === ',';

function followsMark({ tokens }: PhraseReader, start: number): boolean {
  const before = tokens[start - 1];
  if (before === undefined) return false;
  if (before.stem === 'and') return true;
  if (before.kind === 'mark') return before.stem !== '-' || !before.glued;
  return tokens[start]?.kind === 'character' && tokens[start]?.glued === false;
}

/** "Leather strap watch": the part describes what follows. */
function isBeforeNoun(reader: PhraseReader, to: number): boolean {
  const next = reader.tokens[to];
  if (next === undefined || !reader.isNoun(to) || reader.roleAt(to) !== 'plain' || ends.has(next.stem)) return false;
  return next.glued === (next.kind === 'character');
}

/** "LED strip 0.5 m lead wire": what is sold is named before the part. */
function namesGoodsBefore(reader: PhraseReader, start: number): boolean {
  if (findGoods(reader.text).some(({ to }) => to <= start)) return true;
  // "Dog crate | 2 doors, plastic tray": a clause of its own stands before.
  for (let at = start - 1; at > 0; at -= 1) if (reader.isStop(at) && reader.isPlainNoun(at - 1)) return true;
  return false;
}
