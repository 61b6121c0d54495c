import { Type } from 'typebox';
import { nullable } from '../http/schema-parts.ts';

const AttributeSchema = Type.Object({ name: Type.String(), value: Type.String() });
const open = { additionalProperties: true };

const PriceSchema = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217' }),
    tiers: Type.Array(Type.Object({ min_quantity: Type.Number(), amount: Type.String() }, open)),
  },
  open,
);

export const CatalogProductSchema = Type.Object(
  {
    platform: Type.String(),
    product_id: Type.String(),
    title: Type.String(),
    description: Type.Optional(Type.String()),
    brand: Type.Optional(Type.String()),
    category: Type.Optional(Type.Array(Type.String())),
    url: Type.Optional(Type.String()),
    images: Type.Optional(Type.Array(Type.String())),
    price: Type.Optional(PriceSchema),
    moq: Type.Optional(Type.Number()),
    unit: Type.Optional(Type.String()),
    attributes: Type.Optional(Type.Array(AttributeSchema)),
    variants: Type.Optional(
      Type.Array(
        Type.Object(
          {
            sku_id: Type.Optional(Type.String()),
            attributes: Type.Array(AttributeSchema),
            price: Type.Optional(PriceSchema),
            stock: Type.Optional(Type.Number()),
          },
          open,
        ),
      ),
    ),
    supplier: Type.Optional(
      Type.Object({ name: Type.Optional(Type.String()), shop_url: Type.Optional(Type.String()) }, open),
    ),
    lead_time_days: Type.Optional(Type.Number()),
    updated_at: Type.Optional(Type.String()),
  },
  { ...open, $id: 'CatalogProduct', description: 'A product as the catalog keeps it' },
);

const FacetSchema = Type.Array(Type.Object({ value: Type.String(), products: Type.Integer() }));

export const CatalogSearchSchema = Type.Object(
  {
    total_count: Type.Integer({ description: 'Products found that meet the facets; at most 1,000' }),
    products: Type.Array(CatalogProductSchema),
    facets: Type.Object({ platform: FacetSchema, brand: FacetSchema, category: FacetSchema }),
    notes: Type.Array(Type.String()),
  },
  { $id: 'CatalogSearch' },
);

const count = (description: string) => Type.Integer({ description });

export const CatalogStateSchema = Type.Object(
  {
    products: Type.Integer(),
    platforms: Type.Array(
      Type.Object({
        platform: Type.String(),
        products: Type.Integer(),
        with_price: Type.Integer(),
        with_attributes: Type.Integer(),
        with_images: Type.Integer(),
        with_supplier_id: Type.Integer(),
      }),
    ),
    unindexed: count('Products that an index does not hold yet: they are found by a scan'),
    written_at: nullable(Type.String({ description: 'When an import last changed it' })),
    is_replacing: Type.Boolean({ description: 'A replacement is being written: readers see what was there before it' }),
    bytes: count('On disk, without versions kept for readers'),
    profile: Type.Object({
      sampled: count('Products that were read for the profile'),
      attributes: Type.Array(
        Type.Object({
          name: Type.String(),
          products: Type.Integer(),
          values: Type.Integer(),
          examples: Type.Array(Type.String()),
        }),
      ),
    }),
  },
  { $id: 'CatalogState' },
);
