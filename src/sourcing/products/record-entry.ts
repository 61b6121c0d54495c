import type { Static } from 'typebox';
import type { Product } from '../../catalog/product.ts';
import type { Supplier } from '../../catalog/supplier.ts';
import type { RunProductsRow } from '../../db/rows.gen.ts';
import type { Assessment, Verdict } from '../../matching/assessment.ts';
import { priceListOf, type UnitPrice, unitPriceAt } from '../../matching/commercial/unit-price.ts';
import type { Price } from '../../matching/listing.ts';
import type { RecordEntrySchema } from '../runs/run-schemas.ts';
import type { ProductDetails } from './product-json.ts';
import type { ProductTypeSchema, SimilarListingsSchema } from './product-schemas.ts';
import { fromStored, type RecordedSpecResult, type SpecDetails, type ViewSpecResult } from './spec-result.ts';

/** One product in the run record: members in the order in which they are written. */
export type RecordEntry = Static<typeof RecordEntrySchema>;

/** The prepared texts of a product, as a run stores them. */
export type StoredTexts = Pick<RunProductsRow, 'spec_matching_json' | 'cleanup_json' | 'details_json'> &
  Partial<Pick<RunProductsRow, 'product_type_json' | 'similar_json'>>;

/** What `spec_matching_json` holds. */
export interface StoredMatching {
  verdict: Verdict;
  veto_score: number;
  rerank_match_score: number;
  veto_specs: ViewSpecResult[];
  rerank_specs: ViewSpecResult[];
  buffer_notes?: Assessment['bufferNotes'];
}

type StoredOffer = Pick<Product, 'title' | 'moq' | 'unit' | 'url' | 'images'> & {
  price: Price | null;
  supplier: Supplier;
  variants: RecordEntry['variants'];
};

/** The view separates must-haves from the others; the record has all of them in the item's order. */
function inItemOrder(
  { veto_specs: must, rerank_specs: good }: StoredMatching,
  details: SpecDetails[],
): RecordedSpecResult[] {
  let mustPlace = 0;
  let goodPlace = 0;
  return details.map((spec) => {
    const view = spec[0] ? must[mustPlace++] : good[goodPlace++];
    if (view === undefined) throw new Error('A stored product has fewer spec results than details.');
    return fromStored(view, spec);
  });
}

/** Every spec result of a stored product, in the item's order. */
export function readSpecResults(texts: Pick<StoredTexts, 'spec_matching_json' | 'details_json'>): RecordedSpecResult[] {
  const { specs } = JSON.parse(texts.details_json) as ProductDetails;
  return inItemOrder(JSON.parse(texts.spec_matching_json) as StoredMatching, specs);
}

/** The record's entry of a stored product; the same texts give the same entry, byte for byte when written as JSON. */
export function readRecordEntry(
  product: Pick<RecordEntry, 'productId' | 'platform' | 'itemId' | 'itemRevision'>,
  texts: StoredTexts,
): RecordEntry {
  const matching = JSON.parse(texts.spec_matching_json) as StoredMatching;
  const offer = JSON.parse(texts.cleanup_json) as StoredOffer;
  const { variantIndex, specs, unitPrice, questions } = JSON.parse(texts.details_json) as ProductDetails;
  return {
    productId: product.productId,
    platform: product.platform,
    itemId: product.itemId,
    itemRevision: product.itemRevision,
    title: offer.title,
    url: offer.url ?? null,
    images: offer.images ?? [],
    price: offer.price,
    ...(unitPrice === undefined ? {} : { unitPrice }),
    moq: offer.moq ?? null,
    unit: offer.unit ?? null,
    supplier: offer.supplier,
    variants: offer.variants,
    ...productTypeOf(texts.product_type_json),
    ...similarOf(texts.similar_json),
    verdict: matching.verdict,
    vetoScore: matching.veto_score,
    rerankMatchScore: matching.rerank_match_score,
    bufferNotes: matching.buffer_notes ?? [],
    variantIndex,
    specResults: inItemOrder(matching, specs),
    ...(questions === undefined ? {} : { questions }),
  };
}

function productTypeOf(json: string | null | undefined): Pick<RecordEntry, 'productType'> {
  if (json === null || json === undefined) return {};
  const { wanted, found, match_type: matchType, reasoning } = JSON.parse(json) as Static<typeof ProductTypeSchema>;
  return { productType: { wanted, found, matchType, reasoning } };
}

function similarOf(json: string | null | undefined): Pick<RecordEntry, 'similarListings'> {
  if (json === null || json === undefined) return {};
  const {
    best,
    listings,
    is_duplicate: isDuplicate,
    differs,
  } = JSON.parse(json) as Static<typeof SimilarListingsSchema>;
  return { similarListings: { best, listings, isDuplicate, differs } };
}

/** What a piece of a product costs at the item's quantity: as it was recorded, or as it is for an older run. */
export function unitPriceOf(entry: RecordEntry, quantity: number | null): UnitPrice | null {
  return entry.unitPrice === undefined
    ? unitPriceAt(priceListOf(entry, entry.variantIndex), quantity)
    : entry.unitPrice;
}
