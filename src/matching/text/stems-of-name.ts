import { foldText } from './fold-text.ts';
import { tokenize } from './tokenize.ts';

/** Words and Han characters of a name, in singular; marks are left out. */
export function stemsOfName(name: string): string[] {
  return tokenize(foldText(name)).flatMap(({ kind, stem }) => (kind === 'mark' ? [] : [stem]));
}
