import { wordSet } from '../../ontology/word-list.ts';
import { findColours } from '../../read/colour/find-colours.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Located } from '../located.ts';

const reach = 5;
const colourWords = new Set(['color', '色', 'assorted']);
const sending = wordSet('colour at random: sending');
/** What else may be sent as it comes: the colour is then as the listing says. */
const otherThings = wordSet('other things');
const endsClause = new Set(['.', ';', '|', '。', '；', '!']);

/**
 * Opens the match of a colour where the listing sends any of its colours as they come: "colour sent at random", 随机发货.
 * None of them is promised; who wants just that says so.
 */
export function settleChance(
  { name, alternatives }: Requirement,
  facts: ProductFacts,
  located: Located | null,
): Located | null {
  if (located?.matchType !== 'match' || name.key !== '#colour' || !isColourAtRandom(facts)) return located;
  return alternatives.some(({ text }) => saysRandom(text)) ? located : { ...located, matchType: 'unknown' };
}

function isColourAtRandom(facts: ProductFacts): boolean {
  const ofColour = facts.attributes.get('#colour') ?? [];
  const texts = facts.running.map(({ statement }) => statement.text);
  return [...texts, ...ofColour.map(({ whole }) => whole.text)].some(saysRandom);
}

/** True when a text says that the colour is not to be chosen. */
function saysRandom({ unspaced, tokens }: TextFacts): boolean {
  if (!unspaced.includes('random') && !unspaced.includes('随机')) return false;
  return tokens.some((token, at) => isRandom(token, tokens[at + 1]) && isOfColour(tokens, at));
}

function isRandom({ stem }: Token, next: Token | undefined): boolean {
  return stem === 'random' || stem === 'randomly' || (stem === '随' && next?.stem === '机');
}

/** The nearest word beside it that tells what comes at random. */
function isOfColour(tokens: readonly Token[], at: number): boolean {
  let isSent = false;
  const ended = [false, false];
  for (let distance = 1; distance <= reach; distance += 1) {
    for (const [side, token] of [tokens[at - distance], tokens[at + distance]].entries()) {
      if (token === undefined || endsClause.has(token.stem)) ended[side] = true;
      if (token === undefined || ended[side] === true) continue;
      if (colourWords.has(token.stem)) return true;
      if (otherThings.has(token.stem)) return false;
      isSent ||= sending.has(token.stem);
    }
  }
  return isSent;
}

/** Ids of the colours that nothing but slashes without spaces join: "grey/black"; null for all other values. */
export function jointColours(value: string): readonly string[] | null {
  const text = readText(value);
  if (!text.tokens.some(({ stem }) => stem === '/')) return null;
  const found = findColours(text);
  const isAll = text.tokens.every(
    ({ stem, glued }, at) =>
      (stem === '/' && glued && text.tokens[at + 1]?.glued) || found.some(({ from, to }) => at >= from && at < to),
  );
  const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
  return isAll && ids.length > 1 && ids.length === found.length ? ids : null;
}

/** Opens the match of "grey/black" by "orange/black": what both sides write as one may be two colours of one thing. */
export function settleTwoTone({ jointColours: wanted }: Requirement, located: Located | null): Located | null {
  if (wanted === null || located?.matchType !== 'match') return located;
  const found = jointColours(located.statement.text.raw);
  const isOther = found !== null && (found.length !== wanted.length || !found.every((id) => wanted.includes(id)));
  return isOther ? { ...located, matchType: 'unknown' } : located;
}
