import { classifierOf } from '../matching/product-type/type-profile.ts';
import { isSuch } from '../matching/product-type/type-relation.ts';
import type { WantedType } from '../matching/product-type/wanted-type.ts';
import { beginsInChinese } from '../matching/text/is-chinese.ts';
import type { CatalogProfile } from './catalog-profile.ts';
import { categoryTerm } from './product-terms.ts';
import { searchTerms } from './search-terms.ts';

/** What the category of the wanted type weighs, beside 3 for the words of an item's name. */
const categoryWeight = 6;
/** What the other names of the type weigh where no category states it: a title may have any one of them. */
const nameWeight = 1.2;
/** What a name of one word weighs beside a category, for goods that stand in none. */
const nameBesideCategory = 0.4;
const mostCategories = 8;
const mostNames = 8;
const mostNamesOfLanguage = 6;

/** The terms of the catalog's own categories of the wanted type; empty where it knows none. */
export function categoryTerms(wanted: WantedType, profile: CatalogProfile | null): string[] {
  if (profile === null) return [];
  const classifier = classifierOf(profile);
  const labels = classifier.classes
    .filter((typeClass) => isSuch(wanted.relateClass(typeClass, classifier)))
    .map(({ label }) => categoryTerm(label));
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

/**
 * Terms that bring goods of the wanted type, with their weights: its categories, and its other names in both languages. The
 * engine finds by all words alike, so beside a category only names of one word are searched: "desktop" and "computer"
 * would bring as much as the category of processors does.
 */
export function typeTerms(wanted: WantedType, categories: readonly string[]): [term: string, weight: number][] {
  const names = wanted.claims
    .flatMap(({ types, isWhole }) => (isWhole ? types.slice(0, 2) : []).flatMap((type) => type.names))
    .slice(0, mostNames);
  const known = new Set<string>();
  for (const name of names) {
    const terms = searchTerms(name);
    if (categories.length > 0 && terms.length > 1) continue;
    for (const term of terms) if (term.length > 1) known.add(term);
  }
  const weight = categories.length > 0 ? nameBesideCategory : nameWeight;
  return [
    ...categories.map((term): [string, number] => [term, categoryWeight]),
    ...[...known].map((term): [string, number] => [term, weight]),
  ];
}
