import { readText } from './read-text.ts';
import type { Token } from './tokenize.ts';

/** True for a word in its plural with "s": "speeds". */
export const isPlural = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.text !== token.stem && token.text.endsWith('s');

/** True for a name that ends on several of a thing: "Number of speeds". */
export const endsInPlural = (name: string): boolean => isPlural(readText(name).tokens.at(-1));
