import type { Stage } from '../api/answers.ts';

export const views = ['products', 'pictures', 'why', 'questions', 'changes'] as const;
export type View = (typeof views)[number];

/** The part of a run's address that states what is shown. */
export interface RunViewState {
  itemId: number | null;
  view: View;
  stages: Stage[];
  q: string;
  platform: string;
  /** `0:unknown`, `2:match`; answers that specs must have, by index. */
  spec: string;
  sort: string;
  isDescending: boolean;
  isFolded: boolean;
  /** `platform:id` of the product whose panel is open. */
  product: string;
  /** `platform:id` of the products that are compared, at most four. */
  compared: string[];
  isComparing: boolean;
}

export const mostCompared = 4;
/** What a reader wants to see first: what may be bought. */
export const firstStages: readonly Stage[] = ['shortlisted', 'pending'];
const allStages: readonly Stage[] = ['shortlisted', 'pending', 'eliminated', 'over_price', 'other_type'];

const listOf = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');

/** Reads an address; missing and invalid parts take their defaults. */
export function readRunView(search: URLSearchParams): RunViewState {
  const stages = listOf(search.get('stage')).filter((name): name is Stage => allStages.includes(name as Stage));
  const view = views.find((name) => name === search.get('view')) ?? 'products';
  const item = Number(search.get('item'));
  return {
    itemId: Number.isSafeInteger(item) && item > 0 ? item : null,
    view,
    stages: search.get('stage') === 'all' ? [...allStages] : stages.length > 0 ? stages : [...firstStages],
    q: search.get('q') ?? '',
    platform: search.get('platform') ?? '',
    spec: search.get('spec') ?? '',
    sort: search.get('sort') ?? 'rank',
    isDescending: search.get('order') === 'desc',
    isFolded: search.get('fold') !== 'no',
    product: search.get('product') ?? '',
    compared: listOf(search.get('compare')).slice(0, mostCompared),
    isComparing: search.get('comparing') === 'yes',
  };
}

const sameStages = (one: readonly Stage[], other: readonly Stage[]): boolean =>
  one.length === other.length && one.every((stage) => other.includes(stage));

/** The query of an address; what is as at the beginning is left out. */
export function writeRunView(state: RunViewState): URLSearchParams {
  const search = new URLSearchParams();
  const set = (name: string, value: string) => {
    if (value !== '') search.set(name, value);
  };
  set('item', state.itemId === null ? '' : String(state.itemId));
  set('view', state.view === 'products' ? '' : state.view);
  if (sameStages(state.stages, allStages)) search.set('stage', 'all');
  else if (!sameStages(state.stages, firstStages)) set('stage', state.stages.join(','));
  set('q', state.q);
  set('platform', state.platform);
  set('spec', state.spec);
  set('sort', state.sort === 'rank' ? '' : state.sort);
  set('order', state.isDescending ? 'desc' : '');
  set('fold', state.isFolded ? '' : 'no');
  set('product', state.product);
  set('compare', state.compared.join(','));
  set('comparing', state.isComparing ? 'yes' : '');
  return search;
}

/** `platform:id`, as addresses name a product. */
export const productKey = (row: { platform: string; product_id: string }): string =>
  `${row.platform}:${row.product_id}`;

export function parseProductKey(key: string): { platform: string; productId: string } {
  const at = key.indexOf(':');
  return { platform: key.slice(0, at), productId: key.slice(at + 1) };
}
