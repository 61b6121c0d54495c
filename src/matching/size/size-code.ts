import { readText } from '../text/read-text.ts';
import { sizeCodes } from '../vocabulary/value-families.ts';

const codes = new Map<string, string>();
for (const [code, spellings] of Object.entries(sizeCodes)) {
  for (const spelling of spellings) codes.set(readText(spelling).squashed, code);
}

/** The size code a whole value stands for ("XX-Large" is 2xl), or null. */
export function sizeCodeOf(value: string): string | null {
  const { squashed } = readText(value);
  return codes.get(squashed) ?? codes.get(squashed.replace(/^size|码$|号$/u, '')) ?? null;
}
