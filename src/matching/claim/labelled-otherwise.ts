import type { AttributeName } from '../ontology/attribute-names.ts';
import { wordsByMeaning } from '../ontology/word-list.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import type { MeasureOwner } from './measure-owner.ts';
import { conceptsOf, type NameWord, wordsApart } from './name-concepts.ts';
import { areAlike, isNaming } from './senses.ts';

const headsByDimension = wordsByMeaning('heads of measures');
const mostWords = 3;

/**
 * True for a measure that a text labels by a name of its own, "inflation time 3 min", 保温时间6小时, of which no word stands for what is
 * asked: another time of the goods than their charging time.
 */
export function isLabelledOtherwise(
  { name }: Requirement,
  { dimension }: Quantity,
  { words, before, role }: MeasureOwner,
): boolean {
  const heads = headsByDimension[dimension ?? ''];
  if (heads === undefined || role !== null) return false;
  const [ahead, behind] = [words.slice(0, before), words.slice(before, before + mostWords)];
  const isLast = heads.some((head) => isHead(ahead.at(-1) ?? '', head));
  const label = (isLast ? labelAmong(ahead, heads) : null) ?? labelAmong(behind, heads);
  if (label === null) return false;
  const { known } = resolveName(label);
  if (known !== null && name.known !== null) return known.id !== name.known.id;
  const told = tellingWords(label, heads);
  if (told.length === 0) return false;
  const asked = [name.raw, ...namesOf(name.known)].flatMap((one) => tellingWords(one, heads));
  return asked.length > 0 && !told.some((word) => asked.some((one) => areAlike(word, one)));
}

const namesOf = (known: AttributeName | null) => known?.names ?? [];

/** The words of a label that end on one of the heads: 保温时间, "pot life"; null where no word does. */
function labelAmong(words: readonly string[], heads: readonly string[]): string | null {
  const at = words.findLastIndex((word) => heads.some((head) => isHead(word, head)));
  if (at === -1) return null;
  const label = beginsInChinese(words[at] ?? '') ? [words[at]] : words.slice(Math.max(0, at - mostWords + 1), at + 1);
  return label.join(' ');
}

const isHead = (word: string, head: string) =>
  word === head || (beginsInChinese(head) && word.length > head.length && word.endsWith(head));

/** What a name says beside its head and words that any name may have. */
function tellingWords(raw: string, heads: readonly string[]): readonly NameWord[] {
  const words = conceptsOf(raw).words.flatMap((word) => (word.phrase.includes(' ') ? wordsApart(word) : [word]));
  return words.filter((word) => !isNaming(word) && !heads.includes(word.phrase));
}
