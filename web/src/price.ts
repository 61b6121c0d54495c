import type { Price } from './answers.ts';

/** `USD 3.20`: the code, since CNY and JPY share a sign. Text that is no number stays as it is. */
export function formatMoney(amount: string | number, currency: string): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return `${amount} ${currency}`;
  const digits = value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return `${currency}\u00a0${digits}`;
}

export interface PriceAtQuantity {
  amount: string | number;
  /** Where this price begins; more than the wanted quantity when no tier reaches down to it. */
  minQuantity: number;
  /** The tier holds for the wanted quantity. */
  reached: boolean;
}

/** The tier that holds for a quantity; without a quantity, or below every tier, the first one. */
export function findPriceAt(price: Price, quantity: number | null): PriceAtQuantity | null {
  const tiers = [...price.tiers].sort((a, b) => a.min_quantity - b.min_quantity);
  const first = tiers[0];
  if (first === undefined) return null;
  if (quantity === null) return { amount: first.amount, minQuantity: first.min_quantity, reached: false };
  const tier = tiers.findLast((candidate) => candidate.min_quantity <= quantity);
  const chosen = tier ?? first;
  return { amount: chosen.amount, minQuantity: chosen.min_quantity, reached: tier !== undefined };
}
