/** Names one product of one platform. Platform names hold no colon, so two products never share a key. */
export function productKey(platform: string, productId: string): string {
  return `${platform}:${productId}`;
}
