import type { NamedFact, ProductFacts } from '../../read/listing/read-facts.ts';
import { sizesIn } from '../../read/size/size-code.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Located } from '../located.ts';

const pairing = new Set(['=', ':', '(']);
const longestCode = 3;

/**
 * What the sizes of goods or of a variant say when the text ties them to those of another system: "S = UK 10, M = UK 12"
 * makes a UK 12 of the variant "M". Null where no guide names the wanted size.
 */
export function guidedSize(
  { name, alternatives }: Requirement,
  facts: ProductFacts,
  named: ReadonlyMap<string, readonly NamedFact[]>,
): Located | null {
  if (name.known?.reads !== 'size') return null;
  let other: Located | null = null;
  for (const wanted of alternatives) {
    const code = wanted.size === null ? codeOfGuide(wanted, facts) : null;
    if (code === null) continue;
    for (const { field, whole } of named.get(name.key) ?? []) {
      const sizes = whole.sizes;
      if (sizes === null) continue;
      const found = { method: 'size', span: null, field, statement: whole };
      if (sizes.includes(code)) return { ...found, matchType: 'match' };
      other ??= { ...found, matchType: 'not_match' };
    }
  }
  return other;
}

/** The code that a text of the listing ties to a wanted size; null when none does or two of them do. */
function codeOfGuide({ text: wanted }: WantedValue, { running }: ProductFacts): string | null {
  const codes = new Set<string>();
  for (const { statement } of running) {
    for (const { from } of findPhrase(statement.text, wanted.unspaced)) {
      const code = codeBefore(statement.text, from);
      if (code !== null) codes.add(code);
    }
  }
  const [code, ...more] = codes;
  return more.length > 0 ? null : (code ?? null);
}

/** "M = UK 12", "L (UK 14)": the code that a mark ties to what follows it. */
function codeBefore({ tokens }: TextFacts, from: number): string | null {
  if (!pairing.has(tokens[from - 1]?.stem ?? '')) return null;
  for (let start = Math.max(0, from - 1 - longestCode); start < from - 1; start += 1) {
    const [code, ...more] = sizesIn(tokens.slice(start, from - 1)) ?? [];
    if (code !== undefined && more.length === 0) return code;
  }
  return null;
}
