import { beginsInChinese } from './is-chinese.ts';
import { tokensOf } from './tokens-of.ts';

/** Words and Han characters of a name, in singular; marks are left out. */
export function stemsOfName(name: string): string[] {
  const stems: string[] = [];
  for (const { kind, stem } of tokensOf(name)) if (kind !== 'mark') stems.push(stem);
  return stems;
}

/** True for stems of a name that is written in Chinese. */
export const isHanName = ([first = '']: readonly string[]): boolean => beginsInChinese(first);
