import { bestOf, type Finding } from '../evidence/finding.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Span } from '../text/find-phrase.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

/** A standard by its number: "EN 388:2016", "GB/T 4806.7-2016", "ASTM F2100-19". */
export interface StandardCode extends Span {
  bodies: readonly string[];
  /** Number with its letter and its parts: "60335-1", "f2100". */
  number: string;
  /** The edition that is named, or null. */
  year: string | null;
}

const bodies = new Set(
  `en iso iec din bs nf uni astm ansi isea ieee sae asme api nfpa csa as nzs jis ks gost cns gb t yy qb fz hg jb sj ny db
  dl cj nb ws jc jt mt ul`.split(/\s+/u),
);
/** Letters that say nothing alone: the "T" of GB/T. */
const attached = new Set(['t', 'as', 'ws', 'db', 'mt', 'api', 'csa', 'ks', 'uni', 'ul', 'nf']);
const earliest = 1950;
const latest = 2049;

/** Every standard of a text, as it is told. */
export function standardsIn(tokens: readonly Token[]): StandardCode[] {
  const codes: StandardCode[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const code = bodies.has(tokens[at]?.text ?? '') ? standardAt(tokens, at) : null;
    if (code === null) continue;
    codes.push(code);
    at = code.to - 1;
  }
  return codes;
}

function standardAt(tokens: readonly Token[], from: number): StandardCode | null {
  const named: string[] = [];
  let at = from;
  for (let token = tokens[at]; token !== undefined && bodies.has(token.text); token = tokens[at]) {
    named.push(token.text);
    at += tokens[at + 1]?.stem === '/' ? 2 : 1;
  }
  if (named.every((body) => attached.has(body))) return null;
  const letter = tokens[at]?.kind === 'word' && tokens[at]?.text.length === 1 ? (tokens[at]?.text ?? '') : '';
  if (letter !== '') at += 1;
  const first = tokens[at];
  if (first?.kind !== 'number') return null;
  let number = `${letter}${first.text}`;
  let year: string | null = null;
  for (at += 1; '-:+'.includes(tokens[at]?.stem ?? ' ') && tokens[at + 1]?.kind === 'number'; at += 2) {
    const part = tokens[at + 1]?.text ?? '';
    if (isYear(part)) year = part;
    else number = `${number}-${part}`;
  }
  return { bodies: named.filter((body) => body !== 't'), number, year, from, to: at };
}

function isYear(part: string): boolean {
  const year = Number(part);
  return part.length === 4 && year >= earliest && year <= latest;
}

/** The standard that is the whole of a wanted value, or null. */
export function soleStandard({ tokens }: TextFacts): StandardCode | null {
  const [code, ...more] = standardsIn(tokens);
  const isAll =
    code !== undefined && tokens.every(({ kind }, at) => kind === 'mark' || (at >= code.from && at < code.to));
  return isAll && more.length === 0 ? code : null;
}

/**
 * What a value says of a wanted standard: any edition meets one that is asked for without a year, and another edition is
 * not the one asked for. Goods may keep more standards than are named. Null where the text names none.
 */
export function standardFinding(wanted: StandardCode | null, { text }: Statement): Finding | null {
  if (wanted === null) return null;
  const named = standardsIn(text.tokens);
  const same = named.filter(
    (found) => found.number === wanted.number && wanted.bodies.every((body) => found.bodies.includes(body)),
  );
  if (same.length === 0) return named.length === 0 ? null : { matchType: 'unknown', method: 'identifier', span: null };
  return bestOf(
    same.map((found): Finding => {
      const isOpen = wanted.year !== null && found.year === null;
      const isMet = wanted.year === null || wanted.year === found.year;
      return { matchType: isOpen ? 'unknown' : isMet ? 'match' : 'not_match', method: 'identifier', span: found };
    }),
  );
}
