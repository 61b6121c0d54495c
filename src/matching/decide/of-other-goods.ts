import { rememberAnswers } from '../../lib/remember-answers.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { isJoiningAt } from '../scope/joiner.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { asides, readText } from '../text/read-text.ts';

/**
 * What attributes may say of a wish that names other goods: of a case's "Phone brand" not its own brand, of a lid's "Pan diameter" not
 * its own diameter.
 */
export function withoutOwn(
  { ofGoods, itemName }: Requirement,
  { title }: ProductFacts,
  named: readonly NamedFact[],
): readonly NamedFact[] {
  if (ofGoods === null || itemName === undefined) return named;
  const { noun, plain } = ofGoods;
  if (!namesOther(`${noun}\u001f${itemName}`) || isOfferedAs(noun, title.statement)) return named;
  return named.filter(({ name }) => name.key !== plain.name.key);
}

/** True where the name of an item speaks of the goods, and not as of what is wanted: the phone of "phone case" and "case for phones". */
const namesOther = rememberAnswers(
  (words) => {
    const [noun = '', item = ''] = words.split('\u001f');
    if (beginsInChinese(noun)) return item.includes(noun) && !item.trim().endsWith(noun);
    const { tokens, aside } = readText(item);
    const places = [...tokens.keys()].filter((at) => tokens[at]?.stem === noun);
    const isHead = (at: number) =>
      aside[at] !== asides.ofThing &&
      (tokens[at + 1]?.kind !== 'word' || aside[at + 2] === asides.ofThing || isJoiningAt(tokens, at + 1));
    return places.length > 0 && !places.some(isHead);
  },
  { most: 1000, longest: 200 },
);
