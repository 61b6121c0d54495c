import { tokensOf } from './tokens-of.ts';

/** Words and Han characters of a name, in singular; marks are left out. */
export function stemsOfName(name: string): string[] {
  const stems: string[] = [];
  for (const { kind, stem } of tokensOf(name)) if (kind !== 'mark') stems.push(stem);
  return stems;
}
