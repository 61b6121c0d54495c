import type { Finding } from '../../compare/finding.ts';
import { wordMeanings } from '../../ontology/word-list.ts';
import type { TextFacts } from '../../text/read-text.ts';

/** Systems of screw threads by the words that name them; threads of two systems do not hold in each other. */
const named = wordMeanings('thread system: named');
/** Letters that name a system where a number follows: "G 1/2", "M14". */
const lettered: Readonly<Record<string, string>> = { g: 'bspp', rp: 'bspp', r: 'bspt', rc: 'bspt', m: 'metric' };

/** Systems of screw threads, and whether one of them is named in full. */
export interface Threads {
  systems: readonly string[];
  isNamed: boolean;
}

const ofPipes = new Set(['npt', 'bsp', 'bspp', 'bspt', 'ght']);

/** How a word says that a number is the size of a pipe's thread: by a system's name, or by a letter before it; null for any other. */
export function pipeThreadOf(word: string): 'named' | 'lettered' | null {
  if (Object.hasOwn(named, word)) return ofPipes.has(named[word] ?? '') ? 'named' : null;
  return Object.hasOwn(lettered, word) && ofPipes.has(lettered[word] ?? '') ? 'lettered' : null;
}

/** The systems of threads that a text names in full or by their letters. */
export function threadsIn({ tokens }: TextFacts): Threads {
  const full = tokens.flatMap(({ text }) => (Object.hasOwn(named, text) ? [named[text] ?? ''] : []));
  const letters = tokens.flatMap(({ text }, at) =>
    tokens[at + 1]?.kind === 'number' && Object.hasOwn(lettered, text) ? [lettered[text] ?? ''] : [],
  );
  return { systems: [...full, ...letters], isNamed: full.length > 0 };
}

/** The contradiction of a thread of another system than the wanted one; null where either side leaves it open. */
export function threadFinding(one: Threads, found: TextFacts): Finding | null {
  if (one.systems.length === 0) return null;
  const other = threadsIn(found);
  if (other.systems.length === 0 || !(one.isNamed || other.isNamed)) return null;
  const mayMeet = one.systems.some((system) => other.systems.some((each) => areOneSystem(system, each)));
  return mayMeet ? null : { matchType: 'not_match', method: 'identifier', span: null };
}

/** BSP alone may be of its parallel or its tapered kind. */
function areOneSystem(one: string, other: string): boolean {
  const isKind = (system: string, kind: string) => system === 'bsp' && kind.startsWith('bsp');
  return one === other || isKind(one, other) || isKind(other, one);
}
