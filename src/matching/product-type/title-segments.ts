import { wordList, wordSet } from '../ontology/word-list.ts';
import type { Token } from '../text/tokenize.ts';
import { typeIndex } from './type-index.ts';
import { countingWords, introducing, introducingHan, neutralHeads } from './type-words.ts';

export const isHan = ({ kind }: Token) => kind === 'character';
export const isJoint = ({ stem }: Token) => stem === '&' || stem === '+' || stem === 'and' || stem === 'plus';
const isCounted = (token: Token | undefined) => token?.kind === 'number' || countingWords.has(token?.stem ?? '');

const endsSegment = wordSet('ends segment');

/** A piece of a text; `isAside` for what a word leads to that introduces other things, `isTarget` for what goods are made for. */
export interface TitleSegment {
  from: number;
  to: number;
  isAside: boolean;
  isTarget: boolean;
}

const isWord = ({ kind }: Pick<Token, 'kind'>) => kind === 'word' || kind === 'character';

/** Nothing but numbers and their units. */
const isBare = (tokens: readonly Token[]) =>
  tokens.length > 0 && tokens.every((token, at) => !isWord(token) || tokens[at - 1]?.kind === 'number');

const mostWordsListed = 3;

/** True where a list goes on: short pieces between commas, the last of which is joined by "and". */
function isListed(tokens: readonly Token[], from: number): boolean {
  let words = 0;
  let isBehindPiece = false;
  for (const token of tokens.slice(from)) {
    if (isJoint(token) || token.stem === 'or') return words > 0 || isBehindPiece;
    if (token.kind === 'mark' && token.stem !== ',') return false;
    if (token.stem === ',') isBehindPiece = words > 0;
    words = token.stem === ',' ? 0 : words + 1;
    if (words > mostWordsListed) return false;
  }
  return false;
}

/** "For PC/Laptop", "for Desktop, Laptop, PC": the next piece is one word, and names goods. */
function namesGoodsAlone(tokens: readonly Token[], from: number): boolean {
  const [word, next] = [tokens[from], tokens[from + 1]];
  const isAlone = word?.kind === 'word' && (next === undefined || (next.kind === 'mark' && !isJoint(next)));
  return isAlone && typeIndex().byKey(word.stem)?.isWhole === true;
}

/** "For Fluke/Uni-T Multimeters": words joined by a stroke are one of several. */
const isChoice = (tokens: readonly Token[], at: number) =>
  tokens[at]?.stem === '/' && tokens[at]?.glued === true && tokens[at + 1]?.glued === true;

/** Of the Chinese words behind which no goods are named, those that say what the goods are made for. */
const servingHan = new Set(wordList('serving han'));

/** 配件 and 附件 are words of their own, and lead to nothing. */
const ownWords = wordList('own words han');

const targeting = new Set(['for', 'compatible', 'fit', 'fitting']);

/** "27in monitor": what is written onto a number is its unit. */
const isUnit = (tokens: readonly Token[], at: number) =>
  tokens[at]?.glued === true && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.glued !== true;

const pronouns = wordSet('object pronouns');
const possessives = wordSet('possessives');

/** "W5" is a code, "27in" a measure, and a maker or a line may be called "Just for Me" and "SJP by Sarah Jessica Parker". */
function isOfName(tokens: readonly Token[], at: number, isBehindPiece: boolean): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (isUnit(tokens, at) || (next?.kind === 'number' && next.glued)) return true;
  // "Step-in harness", "12 l per day dehumidifier"
  if (token?.glued === true && before?.stem === '-' && before.glued) return true;
  if (token?.stem === 'per' && tokens[at - 2]?.kind === 'number') return true;
  if (pronouns.has(next?.stem ?? '')) return true;
  if (isInsideName(tokens, at)) return true;
  const isOnlyWord = at === 1 && !isBehindPiece && before?.kind === 'word';
  if (token?.stem !== 'by' || !isOnlyWord) return false;
  return typeIndex().typesEndingOn(before.stem) === 0 || namesGoodsInPiece(tokens, at + 1);
}

