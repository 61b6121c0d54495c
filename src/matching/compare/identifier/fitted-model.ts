import { wordSet } from '../../ontology/word-list.ts';
import { inListOfModels, suffixes } from '../../read/identifier/listed-model.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { isWithin } from '../../text/span.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';

/** Also asked by who weighs one statement against another: what is said not to fit is said on purpose. */
export const fitMethod = 'fit';
const method = fitMethod;

/** Goods that have the shape of the one model they are made for. */
const shapedGoods = wordSet('shaped goods');

/**
 * What a text that excepts models, or names a longer one, says of a wanted model: "not compatible with iPhone 15",
 * "fits most cars except Tesla", "case for iPhone 15 Pro" where an iPhone 15 is wanted. Null where other words decide.
 * `isNamed` when the text stands under a name of its own, so that what it lists is all.
 */
export function fitFinding(
  { name }: Requirement,
  wanted: WantedValue,
  text: TextFacts,
  isNamed: boolean,
): Finding | null {
  if (name.known?.id !== 'compatibility') return null;
  const spans = findPhrase(text, wanted.text.unspaced);
  const own = spans.filter((span) => !isLongerModel(wanted.text.tokens, text.tokens, span));
  if (own.some((span) => !isDenied(text, span))) return null;
  const excepted = exceptedIn(text, own);
  if (excepted !== null) return { matchType: 'not_match', method, span: excepted };
  const listed = inListOfModels(text, wanted.text);
  const isWhole =
    wanted.stems.every((stem) => text.unspaced.includes(stem)) &&
    text.tokens.slice(listed?.span.from ?? 0, listed?.span.to ?? 0).some(({ kind }) => kind === 'mark');
  if (listed?.matchType === 'match' && isWhole && !isDenied(text, listed.span)) return { ...listed, method };
  const [longer] = spans;
  if (longer === undefined || own.length > 0) return null;
  const isShaped = isNamed || text.tokens.some(({ stem }) => shapedGoods.has(stem));
  return { matchType: isShaped ? 'not_match' : 'unknown', method, span: longer };
}

/** "iPhone 15 Pro" is no iPhone 15; a MacBook Pro is a MacBook, since only a number names one model. */
export function isLongerModel(wanted: readonly Token[], tokens: readonly Token[], { to }: Span): boolean {
  const last = wanted.at(-1);
  const isNumbered = last?.kind === 'number' || (last?.glued === true && wanted.at(-2)?.kind === 'number');
  if (!isNumbered || !suffixes.has(tokens[to]?.stem ?? '')) return false;
  // "Note" and "air" may begin another word group: "iPhone 15 Air Cushion Case".
  return !(tokens[to]?.stem === 'air' && tokens[to + 1]?.kind === 'word');
}

/** Where a text excepts the wanted model. */
function exceptedIn(text: TextFacts, spans: readonly Span[]): Span | null {
  for (const { cue, ...excepted } of text.exceptions) {
    const { from, to } = excepted;
    if (spans.some((span) => isWithin(span, excepted))) return { from: Math.min(cue, from), to };
  }
  return null;
}
