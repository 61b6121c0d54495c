/** What an item may cost a piece, as a form holds it: the interface takes it where a run is started. */
export interface PriceLimit {
  target: string;
  max: string;
  currency: string;
}

export const noPriceLimit: PriceLimit = { target: '', max: '', currency: 'USD' };

/** By item id. */
export type PriceLimits = Record<string, PriceLimit>;

/** The limits of a form by the ids under which its items were saved: new items get theirs in order. */
export function limitsById(
  items: readonly { savedId: number; price: PriceLimit }[],
  savedIds: readonly number[],
): PriceLimits {
  const known = new Set(items.map(({ savedId }) => savedId));
  const fresh = savedIds.filter((id) => !known.has(id)).toSorted((one, other) => one - other);
  return Object.fromEntries(
    items.map(({ savedId, price }) => [String(savedId === 0 ? (fresh.shift() ?? 0) : savedId), price]),
  );
}

/** True for a spec that is a price, which listings never state as a spec. */
export function namesPrice(specName: string): boolean {
  return /^(?:(?:unit|max(?:imum)?|target|piece)\.?\s+)?(?:price|cost)s?(?:\s+(?:limit|per (?:piece|unit)))?$|^(?:单价|价格|最高价)$/i.test(
    specName.trim(),
  );
}

const currencySigns: [RegExp, string][] = [
  [/USD|US\$|\$|dollar|美元/i, 'USD'],
  [/EUR|€|euro|欧元/i, 'EUR'],
  [/GBP|£|pound|英镑/i, 'GBP'],
  [/CNY|RMB|¥|￥|元|yuan/i, 'CNY'],
];

/** The limit in words such as "under 4 USD", "$4.50", "4,50 EUR"; null where no single amount is in them. */
export function parsePriceLimit(text: string): PriceLimit | null {
  const amounts = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [written] = amounts;
  if (written === undefined || amounts.length > 1 || /at least|min|over|above|more than|至少|以上/i.test(text))
    return null;
  const isDecimalComma = /,\d{1,2}$/.test(written) && !written.includes('.');
  const max = isDecimalComma ? written.replace(',', '.') : written.replaceAll(',', '');
  const currency = currencySigns.find(([sign]) => sign.test(text))?.[1] ?? noPriceLimit.currency;
  return Number(max) > 0 ? { ...noPriceLimit, max, currency } : null;
}
