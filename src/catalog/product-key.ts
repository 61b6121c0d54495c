import type { Product } from './product.ts';

/** Names one product of one platform. Platform names hold no colon, so two products never share a key. */
export function productKey(platform: string, productId: string): string {
  return `${platform}:${productId}`;
}

export function keyOfProduct({ platform, product_id }: Pick<Product, 'platform' | 'product_id'>): string {
  return productKey(platform, product_id);
}
