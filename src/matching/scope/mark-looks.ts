import { findGoods } from '../read/goods/find-goods.ts';
import { thingLengthAt } from '../read/name/in-chinese.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { LookClause } from './look-clauses.ts';
import { partIdsAt } from './phrase-reader.ts';
import type { Scope } from './scope.ts';
import type { TextPlace } from './text-place.ts';

/**
 * Gives the look that a clause tells of a thing to that thing: "Skateboard (trucks in beige)", "Stapler. Stainless steel anvil." In a
 * title the first clause is of the goods, and a later one may name them again.
 */
export function markLooks(text: TextFacts, looks: readonly LookClause[], scope: Scope, { isTitle }: TextPlace): void {
  for (const clause of looks) {
    const { name, look } = clause;
    if (name === null || (isTitle && clause.isFirst) || scope.has(look.from) || scope.has(name.from)) continue;
    const isInChinese = isHan(text, name.from);
    if (isTitle && isInChinese && !clause.isStated && !isGoodsNamed(text, clause)) continue;
    if (namesGoods(text, clause, isTitle)) continue;
    const isCertain = !isInChinese || isSurelyThing(text, clause);
    if (!isCertain && (!isTitle || name.from < look.to)) continue;
    const part = partIdsAt(text.tokens, name.from);
    scope.mark(
      { from: Math.min(name.from, look.from), to: Math.max(name.to, look.to) },
      name,
      part?.next === name.to ? part.ids : [],
      isCertain,
    );
  }
}

const isHan = ({ tokens }: TextFacts, at: number) => tokens[at]?.kind === 'character';

/** In a Chinese title any phrase may stand before the goods: 不仅防水 不锈钢餐盒. */
function isGoodsNamed(text: TextFacts, { from }: LookClause): boolean {
  if (findGoods(text).some(({ to }) => to <= from)) return true;
  return text.tokens.some((_, at) => at < from && thingLengthAt(text.tokens, at) > 0);
}

const shortestName = 3;

/** What a clause names may be the goods once more, where nothing before it names any: "Model 500, black running shoes". */
function namesGoods(text: TextFacts, { from, name }: LookClause, isTitle: boolean): boolean {
  const goods = findGoods(text);
  const last = name === null ? undefined : text.tokens[name.to - 1];
  // "Black IP"
  if (last?.kind === 'word' && last.text.length < shortestName) return true;
  if (isTitle && text.tokens.slice(0, from).some(({ stem, kind }) => kind === 'word' && stem === last?.stem))
    return true;
  return goods.some(({ to }) => to === name?.to) && !(isTitle && goods.some(({ to }) => to <= from));
}

/** In Chinese what stands beside a colour may only praise it (简约黑色): it is a thing where something says so. */
function isSurelyThing({ tokens }: TextFacts, { name, look, role, isStated }: LookClause): boolean {
  if (name === null) return false;
  if (isStated || (role === 'material' && name.from >= look.to)) return true;
  for (let at = name.from; at < name.to; at += 1)
    if (at + thingLengthAt(tokens, at) === name.to || partIdsAt(tokens, at)?.next === name.to) return true;
  return false;
}
