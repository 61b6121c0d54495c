import type { Listing } from '../matching/listing.ts';
import type { Supplier } from './supplier.ts';

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
