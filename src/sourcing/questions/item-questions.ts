import type { Product } from '../../catalog/product.ts';
import type { Assessment, MatchType, WantedItem } from '../../matching/assessment.ts';
import type { LanguageCode } from './language-codes.ts';
import { offerInquiries } from './offer-inquiries.ts';
import { type WrittenQuestion, writeInquiry, writeQuestion } from './write-question.ts';

/** What decides which questions a product needs; an assessment and a stored entry both have it. */
type Assessed = Pick<Assessment, 'verdict'> & {
  productType?: { matchType: MatchType };
  specResults: readonly Pick<Assessment['specResults'][number], 'required' | 'matchType'>[];
};

/** Writes the questions for products of an item; each spec's question is written once. */
export type ItemQuestions<Code extends LanguageCode> = (
  product: Pick<Product, 'price' | 'moq'>,
  assessed: Assessed,
) => WrittenQuestion<Code>[];

/**
 * What to ask the supplier of a product that may be bought: the unconfirmed must-haves of a pending one in the item's
 * order, then what is open about the offer. Nothing for eliminated products, nor where it is not known that a product is of the
 * wanted type. Spec results must be in the order of the item's specs.
 */
export function createItemQuestions<Code extends LanguageCode>(
  item: WantedItem,
  codes: readonly Code[],
): ItemQuestions<Code> {
  const written = new Map<number, WrittenQuestion<Code>>();
  const questionOf = (index: number): WrittenQuestion<Code>[] => {
    const spec = item.specs[index];
    if (spec === undefined) return [];
    const question = written.get(index) ?? writeQuestion(spec, codes);
    written.set(index, question);
    return [question];
  };
  return (product, { verdict, productType, specResults }) => {
    // A supplier whose product may be of another type is not asked.
    const isOfType = productType === undefined || productType.matchType === 'match';
    if (verdict === 'eliminated' || !isOfType) return [];
    const open = specResults.flatMap((result, index) =>
      result.required && result.matchType === 'unknown' ? questionOf(index) : [],
    );
    const ofOffer = offerInquiries(item, product).map(({ specName, inquiry }) =>
      writeInquiry(specName, inquiry, codes),
    );
    return [...open, ...ofOffer];
  };
}
