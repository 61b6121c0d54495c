import type { CatalogQuery } from '../../catalog/catalog.ts';
import { planQuery } from '../../catalog/plan-query.ts';
import type { Product } from '../../catalog/product.ts';
import type { CommercialTerms } from '../../matching/assessment.ts';
import type { BareAttribute } from '../../matching/decide/alignment/bare-unit.ts';
import type { StatedSpecs } from '../../matching/decide/choose-variant.ts';
import { requirementOf } from '../../matching/read/spec/requirement-of.ts';
import { type AssessedProduct, createProductAssessor, type Judged, type ProductAssessor } from './assess-products.ts';
import { notesOnSpecs } from './notes-on-specs.ts';
import type { FrozenItem } from './run.ts';

/** A candidate with what people said of its specs. */
export interface AssessCandidate {
  product: Product;
  stated: StatedSpecs | undefined;
  /** Left out where it was not judged. */
  judged?: Judged;
}

export type AssessInput =
  | { task: 'plan'; item: FrozenItem; options: Parameters<typeof planQuery>[1] }
  | {
      task: 'assess';
      itemKey: string;
      item: FrozenItem;
      terms: CommercialTerms;
      bare: readonly BareAttribute[];
      candidates: AssessCandidate[];
    };

/** What an item's texts yield before anything is searched: the query, the wanted values of each spec, and what to say of specs. */
interface ItemPlan {
  query: CatalogQuery;
  specValues: string[][];
  notes: string[];
}

export type AssessOutput = ItemPlan | { products: AssessedProduct[]; readFactsMs: number };

const unjudged: Judged = { productType: null, rankCurrency: null };

/** The items worked on last stay prepared: an item's candidates come in several tasks. */
const mostPrepared = 4;

/** Returns what does one task after the other; its steps are the places of the candidates whose listings are read. */
export function createAssessTask() {
  const prepared = new Map<string, ProductAssessor>();

  function prepare({ itemKey, item, terms, bare }: Extract<AssessInput, { task: 'assess' }>): ProductAssessor {
    const known = prepared.get(itemKey);
    if (known !== undefined) return known;
    const [oldest] = prepared.keys();
    if (prepared.size >= mostPrepared && oldest !== undefined) prepared.delete(oldest);
    const assessor = createProductAssessor(item, terms, bare);
    prepared.set(itemKey, assessor);
    return assessor;
  }

  return async (input: AssessInput, { step }: { step(place: number): void }): Promise<AssessOutput> => {
    if (input.task === 'plan') {
      const { item, options } = input;
      const specValues = item.specs.map((spec) => requirementOf(spec).specValues);
      return { query: planQuery(item, options), specValues, notes: notesOnSpecs(item.specs) };
    }
    const assessor = prepare(input);
    const readBefore = assessor.readFactsMs;
    const products = input.candidates.map(({ product, stated, judged }, place) => {
      step(place);
      return assessor.assess(product, stated, judged ?? unjudged);
    });
    return { products, readFactsMs: assessor.readFactsMs - readBefore };
  };
}
