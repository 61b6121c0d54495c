import { classifierOf } from '../matching/product-type/type-profile.ts';
import { isSuch } from '../matching/product-type/type-relation.ts';
import type { WantedType } from '../matching/product-type/wanted-type.ts';
import type { CatalogProfile } from './catalog-profile.ts';
import { categoryTerm } from './product-terms.ts';
import { searchTerms } from './search-terms.ts';

/** What the category of the wanted type weighs, beside 3 for the words of an item's name. */
const categoryWeight = 6;
/** What other names of the type weigh: a title may have any one of them. */
const nameWeight = 1.2;
const mostCategories = 8;
const mostNames = 8;

/** Terms that bring goods of the wanted type: the catalog's categories of it, and its other names in both languages. */
export function typeTerms(wanted: WantedType, profile: CatalogProfile | null): [term: string, weight: number][] {
  const terms: [string, number][] = [];
  if (profile !== null) {
    const classifier = classifierOf(profile);
    const labels = classifier.classes
      .filter((typeClass) => isSuch(wanted.relateClass(typeClass, classifier)))
      .map(({ label }) => categoryTerm(label));
    for (const term of [...new Set(labels)].slice(0, mostCategories)) terms.push([term, categoryWeight]);
  }
  const names = wanted.claims.flatMap(({ types, isWhole }) =>
    (isWhole ? types.slice(0, 2) : []).flatMap((type) => type.names),
  );
  const known = new Set<string>();
  for (const name of names.slice(0, mostNames)) {
    for (const term of searchTerms(name)) if (term.length > 1) known.add(term);
  }
  for (const term of known) terms.push([term, nameWeight]);
  return terms;
}
