import { onceFor } from '../../lib/once-for.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { askedBy } from '../claim/asked-property.ts';
import { isLongerName, measureBagOf, tellsOtherState } from '../claim/measure-bag.ts';
import { bagOfName } from '../claim/name-bag.ts';
import type { Located } from '../compare/located.ts';
import { asksCount } from '../ontology/counting-words.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { LikeNames, NameKey, Requirement } from '../read/spec/requirement.ts';
import { amongNamed } from './among-named.ts';

/** The key of all names that stand for the wanted attribute in other words; no name has it. */
const key = '~like';

/** How a name stands for the wanted attribute: it says the same, or more than that. */
type Likeness = 'same' | 'longer' | null;

const likenessOf = onceFor((names: LikeNames) =>
  rememberAnswers((raw) => readLikeness(names, raw), { most: 2500, longest: 500 }),
);

function readLikeness(names: LikeNames, raw: string): Likeness {
  const bag = bagOfName(raw);
  const { dimension } = names.ofGoods;
  const measure = dimension === null ? '' : measureBagOf(bag, dimension);
  const isSame = names.bags.has(bag) || names.measures.has(measure);
  const isLonger = measure !== '' && (isLongerName(measure, names) || names.bags.has(bagOfName(withoutCondition(raw))));
  return isSame ? 'same' : isLonger ? 'longer' : null;
}

/** "Weight per shoe (size EU 42)", "Sheet capacity (70 g/m²)": what brackets end a name tells of what it was measured. */
function withoutCondition(raw: string): string {
  const name = raw.normalize('NFKC').trim();
  const open = name.lastIndexOf('(');
  if (open <= 0 || !name.endsWith(')')) return name;
  return tellsOtherState(bagOfName(name.slice(open + 1, -1))) ? name : name.slice(0, open).trim();
}

/**
 * The answer of attributes whose names are no name that rows know, and whose words stand for the same among the attributes of the
 * wanted goods: "radio range" and "wireless distance" of a scanner. One that says more, as "torque, hard", only confirms.
 */
export function amongLikeNames(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  const { likeNames, means, keys } = requirement;
  if (likeNames === null || (likeNames.bags.size === 0 && likeNames.measures.size === 0)) return null;
  const mayCount = likeNames.ofGoods.dimension === 'count';
  const like: NamedFact[] = [];
  const longer: NamedFact[] = [];
  for (const fact of named) {
    const { name } = fact;
    if (name.known !== null || (!mayCount && asksCount(name)) || keys.some((one) => one.key === name.key)) continue;
    const likeness = likenessOf(likeNames)(name.raw);
    if (likeness === 'same') like.push(fact);
    if (likeness === 'longer' || (likeness === null && means?.(name.raw) === true)) longer.push(fact);
  }
  const { ofGoods } = likeNames;
  const same = under(requirement, { key, isFirm: false, isTyped: true, ofGoods }, like);
  const isSaid = same?.matchType !== 'not_match' || like.some(({ name }) => !areOfTwoParts(requirement.name, name));
  return isSaid && same !== null ? same : ofLonger(requirement, { key, isFirm: false, ofGoods }, longer);
}

/** What one part is like contradicts nothing that is asked of another: the impeller of a pump and its housing. */
function areOfTwoParts(one: Requirement['name'], other: Requirement['name']): boolean {
  const [parts, others] = [askedBy(one).headPartIds, askedBy(other).headPartIds];
  return parts.length > 0 && others.length > 0 && !parts.some((id) => others.includes(id));
}

function under(requirement: Requirement, nameKey: NameKey, facts: NamedFact[]): Located | null {
  return facts.length === 0 ? null : amongNamed({ ...requirement, keys: [nameKey] }, new Map([[nameKey.key, facts]]));
}

/** Of several measures one is enough for who wants at least so much; any other wish is met by all of them. */
function ofLonger(requirement: Requirement, nameKey: NameKey, facts: readonly NamedFact[]): Located | null {
  const answers = facts.map((fact) => under(requirement, nameKey, [fact]));
  const met = answers.filter((one) => one?.matchType === 'match');
  const isLeast = requirement.alternatives.every(({ quantity }) => quantity?.form === 'min');
  return isLeast || met.length === answers.length ? (met[0] ?? null) : null;
}
