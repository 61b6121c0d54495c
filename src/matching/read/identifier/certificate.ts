import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';

/** A certificate or a mark that is asked for, by what names it alone: the "oekotex100" of "Oeko-Tex Standard 100". */
export interface Certificate {
  /** All that it goes by, run together. */
  names: ReadonlySet<string>;
  /** What its names begin with: who has no Oeko-Tex certificate has none of Standard 100. */
  beginnings: ReadonlySet<string>;
}

/** Words that stand beside a certificate's name and tell it from no other. */
const idle = wordSet('certificate words');
const hanIdle = [...idle].filter((word) => beginsInChinese(word));
const endings = ['mark', 'marked', 'marking', 'conformity', 'standard'];
const longest = 8;
const shortestBeginning = 3;

/** The certificate that a value names where its name asks for one; null for any other value. */
export function certificateOf(
  { tokens, unspaced }: TextFacts,
  name: ResolvedName,
  sayings: readonly string[],
): Certificate | null {
  if (!asksCertificate(name) || tokens.length > longest) return null;
  const stems = tokens.flatMap(({ kind, stem }) => (kind === 'mark' || idle.has(stem) ? [] : [stem]));
  const said = withoutIdle(stems.join(''));
  if (said === '' || stems.length === 0) return null;
  const beginnings = stems
    .map((_, at) => stems.slice(0, at).join(''))
    .filter(({ length }) => length >= shortestBeginning);
  return {
    names: new Set([said, unspaced, ...sayings.map(withoutIdle)]),
    beginnings: new Set(beginnings),
  };
}

function asksCertificate({ known, stems, raw }: ResolvedName): boolean {
  if (known !== null) return known.id === 'certification';
  return stems.some((stem) => idle.has(stem)) || raw.includes('认证') || raw.includes('证书');
}

/** The name of a certificate without what only calls it one: "oekotex" of OEKO-TEX认证, "ce" of "CE mark". */
export function withoutIdle(unspaced: string): string {
  let rest = unspaced;
  for (const word of hanIdle) rest = rest.replace(word, '');
  const ending = endings.find((one) => rest.endsWith(one) && rest.length > one.length);
  return ending === undefined ? rest : rest.slice(0, -ending.length);
}
