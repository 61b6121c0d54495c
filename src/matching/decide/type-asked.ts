import { onceFor } from '../../lib/once-for.ts';
import type { ProductTypeFinding } from '../assessment.ts';
import type { Located } from '../compare/located.ts';
import { wordSet } from '../ontology/word-list.ts';
import { createTypeJudge, type TypeJudge } from '../product-type/judge-type.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { isKnownThing } from '../read/name/in-chinese.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { isGift } from '../scope/is-gift.ts';
import { findPhrase } from '../text/find-phrase.ts';
import { beginsInChinese, isChinese } from '../text/is-chinese.ts';
import { plainName } from '../text/plain-name.ts';
import { unspacedOf } from '../text/read-text.ts';

const method = 'kind of goods';

/** The judge of what goods are to be, for a spec that asks it in words of the tree of goods: "Product type: drone". Null for any other. */
const judgeOf = onceFor(({ name, alternatives, specValues, isExclusion, allOf }: Requirement): TypeJudge | null => {
  const [value = '', ...more] = specValues;
  if (isExclusion || allOf !== undefined || more.length > 0 || alternatives.length !== 1) return null;
  if (!wordSet('names of what goods are').has(plainName(name.raw))) return null;
  const judge = createTypeJudge(value, null);
  return judge.wanted === null ? null : judge;
});

const isTypeField = (field: string) => wordSet('type attributes').has(plainName(field.replace(/^attributes\./u, '')));

/**
 * Other goods that title and category name where a spec asks by words for what goods are: its words in a text may name what the goods
 * are for or what comes along. Open where nothing tells what they are; null where they are such goods, and for what an attribute says of the type.
 * Such goods where the title names them in the other language alone.
 */
export function otherType(requirement: Requirement, facts: ProductFacts, answer: Located | null): Located | null {
  const judge = judgeOf(requirement);
  if (judge === null) return null;
  if (answer?.matchType !== 'match') return typeInOtherLanguage(requirement, facts, judge, answer);
  if (isTypeField(answer.field)) return null;
  const finding = judge(facts.listing);
  if (finding?.matchType === 'unknown') return namesGoods(answer) ? null : { ...answer, matchType: 'unknown' };
  return finding?.matchType === 'not_match' ? located(finding, facts) : null;
}

/** What goods are in the words of the other language than the wish has: "baby monitor" of 婴儿监护器. */
function typeInOtherLanguage(
  { specValues: [value = ''] }: Requirement,
  facts: ProductFacts,
  judge: TypeJudge,
  answer: Located | null,
): Located | null {
  if (answer !== null || beginsInChinese(value) === isChinese(facts.title.statement.text)) return null;
  const finding = judge(facts.listing);
  if (finding?.matchType !== 'match') return null;
  const found = located(finding, facts);
  return found.span !== null && isGift(found.statement.text, found.span) ? null : found;
}

function located({ matchType, evidence }: ProductTypeFinding, facts: ProductFacts): Located {
  const { field = 'title', text = '' } = evidence ?? {};
  const statement = statementOf(field, text, facts);
  const [span = null] = findPhrase(statement.text, unspacedOf(text));
  return { matchType, method, span, field, statement };
}

/** True for words that open a title and do not describe the noun behind them, as the first of "phone case" does. */
function namesGoods({ field, span, statement: { text } }: Located): boolean {
  if (field !== 'title' || span?.from !== 0) return false;
  const next = text.tokens[span.to];
  return next?.kind !== 'word' || next.glued || !isKnownThing(next.stem);
}

function statementOf(field: string, text: string, { allAttributes, running, title }: ProductFacts) {
  const named = allAttributes.find((fact) => fact.field === field);
  const said = running.filter((fact) => fact.field === field);
  const holding = said.find(({ statement }) => findPhrase(statement.text, unspacedOf(text)).length > 0);
  return named?.whole ?? (holding ?? said[0] ?? title).statement;
}
