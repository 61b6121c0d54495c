import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { MatchType, SpecResult } from '../../src/matching/assessment.ts';
import { isHeldOut } from './held-out.ts';
import type { ShoppingItem } from './read-shopping.ts';

const terms = { priceTolerance: 0.1, exchangeRates: {} };
const types: readonly MatchType[] = ['match', 'unknown', 'not_match'];

interface Answered {
  half: 'development' | 'held out';
  kind: string;
  title: string;
  result: SpecResult;
}

/**
 * Asks every shopping item against the title of its own product, where nearly every not_match eliminates the right one.
 * Half of the items are held out by the hash of the product's id: no example of them is printed.
 */
export function reportOwnTitles(items: readonly ShoppingItem[]): void {
  const answers = items.flatMap(answersOf);
  console.log(`\n### Shopping items against their own titles (${answers.length} specs)\n`);
  console.log('| kind | half | match | unknown | not_match |\n|---|---|---|---|---|');
  for (const kind of [...new Set(answers.map((one) => one.kind))].sort()) printHalves(kind, answers, kind);
  printHalves('all', answers, null);
  console.log('\n#### Shopping items: not_match of the development half\n');
  for (const { half, title, result } of answers) {
    if (half !== 'development' || result.matchType !== 'not_match') continue;
    const wanted = result.specValues.join(' / ');
    console.log(`- ${result.specName} = "${wanted}" | ${title} | found ${result.productValue} (${result.method})`);
  }
}

function answersOf({ productId, title, specs }: ShoppingItem): Answered[] {
  const item = { name: '', description: '', quantity: null, specs };
  const { specResults } = createAssessor(item, terms)({ title });
  return specResults.map((result, at) => ({
    half: isHeldOut(productId) ? 'held out' : 'development',
    kind: specs[at]?.kind ?? 'other',
    title,
    result,
  }));
}

function printHalves(label: string, answers: readonly Answered[], kind: string | null): void {
  for (const half of ['development', 'held out'] as const) {
    const some = answers.filter((one) => one.half === half && (kind === null || one.kind === kind));
    const counts = types.map((type) => some.filter(({ result }) => result.matchType === type).length);
    console.log(`| ${label} | ${half} | ${counts.join(' | ')} |`);
  }
}
