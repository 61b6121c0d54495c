/** A product as the wire has it. */
export interface Product {
  product_id: string;
  stage: string;
  product_type?: { wanted: string; found: string | null; match_type: string; reasoning: string };
  similar_listings?: { best: string; listings: number; is_duplicate: boolean; differs: unknown[] };
  item_id: number;
  item_revision: number;
  spec_matching_data?: {
    verdict: string;
    veto_score: number;
    rerank_match_score: number;
    veto_specs: { spec_name: string; match_type: string }[];
    rerank_specs: { spec_name: string }[];
    matched_rerank_specs: string[];
    unconfirmed_veto_specs?: string[];
    unconfirmed_fallback?: boolean;
    buffer_notes?: string[];
  };
  cleanup_data?: { title: string; price: unknown; supplier: object; variants: unknown[]; platform: string };
}

export interface Products {
  total_count: number;
  products: Product[];
}

interface RecordedSpec {
  specName: string;
  specValues: string[];
  required: boolean;
  productValue: string | null;
  matchType: string;
  reasoning: string;
  kind?: string;
}

interface Entry {
  productId: string;
  platform: string;
  itemId: number;
  itemRevision: number;
  title: string;
  url: string | null;
  images: string[];
  price: object | null;
  moq: number | null;
  unit: string | null;
  unitPrice?: { amount: string } | null;
  productType?: { wanted: string; found: string | null; matchType: string; reasoning: string };
  similarListings?: { best: string; listings: number; isDuplicate: boolean; differs: unknown[] };
  supplier: object;
  variants: unknown[];
  verdict: string;
  vetoScore: number;
  rerankMatchScore: number;
  bufferNotes: string[];
  specResults: RecordedSpec[];
}

/** What a run recorded. */
export interface RunRecord {
  result: Record<'shortlist' | 'possibleMatches' | 'priceExcluded' | 'typeExcluded' | 'eliminated', Entry[]>;
}

function similarToWire({ best, listings, isDuplicate, differs }: NonNullable<Entry['similarListings']>) {
  return { best, listings, is_duplicate: isDuplicate, differs };
}

function typeToWire({ wanted, found, matchType, reasoning }: NonNullable<Entry['productType']>) {
  return { wanted, found, match_type: matchType, reasoning };
}

/** The reference: what the contract says of the view, read from the record alone. */
export function recordToProducts(result: RunRecord['result']): Product[] {
  const entries = [
    ...result.shortlist,
    ...result.possibleMatches,
    ...result.priceExcluded,
    ...result.typeExcluded,
    ...result.eliminated,
  ];
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return entries
    .toSorted(
      (a, b) =>
        b.vetoScore - a.vetoScore ||
        b.rerankMatchScore - a.rerankMatchScore ||
        Number(a.unitPrice?.amount ?? Infinity) - Number(b.unitPrice?.amount ?? Infinity) ||
        byText(a.productId, b.productId) ||
        a.itemId - b.itemId ||
        byText(a.platform, b.platform),
    )
    .map((entry) => {
      const wire = (spec: RecordedSpec) => ({
        spec_name: spec.specName,
        spec_values: spec.specValues,
        product_value: spec.productValue,
        match_type: spec.matchType,
        reasoning: spec.reasoning,
        ...(spec.kind === undefined ? {} : { kind: spec.kind }),
      });
      const [must, good] = [true, false].map((isMust) => entry.specResults.filter((spec) => spec.required === isMust));
      const open = must?.filter((spec) => spec.matchType === 'unknown').map((spec) => spec.specName) ?? [];
      return {
        product_id: entry.productId,
        stage: 'sourcing',
        spec_matching_data: {
          verdict: entry.verdict,
          veto_score: entry.vetoScore,
          rerank_match_score: entry.rerankMatchScore,
          veto_specs: must?.map(wire) ?? [],
          matched_rerank_specs: good?.filter((spec) => spec.matchType === 'match').map((spec) => spec.specName) ?? [],
          rerank_specs: good?.map(wire) ?? [],
          ...(open.length > 0 ? { unconfirmed_veto_specs: open } : {}),
          ...(entry.bufferNotes.length > 0 ? { buffer_notes: entry.bufferNotes } : {}),
        },
        cleanup_data: {
          title: entry.title,
          price: entry.price,
          supplier: entry.supplier,
          variants: entry.variants,
          platform: entry.platform,
          ...(entry.moq === null ? {} : { moq: entry.moq }),
          ...(entry.unit === null ? {} : { unit: entry.unit }),
          ...(entry.url === null ? {} : { url: entry.url }),
          ...(entry.images.length === 0 ? {} : { images: entry.images }),
        },
        item_id: entry.itemId,
        ...(entry.productType === undefined ? {} : { product_type: typeToWire(entry.productType) }),
        ...(entry.similarListings === undefined ? {} : { similar_listings: similarToWire(entry.similarListings) }),
        item_revision: entry.itemRevision,
      };
    });
}
