import { useEffect, useState } from 'react';
import { filterToQuery, queryToFilter } from './filter-address.ts';
import type { ItemProducts } from './item-products.ts';
import { productToAnchor } from './product-anchor.ts';
import { initialFilter, isShown, type ProductFilter } from './product-filter.ts';

/** So long after the last keystroke the address follows; browsers refuse to have it changed at every one. */
const addressDelayMs = 300;

/**
 * The filter of the page, begun from its address and kept in it, so that the address can be passed on. A product that
 * the address names after the `#` is always shown: a filter that hides it gives way.
 */
export function useFilter(groups: ItemProducts[], anchor: string): [ProductFilter, (filter: ProductFilter) => void] {
  const [filter, setFilter] = useState(() => queryToFilter(window.location.search, groups));

  useEffect(() => {
    const product = groups.flatMap((group) => group.products).find((row) => productToAnchor(row) === anchor);
    if (product === undefined) return;
    setFilter((before) =>
      isShown(product, before)
        ? before
        : { ...initialFilter, verdicts: { ...initialFilter.verdicts, [product.verdict]: true } },
    );
  }, [groups, anchor]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = filterToQuery(filter);
      if (query !== search) window.history.replaceState(null, '', `${pathname}${query}${hash}`);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [filter]);

  return [filter, setFilter];
}
