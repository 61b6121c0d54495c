import { wordSet } from '../../ontology/word-list.ts';
import type { TextFacts } from '../../text/read-text.ts';

const closes = wordSet('only what is listed');
/** Makes of which each model has a shape of its own: a case for one phone fits no other. */
const ofOneShape = wordSet('makes of one shape');
const joins = wordSet('joins models that fit');

/**
 * True where goods may fit more than a list names: wipers for a Golf may fit a Civic. Not where it says "only Golf 7", where it names another
 * Golf than the wanted one, and not for a single phone.
 */
export function mayFitMore(wanted: TextFacts, { tokens }: TextFacts): boolean {
  const line = new Set(
    wanted.tokens.filter(({ kind }) => kind === 'word' || kind === 'character').map(({ stem }) => stem),
  );
  if (tokens.some(({ stem }) => closes.has(stem) || line.has(stem))) return false;
  return tokens.some(({ stem }) => joins.has(stem)) || !tokens.some(({ stem }) => ofOneShape.has(stem));
}
