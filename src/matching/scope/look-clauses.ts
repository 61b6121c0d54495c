import { goodsNouns } from '../ontology/scope-words.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import type { Span } from '../text/find-phrase.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { withoutTrailing } from '../text/trailing-han.ts';
import { joinerAt } from './joiner.ts';
import type { PhraseReader, WordRole } from './phrase-reader.ts';

/** A clause that is nothing but a thing and what it looks like or is made of: "orange lenses", "handles crafted from brass", 盒盖为白色. */
export interface LookClause extends Span {
  /** What has the look; null for the goods themselves: "Finished in pink", 整体为蓝色. */
  name: Span | null;
  /** The colour or the material. */
  look: Span;
  role: 'colour' | 'material';
  /** True where words say that the thing is so, or that it is there: "the lid is red", "with a red lid". */
  isStated: boolean;
  /** True for the first clause of a text. */
  isFirst: boolean;
}

const longestName = 3;
const longestHanName = 6;
const longestBetween = 3;

const stating = phrasesOf(wordList('stating verbs'));
const saying = phrasesOf(wordList('look clauses: saying'));
const choosing = phrasesOf(wordList('look clauses: choosing'));
const ofOthers = phrasesOf(wordList('look clauses: of others'));
const behindLook = phrasesOf(wordList('look clauses: behind a look'));
const noNouns = wordSet('look clauses: no nouns');
const opening = wordSet('opening words');
const goods = new Set([...goodsNouns, ...wordList('look clauses: goods')]);

/** The clauses of a text that tell one look of one thing. Linear in the length of the text. */
export function lookClauses(reader: PhraseReader): LookClause[] {
  return clausesOf(reader).flatMap((clause, index) => {
    const look = lookIn(reader, clause);
    const role = look === null ? 'plain' : reader.roleAt(look.from);
    if (look === null || (role !== 'colour' && role !== 'material')) return [];
    if (hasPhrase(reader, ofOthers, clause.from, clause.to)) return [];
    const isHan = reader.tokens[look.from]?.kind === 'character';
    const named = (isHan ? nameInChinese : nameInEnglish)(reader, clause, look);
    if (named === null) return [];
    const isStated = named.isStated || clause.isJoined;
    return [{ from: clause.from, to: clause.to, look, role, name: named.name, isStated, isFirst: index === 0 }];
  });
}

interface Clause extends Span {
  /** True behind a word that joins a thing to the goods: "with". */
  isJoined: boolean;
}

/** The clauses between marks and joining words; in Chinese a space parts them as well. */
function clausesOf(reader: PhraseReader): Clause[] {
  const { tokens } = reader;
  const clauses: Clause[] = [];
  let [from, isJoined] = [0, false];
  const close = (to: number) => {
    if (to > from) clauses.push({ from, to, isJoined });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const joined = joinerAt(reader, at);
    if (joined !== null) {
      close(at);
      [from, isJoined] = [joined, true];
      at = joined - 1;
    } else if (token?.stem === ':' ? false : reader.isStop(at)) {
      close(at);
      [from, isJoined] = [at + 1, false];
    } else if (token?.kind === 'character' && !token.glued && at > from) {
      close(at);
      [from, isJoined] = [at, false];
    }
  }
  close(tokens.length);
  return clauses;
}

/** The only run of words for a look in a clause, of one kind; null where there are several. */
function lookIn(reader: PhraseReader, { from, to }: Span): Span | null {
  let look: Span | null = null;
  for (let at = from; at < to; at += 1) {
    if (reader.roleAt(at) === 'measure') return null;
    if (!reader.isMention(at)) continue;
    if (look !== null) return null;
    const role: WordRole = reader.roleAt(at);
    let end = at;
    while (end < to && reader.roleAt(end) === role) end += 1;
    look = { from: at, to: end };
    at = end - 1;
  }
  return look;
}

interface LookSaid {
  name: Span | null;
  isStated: boolean;
}

function nameInEnglish(reader: PhraseReader, { from, to }: Span, look: Span): LookSaid | null {
  const { tokens } = reader;
  const behind = endOfLook(reader, look.to, to);
  const start = skipOpening(reader, from);
  if (behind === to) {
    if (start === look.from) return from === look.from || start > from ? { name: null, isStated: false } : null;
    return nameBefore(reader, start, look.from);
  }
  if (start !== look.from) return null;
  // "Yellow was picked for the head plate", "linen serves as upholstery".
  for (let at = behind; at < Math.min(to, behind + longestBetween + 1); at += 1) {
    if (tokens[at]?.stem !== 'for' && tokens[at]?.stem !== 'as') continue;
    const name = nameAt(reader, at + 1);
    return name?.to === to && hasPhrase(reader, choosing, behind, at) ? { name, isStated: true } : null;
  }
  let noun = behind;
  while (reader.roleAt(noun) === 'describing') noun += 1;
  const name = nounsAt(reader, noun);
  if (name === null || name.to !== to) return null;
  return { name: isOfGoods(reader, name) ? null : name, isStated: false };
}

