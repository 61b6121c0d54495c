import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';

interface Years extends Span {
  first: number;
  last: number;
}

const earliest = 1950;
const latest = 2049;
const method = 'identifier';
const joins = new Set(['-', '~', '–', 'to', '至', '到']);
const onwards = wordSet('model years: onwards');
const idle = new Set(['year', 'model', 'the', 'a', 'for', 'of', '年', '款']);

/**
 * What a list of models with their years says of one model of one year: "Corolla 2014-2019" fits the Corolla of 2016 and
 * not that of 2021. Null where either side tells no year, or the text does not name the model.
 */
export function modelYearFinding(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  if (requirement.name.known?.id !== 'compatibility') return null;
  const [asked, ...more] = yearsIn(wanted.text.tokens);
  if (asked === undefined || more.length > 0 || asked.first !== asked.last) return null;
  const years = yearsIn(found.text.tokens);
  if (years.length === 0 || !namesModel(wanted.text.tokens, found.text.tokens, asked)) return null;
  const fitting = years.find(({ first, last }) => first <= asked.first && asked.first <= last);
  // Of several models in one text each has years of its own.
  if (fitting !== undefined) return { matchType: years.length === 1 ? 'match' : 'unknown', method, span: fitting };
  return { matchType: 'not_match', method, span: years[0] ?? null };
}

function namesModel(wanted: readonly Token[], found: readonly Token[], year: Span): boolean {
  const stems = new Set(found.map(({ stem }) => stem));
  const words = wanted.filter(({ kind }, at) => kind !== 'mark' && (at < year.from || at >= year.to));
  return words.length > 0 && words.every(({ stem }) => idle.has(stem) || stems.has(stem));
}

/** Every year and run of years of a text: "2016", "2014-2019", "2014+", "2018 to present". */
function yearsIn(tokens: readonly Token[]): Years[] {
  const years: Years[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = yearAt(tokens, at);
    if (first === null) continue;
    const second = joins.has(tokens[at + 1]?.stem ?? '') ? yearAt(tokens, at + 2) : null;
    const isOpen = onwards.has(tokens[at + 1]?.stem ?? '') || onwards.has(tokens[at + 2]?.stem ?? '');
    if (second !== null && second >= first) {
      years.push({ first, last: second, from: at, to: at + 3 });
      at += 2;
    } else years.push({ first, last: isOpen ? latest : first, from: at, to: at + 1 });
  }
  return years;
}

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.text.length !== 4) return null;
  const before = tokens[at - 1];
  if (token.glued && before?.kind === 'word') return null;
  const year = Number(token.text);
  return year >= earliest && year <= latest ? year : null;
}
