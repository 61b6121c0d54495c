/** Answers of the public API in their real shape, small enough to be read. */

const startedAt = '2026-03-02T08:15:30.000Z';

export function runStatus(runId: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    runId,
    srId: 'SR-7',
    srVersion: 2,
    state: 'done',
    progress: { done: 2, total: 2 },
    createdAt: startedAt,
    startedAt,
    finishedAt: '2026-03-02T08:15:33.400Z',
    error: null,
    statusUrl: `/api/runs/${runId}`,
    resultUrl: '/api/sr/SR-7/result',
    productsUrl: `/job/${runId}/products`,
    ...over,
  };
}

interface SpecOver {
  required?: boolean;
  productValue?: string | null;
  matchType?: string;
  reasoning?: string;
  evidence?: { field: string; text: string } | null;
}

export function specResult(specName: string, wanted: string, over: SpecOver = {}): Record<string, unknown> {
  return {
    specName,
    specValues: [wanted],
    required: true,
    productValue: wanted,
    matchType: 'match',
    reasoning: `Wanted ${wanted}, the listing says so.`,
    evidence: { field: `attributes.${specName}`, text: wanted },
    method: 'text',
    ...over,
  };
}

export function entry(productId: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    productId,
    platform: 'alibaba',
    itemId: 1,
    itemRevision: 1,
    title: `Insulated bottle ${productId}`,
    url: `https://shop.example/${productId}`,
    price: {
      currency: 'USD',
      tiers: [
        { min_quantity: 100, amount: '3.60' },
        { min_quantity: 500, amount: '3.20' },
        { min_quantity: 2000, amount: '2.85' },
      ],
    },
    unitPrice: { amount: '3.20', currency: 'USD', minQuantity: 500 },
    moq: 100,
    unit: 'piece',
    supplier: { name: 'Yongkang Hearth Metalware', member_id: 20311 },
    variants: [
      { sku_id: 'a', attributes: [{ name: 'Colour', value: 'Navy' }] },
      { sku_id: 'b', attributes: [{ name: 'Colour', value: 'Sage' }] },
    ],
    verdict: 'shortlisted',
    vetoScore: 2.9,
    rerankMatchScore: 1,
    bufferNotes: [],
    specResults: [
      specResult('Capacity', '500 ml', { evidence: { field: 'title', text: '500ml' } }),
      specResult('Colour', 'blue', { required: false, productValue: 'Navy' }),
    ],
    ...over,
  };
}

export const bottleItem = {
  itemId: 1,
  revision: 1,
  name: 'Insulated water bottle',
  description: 'Double wall, for a spring campaign; the logo is engraved later.',
  quantity: 600,
  specs: [
    { name: 'Capacity', value: '500 ml', required: true },
    { name: 'Material', value: '304 stainless steel', required: true },
    { name: 'Colour', value: 'blue', required: false },
  ],
};

export const toteItem = {
  itemId: 2,
  revision: 3,
  name: 'Canvas tote bag',
  description: 'Natural colour.',
  quantity: null,
  specs: [{ name: 'Fabric weight', value: 'at least 340 gsm', required: true }],
};

interface RecordParts {
  items?: unknown[];
  shortlist?: unknown[];
  possibleMatches?: unknown[];
  priceExcluded?: unknown[];
  eliminated?: unknown[];
  notes?: string[];
}

export function runRecord(runId: string, parts: RecordParts): Record<string, unknown> {
  const { items = [bottleItem], shortlist = [], possibleMatches = [], priceExcluded = [], eliminated = [] } = parts;
  return {
    runId,
    srId: 'SR-7',
    srVersion: 2,
    state: 'done',
    createdAt: startedAt,
    finishedAt: '2026-03-02T08:15:33.400Z',
    sourcingContext: {},
    items,
    result: { shortlist, possibleMatches, priceExcluded, eliminated },
    stats: { notes: parts.notes ?? [], items: [{ itemId: 1, candidates: 37, notes: parts.notes ?? [] }] },
    cost: {},
  };
}

const material = { field: 'attributes.Material', text: 'SUS304' };

/** Two items, every verdict, a Chinese listing, and one listing that is hostile in every text it has. */
export const mixedRecord = runRecord('mixed', {
  items: [bottleItem, toteItem],
  shortlist: [
    entry('600101', {
      title: 'Hearth 500ml vacuum bottle, powder coated',
      specResults: [
        specResult('Capacity', '500 ml', { productValue: '500 ml', evidence: { field: 'title', text: '500ml' } }),
        specResult('Material', '304 stainless steel', {
          productValue: 'SUS304',
          evidence: material,
          reasoning: 'Wanted 304 stainless steel; SUS304 is its Japanese name, found in attributes.Material.',
        }),
        specResult('Colour', 'blue', {
          required: false,
          productValue: 'Navy',
          evidence: { field: 'variants[0].Colour', text: 'Navy' },
          reasoning: 'Wanted blue; navy is a blue, found in variants[0].Colour.',
        }),
      ],
      bufferNotes: ['4 % over the target price of USD 3.08.'],
    }),
    entry('tote-1', {
      itemId: 2,
      unitPrice: { amount: '2.85', currency: 'USD', minQuantity: 2000 },
      title: 'Natural cotton tote 12oz',
      platform: '1688',
      vetoScore: 2.4,
      specResults: [],
    }),
  ],
  possibleMatches: [
    entry('600202', {
      platform: '1688',
      title: '不锈钢保温杯 500毫升 双层真空',
      verdict: 'pending',
      vetoScore: 1.6,
      rerankMatchScore: 0,
      price: null,
      unitPrice: null,
      supplier: { name: '永康市杯业有限公司' },
      specResults: [
        specResult('Capacity', '500 ml', { productValue: '500毫升', evidence: { field: 'title', text: '500毫升' } }),
        specResult('Material', '304 stainless steel', {
          productValue: '不锈钢',
          matchType: 'unknown',
          evidence: { field: 'title', text: '不锈钢' },
          reasoning: 'Wanted 304 stainless steel; the listing says stainless steel without the grade.',
        }),
        specResult('Colour', 'blue', {
          required: false,
          productValue: null,
          matchType: 'unknown',
          evidence: null,
          reasoning: 'The listing names no colour.',
        }),
      ],
    }),
  ],
  priceExcluded: [
    entry('600404', {
      title: 'Titanium bottle 500ml',
      price: { currency: 'USD', tiers: [{ min_quantity: 50, amount: '21.00' }] },
      unitPrice: { amount: '21.00', currency: 'USD', minQuantity: 50 },
      vetoScore: 0.95,
      specResults: [
        specResult('target price', 'at most USD 4.00', {
          productValue: 'USD 21.00',
          matchType: 'not_match',
          reasoning: 'USD 21.00 at 600 is over the maximum of USD 4.00.',
          evidence: { field: 'price', text: '21.00' },
        }),
      ],
    }),
  ],
  eliminated: [
    entry('600303', {
      title: '<img src=x onerror="window.hacked=1"> Bottle 750ml <script>window.hacked=1</script>',
      url: 'javascript:window.hacked=1',
      verdict: 'eliminated',
      vetoScore: 0.3,
      rerankMatchScore: 0,
      supplier: { name: '<b onclick="window.hacked=1">Shop</b>', shop_url: 'javascript:window.hacked=1' },
      specResults: [
        specResult('Capacity', '500 ml', {
          productValue: '750 ml',
          matchType: 'not_match',
          evidence: { field: 'title', text: '<script>window.hacked=1</script>750ml' },
          reasoning: 'Wanted 500 ml, found 750 ml in title.',
        }),
      ],
    }),
  ],
});
