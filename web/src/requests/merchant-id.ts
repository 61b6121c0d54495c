/** An id proposed for a merchant: its name in lower-case letters of the alphabet, digits and hyphens; empty where it has none. */
export function proposeMerchantId(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 200);
}
