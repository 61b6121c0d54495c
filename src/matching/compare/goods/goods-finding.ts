import { wordSet } from '../../ontology/word-list.ts';
import { areNearGoods, findGoods, type GoodsMention, holdsOthers } from '../../read/goods/find-goods.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const kindWords = wordSet('kind words');
/** The type of what the goods go with or come in, not theirs: "compatible device type", "room type". */
const ofOthers = wordSet('of others');
/** Titles that offer several kinds of goods, of which they need not name each. */
const severalWords = new Set(['bundle', 'combo', 'assortment', 'convertible', 'multifunctional', 'multifunction']);

/** Where a title offers another kind of goods than the wanted one ("Product type: shampoo"); null when it may be the same. */
export function goodsFinding({ name }: Requirement, wanted: WantedValue, { text }: Statement): Finding | null {
  if (!name.stems.some((stem) => kindWords.has(stem)) || name.known?.id === 'packaging') return null;
  if (name.stems.some((stem) => ofOthers.has(stem))) return null;
  const wantedGoods = findGoods(wanted.text);
  const [head, ...more] = wantedGoods.filter(({ isHead }) => isHead);
  if (head === undefined || more.length > 0) return null;
  const mentions = findGoods(text);
  const [offered] = mentions.filter(({ isHead }) => isHead);
  if (offered === undefined || holdsOthers(offered.group) || offersSeveral(text)) return null;
  const isNear = ({ group }: GoodsMention) => wantedGoods.some((one) => areNearGoods(one.group, group));
  if (mentions.some(isNear) || namesHead(text, mentions, wanted.text.tokens[head.to - 1]?.stem)) return null;
  return { matchType: 'not_match', method: 'kind of goods', span: offered };
}

/** "Mat" in a title that names other goods may be the wanted mat by a name that is in no table. */
function namesHead({ tokens }: TextFacts, mentions: readonly GoodsMention[], head: string | undefined): boolean {
  return tokens.some(({ stem }, at) => stem === head && !mentions.some(({ from, to }) => from <= at && to > at));
}

/** "2 in 1" and "bundle". */
function offersSeveral({ tokens }: TextFacts): boolean {
  const words = tokens.filter(({ stem }) => stem !== '-');
  const isNumber = (at: number) => words[at]?.kind === 'number';
  return words.some(
    ({ stem }, at) => severalWords.has(stem) || (stem === 'in' && isNumber(at - 1) && isNumber(at + 1)),
  );
}
