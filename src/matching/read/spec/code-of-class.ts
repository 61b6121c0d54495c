import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { readText } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';

const classWords = wordSet('class words');
const longestCode = 3;

/** The code of a value that calls it a class: the A1 of "Euroclass A1" under "Fire class". Null for any other value and name. */
export function codeOfClass(value: string, { stems }: ResolvedName): string | null {
  if (!stems.some((stem) => classWords.has(stem))) return null;
  const { tokens } = readText(value);
  const at = tokens.findIndex(({ stem }) => !classWords.has(stem));
  const code = tokens[at] === undefined || at < 1 ? '' : value.slice(tokens[at]?.start).trim();
  return code !== '' && code.length <= longestCode ? code : null;
}

const letterCode = /^[A-Z]-?\d{0,2}$/u;
const shortestHead = 4;

/** A capital letter, with a number or without, under a name of one word that it follows in running text. */
export function isLetterCode(value: string, { raw, known, stems }: ResolvedName): boolean {
  const head = raw.normalize('NFKC').trim();
  const isHead = stems.length === 1 && (/^[a-z]+$/iu.test(head) ? head.length >= shortestHead : beginsInChinese(head));
  return isHead && known === null && letterCode.test(value.normalize('NFKC').trim());
}
