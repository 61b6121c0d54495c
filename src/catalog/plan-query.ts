import type { Spec, WantedItem } from '../matching/assessment.ts';
import type { CatalogQuery } from './catalog.ts';
import { searchTerms } from './search-terms.ts';

/** How much each part of an item says about which products to fetch; tuned by `npm run bench:catalog`. */
const weights = { name: 3, requiredValue: 2, value: 1.5, specName: 0.5, keywords: 2, description: 1 };

/**
 * The catalog query of a wanted item: its name weighs most, must-have values more than good-to-have ones, the
 * description least. In a long text that speaks of several things, the clauses that repeat the item's own spec values
 * weigh more than the others. Wide on purpose: any word may find a candidate, and the matcher is strict afterwards.
 */
export function planQuery(
  item: WantedItem,
  options: { keywords?: string[]; platforms?: string[]; limit: number },
): CatalogQuery {
  const own = new Set(item.specs.flatMap(({ value }) => searchTerms(value)));
  const texts: CatalogQuery['texts'] = [...focused(item.name, weights.name, own)];
  for (const spec of item.specs) texts.push({ text: searchedValue(spec.value), weight: valueWeight(spec) });
  for (const keyword of options.keywords ?? []) texts.push({ text: keyword, weight: weights.keywords });
  texts.push(...focused(item.description, weights.description, own));
  for (const spec of item.specs) texts.push({ text: spec.name, weight: weights.specName });
  const query: CatalogQuery = {
    texts: texts.filter(({ text }) => text.trim() !== ''),
    phrases: [item.name, ...(options.keywords ?? [])],
    limit: options.limit,
  };
  if (wordsIn(item.name) <= mostTypeWords) query.type = item.name;
  if (options.platforms !== undefined) query.platforms = options.platforms;
  return query;
}

/** A longer name is a sentence, whose nouns are not all the goods. */
const mostTypeWords = 12;

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

const bound =
  /\b(?:at (?:least|most)|minimum|maximum|min|max|up to|under|over|below|above|less than|more than|no (?:less|more) than|or (?:more|less|higher|lower|better|above|below|larger|smaller)|not (?:less|more) than)\b|[≥≤<>]|以上|以下|以内|不小于|不少于|不低于|不大于|不超过|不高于|至少|最少|最多|最大|最小/iu;
const excluded = /^\s*(?:not|no|without|non|except|anything but|非|不要|不含|无)\b[\s\S]*|(?:not|without)\s+\S+/iu;
const numbers = /\d+(?:[.,]\d+)*\s*(?:[a-zµ°%"']{0,4}\b|[\u4e00-\u9fff]{0,2})?/giu;

/** The words of a wanted value that a listing would have: no number of a bound, which any other may meet, and nothing unwanted. */
export function searchedValue(value: string): string {
  if (excluded.test(value)) return '';
  return bound.test(value) ? value.replace(bound, ' ').replaceAll(numbers, ' ') : value;
}

function valueWeight(spec: Spec): number {
  return spec.required === true ? weights.requiredValue : weights.value;
}

/** Where one thing ends and the next begins in a sentence that lists several. */
const clauseEnds =
  /[.;:!?\n](?:\s|$)|\(\d\)|,\s*(?:and|plus|another|also|an?)\s|\b(?:first|second|third|fourth|fifth|lastly|finally|another|also)\b,?/gi;

/** Share of its weight that a clause keeps when it repeats none of the item's values and another one does. */
const strangerShare = 0.2;

function focused(text: string, weight: number, own: ReadonlySet<string>): CatalogQuery['texts'] {
  const clauses = text.split(clauseEnds).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2 || own.size === 0) return [{ text, weight }];
  const repeats = clauses.map((clause) => countShared(searchTerms(clause), own));
  const most = Math.max(...repeats);
  if (most === 0) return [{ text, weight }];
  return clauses.map((clause, index) => {
    const share = strangerShare + (1 - strangerShare) * ((repeats[index] ?? 0) / most);
    return { text: clause, weight: weight * share };
  });
}

function countShared(terms: string[], own: ReadonlySet<string>): number {
  return new Set(terms.filter((term) => own.has(term))).size;
}
