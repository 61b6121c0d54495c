import { wordSet } from '../ontology/word-list.ts';
import { unitAfter } from '../read/quantity/unit-after.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';

const choosing = wordSet('off kind: choosing');
const ownOfCounts = new Set(['pack size', 'net content', 'size', 'quantity']);

/**
 * True when a wanted value is of another kind than its name says: a count of pieces under a colour or a service is the
 * name of a variant, which the count of a title does not contradict.
 */
export function isOffKind({ name }: Requirement, wanted: WantedValue): boolean {
  const { tokens } = wanted.text;
  if (tokens[0]?.kind !== 'number') return false;
  const found = unitAfter(tokens, 1);
  if (found?.unit.dimension !== 'count' || found.next < tokens.length) return false;
  if (name.stems.some((stem) => choosing.has(stem))) return true;
  const { known } = name;
  return known !== null && !ownOfCounts.has(known.id) && !(known.dimensions ?? []).includes('count');
}
