import type { Listing } from '../matching/listing.ts';

/** Who sells a product. `seller_id` and `platform_login_id` are never derived from `member_id`: absent stays absent. */
export interface Supplier {
  name?: string;
  /** Digits only, as text or number as the platform gave them; numeric on the wire. */
  member_id?: number;
  seller_id?: string;
  platform_login_id?: string;
  shop_url?: string;
}

/** A product as the catalog keeps it. Only platform, product_id and title are required. */
export interface Product extends Listing {
  /** One of the configured platform names. */
  platform: string;
  /** Bare id, without a platform prefix. */
  product_id: string;
  url?: string;
  images?: string[];
  supplier?: Supplier;
  lead_time_days?: number;
  /** RFC 3339. */
  updated_at?: string;
}
