import type { Finding } from '../../compare/finding.ts';
import type { ValueFamily } from '../../ontology/value-families.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { entails, namedAt } from './find-families.ts';

const method = 'value family';
/** "Not for children under 3", "not suitable for dry skin only": a part of them, or they and others. */
const limiting = wordSet('excepted value: limiting');
const limitingBefore = new Set(['下', '上', '内', 'only', 'some', 'just']);
const all = wordSet('excepted value: all');
const noIds: readonly FamilyException[] = [];

interface FamilyException extends Span {
  valueId: string;
}

/** True where a text only names a value to except it. */
export function isExcepted(text: TextFacts, span: Span): boolean {
  return text.exceptions.some(({ from, to }) => span.from >= from && span.to <= to) || isBarelyDenied(text, span);
}

const bareDenials = new Set(['not', 'non', 'no', '非']);

/** "Women, not men", "non-sensitive skin". */
export function isBarelyDenied({ tokens }: TextFacts, { from }: Span): boolean {
  const before = tokens[from - 1]?.stem === '-' ? tokens[from - 2] : tokens[from - 1];
  return before !== undefined && bareDenials.has(before.stem);
}

/**
 * What a text that excepts values of a family says of a wanted one: not_match where it is excepted, match where all others
 * are served ("all but dry"), null where the text excepts nothing of the family.
 */
export function exceptionFinding(text: TextFacts, family: ValueFamily, wantedId: string): Finding | null {
  const excepted = exceptedIn(text, family);
  const own = excepted.find(({ valueId }) => entails(family, valueId, wantedId) || entails(family, wantedId, valueId));
  if (own !== undefined) return { matchType: 'not_match', method, span: { from: own.from, to: own.to } };
  if (excepted.length === 0 || !text.exceptions.every(({ leavesRest }) => leavesRest)) return null;
  return text.tokens.some(({ stem }) => all.has(stem)) ? { matchType: 'match', method, span: null } : null;
}

function exceptedIn(text: TextFacts, family: ValueFamily): readonly FamilyException[] {
  if (text.exceptions.length === 0) return noIds;
  return text.exceptions.flatMap(({ from, to }) => {
    const found: FamilyException[] = [];
    for (let at = from; at < to; at += 1) {
      const named = namedAt(text, at, family);
      if (named === null || named.next > to) continue;
      if (isLimited(text.tokens, at, named.next)) return [];
      found.push({ from: at, to: named.next, valueId: named.value });
      at = named.next - 1;
    }
    return found;
  });
}

function isLimited(tokens: TextFacts['tokens'], from: number, to: number): boolean {
  const next = tokens[to];
  const before = tokens[from - 1];
  return (
    (next !== undefined && (limiting.has(next.stem) || next.kind === 'number')) ||
    (before !== undefined && (limitingBefore.has(before.stem) || before.kind === 'number'))
  );
}
