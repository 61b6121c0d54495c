import type { Spec } from '../matching/assessment.ts';
import type { Quantity } from '../matching/read/quantity/quantity.ts';
import { requirementOf } from '../matching/read/spec/requirement-of.ts';
import { foldText } from '../matching/text/fold-text.ts';
import type { Interval, WantedAttribute } from './catalog.ts';
import { searchBaseOf } from './quantity-terms.ts';

/**
 * What a source may put candidates in order by, of the specs that the matcher understands as a number, a yes or a few words;
 * nothing of the others.
 */
export function readWantedAttributes(specs: readonly Spec[]): WantedAttribute[] {
  return specs.flatMap((spec): WantedAttribute[] => {
    const { feature, alternatives, isExclusion } = requirementOf(spec);
    if (feature !== null) return feature.wanted ? [{ name: spec.name, interval: null, words: [] }] : [];
    const [wanted, ...others] = alternatives;
    if (wanted === undefined || others.length > 0 || isExclusion || wanted.answer === false) return [];
    if (wanted.quantity !== null) return [{ name: spec.name, interval: intervalOf(wanted.quantity), words: [] }];
    return /\d/u.test(spec.value) ? [] : wordsOf(spec);
  });
}

/** As the buyer wrote it, and in the base unit of its dimension, where that is one of those which searches know. */
function intervalOf({ unit, low, high }: Quantity): Interval {
  const { factor = 1, offset = 0 } = unit ?? {};
  const plain = (amount: number) => (amount - offset) / factor;
  return { base: unit === null ? null : searchBaseOf(unit), inBase: [low, high], plain: [plain(low), plain(high)] };
}

const mostWords = 6;

function wordsOf({ name, value }: Spec): WantedAttribute[] {
  const words = foldText(value).folded.match(/\p{Script=Han}+|[\p{L}]{2,}/gu) ?? [];
  return words.length === 0 || words.length > mostWords ? [] : [{ name, interval: null, words }];
}
