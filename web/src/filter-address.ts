import type { Verdict } from './answers.ts';
import type { ItemProducts } from './item-products.ts';
import { initialFilter, listPlatforms, type ProductFilter } from './product-filter.ts';

const verdicts: Verdict[] = ['shortlisted', 'pending', 'eliminated'];

/** The filter that a query such as `?q=steel&item=4&platform=1688&verdict=shortlisted,eliminated` names; what the run does not have is left aside. */
export function queryToFilter(query: string, groups: ItemProducts[]): ProductFilter {
  const named = new URLSearchParams(query);
  const item = groups.find((group) => String(group.item.itemId) === named.get('item'))?.item;
  const platform = listPlatforms(groups).find((name) => name === named.get('platform'));
  const wanted = named.get('verdict')?.split(',');
  return {
    text: named.get('q') ?? '',
    itemId: item?.itemId ?? null,
    platform: platform ?? null,
    verdicts:
      wanted === undefined
        ? initialFilter.verdicts
        : {
            shortlisted: wanted.includes('shortlisted'),
            pending: wanted.includes('pending'),
            eliminated: wanted.includes('eliminated'),
          },
  };
}

/** The query of a filter, with its `?`; empty for the one that a page begins with. */
export function filterToQuery(filter: ProductFilter): string {
  const query = new URLSearchParams();
  if (filter.text !== '') query.set('q', filter.text);
  if (filter.itemId !== null) query.set('item', String(filter.itemId));
  if (filter.platform !== null) query.set('platform', filter.platform);
  if (verdicts.some((verdict) => filter.verdicts[verdict] !== initialFilter.verdicts[verdict])) {
    query.set('verdict', verdicts.filter((verdict) => filter.verdicts[verdict]).join(','));
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
