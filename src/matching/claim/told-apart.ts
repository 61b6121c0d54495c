import { wordSet } from '../ontology/word-list.ts';
import { type ApartWord, apartWords } from '../read/name/apart-words.ts';
import {
  areOtherStates,
  isOfPacked,
  isPackedAlone,
  isWeighedOtherwise,
  type ToldApart,
} from '../read/name/sibling-keys.ts';
import type { Span } from '../text/find-phrase.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

const farthest = 4;
const containers = wordSet('containers');
const ends = new Set([',', ';', '.', '(', ')', '|', ':', '/', '+', '[', ']']);

/** True for a measure beside which a text says that it is of goods in another state than a name asks for: "carton length 44 cm". */
export function isToldApart(name: ToldApart, text: TextFacts, span: Span & { dimension?: string | null }): boolean {
  const told = { apart: besideMeasure(text, span) };
  if (areOtherStates(name, told)) return true;
  // With what they are packed in goods weigh at least what they weigh.
  if (span.dimension !== 'mass') return isOfSides(span.dimension) && isPackedAlone(name, told);
  if (!name.apart.some(({ way }) => way === 'weighed') || !isWeighedOtherwise(name, told)) return false;
  // "A 26 lb bag" of dog food is what one asks for as the weight of its package.
  return told.apart.length > 0 || !isOfPacked(name) || !isOfContainer(text, span.to);
}

/** A length, or a list of sides, which has no dimension of its own. */
const isOfSides = (dimension: string | null | undefined) => dimension == null || dimension === 'length';

function isOfContainer({ tokens }: TextFacts, at: number): boolean {
  return containers.has(tokens[tokens[at]?.stem === '-' ? at + 1 : at]?.stem ?? '');
}

/** What the words that touch a measure tell apart: those before it, and those behind it that no measure follows as its label. */
function besideMeasure({ tokens, raw }: TextFacts, { from, to }: Span): readonly ApartWord[] {
  let [start, end] = [from, to];
  while (start > 0 && from - start < farthest && isLabel(tokens[start - 1])) start -= 1;
  while (end < tokens.length && end - to < farthest && isLabel(tokens[end])) end += 1;
  const ahead = wordsOf(tokens, raw, start, from);
  const isOfNext = tokens[end]?.kind === 'number' && tokens[to]?.glued !== true;
  const behind = isOfNext ? [] : wordsOf(tokens, raw, to, end);
  return [...ahead, ...behind.filter(({ way }) => !ahead.some((one) => one.way === way))];
}

const isLabel = (token: Token | undefined) =>
  token !== undefined && token.kind !== 'number' && !(token.kind === 'mark' && ends.has(token.stem));

function wordsOf(tokens: readonly Token[], raw: string, from: number, to: number): readonly ApartWord[] {
  if (from >= to) return [];
  const stems = tokens.slice(from, to).map(({ stem }) => stem);
  return apartWords(stems, raw.slice(tokens[from]?.start, tokens[to - 1]?.end));
}
