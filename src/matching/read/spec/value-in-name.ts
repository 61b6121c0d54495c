import { wordList } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { resolveName } from '../name/resolve-name.ts';

const serving = phrasesOf(wordList('serving words of a name'));

/** Properties whose names say of no value what it is. */
const saysNothing = new Set(['feature', 'type', 'style', 'other']);

/**
 * What a name asks of another property where its value is a yes: "USB port: yes", 礼盒包装: 需要 and "Works with Mac: yes" name a
 * value and the property that has it. Null for a name that is a property's as a whole, and for one that ends on none.
 */
export function valueInName(name: string): { name: string; value: string } | null {
  if (resolveName(name).known !== null) return null;
  const { tokens } = readText(name);
  const served = serving.at(tokens, 0);
  const first = tokens[served?.next ?? tokens.length];
  if (first !== undefined) return { name: 'Compatibility', value: name.slice(first.start) };
  for (const token of tokens.slice(1)) {
    const property = name.slice(token.start);
    const { known } = resolveName(property);
    if (known === null || known.dimensions !== undefined || saysNothing.has(known.id)) continue;
    return { name: property, value: name.slice(0, token.start).trim() };
  }
  return null;
}
