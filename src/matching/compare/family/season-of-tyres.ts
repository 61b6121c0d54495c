import type { ProductFacts } from '../../read/listing/read-facts.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Located } from '../located.ts';

const tyreWords = new Set(['tyre', 'tire', '胎']);
const builds = new Set(['r', 'zr', '-']);
const wholeYear = 'all season';

/**
 * Summer, winter and all-season tyres are three kinds: who wants the summer's is not served by those for the whole year,
 * and whether those bear a winter is stated by other marks.
 */
export function settleTyreSeason(
  { alternatives }: Requirement,
  facts: ProductFacts,
  located: Located | null,
): Located | null {
  if (located?.matchType !== 'match' || located.method !== 'value family') return located;
  const wanted = alternatives.flatMap(({ families }) => families.filter(({ family }) => family.id === 'season'));
  if (wanted.length === 0 || wanted.some(({ valueId }) => valueId === wholeYear)) return located;
  if (!namesWholeYear(located) || !isTyre(facts)) return located;
  return { ...located, matchType: wanted.some(({ valueId }) => valueId === 'winter') ? 'unknown' : 'not_match' };
}

function namesWholeYear({ statement }: Located): boolean {
  const { unspaced } = statement.text;
  return unspaced.includes('allseason') || unspaced.includes('allweather') || unspaced.includes('四季');
}

function isTyre({ title }: ProductFacts): boolean {
  const { tokens } = title.statement.text;
  return tokens.some(({ stem }, at) => tyreWords.has(stem) || (stem === '/' && isTyreSize(tokens, at)));
}

/** "205/55 R16": the width, the height in per cent of it, and the rim. */
function isTyreSize(tokens: readonly Token[], slash: number): boolean {
  const [width, height, build, rim] = [slash - 1, slash + 1, slash + 2, slash + 3].map((at) => tokens[at]);
  return (
    width?.stem.length === 3 && height?.kind === 'number' && builds.has(build?.stem ?? '') && rim?.kind === 'number'
  );
}
