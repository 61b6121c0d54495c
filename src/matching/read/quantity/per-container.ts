import type { Finding } from '../../compare/finding.ts';
import { compareQuantities } from '../../compare/quantity/compare-quantities.ts';
import { containers, countWords } from '../../ontology/word-lists.ts';
import type { Span } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { NamedFact } from '../listing/read-facts.ts';
import type { Statement } from '../listing/statement.ts';
import type { Requirement, WantedValue } from '../spec/requirement.ts';
import { exactQuantity } from './exact-quantity.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';

/** What a name such as "Pieces per carton" counts, and in what. */
export interface PerContainer {
  /** The counted thing; null where any may be meant ("pieces", "quantity", "个"). */
  noun: string | null;
  container: string;
}

interface Rate extends PerContainer, Span {
  count: number;
}

const method = 'count';
const containerNames = new PhraseIndex<string>();
for (const [id, names] of Object.entries(containers)) for (const name of names) containerNames.add(name, id);
const anyThing = new Set(countWords.flatMap((word) => readText(word).tokens.map(({ stem }) => stem)));
const parting = new Set(['per', '/', '每']);

/** What a name counts in a container: "Sheets per pad", "pcs/ctn", "每箱数量"; null for all other names. */
export function readPer(name: string): PerContainer | null {
  const { tokens } = readText(name);
  const at = tokens.findIndex(({ stem }) => stem === 'per' || stem === '/' || stem === '每');
  const found = at === -1 ? null : containerNames.at(tokens, at + 1);
  if (found === null) return null;
  const counted = tokens[at]?.stem === '每' ? tokens.slice(found.next) : tokens.slice(0, at);
  return { noun: nounOf(counted), container: found.value };
}

function nounOf(tokens: readonly Token[]): string | null {
  const words = tokens.filter(({ kind, stem }) => kind !== 'mark' && !anyThing.has(stem) && stem !== 'of');
  const last = words.at(-1);
  if (last === undefined) return null;
  return containerNames.at([last], 0)?.value ?? last.stem;
}

/** What a text says of a number of things in a container against the wanted one; null when it does not tell. */
export function perContainerFinding(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { per } = requirement;
  const { quantity } = wanted;
  if (per === null || quantity === null || !isCount(quantity)) return null;
  const rates = ratesIn(found.text.tokens);
  const rate = rates.find((one) => one.container === per.container && countsSame(per.noun, one.noun));
  const stated = rate ?? chained(per, rates);
  return stated === null || stated === undefined ? null : compared(quantity, stated.count, stated);
}

/** As `perContainerFinding`, for a value whose name says what it counts: "Rolls per carton: 50". */
export function perContainerNamed(requirement: Requirement, wanted: WantedValue, fact: NamedFact): Finding | null {
  const { per } = requirement;
  const { quantity } = wanted;
  const [only, ...more] = fact.whole.quantities.quantities;
  if (per === null || quantity === null || only === undefined || more.length > 0) return null;
  if (!isCount(quantity) || !isCount(only) || only.form !== 'point') return null;
  const said = readPer(fact.name.raw);
  if (said === null || said.container !== per.container || !countsSame(per.noun, said.noun)) return null;
  return compared(quantity, only.low, only);
}

function compared(wanted: Quantity, count: number, { from, to }: Span): Finding {
  const stated = { ...exactQuantity(count, from, to), unit: wanted.unit, dimension: wanted.dimension };
  return { matchType: compareQuantities(wanted, stated, false), method, span: { from, to } };
}

function isCount({ unit, dimension }: Quantity): boolean {
  return unit === null || dimension === 'count' || dimension === 'pages' || dimension === 'layers';
}

/** "12 sets" are no 12 pieces, while "500 labels" may be called 500 pieces. */
export function countsSame(one: string | null, other: string | null): boolean {
  const [boxed, otherBoxed] = [boxOf(one), boxOf(other)];
  if (boxed !== null || otherBoxed !== null) return boxed === otherBoxed;
  return one === null || other === null || one === other;
}

/** The container that a text names at a token; null for any other word. */
export function containerAt(tokens: readonly Token[], at: number): string | null {
  return containerNames.at(tokens, at)?.value ?? null;
}

function boxOf(noun: string | null): string | null {
  return noun !== null && Object.hasOwn(containers, noun) && noun !== 'sheet' ? noun : null;
}

/** "100 pcs/bag, 10 bags/carton": a thousand pieces are in the carton. */
function chained(per: PerContainer, rates: readonly Rate[]): Rate | null {
  for (const outer of rates) {
    const inner = rates.find((one) => one.container === outer.noun && countsSame(per.noun, one.noun));
    if (outer.container !== per.container || inner === undefined) continue;
    const [from, to] = [Math.min(outer.from, inner.from), Math.max(outer.to, inner.to)];
    return { ...per, count: outer.count * inner.count, from, to };
  }
  return null;
}

const longestNoun = 3;

/** Every "36 pcs per carton", "500张/卷", "10/ctn" and "每箱50个" of a text. */
function ratesIn(tokens: readonly Token[]): Rate[] {
  if (!tokens.some(({ stem }) => parting.has(stem))) return [];
  return tokens.flatMap((token, at): Rate[] => {
    const rate = token.stem === '每' ? rateAfter(tokens, at) : token.kind === 'number' ? rateFrom(tokens, at) : null;
    return rate === null ? [] : [rate];
  });
}

function rateFrom(tokens: readonly Token[], start: number): Rate | null {
  const number = readNumber(tokens, start);
  if (number === null || !Number.isInteger(number.value)) return null;
  for (let at = number.next; at <= number.next + longestNoun; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'number') return null;
    if (token.stem !== 'per' && token.stem !== '/') {
      if (token.kind === 'mark') return null;
      continue;
    }
    const found = containerNames.at(tokens, at + 1);
    if (found === null) return null;
    const noun = nounOf(tokens.slice(number.next, at));
    return { count: number.value, noun, container: found.value, from: start, to: found.next };
  }
  return null;
}

function rateAfter(tokens: readonly Token[], at: number): Rate | null {
  const found = containerNames.at(tokens, at + 1);
  const number = found === null ? null : readNumber(tokens, found.next);
  if (found === null || number === null || !Number.isInteger(number.value)) return null;
  const noun = nounOf(tokens.slice(number.next, number.next + 1));
  return { count: number.value, noun, container: found.value, from: at, to: number.next };
}
