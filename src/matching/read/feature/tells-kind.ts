import { wordList } from '../../ontology/word-list.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';

const leavesOpen = new Set(wordList('leaves open whether a thing is there').flatMap(stemsOfName));

/** "Suspension: front", "Lock type: key": whoever wants none learns that there is one, and of what kind. */
export function tellsKind({ tokens }: TextFacts): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const isZero = said.some(({ kind, text }) => kind === 'number' && Number(text.replace(',', '.')) === 0);
  return said.length > 0 && !isZero && !said.some(({ stem }) => leavesOpen.has(stem));
}
