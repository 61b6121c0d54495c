import type { WantedItem } from '../matching/assessment.ts';
import type { CatalogQuery } from './catalog.ts';

/** How much each part of an item says about which products to fetch; tuned by `npm run bench:catalog`. */
const weights = { name: 3, requiredValue: 2, value: 1.5, specName: 0.5, keywords: 2, description: 1 };

/** Description characters that are searched; the rest repeats or decorates. */
const maxDescriptionLength = 400;

/**
 * The catalog query of a wanted item: its name weighs most, must-have values more than good-to-have ones, the
 * description least. Wide on purpose: any word may find a candidate, and the matcher is strict afterwards.
 */
export function planQuery(
  item: WantedItem,
  options: { keywords?: string[]; platforms?: string[]; limit: number },
): CatalogQuery {
  const texts: CatalogQuery['texts'] = [{ text: item.name, weight: weights.name }];
  for (const spec of item.specs) {
    texts.push({ text: spec.value, weight: spec.required === true ? weights.requiredValue : weights.value });
  }
  for (const keyword of options.keywords ?? []) texts.push({ text: keyword, weight: weights.keywords });
  texts.push({ text: item.description.slice(0, maxDescriptionLength), weight: weights.description });
  for (const spec of item.specs) texts.push({ text: spec.name, weight: weights.specName });
  const query: CatalogQuery = { texts: texts.filter(({ text }) => text.trim() !== ''), limit: options.limit };
  if (options.platforms !== undefined) query.platforms = options.platforms;
  return query;
}
