import type { WantedItem } from '../../matching/assessment.ts';
import type { Listing } from '../../matching/listing.ts';
import type { Requirement } from '../../matching/read/spec/requirement.ts';
import type { Inquiry } from './inquiry.ts';
import { shorten } from './value-words.ts';

const currencies = [
  { code: 'USD', spellings: /\bUSD\b|US\$|\$|美元|dollars?/iu },
  { code: 'EUR', spellings: /\bEUR\b|€|欧元|euros?/iu },
  { code: 'GBP', spellings: /\bGBP\b|£|英镑/iu },
  { code: 'CNY', spellings: /\b(?:CNY|RMB)\b|¥|￥|元|人民币/iu },
] as const;

/** A wanted price in a spec is a ceiling unless it says otherwise; a price that cannot be read is asked as written. */
export function priceInquiry({ specValues }: Requirement): Inquiry {
  const text = shorten(specValues.join(' / '));
  const amount = /\d+(?:[.,]\d+)*/u.exec(text)?.[0];
  const currency = currencies.find(({ spellings }) => spellings.test(text));
  const isCeiling = !/(?:at least|min|from|over|above|≥|>|至少|以上|[-–~至到])/iu.test(text);
  const isRead = amount !== undefined && currency !== undefined && isCeiling && specValues.length === 1;
  return { ask: 'price', text, ceiling: isRead ? { amount, currency: currency.code } : null };
}

/** What is open about the offer itself: an unstated price, a minimum order above the wanted quantity. */
export function offerInquiries(
  { quantity }: WantedItem,
  { price, moq }: Pick<Listing, 'price' | 'moq'>,
): { specName: string; inquiry: Inquiry }[] {
  const open: { specName: string; inquiry: Inquiry }[] = [];
  if (price === undefined || price.tiers.length === 0) {
    open.push({ specName: 'price', inquiry: { ask: 'open price', quantity } });
  }
  if (moq !== undefined && quantity !== null && moq > quantity) {
    open.push({ specName: 'minimum order', inquiry: { ask: 'minimum order', quantity, minimum: moq } });
  }
  return open;
}
