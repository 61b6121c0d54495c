import type { LanguageCode } from './language-codes.ts';
import { questionLanguages } from './question-languages.ts';
import { oneLine } from './value-words.ts';

/** A product with what is to be asked of it. */
export interface AskedProduct {
  platform: string;
  productId: string;
  title: string;
  url: string | null;
  /** Pieces wanted; null when not known yet. */
  quantity: number | null;
  /** In every language that is asked for. */
  questions: readonly ({ specName: string } & Partial<Record<LanguageCode, string>>)[];
}

const longestTitle = 120;

/** A letter to one supplier about all its products, ready to be sent as it is. */
export function writeMessage(products: readonly AskedProduct[], code: LanguageCode): string {
  const { letter } = questionLanguages[code];
  const parts = products.map((product, index) => {
    const title = oneLine(product.title);
    const shown = title.length > longestTitle ? `${title.slice(0, longestTitle)}…` : title;
    const head = letter.product({ ...product, title: shown, number: index + 1 });
    const link = product.url === null ? [] : [`   ${product.url}`];
    const questions = product.questions.flatMap((question) => question[code] ?? []);
    return [head, ...link, ...questions.map((question) => `   - ${question}`)].join('\n');
  });
  return [letter.opening(products.length === 1), ...parts, letter.closing].join('\n\n');
}
