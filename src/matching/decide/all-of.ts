import { inFact, type Located } from '../compare/located.ts';
import { entails, mentionsOf } from '../read/family/find-families.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { readText } from '../text/read-text.ts';
import { isLeftOpen } from './reconcile.ts';

/**
 * The answer to several wishes of one spec: one that is contradicted or open decides. A number contradicts no kind, and the
 * name of the attribute that tells the number may tell the kind: "SSD capacity: 512 GB".
 */
export function ofAll(wishes: readonly Requirement[], decide: (wish: Requirement) => Located | null): Located | null {
  const decided = wishes.map(decide);
  const answers = decided.map((answer, at) => {
    if (answer?.matchType === 'match') return answer;
    const teller = decided.find((other, place) => place !== at && other?.matchType === 'match') ?? null;
    if (teller !== null && wishes[at]?.alternatives.some((wanted) => isNamedIn(wanted, teller.field)) === true)
      return teller;
    return answer?.matchType === 'not_match' && answer.method === 'text' && wishes[at]?.isTheSame !== true
      ? { ...answer, matchType: 'unknown' as const }
      : answer;
  });
  const contrary = answers.find((answer) => answer?.matchType === 'not_match');
  if (contrary !== undefined) return contrary;
  const open = answers.find((answer, at) => answer?.matchType !== 'match' && !isNotNeeded(wishes[at], answer));
  return open === undefined ? (answers[0] ?? null) : open;
}

/** True where a wish follows from another one, and nothing contradicts it. */
function isNotNeeded(wish: Requirement | undefined, answer: Located | null): boolean {
  if (wish?.mayBeOpen === true) return isLeftOpen(answer);
  // What names the excluded one leaves open whether it is had.
  return wish?.mayBeSilent === true && isLeftOpen(answer) && (answer?.span ?? null) === null;
}

function isNamedIn({ families, text }: WantedValue, field: string): boolean {
  const name = readText(field.slice(field.indexOf('.') + 1));
  const isOfFamily = families.some(({ family, valueId, isWhole }) =>
    mentionsOf(name, family).some((mention) => isWhole && entails(family, mention.valueId, valueId)),
  );
  return isOfFamily || name.tokens.some(({ stem }) => text.tokens.length === 1 && stem === text.tokens[0]?.stem);
}

/** A value that is read as several wishes, or in other words, and stands under its name as it was written. */
export function statedAsWritten(
  { allOf, keys, specValues, saidWhole }: Requirement,
  { attributes, lists }: ProductFacts,
): Located | null {
  const [key] = keys;
  const { unspaced } = readText(specValues.join(' / '));
  if (key === undefined) return null;
  const isPlain = allOf === undefined && unspaced === saidWhole;
  const stated = [...(lists.get(key.key) ?? []), ...(isPlain ? [] : (attributes.get(key.key) ?? []))];
  const fact = stated.find(({ whole }) => whole.text.unspaced === unspaced);
  return fact === undefined ? null : inFact(fact, { matchType: 'match', method: 'text', span: null });
}
