import { wordSet } from '../../ontology/word-list.ts';
import { withoutIdle } from '../../read/identifier/certificate.ts';
import { compareIpCodes, findIpCodes } from '../../read/identifier/ip-code.ts';
import { type StandardCode, standardsIn } from '../../read/identifier/standard-code.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import { hasDigit } from '../../text/has-digit.ts';
import type { Token } from '../../text/tokenize.ts';
import { bestOf, type Finding } from '../finding.ts';
import { compareQuantities } from '../quantity/compare-quantities.ts';

/** Compares codes that mean more than their letters; null when the wanted value is none of them or the text has none. */
export function identifierFinding(wanted: WantedValue, found: Statement): Finding | null {
  return ipFinding(wanted, found) ?? depthFinding(wanted, found);
}

/** Degrees of protection against dust and water, also "at least IP44" and "IP65/IP67". */
export function ipFinding(wanted: WantedValue, found: Statement): Finding | null {
  const { protection: code } = wanted;
  if (code === null) return null;
  const findings = findIpCodes(found.text.tokens).map(
    (other): Finding => ({ matchType: compareIpCodes(code, other), method: 'identifier', span: other }),
  );
  return bestOf(findings);
}

/** "5 bar" and "50 m" tell how much water a thing bears, by another test than that of a code. */
function depthFinding({ protection }: WantedValue, { quantities }: Statement): Finding | null {
  const isDepth = quantities.quantities.some(({ dimension }) => dimension === 'pressure' || dimension === 'length');
  return protection !== null && isDepth ? { matchType: 'unknown', method: 'identifier', span: null } : null;
}

/** Whether the grades that are stated are those wanted: "4131X" is not "4121X", and nothing stated leaves it open. */
function compareGrades(wanted: readonly string[], found: readonly string[]): Finding['matchType'] {
  if (wanted.every((grade) => found.includes(grade))) return 'match';
  const figures = wanted.filter(hasDigit);
  const isOther = figures.length > 0 && found.some(hasDigit) && !found.some((grade) => figures.includes(grade));
  return isOther ? 'not_match' : 'unknown';
}

/** True where all wanted numbers are named, or parts of them: "EN 527-1" of EN 527. */
const namesAll = (found: StandardCode, { numbers }: StandardCode) =>
  numbers.every((number) => found.numbers.some((one) => one === number || one.startsWith(`${number}-`)));

/**
 * What a value says of a wanted standard: any edition meets one that is asked for without a year, and another edition is
 * not the one asked for. Goods may keep more standards than are named. Null where the text names none.
 */
export function standardFinding(wanted: StandardCode | null, { text }: Statement): Finding | null {
  if (wanted === null) return null;
  const named = standardsIn(text.tokens);
  const same = named.filter(
    (found) => namesAll(found, wanted) && wanted.bodies.every((body) => found.bodies.includes(body)),
  );
  if (same.length === 0) return named.length === 0 ? null : { matchType: 'unknown', method: 'identifier', span: null };
  return bestOf(
    same.map((found): Finding => {
      const isOpen = wanted.year !== null && found.year === null;
      const isMet = wanted.year === null || wanted.year === found.year;
      const graded = compareGrades(wanted.grades, found.grades);
      const matchType = !isMet && !isOpen ? 'not_match' : isOpen && graded === 'match' ? 'unknown' : graded;
      return { matchType, method: 'identifier', span: found };
    }),
  );
}

/**
 * What an attribute that is called like the wanted certificate says of it: "CE mark: yes", OEKO-TEX认证: 无. Where several
 * would do, that one is missing breaks nothing.
 */
export function certificateFinding(
  { alternatives }: Requirement,
  { certificate }: WantedValue,
  fact: NamedFact,
): Finding | null {
  const called = withoutIdle(fact.featureName);
  const isSame = certificate?.names.has(called) === true;
  if (!isSame && certificate?.beginnings.has(called) !== true) return null;
  const has = answerOf(fact, called);
  if (has === null || (has ? !isSame : alternatives.length > 1)) return null;
  return { matchType: has ? 'match' : 'not_match', method: 'boolean', span: null };
}

