import type { Requirement } from '../../read/spec/requirement.ts';
import type { TextFacts } from '../../text/read-text.ts';

const allWords = new Set(['all', 'any', 'every', '所有', '任何', '各种', '各类', '全部']);
const kindWords = new Set(['type', 'kind', 'purpose']);
const longestAll = 6;

/** "All skin types", "任何肤质": the goods are for each of them. "All-terrain" is one kind of its own. */
export function meansAll({ name }: Requirement, { tokens }: TextFacts): 'match' | 'unknown' | null {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined || words.length > longestAll) return null;
  if (allWords.has(`${first.stem}${second.stem}`)) return more.length > 0 ? 'match' : null;
  if (!allWords.has(first.stem)) return null;
  const named = words.filter(({ stem }) => kindWords.has(stem) || name.stems.includes(stem));
  if (named.length === 0) return null;
  // "All purpose" tells what goods are for, and nothing of what they are.
  if (name.known?.id !== 'use' && named.every(({ stem }) => stem === 'purpose')) return 'unknown';
  return named.some(({ stem, text, kind }) => kindWords.has(stem) || text !== stem || kind === 'character')
    ? 'match'
    : 'unknown';
}
