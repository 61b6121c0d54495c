import { readText } from '../../text/read-text.ts';

/** True for a name that ends on several of a thing: "Speeds". */
export function isPlural(name: string): boolean {
  const last = readText(name).tokens.at(-1);
  return last?.kind === 'word' && last.text !== last.stem && last.text.endsWith('s');
}
