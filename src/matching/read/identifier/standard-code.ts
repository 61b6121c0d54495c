import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

/** A standard by its number: "EN 388:2016", "GB/T 4806.7-2016", "ASTM F2100-19". */
export interface StandardCode extends Span {
  bodies: readonly string[];
  /** Numbers with their letters and parts: "60335-1", "f2100"; both of "ISO 11784/11785". */
  numbers: readonly string[];
  /** The edition that is named, or null. */
  year: string | null;
  /** What is stated behind it, word by word: the classes and results of its tests. */
  grades: readonly string[];
  /** One after the last token of the grades. */
  gradesTo: number;
}

const bodies = new Set(
  `en iso iec din bs nf uni astm ansi isea ieee sae asme api nfpa csa as nzs jis ks gost cns gb t yy qb fz hg jb sj ny db
  dl cj nb ws jc jt mt ul tb cal ca bifma ece cpsc awwa`.split(/\s+/u),
);
/** True for letters before which a number is that of a standard. */
export const isStandardBody = (stem: string) => bodies.has(stem);

/** Letters that say nothing alone: the "T" of GB/T. */
const attached = wordSet('standard code: attached');
/** Letters that tell no body: the "T" of GB/T, and whose TB 117 it is. */
const regions = new Set(['t', 'cal', 'ca']);
const earliest = 1950;
const latest = 2049;

/** Every standard of a text, as it is stated. */
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
  const numbers = [`${letter}${first.text}`];
  let year: string | null = null;
  for (at += 1; '-:+/'.includes(tokens[at]?.stem ?? ' ') && tokens[at + 1]?.kind === 'number'; at += 2) {
    const part = tokens[at + 1]?.text ?? '';
    if (isYear(part)) year = part;
    else if (tokens[at]?.stem === '/') numbers.push(part);
    else numbers.push(`${numbers.pop() ?? ''}-${part}`);
  }
  return { bodies: named.filter((body) => !regions.has(body)), numbers, year, ...gradesAt(tokens, at), from, to: at };
}

const mostGrades = 3;
const endsGrades = new Set(['or', 'and', 'to']);
/** "EN 1154 certified" names no grade. */
const certifying = wordSet('certificate words');

function gradesAt(tokens: readonly Token[], from: number): { grades: string[]; gradesTo: number } {
  const grades: string[] = [];
  let at = from;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || token.kind === 'character' || isEnd(token)) break;
    // "4121X" is one word, though its figures and letters are tokens of their own.
    if (token.glued && at > from) grades.push(`${grades.pop() ?? ''}${token.stem}`);
    else if (certifying.has(token.stem)) continue;
    else if (grades.length < mostGrades) grades.push(token.stem);
    else break;
  }
  return { grades, gradesTo: at };
}

const isEnd = ({ stem }: Token) => bodies.has(stem) || endsGrades.has(stem);

function isYear(part: string): boolean {
  const year = Number(part);
  return part.length === 4 && year >= earliest && year <= latest;
}

const conforming = wordSet('conforming words');
const hanConforming = new Set(wordList('conforming words').filter(beginsInChinese).join(''));

/** The standard that is the whole of a wanted value, or null. */
export function soleStandard({ tokens }: TextFacts): StandardCode | null {
  const [code, ...more] = standardsIn(tokens);
  const saysSo = (stem: string) => conforming.has(stem) || hanConforming.has(stem);
  const isAll =
    code !== undefined &&
    tokens.every(({ kind, stem }, at) => kind === 'mark' || saysSo(stem) || (at >= code.from && at < code.gradesTo));
  return isAll && more.length === 0 ? code : null;
}
