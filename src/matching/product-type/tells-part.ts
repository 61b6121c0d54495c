import type { Token } from '../text/tokenize.ts';
import { describing } from './looks.ts';
import { keyOf } from './title-segments.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';

const severalHan = new Set(['双', '两', '三', '四', '六', '八']);

/** True for a Chinese noun behind the name of goods, with a material or a number of several right behind that name. */
export function tellsPart(tokens: readonly Token[], { span, modifiers }: TypeClaim): boolean {
  if (span === null || tokens[span.to - 1]?.kind !== 'character') return false;
  return modifiers.some(({ stems, types, isTarget }) => {
    const end = types.length === 0 || isTarget === true ? -1 : endOfStems(tokens, stems, span.to);
    if (end === -1 || end >= span.to) return false;
    const noun = severalHan.has(tokens[end]?.stem ?? '') ? end + 1 : end + lookAt(tokens, end, span.to);
    const called = [...stems, ...tokens.slice(noun, span.to).map(({ stem }) => stem)].join(' ');
    // A 硅胶壳 of 手机 is a 手机壳.
    return noun > end && noun < span.to && typeIndex().byKey(called)?.isWhole !== true;
  });
}

/** Where the words of a name end last before a place; -1 where they do not stand there. */
function endOfStems(tokens: readonly Token[], stems: readonly string[], before: number): number {
  for (let at = before - stems.length; at >= 0; at -= 1)
    if (stems.every((stem, place) => tokens[at + place]?.stem === stem)) return at + stems.length;
  return -1;
}

const longestLook = 4;

/** How many characters the look has that opens the words between two places, a material or a colour; 0 where none does. */
function lookAt(tokens: readonly Token[], from: number, to: number): number {
  for (let length = Math.min(longestLook, to - from); length > 0; length -= 1)
    if (describing.has(keyOf(tokens, from, from + length))) return length;
  return 0;
}
