import { relateClasses } from '../matching/product-type/relate-classes.ts';
import { classifierOf } from '../matching/product-type/type-profile.ts';
import type { WantedType } from '../matching/product-type/wanted-type.ts';
import { beginsInChinese } from '../matching/text/is-chinese.ts';
import type { CatalogProfile } from './catalog-profile.ts';
import { categoryTerm } from './product-terms.ts';
import { searchTerms } from './search-terms.ts';

/** What the category of the wanted type weighs, beside 3 for the words of an item's name. */
const categoryWeight = 6;
const mostCategories = 8;
const mostNamesOfLanguage = 6;

/** The terms of the catalog's own categories of the wanted type; empty where it knows none. */
export function categoryTerms(wanted: WantedType, profile: CatalogProfile | null): string[] {
  if (profile === null) return [];
  const { sides } = relateClasses(wanted, classifierOf(profile));
  const labels = sides.such.map((place) => categoryTerm(profile.classes[place]?.label ?? ''));
  return [...new Set(labels)].slice(0, mostCategories);
}

/** Names of the wanted type in both languages, of so many of each at most, as the search index keeps their words. */
export function typeNames(wanted: WantedType): string[][] {
  const names = wanted.claims.flatMap(({ types, isWhole }) =>
    (isWhole ? types.slice(0, 2) : []).flatMap((type) => type.names),
  );
  const [han, latin] = [names.filter(beginsInChinese), names.filter((name) => !beginsInChinese(name))];
  const both = [...latin.slice(0, mostNamesOfLanguage), ...han.slice(0, mostNamesOfLanguage)].map(searchTerms);
  const terms = new Map(both.map((words) => [words.join(' '), words] as const));
  return [...terms.values()].filter((words) => words.length > 0);
}

/** Terms that bring goods of the wanted type by its categories, with their weights. */
export function typeTerms(categories: readonly string[]): [term: string, weight: number][] {
  return categories.map((term): [string, number] => [term, categoryWeight]);
}
