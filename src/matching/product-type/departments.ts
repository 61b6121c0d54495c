import { onceFor } from '../../lib/once-for.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { wordsByMeaning } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { tokensOf } from '../text/tokens-of.ts';
import type { TypeClaim } from './type-claim.ts';
import type { ProductType } from './type-rows.ts';

/** The first part of ids of the tree of types: "el" of "el-6-6". */
const ofTree = /^[a-z]{2}(?=-\d|$)/;

/** The department of the tree under which a type stands, or null for goods that the tree does not have. */
export const departmentOf = onceFor((type: ProductType): string | null => {
  const [own = null] = ofTree.exec(type.id) ?? [];
  return own ?? (type.above === null ? null : departmentOf(type.above));
});

const words = Object.entries(wordsByMeaning('department words')).map(([department, names]) => ({
  department,
  han: names.filter(beginsInChinese),
  latin: new Set(names.filter((name) => !beginsInChinese(name))),
}));

/** The departments of whose words a category has one. */
const wordsNaming = rememberAnswers(
  (element): readonly string[] => {
    const stems = tokensOf(element).map(({ stem }) => stem);
    return words.flatMap(({ department, han, latin }) =>
      stems.some((stem) => latin.has(stem)) || han.some((word) => element.includes(word)) ? [department] : [],
    );
  },
  { most: 1000, longest: 200 },
);

/** The departments that a path of categories speaks of: by their own words, and by goods that stand in one department alone. */
export function departmentsNamed(
  category: readonly string[],
  claimsOf: (element: string) => readonly TypeClaim[],
): ReadonlySet<string> {
  const named = new Set<string>();
  for (const element of category) {
    for (const department of wordsNaming(element)) named.add(department);
    for (const { isWhole, types } of claimsOf(element)) {
      const [first = null, ...others] = new Set(types.map(departmentOf));
      if (isWhole && first !== null && others.length === 0) named.add(first);
    }
  }
  return named;
}

/**
 * A claim whose words name goods of several departments with those alone that stand in one of the named: a "notebook" among pens and
 * stationery is no computer.
 */
export function withinDepartments(claim: TypeClaim, named: ReadonlySet<string>): TypeClaim {
  const isIn = (type: ProductType) => named.has(departmentOf(type) ?? '');
  if (!claim.types.some(isIn)) return claim;
  const types = claim.types.filter((type) => isIn(type) || departmentOf(type) === null);
  return types.length === claim.types.length ? claim : { ...claim, types, isNarrowed: true };
}
