/** `USD 3.20`: the code, since CNY and JPY share a sign. Text that is no number stays as it is. */
export function formatMoney(amount: string | number, currency: string): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return `${amount} ${currency}`;
  const digits = value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return `${currency}\u00a0${digits}`;
}
