import type { Located } from '../compare/located.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { isSaidToServe, servedName } from '../read/spec/served-in-name.ts';
import { unspacedOf } from '../text/read-text.ts';

/** What these methods find different is different, whichever part of a wish was asked for. */
const settling: ReadonlySet<string> = new Set(['value family', 'grade', 'quantity']);

/** True for an answer of the title or the description. */
export const isRunning = ({ field }: Located): boolean => field === 'title' || field === 'description';

/** True where an attribute says that one of the parts of a wish is another. */
export const isOtherPart = (answer: Located | null): boolean =>
  answer?.matchType === 'not_match' && settling.has(answer.method) && !isRunning(answer);

/** The no of an attribute, or of the title against the description, against which a text that says yes leaves a wish open. */
export function refusedElsewhere(text: Located, answer: Located | null): Located | null {
  const isElsewhere = answer !== null && (!isRunning(answer) || (answer.field === 'title' && text.field !== 'title'));
  return isElsewhere && answer.matchType === 'not_match' ? answer : null;
}

/**
 * An answer in other terms for a wish; of a feature that a material or a kind is, "Leather upper" and "Open back", another one is a no
 * as well.
 */
export function saidInOtherTerms(
  { feature, specName }: Requirement,
  other: Requirement,
  answer: Located | null,
): Located | null {
  const isKind =
    answer?.method === 'value family' && other.specValues.some((value) => unspacedOf(value) === unspacedOf(specName));
  const isOther = feature !== null && answer?.matchType === 'not_match' && (answer.method === 'material' || isKind);
  return isOther ? answer : affirmed(other, answer);
}

/** A title that names one material, as an item of its own, says of what the goods are as a whole: "Cabin case, ABS, red". */
function isOfWhole({ field, statement: { materials, scope, text } }: Located): boolean {
  const [only, ...more] = materials;
  if (field !== 'title' || only === undefined || more.length > 0 || scope.subjectOf(only) !== null) return false;
  const next = text.tokens[only.to];
  return next === undefined || next.stem === ',' || next.stem === '/' || next.stem === '|';
}

/**
 * A title may name the material of any part: of what goods are made their attributes tell. A description speaks of many things
 * that the goods are not for.
 */
export function affirmed({ name }: Requirement, answer: Located | null): Located | null {
  if (answer?.matchType !== 'match') return null;
  if (name.raw === servedName && answer.field === 'description')
    return answer.span !== null && isSaidToServe(answer.statement.text, answer.span) ? answer : null;
  return name.key === '#material' && isRunning(answer) && !isOfWhole(answer) ? null : answer;
}
