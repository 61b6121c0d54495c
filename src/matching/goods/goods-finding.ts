import type { Finding } from '../evidence/finding.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement, WantedValue } from '../requirement.ts';
import { findGoods, holdsOthers } from './find-goods.ts';

const kindWords = new Set(['type', 'category', 'kind', 'variety', '类型', '种类', '类别', '品类', '产品类型']);

/** Where a title offers another kind of goods than the wanted one ("Product type: shampoo"); null when it may be the same. */
export function goodsFinding({ name }: Requirement, wanted: WantedValue, { text }: Statement): Finding | null {
  if (!name.stems.some((stem) => kindWords.has(stem)) || name.known?.id === 'packaging') return null;
  const [wantedGoods, ...more] = findGoods(wanted.text).filter(({ isHead }) => isHead);
  if (wantedGoods === undefined || more.length > 0) return null;
  const mentions = findGoods(text);
  const [offered] = mentions.filter(({ isHead }) => isHead);
  if (offered === undefined || holdsOthers(offered.group)) return null;
  if (mentions.some(({ group }) => group === wantedGoods.group)) return null;
  return { matchType: 'not_match', method: 'kind of goods', span: offered };
}
