import type { BothLanguages, Question } from './question.ts';
import { oneLine } from './value-words.ts';

/** A product with what is to be asked of it. */
export interface AskedProduct {
  platform: string;
  productId: string;
  title: string;
  url: string | null;
  /** Pieces wanted; null when not known yet. */
  quantity: number | null;
  questions: readonly Question[];
}

const longestTitle = 120;

/** A letter to one supplier about all its products, ready to be sent as it is. */
export function writeMessage(products: readonly AskedProduct[]): BothLanguages {
  const isOne = products.length === 1;
  const opening = isOne ? 'this product' : 'these products';
  return {
    en: [
      `Hello,\n\nWe are interested in ${opening} and need a few details before we can order:`,
      ...products.map((product, index) => aboutProduct(product, index + 1, 'en')),
      'Thank you, we look forward to your answer.',
    ].join('\n\n'),
    zh: [
      `您好！\n\n我们对${isOne ? '这款产品' : '以下产品'}感兴趣，下单前想确认几点：`,
      ...products.map((product, index) => aboutProduct(product, index + 1, 'zh')),
      '谢谢，期待您的回复！',
    ].join('\n\n'),
  };
}

function aboutProduct(product: AskedProduct, number: number, language: 'en' | 'zh'): string {
  const { platform, productId, quantity } = product;
  const title = oneLine(product.title);
  const shown = title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title;
  const wanted = {
    en: quantity === null ? '' : `, ${quantity} ${quantity === 1 ? 'piece' : 'pieces'} wanted`,
    zh: quantity === null ? '' : `，需求数量${quantity}件`,
  };
  const id = `${platform} ${productId}`;
  const head =
    language === 'en' ? `${number}. ${shown} (${id})${wanted.en}` : `${number}. ${shown}（${id}）${wanted.zh}`;
  const link = product.url === null ? [] : [`   ${product.url}`];
  return [head, ...link, ...product.questions.map((question) => `   - ${question[language]}`)].join('\n');
}
