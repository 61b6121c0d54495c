import { wordSet } from '../ontology/word-list.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { ResolvedName } from '../read/name/resolve-name.ts';

/** "Frame rate, other" lists more values of the frame rate. */
const more = wordSet('more of a name');

/** Where "Crude protein" and "Main protein" are both stated, whoever asks for one is answered by it alone. */
export function ofOwnName({ known, stems }: ResolvedName, facts: readonly NamedFact[]): readonly NamedFact[] {
  if (facts.length < 2 || known !== null) return facts;
  const words = stems.join(' ');
  const own = facts.filter(({ name }) => name.stems.filter((stem) => !more.has(stem)).join(' ') === words);
  return own.length > 0 ? own : facts;
}
