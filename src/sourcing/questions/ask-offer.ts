import type { WantedItem } from '../../matching/assessment.ts';
import type { Listing } from '../../matching/listing.ts';
import type { Requirement } from '../../matching/requirement.ts';
import type { BothLanguages, Question } from './question.ts';
import { shorten } from './value-words.ts';

const currencies: readonly { code: string; spellings: RegExp; zh: string }[] = [
  { code: 'USD', spellings: /\bUSD\b|US\$|\$|美元|dollars?/iu, zh: '美元' },
  { code: 'EUR', spellings: /\bEUR\b|€|欧元|euros?/iu, zh: '欧元' },
  { code: 'GBP', spellings: /\bGBP\b|£|英镑/iu, zh: '英镑' },
  { code: 'CNY', spellings: /\b(?:CNY|RMB)\b|¥|￥|元|人民币/iu, zh: '元' },
];

/** A wanted price in a spec is a ceiling unless it says otherwise; a price that cannot be read is asked as written. */
export function askPriceSpec({ specValues }: Requirement): BothLanguages {
  const text = shorten(specValues.join(' / '));
  const amount = /\d+(?:[.,]\d+)*/u.exec(text)?.[0];
  const currency = currencies.find(({ spellings }) => spellings.test(text));
  const isCeiling = !/(?:at least|min|from|over|above|≥|>|至少|以上|[-–~至到])/iu.test(text);
  if (amount === undefined || currency === undefined || !isCeiling || specValues.length > 1) {
    return { en: `Can you offer this price: ${text}?`, zh: `单价能否做到：${text}？` };
  }
  return {
    en: `Can you offer it at ${amount} ${currency.code} per piece or less?`,
    zh: `单价能否做到${amount}${currency.zh}以内？`,
  };
}

/** What is open about the offer itself: an unstated price, a minimum order above the wanted quantity. */
export function askOffer(item: WantedItem, listing: Pick<Listing, 'price' | 'moq'>): Question[] {
  const { quantity } = item;
  const questions: Question[] = [];
  if (listing.price === undefined || listing.price.tiers.length === 0) {
    questions.push(
      quantity === null
        ? { specName: 'price', en: 'What is the price per piece?', zh: '单价是多少？' }
        : {
            specName: 'price',
            en: `What is the price per piece for ${pieces(quantity)}?`,
            zh: `订购${quantity}件的单价是多少？`,
          },
    );
  }
  if (listing.moq !== undefined && quantity !== null && listing.moq > quantity) {
    questions.push({
      specName: 'minimum order',
      en: `Do you accept an order of ${pieces(quantity)}, below the minimum order of ${listing.moq}?`,
      zh: `我们需要${quantity}件，低于起订量${listing.moq}件，可以接单吗？`,
    });
  }
  return questions;
}

function pieces(quantity: number): string {
  return `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;
}
