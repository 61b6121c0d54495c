import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Token } from '../../text/tokenize.ts';
import { bestOf, type Finding } from '../finding.ts';
import { compareQuantities } from '../quantity/compare-quantities.ts';

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
    const matchType = compareQuantities(quantity, exactQuantity(value, at, place + 1), false);
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
