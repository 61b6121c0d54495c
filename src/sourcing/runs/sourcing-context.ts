import { type Static, Type } from 'typebox';
import { present } from '../../lib/present.ts';
import type { CommercialTerms } from '../../matching/assessment.ts';

/** Serialised size a context may have at most. */
export const maxContextBytes = 256 * 1024;

/** What a code of a currency must be, as refusals say it. */
export const currencyTitle = 'an ISO 4217 code of three upper-case letters';

const MoneySchema = Type.Object(
  {
    amount: Type.Number({ exclusiveMinimum: 0 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$', title: currencyTitle, description: 'ISO 4217 code' }),
  },
  { $id: 'PriceLimit', description: 'A price per piece' },
);

const ExchangeRatesSchema = Type.Unsafe<Record<string, number>>(
  Type.Object(
    {},
    {
      $id: 'ExchangeRates',
      additionalProperties: Type.Number({ exclusiveMinimum: 0 }),
      description: '{"CNY": 0.14}: one CNY is 0.14 units of the target currency',
    },
  ),
);

const searchAndPriceMembers = {
  platforms: Type.Optional(Type.Array(Type.String(), { description: 'Search only these platforms' })),
  keywords: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 20, description: 'Extra queries' }),
  ),
  target_price: Type.Optional(MoneySchema),
  max_price: Type.Optional(MoneySchema),
  price_tolerance: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 10,
      default: 0.1,
      description: 'Share over the target price that is still near',
    }),
  ),
  exchange_rates: Type.Optional(ExchangeRatesSchema),
  exclude_product_ids: Type.Optional(Type.Array(Type.String(), { description: 'Products to leave out' })),
  max_candidates: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000, default: 200, description: 'Per item' })),
  max_results: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2000, description: 'Shortlisted and pending products kept per item' }),
  ),
};

const ItemMembersSchema = Type.Object(searchAndPriceMembers, { additionalProperties: true, $id: 'ItemContext' });

/** The members that sourcing knows; all others are stored and have no effect. */
export const SourcingContextSchema = Type.Object(
  {
    item_ids: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), {
        minItems: 1,
        description: 'Source only these items',
      }),
    ),
    ...searchAndPriceMembers,
    items: Type.Optional(
      Type.Unsafe<Record<string, Static<typeof ItemMembersSchema>>>(
        Type.Object(
          {},
          {
            additionalProperties: ItemMembersSchema,
            description: 'The same members by item id; they win over those of the whole run',
          },
        ),
      ),
    ),
  },
  { additionalProperties: true, $id: 'SourcingContext', description: 'How to source; stored as given' },
);

export type SourcingContext = Static<typeof SourcingContextSchema>;

/** What one item is searched and priced with. */
export interface ItemContext {
  platforms: string[] | undefined;
  keywords: string[];
  excludedProductIds: Set<string>;
  maxCandidates: number;
  maxResults: number | undefined;
  terms: CommercialTerms;
  /** Plain sentences on what of it has no effect. */
  notes: string[];
}

/** An id without what looks like a platform prefix. */
function bareProductId(text: string): string {
  return text.trim().replace(/^[a-z0-9_-]+:/, '');
}

/**
 * Product ids that someone excludes, each as written and without its platform prefix: what looks like a prefix may be
 * a part of the id itself. Blanks are no ids.
 */
export function excludedIds(written: readonly string[]): string[] {
  return written.flatMap((text) => [text.trim(), bareProductId(text)]).filter((id) => id !== '');
}

/** The context of one item: its own members over those of the run, defaults below both. */
export function contextOfItem(context: SourcingContext, itemId: number): ItemContext {
  const { items, ...shared } = context;
  const ofItem = items?.[String(itemId)] ?? {};
  const own = { ...shared, ...ofItem };
  return {
    notes: notesOnUnknown(countUnknown(shared, knownMembers) + countUnknown(ofItem, knownItemMembers)),
    platforms: own.platforms,
    keywords: own.keywords ?? [],
    excludedProductIds: new Set(excludedIds(own.exclude_product_ids ?? [])),
    maxCandidates: own.max_candidates ?? 200,
    maxResults: own.max_results,
    terms: {
      priceTolerance: own.price_tolerance ?? 0.1,
      exchangeRates: own.exchange_rates ?? {},
      ...present({ targetPrice: own.target_price, maxPrice: own.max_price }),
    },
  };
}

const knownMembers = new Set(Object.keys(SourcingContextSchema.properties));
const knownItemMembers = new Set(Object.keys(ItemMembersSchema.properties));

function countUnknown(value: object, known: ReadonlySet<string>): number {
  return Object.keys(value).filter((name) => !known.has(name)).length;
}

/** Without their names, which are not for everyone who may read a run. */
function notesOnUnknown(count: number): string[] {
  if (count === 0) return [];
  const members = count === 1 ? '1 member that is not known and has' : `${count} members that are not known and have`;
  return [`The sourcing_context has ${members} no effect; known are ${[...knownMembers].join(', ')}.`];
}

function keepMembers(value: object, known: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name)));
}

/** The JSON of a context without the members that sourcing does not know: what else its caller stored is not for all. */
export function knownContextText(contextText: string): string {
  const { items, ...shared } = JSON.parse(contextText) as SourcingContext;
  const byItem = Object.entries(items ?? {}).map(([id, members]) => [id, keepMembers(members, knownItemMembers)]);
  return JSON.stringify({
    ...keepMembers(shared, knownMembers),
    items: items && Object.fromEntries(byItem),
  });
}
