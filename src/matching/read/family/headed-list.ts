import type { ValueFamily } from '../../ontology/value-families.ts';
import { valueFamilies } from '../../ontology/value-families.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import type { FamilyMention } from './family-mention.ts';

interface HeadedWords {
  names: PhraseIndex<string>;
  heads: PhraseIndex<true>;
}

const headed = new Map<ValueFamily, HeadedWords>();
for (const family of valueFamilies) {
  if (family.heads === undefined) continue;
  const words: HeadedWords = { names: new PhraseIndex(), heads: new PhraseIndex() };
  for (const { id, bare = [] } of family.values) for (const name of bare) words.names.add(name, id);
  for (const head of family.heads) words.heads.add(head, true);
  headed.set(family, words);
}

const joining = new Set(['and', '&', '/', ',', 'or', '+']);
const ranging = new Set(['to', '-', '~']);
const longestList = 8;

/** The values that a list before one of a family's nouns names: "small, medium & large dogs"; null where none starts. */
export function headedAt(tokens: readonly Token[], start: number, family: ValueFamily): FamilyMention[] | null {
  const words = headed.get(family);
  if (words === undefined) return null;
  const ids: string[] = [];
  let isRange = false;
  for (let at = start; ids.length < longestList; ) {
    const name = words.names.at(tokens, at);
    if (name === null) return null;
    ids.push(...(isRange ? between(family, ids.at(-1), name.value) : [name.value]));
    const head = words.heads.at(tokens, tokens[name.next]?.stem === '-' ? name.next + 1 : name.next);
    if (head !== null) return ids.map((valueId) => ({ family, valueId, from: start, to: head.next }));
    const stem = tokens[name.next]?.stem ?? '';
    isRange = ranging.has(stem);
    at = isRange || joining.has(stem) ? name.next + 1 : name.next;
    // "Small, medium, and large".
    if (tokens[at]?.stem === 'and' || tokens[at]?.stem === '&') at += 1;
  }
  return null;
}

/** The values after one up to another, where they are steps of a scale. */
function between({ values, isScale }: ValueFamily, first: string | undefined, last: string): string[] {
  const from = values.findIndex(({ id }) => id === first);
  const to = values.findIndex(({ id }) => id === last);
  if (isScale !== true || from === -1 || to <= from) return [last];
  return values.slice(from + 1, to + 1).map(({ id }) => id);
}
