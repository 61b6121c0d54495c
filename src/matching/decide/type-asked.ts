import { onceFor } from '../../lib/once-for.ts';
import type { Located } from '../compare/located.ts';
import { wordSet } from '../ontology/word-list.ts';
import { createTypeJudge, type TypeJudge } from '../product-type/judge-type.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { findPhrase } from '../text/find-phrase.ts';
import { plainName } from '../text/plain-name.ts';
import { unspacedOf } from '../text/read-text.ts';

const method = 'product type';

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
 */
export function otherType(requirement: Requirement, facts: ProductFacts, answer: Located): Located | null {
  const judge = judgeOf(requirement);
  if (judge === null || isTypeField(answer.field)) return null;
  const finding = judge(facts.listing);
  const opensTitle = answer.field === 'title' && answer.span?.from === 0;
  if (finding?.matchType === 'unknown') return opensTitle ? null : { ...answer, matchType: 'unknown' };
  if (finding?.matchType !== 'not_match') return null;
  const { field = 'title', text = '' } = finding.evidence ?? {};
  const statement = statementOf(field, text, facts);
  const [span = null] = findPhrase(statement.text, unspacedOf(text));
  return { matchType: 'not_match', method, span, field, statement };
}

function statementOf(field: string, text: string, { allAttributes, running, title }: ProductFacts) {
  const named = allAttributes.find((fact) => fact.field === field);
  const said = running.filter((fact) => fact.field === field);
  const holding = said.find(({ statement }) => findPhrase(statement.text, unspacedOf(text)).length > 0);
  return named?.whole ?? (holding ?? said[0] ?? title).statement;
}