/** "The lid is", "handles crafted from", "finished in", "we make it in": what stands before a look that ends its clause. */
function nameBefore(reader: PhraseReader, start: number, end: number): LookSaid | null {
  let from = start;
  // "Finished in" says so itself, though "finished" describes as well.
  while (from < end && reader.roleAt(from) === 'describing' && stateAt(reader, from) === null) from += 1;
  let at = from;
  while (at < end && isOfName(reader, at)) at += 1;
  // "The grip is white": a word that describes other things may name one.
  if (at === from && from > start) return null;
  const name = at === from ? null : { from, to: at };
  if (name !== null && name.to - name.from > longestName) return null;
  let isSaid = false;
  for (; at < end; ) {
    const next = stateAt(reader, at) ?? (goods.has(reader.tokens[at]?.stem ?? '') ? at + 1 : null);
    if (next === null && reader.roleAt(at) !== 'describing') return null;
    isSaid ||= stateAt(reader, at) !== null;
    at = next ?? at + 1;
  }
  if (!isSaid) return null;
  return { name: name === null || isOfGoods(reader, name) ? null : name, isStated: true };
}

const stateAt = ({ tokens }: PhraseReader, at: number): number | null =>
  tokens[at]?.stem === ':' ? at + 1 : (stating.at(tokens, at)?.next ?? saying.at(tokens, at)?.next ?? null);

function nameInChinese(reader: PhraseReader, { from, to }: Span, look: Span): LookSaid | null {
  const behind = endOfLook(reader, look.to, to);
  const start = skipOpening(reader, from);
  if (behind === to) {
    if (start === look.from) return { name: null, isStated: false };
    let end = look.from;
    for (let at = start; at < look.from; at += 1)
      if (stateAt(reader, at) === look.from) {
        end = at;
        break;
      }
    const isStated = end < look.from;
    if (end === start) return { name: null, isStated };
    const name = { from: start, to: reader.propertyBefore(end) ?? end };
    if (name.to <= start || isOfGoods(reader, name)) return { name: null, isStated: true };
    return name.to - start <= longestHanName && isRun(reader, name) ? { name, isStated } : null;
  }
  const end = withoutTrailing(reader.tokens, behind, to);
  const isWhole = start === look.from && end - behind <= longestHanName;
  const name = { from: behind, to: end };
  if (!isWhole || !isRun(reader, name)) return null;
  return isOfGoods(reader, name) ? { name: null, isStated: false } : { name, isStated: false };
}

/** True where nothing but Chinese characters stands, none of which states anything. */
function isRun(reader: PhraseReader, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1)
    if (reader.tokens[at]?.kind !== 'character' || reader.roleAt(at) !== 'plain' || stateAt(reader, at) !== null)
      return false;
  return to > from;
}

function endOfLook(reader: PhraseReader, at: number, to: number): number {
  let end = at;
  while (end < to) {
    const next = behindLook.at(reader.tokens, end)?.next ?? reader.propertyAt(end);
    if (next === null || next > to) break;
    end = next;
  }
  return end;
}

function skipOpening({ tokens }: PhraseReader, from: number): number {
  let at = from;
  while (opening.has(tokens[at]?.stem ?? '')) at += 1;
  return at;
}

/** The words of a thing behind an article. */
const nameAt = (reader: PhraseReader, at: number) => nounsAt(reader, skipOpening(reader, at));

function nounsAt(reader: PhraseReader, from: number): Span | null {
  let to = from;
  while (to - from < longestName && isOfName(reader, to) && choosing.at(reader.tokens, to) === null) to += 1;
  return to === from ? null : { from, to };
}

function isOfName(reader: PhraseReader, at: number): boolean {
  const token = reader.tokens[at];
  return token?.kind === 'word' && reader.isPlainNoun(at) && !noNouns.has(token.stem) && stateAt(reader, at) === null;
}

function hasPhrase({ tokens }: PhraseReader, phrases: typeof choosing, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (phrases.at(tokens, at) !== null) return true;
  return false;
}

/** True for a name of the goods as such or of a property of theirs: "it", "the finish", 整体. */
function isOfGoods(reader: PhraseReader, { from, to }: Span): boolean {
  const { tokens } = reader;
  if (tokens[from]?.kind !== 'character') return goods.has(tokens[to - 1]?.stem ?? '');
  const run = tokens
    .slice(from, to)
    .map(({ stem }) => stem)
    .join('');
  return goods.has(run) || reader.propertyBefore(to) === from;
}
