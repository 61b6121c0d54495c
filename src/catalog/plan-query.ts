import type { Spec, WantedItem } from '../matching/assessment.ts';
import type { CatalogQuery } from './catalog.ts';
import { readWantedAttributes } from './read-wanted-attributes.ts';
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
  options: { keywords?: string[]; platforms?: string[] | undefined; limit: number },
): CatalogQuery {
  const own = new Set(item.specs.flatMap(({ value }) => searchTerms(value)));
  const texts: CatalogQuery['texts'] = [...focused(item.name, weights.name, own)];
  for (const spec of item.specs) texts.push({ text: searchedValue(spec), weight: valueWeight(spec) });
  for (const keyword of options.keywords ?? []) texts.push({ text: keyword, weight: weights.keywords });
  texts.push(...focused(item.description, weights.description, own));
  for (const spec of item.specs) texts.push({ text: spec.name, weight: weights.specName });
  const query: CatalogQuery = {
    texts: texts.filter(({ text }) => text.trim() !== ''),
    phrases: [item.name, ...(options.keywords ?? [])],
    limit: options.limit,
  };
  if (wordsIn(item.name) <= mostTypeWords) query.type = item.name;
  if (item.specs.length > 0) {
    query.wanted = readWantedAttributes(item.specs);
    query.specNames = item.specs.map(({ name }) => name);
  }
  if (options.platforms !== undefined) query.platforms = options.platforms;
  return query;
}

/** A longer name is a sentence, whose nouns are not all the goods. */
const mostTypeWords = 12;

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

const amount = String.raw`\d+(?:[.,]\d+)*\s*(?:[a-zµ°%"']{0,4}(?![a-zµ\d])|[\u4e00-\u9fff]{0,2})?`;
const boundBefore = String.raw`(?:\b(?:at (?:least|most)|minimum|maximum|up to|under|over|below|above|less than|more than|no (?:less|more) than|not (?:less|more) than)|(?<=^\s*|[,;(/]\s*)(?:min|max)\b\.?|[≥≤<>]=?|不小于|不少于|不低于|不大于|不超过|不高于|至少|最少|最多|最大|最小|大于|小于)(?:\s+of)?\s*[:：]?\s*`;
const boundAfter = String.raw`\s*(?:\bor (?:more|less|higher|lower|better|above|below|larger|smaller)\b|\+(?![\p{L}\d])|及?以上|及?以下|以内)`;
/** A number that any other may meet, with the words that make a bound of it; "iPhone 11 Pro Max" has none. */
const bounds = new RegExp(`${boundBefore}${amount}(?:${boundAfter})?|${amount}${boundAfter}`, 'giu');
/** A whole value that names what must not be there; "non-stick" and "No. 5" name what must. */
const excluded = /^\s*(?:(?:not|without|except|anything but|no(?!\.|-|\s*\d))\s+\S|非|不要|不含|无(?!线|绳|叶))/iu;
const unwanted = /\b(?:not|without)\s+\S+/giu;
const affirmation = /^\s*(?:yes|true|y|required|是|有|要|需要|带)\s*[.!]?\s*$/iu;
const denial = /^\s*(?:no|false|none|否|没有)\s*[.!]?\s*$/iu;

/**
 * The words of a wanted value that a listing would have: no number of a bound, which any other may meet, and nothing
 * unwanted. Where the value only says yes, what is wanted stands in the name.
 */
export function searchedValue({ name, value }: Pick<Spec, 'name' | 'value'>): string {
  if (affirmation.test(value)) return name;
  if (excluded.test(value) || denial.test(value)) return '';
  return value.replaceAll(bounds, ' ').replaceAll(unwanted, ' ');
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