/** Yes and no, also in the certificate's own words: "3C: export only, no 3C mark". */
function answerOf({ whole }: NamedFact, called: string): boolean | null {
  if (whole.yesNo !== null) return whole.yesNo;
  const spans = findPhrase(whole.text, called);
  return spans.length > 0 && spans.every((span) => isDenied(whole.text, span)) ? false : null;
}

const versionWords = new Set(['version', '版本']);

const reach = 3;
const linking = new Set(['v', 'ver', 'version', '-', '版本']);

/** True for a wish of a version: "Bluetooth version: 5.3". */
export function asksVersion({ name }: Requirement, { quantity }: WantedValue): boolean {
  return quantity !== null && quantity.unit === null && name.stems.some((stem) => versionWords.has(stem));
}

/** What running text says of a version ("Bluetooth 5.3", "HDMI cable 2.0"); null when it names none. */
export function versionInText(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { quantity } = wanted;
  const { stems } = requirement.name;
  if (quantity === null || !asksVersion(requirement, wanted)) return null;
  const subjects = stems.filter((stem) => !versionWords.has(stem));
  const { tokens } = found.text;
  const findings = tokens.flatMap((token, at): Finding[] => {
    const place = subjects.includes(token.stem) ? numberAfter(tokens, at + 1) : -1;
    const value = Number(tokens[place]?.stem);
    if (place === -1 || !Number.isFinite(value)) return [];
    const matchType = compareQuantities(quantity, exactQuantity(value, at, place + 1));
    return [{ matchType, method: 'identifier', span: { from: at, to: place + 1 } }];
  });
  return bestOf(findings);
}

/** A whole number must follow at once; "2.0" may stand behind a word: "HDMI cable 2.0". */
function numberAfter(tokens: readonly Token[], start: number): number {
  let words = 0;
  for (let at = start; at < Math.min(tokens.length, start + reach); at += 1) {
    const token = tokens[at];
    if (token?.kind === 'number') return words === 0 || token.text.includes('.') ? at : -1;
    if (token === undefined || (token.kind !== 'word' && token.stem !== '-')) return -1;
    if (!linking.has(token.stem)) words += 1;
  }
  return -1;
}

/** Properties under which a title may name several codes, or one of another thing. */
const openIds = wordSet('open ids');
const longestPrefix = 3;

/**
 * What a title says of a wanted code such as "E27", "M8" or "A5": a code of the same letters with another number
 * contradicts it, unless the wanted one stands there as well.
 */
export function codeInTitle(requirement: Requirement, wanted: WantedValue, title: Statement): Finding | null {
  if (openIds.has(requirement.name.known?.id ?? '')) return null;
  const code = codeAt(wanted.text.tokens, 0);
  if (code === null || wanted.text.tokens.length > 2) return null;
  const { tokens } = title.text;
  let other: Finding | null = null;
  for (const at of tokens.keys()) {
    const found = codeAt(tokens, at);
    if (found === null || found.letters !== code.letters) continue;
    const span = { from: at, to: at + 2 };
    if (found.number === code.number || isOfBundledItem(title.text, span)) return null;
    other = { matchType: 'not_match', method: 'identifier', span };
  }
  return other;
}

/** One to three letters with a number stuck to them, and nothing stuck to that. */
function codeAt(tokens: readonly Token[], at: number): { letters: string; number: string } | null {
  const [letters, number, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (letters?.kind !== 'word' || number?.kind !== 'number' || !number.glued || number.text.length > longestPrefix)
    return null;
  const isPart = after?.glued && (after.kind === 'word' || after.kind === 'number') && after.text !== 'x';
  const isLetters = letters.text.length <= longestPrefix && !(letters.glued && tokens[at - 1]?.kind === 'number');
  return isLetters && !isPart ? { letters: letters.text, number: number.stem } : null;
}
