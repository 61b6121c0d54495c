/** Every member of a supplier and how a feed writes it. Readers, mappings and the document of the API are made from it. */
export const supplierMembers = {
  name: 'text',
  /** Digits only, as text or number as the platform gave them; numeric on the wire. */
  member_id: 'integer',
  seller_id: 'text',
  platform_login_id: 'text',
  shop_url: 'address',
} as const;

type SupplierMember = keyof typeof supplierMembers;

/** Who sells a product. `seller_id` and `platform_login_id` are never derived from `member_id`: absent stays absent. */
export type Supplier = {
  [Member in SupplierMember]?: (typeof supplierMembers)[Member] extends 'integer' ? number : string;
};

/** What identifies a supplier on its platform: an account, else the shop, else the name; undefined without any. */
export function supplierAccount(supplier: Supplier): string | number | undefined {
  const { member_id: memberId, seller_id: sellerId, platform_login_id: loginId, shop_url: shopUrl, name } = supplier;
  return memberId ?? sellerId ?? loginId ?? shopUrl ?? name;
}
