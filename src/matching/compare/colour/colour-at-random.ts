import { wordSet } from '../../ontology/word-list.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Located } from '../located.ts';

const reach = 5;
const colourWords = new Set(['color', '色', 'assorted']);
const sending = wordSet('colour at random: sending');
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
      isSent ||= sending.has(token.stem);
    }
  }
  return isSent;
}
