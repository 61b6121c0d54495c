import { wordSet } from '../../ontology/word-list.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';

const anyWords = wordSet('any words');
const anyPhrases = new Set(['nopreference', 'doesnotmatter', 'notimportant', 'anyisfine', 'anywilldo']);
const fillers = wordSet('wants anything: fillers');

/** True for a value that takes whatever there is: "any colour", "no preference", 颜色不限. */
export function wantsAnything({ unspaced, tokens }: TextFacts, name: ResolvedName): boolean {
  if (anyPhrases.has(unspaced) || anyWords.has(unspaced)) return true;
  const rest = tokens.filter(({ kind, stem }) => kind !== 'mark' && !name.stems.includes(stem) && !fillers.has(stem));
  return anyWords.has(rest.map(({ stem }) => stem).join('')) || anyWords.has(unspaced.replace(name.raw.trim(), ''));
}