/** True where a piece goes on to a name of several words: "Pigeon by Stovekraft Amaze Plus Electric Kettle". */
function namesGoodsInPiece(tokens: readonly Token[], from: number): boolean {
  const mark = tokens.findIndex(({ kind, stem }, at) => at >= from && (kind === 'mark' || introducing.has(stem)));
  const end = mark === -1 ? tokens.length : mark;
  for (let at = end; at > from; at -= 1) {
    const named = typeIndex().endingAt(tokens, from, at);
    if (named?.isWhole === true && named.length > 1) return true;
  }
  return false;
}

const reachOfName = 6;

/** Words that lead to other things and are nouns as well, as in "fitting kit"; of the others only a name of three words tells. */
const alsoNouns = new Set(['support', 'fit', 'fitting', 'feature', 'design']);

/** True for the "support" of a "plant support net" and the "with" of a "sideboard with hutch": a word of a known name. */
function isInsideName(tokens: readonly Token[], at: number): boolean {
  const leastWords = alsoNouns.has(tokens[at]?.stem ?? '') ? 2 : 3;
  const last = Math.min(tokens.length, at + 1 + reachOfName);
  for (let end = at + 1; end <= last; end += 1) {
    const name = typeIndex().endingAt(tokens, 0, end);
    if (name === null || name.length < leastWords || end - name.length > at) continue;
    // Not of a name with a word left out: a "sleeve for laptop" is none.
    if (typeIndex().byKey(wordsBetween(tokens, end - name.length, end).join(' '))?.isWhole === true) return true;
  }
  return false;
}

const longestNickname = 3;

/** Where a few quoted words end that others follow, as the place of the second mark; -1 where none are. */
function endOfQuoted(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ stem }, place) => place > at && stem === '"');
  const isFew = end !== -1 && end - at > 1 && end - at <= longestNickname + 1;
  return isFew && isWord(tokens[end + 1] ?? { kind: 'mark' }) && tokens[at - 1]?.kind !== 'number' ? end : -1;
}

/** True for a number and for a word that Chinese is written onto. */
function beginsChinese(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token?.kind === 'number' || (token?.kind === 'word' && next?.glued === true && isHan(next));
}

/** True behind a name of goods of several words, which says what "on" leads to. */
function isBehindGoods(tokens: readonly Token[], from: number, at: number): boolean {
  const named = typeIndex().endingAt(tokens, from, at);
  return named?.isWhole === true && named.length > 1 && !isInsideName(tokens, at);
}

/** True for the "to" of "motor kit to convert manual extractors": what a verb follows that is done to other goods. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  const [form, verb, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isPlain = verb?.kind === 'word' && verb.text === verb.cased && verb.text === verb.stem;
  return formsOfTools.has(form?.stem ?? '') && isPlain && next?.kind === 'word';
}

const formsOfTools = new Set(['kit', 'set', 'tool', 'device', 'unit', 'system']);

const givenAlong = wordSet('given along');

/** True where the piece behind a joint ends on a word that says that it comes along. */
function isGivenAlong(tokens: readonly Token[], at: number): boolean {
  const mark = tokens.findIndex(({ kind }, place) => place > at && kind === 'mark');
  return givenAlong.has(tokens[(mark === -1 ? tokens.length : mark) - 1]?.stem ?? '');
}

/** True for 适用 of 睡袋适用, behind which a piece ends: what it is for stands before. */
function isLedBack(tokens: readonly Token[], at: number, length: number): boolean {
  const next = tokens[at + length];
  return at > 0 && tokens[at]?.glued === true && (next === undefined || (isHan(next) && !next.glued));
}

