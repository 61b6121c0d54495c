import type { Price, PriceTier } from '../matching/listing.ts';
import { compareDecimals, isDecimal } from './decimal.ts';
import { FieldError, isBlank, readInteger, readList, readRecord, readText } from './field-reader.ts';

const maxTiers = 50;
const maxQuantity = 2_147_483_647;
const currencies = new Set(Intl.supportedValuesOf('currency'));
/** What price lists write for a currency that has an ISO 4217 code. */
const otherNames = new Map([
  ['RMB', 'CNY'],
  ['CNH', 'CNY'],
  ['元', 'CNY'],
  ['人民币', 'CNY'],
  ['US$', 'USD'],
]);

/**
 * Reads `{ currency, tiers: [{ min_quantity, amount }] }` or the short form `{ currency, amount }`. Amounts stay decimal
 * text, tiers are ordered by quantity. Undefined when the product names no price, or 0; throws FieldError on a wrong one.
 */
export function parsePrice(value: unknown, field: string): Price | undefined {
  const record = readRecord(value, field);
  if (record === undefined) return undefined;
  const tiers = isBlank(record.tiers) ? parseSingleTier(record.amount, field) : parseTiers(record.tiers, field);
  if (tiers.length === 0) return undefined;
  return { currency: parseCurrency(record.currency, `${field}.currency`), tiers };
}

function parseCurrency(value: unknown, field: string): string {
  const text = readText(value, field, 20)?.toUpperCase();
  const code = text === undefined ? undefined : (otherNames.get(text) ?? text);
  if (code === undefined || !currencies.has(code)) {
    throw new FieldError(field, 'must be an ISO 4217 code such as CNY or USD');
  }
  return code;
}

function parseSingleTier(amount: unknown, field: string): PriceTier[] {
  if (isBlank(amount)) return [];
  const text = parseAmount(amount, `${field}.amount`);
  return isUnknown(text) ? [] : [{ min_quantity: 1, amount: text }];
}

function parseTiers(value: unknown, field: string): PriceTier[] {
  const stated = readList(value, `${field}.tiers`, maxTiers).map((entry, index): PriceTier => {
    const place = `${field}.tiers[${index}]`;
    const tier = readRecord(entry, place);
    if (tier === undefined) throw new FieldError(place, 'must be { min_quantity, amount }');
    return {
      min_quantity: readInteger(tier.min_quantity, `${place}.min_quantity`, 1, maxQuantity) ?? 1,
      amount: parseAmount(tier.amount, `${place}.amount`),
    };
  });
  const tiers = stated.filter(({ amount }) => !isUnknown(amount));
  tiers.sort((left, right) => left.min_quantity - right.min_quantity);
  const repeated = tiers.find((tier, index) => tiers[index - 1]?.min_quantity === tier.min_quantity);
  if (repeated !== undefined) {
    throw new FieldError(`${field}.tiers`, `names two prices from ${repeated.min_quantity} pieces on`);
  }
  return tiers;
}

function parseAmount(value: unknown, field: string): string {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!isDecimal(text)) {
    throw new FieldError(field, 'must be a decimal number such as "12.50", without sign or currency');
  }
  return text;
}

/** Price lists write 0 for "ask us", as `parseMoney` knows of the feeds of shops. */
function isUnknown(amount: string): boolean {
  return compareDecimals(amount, '0') === 0;
}
