import { Type } from 'typebox';
import type { AttributeSurvey } from '../catalog/attribute-survey.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogStats } from '../catalog/catalog-stats.ts';
import { failures } from '../http/error-schema.ts';
import type { RoutePlugin } from '../http/route-plugin.ts';
import { Refusal } from '../lib/refusal.ts';
import { CatalogProductSchema, CatalogSearchSchema, CatalogStateSchema } from './catalog-schemas.ts';
import { facetProducts, meetsFacets } from './facet-products.ts';

/** Candidates that are read for one search: facets count over them. */
const searchDepth = 1_000;
const tags = ['Catalog'];
const facet = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 500, description }));

interface CatalogRoutesOptions {
  catalog: Catalog;
  readStats(): Promise<CatalogStats>;
  readProfile(): Promise<AttributeSurvey>;
}

/** Searching the catalog as a buyer would, reading a product of it, and what state it is in. */
export function catalogRoutes({ catalog, readStats, readProfile }: CatalogRoutesOptions): RoutePlugin {
  let known: { version: string; state: Promise<ReturnType<typeof stateToWire>> } | undefined;

  /** Both readings pass over the whole table, so they are made once per version of the catalog. */
  async function stateOf(version: string) {
    if (known?.version !== version) {
      const state = Promise.all([readStats(), readProfile()]).then(([stats, profile]) => stateToWire(stats, profile));
      known = { version, state };
      state.catch(() => {
        known = undefined;
      });
    }
    return known.state;
  }

  return (app) => {
    app.get(
      '/api/v1/catalog',
      {
        config: { auth: true },
        schema: {
          operationId: 'readCatalogState',
          tags,
          summary: 'What the catalog holds, how fresh it is, and what its products say of themselves',
          response: { 200: CatalogStateSchema, ...failures(401, 500) },
        },
      },
      async (_request, reply) => reply.send(await stateOf(await catalog.version())),
    );

    app.get(
      '/api/v1/catalog/products',
      {
        config: { auth: true },
        schema: {
          operationId: 'searchCatalog',
          tags,
          summary: 'Search the catalog in words',
          description: `The best ${searchDepth.toLocaleString('en')} products for the words, most relevant first, with facets over them.`,
          querystring: Type.Object(
            {
              q: Type.String({ minLength: 1, maxLength: 1000, description: 'What to look for' }),
              platform: facet('Only products of this platform'),
              brand: facet('Only products of this brand'),
              category: facet('Only products whose category ends on this name'),
              page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
              page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
            },
            { additionalProperties: false },
          ),
          response: { 200: CatalogSearchSchema, ...failures(400, 401, 500) },
        },
      },
      async (request, reply) => {
        const { q, page = 1, page_size: pageSize = 24, ...filter } = request.query;
        const notes: string[] = [];
        const query = { texts: [{ text: q, weight: 1 }], phrases: [q], limit: searchDepth };
        const found = await catalog.search(query, { onNote: (note) => notes.push(note) });
        const products = found.map(({ product }) => product);
        const shown = products.filter((product) => meetsFacets(product, filter));
        return reply.send({
          total_count: shown.length,
          products: shown.slice((page - 1) * pageSize, page * pageSize),
          facets: facetProducts(products, filter),
          notes,
        });
      },
    );

    app.get(
      '/api/v1/catalog/products/:platform/:product_id',
      {
        config: { auth: true },
        schema: {
          operationId: 'readCatalogProduct',
          tags,
          summary: 'A product of the catalog as it is now',
          params: Type.Object({ platform: Type.String(), product_id: Type.String() }),
          response: { 200: CatalogProductSchema, ...failures(401, 404, 500) },
        },
      },
      async (request, reply) => {
        const { platform, product_id: productId } = request.params;
        const product = await catalog.get(platform, productId);
        if (product === null) {
          throw new Refusal('not_found', 'The catalog has no such product.', {
            issues: [{ code: 'not_found', path: ['product_id'], message: 'is not a product of this platform' }],
          });
        }
        return reply.send(product);
      },
    );
  };
}

function stateToWire(stats: CatalogStats, profile: AttributeSurvey) {
  return {
    products: stats.products,
    platforms: stats.platforms.map((platform) => ({
      platform: platform.platform,
      products: platform.products,
      with_price: platform.withPrice,
      with_attributes: platform.withAttributes,
      with_images: platform.withImages,
      with_supplier_id: platform.withSupplierId,
    })),
    unindexed: stats.unindexed,
    written_at: stats.writtenAt,
    is_replacing: stats.isReplacing,
    bytes: stats.bytes,
    profile,
  };
}
