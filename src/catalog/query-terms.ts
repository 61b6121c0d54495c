import type { CatalogQuery } from './catalog.ts';
import { neighbouringQuantities } from './quantity-terms.ts';
import { searchTerms } from './search-terms.ts';
import { otherNames } from './translate-words.ts';

/**
 * Heaviest terms of a query that are searched. Two thousand characters of description rarely hold more, and at a
 * million products each term costs about a millisecond.
 */
const maxQueryTerms = 96;

/**
 * The weighted index terms of a query, heaviest first. A term of several texts keeps its greatest weight and a part of
 * the others, and its names in the other language come along; `ofType` are terms of the wanted type. Words that only hold
 * a request together ("looking", "please", "with") are left out while others remain.
 */
export function queryTerms(
  texts: CatalogQuery['texts'],
  ofType: readonly [term: string, weight: number][] = [],
): [term: string, weight: number][] {
  const weights = new Map<string, number>();
  const put = (term: string, weight: number) => {
    const present = weights.get(term) ?? 0;
    weights.set(term, Math.max(present, weight) + repeatShare * Math.min(present, weight));
  };
  for (const { text, weight } of texts) {
    if (!(weight > 0)) continue;
    for (const term of new Set(searchTerms(text))) {
      put(term, weight * telling(term));
      for (const close of neighbouringQuantities(term)) put(close, weight * 0.5);
    }
    for (const name of otherNames(text)) {
      for (const term of searchTerms(name)) if (!weights.has(term)) put(term, weight * otherNameShare);
    }
  }
  for (const [term, weight] of ofType) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  const telltale = [...weights].filter(([term]) => !silentWords.has(term));
  const terms = telltale.length > 0 ? telltale : [...weights];
  return terms.toSorted((left, right) => right[1] - left[1]).slice(0, maxQueryTerms);
}

/** How much of a smaller weight is added when a term comes up again. */
const repeatShare = 0.3;

/** What a synonym or a translation weighs beside the word itself. */
const otherNameShare = 0.9;

/** A single letter or digit says little, and the engine's own rarity cannot know that it stood in "(1)". */
function telling(term: string): number {
  if (term.length === 1 && term.charCodeAt(0) < 0x80) return 0.3;
  return 1;
}

/** English function words and the words of asking, buying and delivering, as `searchTerms` leaves them. */
const silentWords = new Set(
  `a about above all also am an and any are as at available be been below both but by can could do does each find for from
  get give have help here i i'm if in interested into is it item its just kind like list look looking m made me more
  must my need no not of offer offering on one only or order other our out over please prefer price priced product
  provide recommend search searching see sell selling shop should show so some store such suitable that the their them
  there these they this those to up use using want we which while with within without would you your first second third
  fourth lastly between budget cost costing voucher rule applie apply valid total exceed fixed discount percentage cap
  php peso shipping free delivery cod cash lazmall lazflash usd cny request required requirement wanted
  what where option type feature featuring include including come specifically`
    .split(/\s+/)
    .flatMap((word) => searchTerms(word)),
);
