import { wordMeanings, wordSet } from '../../ontology/word-list.ts';
import type { Quantity } from '../quantity/quantity.ts';

const systems = wordSet('size systems');
const inOtherWords = wordMeanings('size systems in other words');

/** The system in which a word says that sizes are counted, "eu" for "EUR" and 欧; null for any other word. */
export const systemCalled = (word: string): string | null => inOtherWords[word] ?? (systems.has(word) ? word : null);

/** The system of a size by the word beside its number: EU 42 and US 9 cannot be compared. Null where none is told. */
export const sizeSystemOf = ({
  labelBefore,
  labelAfter,
}: Pick<Quantity, 'labelBefore' | 'labelAfter'>): string | null =>
  systemCalled(labelBefore ?? '') ?? systemCalled(labelAfter ?? '');
