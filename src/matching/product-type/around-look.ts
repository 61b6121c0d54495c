import { splitsWord } from '../text/han-words.ts';
import type { Token } from '../text/tokenize.ts';
import { describing, lookEndingAt } from './looks.ts';
import { keyOf } from './title-segments.ts';
import { type NamedTypes, typeIndex } from './type-index.ts';

const lengthsBefore = [1, 2];

/** True for a Chinese name that begins within the name of a material: 胶壳 of 硅胶壳. */
function splitsMaterial(tokens: readonly Token[], from: number, end: number): boolean {
  if (tokens[from]?.kind !== 'character' || tokens[from]?.glued !== true) return false;
  return end - from > 1 && lengthsBefore.some((length) => describing.has(keyOf(tokens, from - length, from + 1)));
}

/** True for a name that begins or ends within another word: 胶壳 of 硅胶壳, 长椅 of 成长椅. */
export const splitsOther = (tokens: readonly Token[], from: number, end: number): boolean =>
  splitsMaterial(tokens, from, end) || (splitsWord(tokens, from, end) && !isBehindSet(tokens, from));

/** True behind 件套, which no word of 六件套餐具 runs across. */
const isBehindSet = (tokens: readonly Token[], at: number) => keyOf(tokens, at - 2, at) === '件 套';

/** The 手机壳 of 手机透明硅胶壳: what one character makes of the goods that stand before a look; null for anything else. */
export function aroundLook(tokens: readonly Token[], from: number, end: number): NamedTypes | null {
  const last = tokens[end - 1];
  if (last?.kind !== 'character' || !last.glued || tokens[end]?.glued === true) return null;
  let at = end - 1;
  for (let look = lookEndingAt(tokens, from, at); look > 0; look = lookEndingAt(tokens, from, at)) at -= look;
  if (at === end - 1) return null;
  const index = typeIndex();
  const goods = index.endingAt(tokens, from, at);
  if (goods?.isWhole !== true) return null;
  const called = index.byKey(`${keyOf(tokens, at - goods.length, at)} ${last.stem}`);
  return called?.isWhole === true ? { ...called, length: end - at + goods.length } : null;
}
