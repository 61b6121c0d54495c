import { tokensOf } from './tokens-of.ts';

/** Words and Han characters of a name, in singular; marks are left out. */
export function stemsOfName(name: string): string[] {
  return tokensOf(name).flatMap(({ kind, stem }) => (kind === 'mark' ? [] : [stem]));
}
