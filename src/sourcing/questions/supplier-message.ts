import type { LanguageCode } from './language-codes.ts';
import type { OrderTerms } from './order-terms-view.ts';
import { questionLanguages } from './question-languages.ts';
import { oneLine, shorten } from './value-words.ts';

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
  /** Left out for callers who may not see them. */
  terms?: OrderTerms | undefined;
}

const longestTitle = 120;

function customizationLine({ customization }: OrderTerms, code: LanguageCode): string[] {
  const { letter } = questionLanguages[code];
  const { logo_url, packaging, colour, notes } = customization ?? {};
  const say = (text: string | undefined, words: (text: string) => string) =>
    text === undefined ? [] : [words(oneLine(text))];
  const wishes = [
    ...say(logo_url, letter.logo),
    ...say(packaging, letter.packaging),
    ...say(colour, letter.colour),
    ...say(notes, String),
  ];
  return wishes.length === 0 ? [] : [letter.customization(wishes)];
}

function termLines(terms: OrderTerms | undefined, code: LanguageCode): string[] {
  if (terms === undefined) return [];
  const notes = terms.notes === null ? [] : [questionLanguages[code].letter.note(oneLine(terms.notes))];
  return [...customizationLine(terms, code), ...notes];
}

/** The delivery of the request, which is that of all its items. */
function deliveryLine(products: readonly AskedProduct[], code: LanguageCode): string[] {
  const { destination = null, neededBy = null } = products.find(({ terms }) => terms !== undefined)?.terms ?? {};
  if (destination === null && neededBy === null) return [];
  const by = neededBy === null ? null : new Date(neededBy);
  const place = destination === null ? null : { ...destination, city: oneLine(destination.city) };
  return [questionLanguages[code].letter.delivery({ place, by })];
}

/** A letter to one supplier about all its products, ready to be sent as it is. */
export function writeMessage(products: readonly AskedProduct[], code: LanguageCode): string {
  const { letter } = questionLanguages[code];
  const parts = products.map((product, index) => {
    const head = letter.product({ ...product, title: shorten(product.title, longestTitle), number: index + 1 });
    const link = product.url === null ? [] : [product.url];
    const asked = [...product.questions.flatMap((question) => question[code] ?? []), ...termLines(product.terms, code)];
    return [head, ...[...link, ...asked.map((line) => `- ${line}`)].map((line) => `   ${line}`)].join('\n');
  });
  return [letter.opening(products.length === 1), ...parts, ...deliveryLine(products, code), letter.closing].join(
    '\n\n',
  );
}
