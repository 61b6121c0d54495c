import { beginsInChinese } from '../text/is-chinese.ts';
import { saysHow } from './find-mentions.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import type { EvidenceSource } from './type-weights.ts';
import { severalWords } from './type-words.ts';
import { leastOfWide } from './unnamed-noun.ts';

type TitleSource = Extract<EvidenceSource, 'title' | 'doubtful title' | 'ending of a title'>;

/** A "gel polish dryer": what the word before makes of a noun of many kinds is in no table. */
function isOfUnknownKind({ stems: [noun = '', ...more], ahead = [] }: TypeClaim): boolean {
  const before = ahead.at(-1);
  // The second of "harness and leash" is of no kind.
  if (
    before === undefined ||
    severalWords.has(before) ||
    more.length > 0 ||
    beginsInChinese(noun) ||
    beginsInChinese(before)
  )
    return false;
  return typeIndex().typesEndingOn(noun) >= leastOfWide && !saysHow(before);
}

/** How surely a claim of a title says what the goods are. */
export function titleSource(claim: TypeClaim): TitleSource {
  const { isWhole, isFirm, isLate, types } = claim;
  // 硬件 of 硬件级加密 is the name of a department, under which no title calls its goods.
  if (types.length > 0 && types.every(({ depth, hasKinds }) => depth === 1 && hasKinds)) return 'doubtful title';
  // "Quaker Instant Oatmeal, Maple Brown Sugar": a piece of words that name nothing known may be the goods.
  if (isWhole && isFirm && isLate !== true && !isOfUnknownKind(claim)) return 'title';
  return isWhole || isFirm ? 'doubtful title' : 'ending of a title';
}
