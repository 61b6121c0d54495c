import { openTable } from '../../../lib/packed-table.ts';
import type { Translation } from './glossary-table.ts';
import { readTable } from './glossary-table-file.ts';

const openGlossary = () => openTable(readTable(), ['english', 'chinese'] as const, (row: Translation) => row);

let glossary: ReturnType<typeof openGlossary> | undefined;

function rowsOf(language: 'english' | 'chinese', word: string): readonly Translation[] {
  glossary ??= openGlossary();
  return [...(glossary[language].get(word) ?? [])].map(glossary.valueAt);
}

/** The known English phrases have at most so many words, and the Chinese words so many characters. */
export const longestPhrase = 4;
export const longestHan = 8;

/** The Chinese words for an English phrase, as stems joined by spaces, the usual one first; empty for a phrase that is not known. */
export function chineseFor(phrase: string): readonly string[] {
  return rowsOf('english', phrase).flatMap(({ chinese }) => chinese);
}

/** The English phrases that a Chinese word stands for, each with all Chinese words for it. */
export function translationsOf(han: string): readonly Translation[] {
  return rowsOf('chinese', han);
}

/** True for a word, English stems or Chinese, that names a thing rather than what is said of things. */
export function namesThing(word: string, language: 'english' | 'chinese'): boolean {
  return rowsOf(language, word).some(({ isThing }) => isThing);
}

/** How many of the stems from a place on are the longest phrase that is known there; 0 for none. */
export function knownLengthAt(stems: readonly string[], at: number): number {
  let length = Math.min(longestPhrase, stems.length - at);
  while (length > 0 && chineseFor(stems.slice(at, at + length).join(' ')).length === 0) length -= 1;
  return length;
}