/** Pieces of a text between marks and words that introduce other things. */
export function segmentsOf(raw: string, tokens: readonly Token[]): TitleSegment[] {
  const segments: TitleSegment[] = [];
  let from = 0;
  let isAside = false;
  let isTarget = false;
  const close = (at: number, next: number, aside: boolean, by = '') => {
    if (at > from) segments.push({ from, to: at, isAside, isTarget });
    from = next;
    isAside = aside;
    isTarget = aside && targeting.has(by);
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (at < from) continue;
    if (token.kind === 'mark' && !isJoint(token)) {
      const isDash = token.stem === '-' && (!token.glued || raw.charAt(token.end) === ' ');
      const isInside = token.stem === '.' && token.glued && tokens[at + 1]?.glued === true;
      // The inches of 12" part nothing; the words between quotation marks that go on behind them are what goods are nicknamed.
      if (token.stem === '"' && token.glued && tokens[at - 1]?.kind === 'number') continue;
      const quoted = token.stem === '"' ? endOfQuoted(tokens, at) : -1;
      if (quoted !== -1) {
        close(at, at + 1, isAside, isTarget ? 'for' : '');
        segments.push({ from: at + 1, to: quoted, isAside: true, isTarget: false });
        from = quoted + 1;
        continue;
      }
      // 4" - 6": marks in a row part as one does.
      if (isTarget && at === from && (isDash || endsSegment.has(token.stem))) {
        from = at + 1;
        continue;
      }
      if (!isDash && (!endsSegment.has(token.stem) || isInside)) continue;
      // What goods are made for or with goes on behind its sizes, and in a list: "for 26 - 29 inch Bikes", "with iron, zinc and vitamins".
      const isList = token.stem === ',' || token.stem === '/';
      const goesOn =
        (isAside && token.stem === ',' && isListed(tokens, at + 1)) ||
        (isTarget &&
          (isBare(tokens.slice(from, at)) || isChoice(tokens, at) || (isList && namesGoodsAlone(tokens, at + 1))));
      if (goesOn) close(at, at + 1, true, isTarget ? 'for' : '');
      else close(at, at + 1, false);
    } else if (isJoint(token) && (isCounted(tokens[at - 1]) || isGivenAlong(tokens, at))) {
      // "Toothbrush 4 pack & bonus finger brush", "rice cooker plus measuring cup as a gift"
      close(at, at + 1, true);
    } else if (
      token.kind === 'word' &&
      introducing.has(token.stem) &&
      !isOfName(tokens, at, segments.length > 0) &&
      // "2 in. PVC blind" measures.
      raw.charAt(token.end) !== '.' &&
      !(alsoNouns.has(token.stem) && neutralHeads.has(tokens[at + 1]?.stem ?? ''))
    ) {
      // "w/ deck plate"
      close(at, tokens[at + 1]?.stem === '/' ? at + 2 : at + 1, true, token.stem);
    } else if (token.stem === 'to' && at > from + 1 && isPurpose(tokens, at)) {
      close(at, at + 2, true, 'for');
    } else if (possessives.has(token.stem) && !isAside && segments.length > 0) {
      close(at, at + 1, true);
    } else if (token.stem === 'on' && isBehindGoods(tokens, from, at)) {
      // "Lint remover on AA batteries", no "clip-on lamp".
      close(at, at + 1, true);
    } else if (token.stem === 'of' && countingWords.has(tokens[at - 1]?.stem ?? '')) {
      // "12 bottles of tea"
      close(at, at + 1, isAside);
    } else if (isHan(token)) {
      // 带 leads to other things where it begins a piece; inside of one it may end a word.
      const begins = at > 0 && !token.glued && !ownWords.some((words) => raw.startsWith(words, token.start));
      const led = introducingHan.find((words) => raw.startsWith(words, token.start) && (words.length > 1 || begins));
      if (led !== undefined && !isLedBack(tokens, at, led.length))
        close(at, at + led.length, true, servingHan.has(led) ? 'for' : '');
      // Between scripts a space parts; inside of Chinese it does as well.
      else if (at > from && !token.glued && isHan(tokens[at - 1] ?? token)) close(at, at, false);
    } else if (at > from && !token.glued && isHan(tokens[at - 1] ?? token) && beginsChinese(tokens, at)) {
      // "床品套件 2米床", "保温杯 LED显温": a size or a word written onto Chinese begins a piece of its own.
      close(at, at, false);
    }
  }
  close(tokens.length, tokens.length, false);
  return segments;
}

/** The words and characters between two places, without marks and numbers. */
export function wordsBetween(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.slice(from, to).flatMap(({ kind, stem }) => (kind === 'mark' || kind === 'number' ? [] : [stem]));
}

/** Stems in a row, without marks. */
export function keyOf(tokens: readonly Token[], from: number, to: number): string {
  let key = '';
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark') continue;
    key = key === '' ? token.stem : `${key} ${token.stem}`;
  }
  return key;
}
