import { inListOfModels } from '../../read/identifier/listed-model.ts';
import { isStandardBody } from '../../read/identifier/standard-code.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import { isPerTime } from '../../read/quantity/read-rate.ts';
import { isOfBecoming } from '../../read/quantity/stand-in.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { isGift } from '../../scope/is-gift.ts';
import type { Finding } from '../finding.ts';
import { isPerPack } from '../quantity/other-number.ts';
import { isRangeAt } from './other-code.ts';

/** "SPF 50" against "SPF 30", "7 M US" against "14 M US": the same words around another number. */
export function labelledNumberFinding(wanted: WantedValue, { field, statement }: TextFact): Finding | null {
  if (field !== 'title' || wanted.frame === null) return null;
  const { before, number, after } = wanted.frame;
  if (before.some(isStandardBody)) return null;
  const { tokens } = statement.text;
  const words = (from: number, step: number, stems: readonly string[]) =>
    stems.every((stem, index) => tokens[from + step * index]?.stem === stem);
  let other: Finding | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || isRangeAt(tokens, at) || isOfBecoming(tokens, at)) continue;
    const start = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
    const last = tokens[at - 1]?.stem === '-' ? at - 2 : at - 1;
    if (!words(start, 1, after) || !words(last, -1, before)) continue;
    if (token.stem === number) return null;
    const end = start + after.length;
    if (isGift(statement.text, { from: at, to: start }) || isPerPack(statement.text, end) || isPerTime(tokens, end))
      continue;
    other = {
      matchType: 'not_match',
      method: 'quantity',
      span: { from: at - before.length, to: end },
    };
  }
  const listed = other === null ? null : inListOfModels(statement.text, wanted.text);
  return other === null || listed === null ? other : { ...other, ...listed };
}
