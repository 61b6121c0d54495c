import { sideModifiers } from '../ontology/scope-words.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { unspacedOf } from '../text/read-text.ts';

const sides = new Map(Object.entries(sideModifiers).map(([word, id]) => [unspacedOf(word), id]));

/** Which of several measures of a kind a word tells ("input", 输入); null for other words. */
export function sideOf(word: string): string | null {
  return sides.get(word) ?? null;
}

/** The sides that a word of a text tells; a run of Chinese characters may begin or end with one. */
export function sidesIn(word: string): readonly string[] {
  if (!beginsInChinese(word)) return sideOf(word) === null ? [] : [sideOf(word) ?? ''];
  return [...sides].flatMap(([side, id]) =>
    side.length > 1 && word.includes(side) ? [id] : word === side ? [id] : [],
  );
}
