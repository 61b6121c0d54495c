import type { Statement } from '../../read/listing/statement.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';

/** The number of a class: "CAT IV 600 V". */
const roman = /^(?:i{2,3}|iv|vi{0,3}|ix)$/u;

/** Words beside a wanted measure ("75 g caffeine") have to stand in the text as well. */
export function hasWordsOf(wanted: WantedValue, statement: Statement): boolean {
  const { quantity, text } = wanted;
  if (quantity === null) return true;
  return text.tokens.every((token, index) => {
    const isBeside = index < quantity.from || index >= quantity.to || token.stem === quantity.labelAfter;
    const isTelling = isBeside && token.kind === 'word' && (token.stem.length > 3 || roman.test(token.stem));
    return !isTelling || statement.text.tokens.some((found) => found.stem === token.stem);
  });
}

const sharedRoles: readonly ReadonlySet<string>[] = [
  new Set(['weight', 'net content', 'capacity', 'size', 'dosage']),
  new Set(['size', 'length', 'height', 'width', 'diameter', 'screen size', 'dimensions']),
  new Set(['pack size', 'net content', 'size']),
  new Set(['battery capacity', 'capacity']),
  new Set(['storage', 'memory', 'capacity']),
];

export function sharesRole(one: string, other: string): boolean {
  return sharedRoles.some((group) => group.has(one) && group.has(other));
}
