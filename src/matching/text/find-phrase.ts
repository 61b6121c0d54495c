import { isInsideHanWord } from './han-words.ts';
import { asides, type TextFacts } from './read-text.ts';

/** A run of tokens of a text: the first and one after the last. */
export interface Span {
  from: number;
  to: number;
}

/** A text that repeats a word more often than this is noise; each place costs a look at what stands around it. */
const mostSpans = 100;

/** Every place where the unspaced words stand in the text as whole words, in order. */
export function findPhrase(text: TextFacts, unspaced: string): Span[] {
  if (unspaced === '') return [];
  let at = text.unspaced.indexOf(unspaced);
  if (at === -1) return [];
  const spans: Span[] = [];
  while (at !== -1 && spans.length < mostSpans) {
    const from = text.tokenAt[at] ?? -1;
    const next = text.tokenAt[at + unspaced.length] ?? -1;
    if (from !== -1 && next !== -1 && startsWord(text, from)) {
      const to = lastOf(text, next) + 1;
      const span = { from, to };
      if (endsWord(text, to) && !isParted(text, from, to) && !isInsideHanWord(text, span)) spans.push(span);
    }
    at = text.unspaced.indexOf(unspaced, at + 1);
  }
  return spans;
}

const parting = new Set(['|', ';', '!', '?']);

/** "No added sugar | Free shipping" does not say "sugar free". */
function isParted(text: TextFacts, from: number, to: number): boolean {
  for (let at = from + 1; at < to - 1; at += 1) if (parting.has(text.tokens[at]?.stem ?? '')) return true;
  return false;
}

/** The last token before `next` that is no mark. */
function lastOf(text: TextFacts, next: number): number {
  let last = next - 1;
  while (last > 0 && text.tokens[last]?.kind === 'mark' && !'+#%&'.includes(text.tokens[last]?.stem ?? '')) last -= 1;
  return last;
}

function startsWord(text: TextFacts, from: number): boolean {
  const token = text.tokens[from];
  const previous = text.tokens[from - 1];
  if (token === undefined || previous === undefined || !token.glued) return true;
  // "500ml" may be read as "ml" after a number, "ddr4" not as "4".
  return previous.kind === 'mark'
    ? previous.stem !== '.'
    : token.kind === 'character' || previous.kind === 'character' || previous.kind === 'number';
}

function endsWord(text: TextFacts, to: number): boolean {
  const after = text.tokens[to];
  const last = text.tokens[to - 1];
  if (after === undefined || last === undefined || !after.glued) return true;
  if (after.kind === 'mark')
    return !(after.stem === '+' && (last.kind === 'number' || last.stem === '+' || isGrade(text, to)));
  return after.kind === 'character' || last.kind === 'character';
}

/** "A+" and "A++" are other grades than A; in "USB-A + C" the mark joins two. */
function isGrade({ tokens }: TextFacts, to: number): boolean {
  const [letter, after] = [tokens[to - 1], tokens[to + 1]];
  const isLetter = letter?.kind === 'word' && letter.text.length === 1;
  return isLetter && (after === undefined || !after.glued || after.stem === '+' || after.kind === 'mark');
}

/** The text of a span, as written. */
export function textOfSpan(text: TextFacts, span: Span): string {
  const start = text.tokens[span.from]?.start ?? 0;
  const end = text.tokens[span.to - 1]?.end ?? start;
  return text.raw.slice(start, end);
}

/** True when something outside the span denies it; a span that brings its own "no" or "free" is not denied. */
export function isDenied(text: TextFacts, span: Span): boolean {
  for (let index = span.from; index < span.to; index += 1) {
    const denier = text.deniedBy[index] ?? -1;
    if (denier !== -1 && (denier < span.from || denier >= span.to)) return true;
  }
  return false;
}

/** True when the span speaks of a thing that the product goes with. */
export function isOfBundledItem(text: TextFacts, span: Span): boolean {
  return (text.aside[span.from] ?? 0) !== 0;
}

/** True when the span says nothing of these goods: it is asked in a question, or speaks of other goods of the seller. */
export function isAside(text: TextFacts, span: Span): boolean {
  return text.aside[span.from] === asides.ofNothing;
}
