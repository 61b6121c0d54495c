import type { Statement } from '../matching/read/listing/statement.ts';
import type { Draft, DraftItem, DraftSpec } from './draft-schemas.ts';
import { type Found, Understood } from './found.ts';
import { longestText } from './longest-text.ts';
import { messageBody } from './message-body.ts';
import { nameItem } from './name-item.ts';
import { openingWords } from './opening-words.ts';
import { readDate } from './read-date.ts';
import { readPrices } from './read-price.ts';
import { readQuantity } from './read-quantity.ts';
import { readSpecs, trimStops } from './read-specs.ts';
import { denialOf, readWish } from './read-wish.ts';
import { splitItems } from './split-items.ts';

const opening = new RegExp(`^${openingWords}+`, 'iu');
const idle = /\b(?:comes?|that['’]s|available)\b|单价|价格|左右|到货|^带$/giu;
const clauseEnd = /[\n,;!?()，。；：！？、（）]|[:.](?!\d)|\s{3,}/u;

const mostItems = 100;
const mostSpecs = 100;

const niceWords =
  /\b(?:nice to have|preferably|preferred|prefer|ideally|optional(?:ly)?|if possible|would be (?:nice|great|good)|bonus|not (?:a )?must|can be)\b|最好|可选|如果可以|优先|希望/giu;
const mustWords =
  /\b(?:must|required?|needs? to|have to|has to|essential|mandatory|necessary|only)\b|必须|一定要|务必|要求/giu;
const customized =
  /\b(?:with\s+)?(?:(?:our|your|my|a|custom(?:ised|ized)?|printed|engraved|one[- ]colou?r|laser[- ]engraved|embroidered)\s+)*(?:logo|branding|monogram|imprint)(?:\s+(?:print(?:ed|ing)?|engrav(?:ed|ing)|on (?:one|both) sides?|(?:laser )?engraved|embroidered))*\b|\b(?:gift|retail|custom)\s+(?:box(?:es)?|packaging)\b|(?:定制|印|刻)?(?:logo|LOGO|标志|商标)|礼盒/giu;

/** Rules of a voucher, and a plea for the things named before. */
const asides =
  /\n*\s*(?:my budget is only[^\n]*?)?but i have a voucher[\s\S]*$|\bcan you help me find (?:these|such)[^.?]*\??|\bplease (?:show|help|make sure|send)[^.]*\.?/giu;

/** A wish is nice to have when the word for it stands nearer before it, in its sentence, than a word for a must. */
function isRequired(text: string, { start, end }: Found<unknown>): boolean {
  const from =
    Math.max(
      text.lastIndexOf('.', start),
      text.lastIndexOf('。', start),
      text.lastIndexOf(';', start),
      text.lastIndexOf('\n', start),
    ) + 1;
  const before = text.slice(from, start);
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const behind = /^\s*(?:[,(]\s*)?(?:if possible|preferred|optional|would be (?:nice|great|good)|is a bonus)/iu.test(
    text.slice(end, end + 40),
  );
  return !behind && last(niceWords) <= last(mustWords);
}

function withoutDoubles(specs: readonly DraftSpec[]): DraftSpec[] {
  const seen = new Set<string>();
  return specs.filter(({ name, value }) => {
    const key = `${name} ${value}`.toLowerCase();
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

function readCustomization(text: string, understood: Understood, wish: Statement): string | null {
  const found = [...text.matchAll(customized)].filter(({ 0: { length }, index: start }) => {
    const end = start + length;
    return understood.isFree(start, end) && denialOf(wish, { start, end }) === null;
  });
  for (const match of found) understood.take(match.index, match.index + match[0].length);
  const words = found.map(([part]) => part.trim()).filter((part) => part !== '');
  return words.length === 0 ? null : [...new Set(words)].join(', ');
}

function readItem(text: string): { item: DraftItem; unread: string[] } {
  const understood = new Understood(text.length);
  const prices = readPrices(text, understood);
  const quantity = readQuantity(text, understood);
  const named = nameItem(understood.rest(text), text);
  const wish = readWish(text, named);
  const customization = readCustomization(text, understood, wish);
  const specs = readSpecs(text, understood, wish).map((found) => ({
    ...found.value,
    required: isRequired(text, found),
  }));
  const item = {
    name: named,
    description: text.replace(/\s+/gu, ' ').trim().slice(0, 2000),
    quantity,
    specs: withoutDoubles(specs).slice(0, mostSpecs),
    max_price: prices.max,
    min_price: prices.min,
    target_price: prices.target,
    customization,
  };
  return { item, unread: unreadWords(text, named, understood) };
}

/** What of an item's words became nothing of it, clause by clause. */
function unreadWords(text: string, name: string, understood: Understood): string[] {
  const named = new RegExp(name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/\s+/gu, '\\s+'), 'u').exec(text);
  if (named !== null) understood.take(named.index, named.index + named[0].length);
  return understood
    .rest(text)
    .split(clauseEnd)
    .map((clause) =>
      trimStops(clause.replace(opening, '').replace(niceWords, '').replace(mustWords, '').replace(idle, '')),
    )
    .filter((clause) => /[a-z]{2}|\p{Script=Han}{2}|\d/iu.test(clause));
}

/**
 * Reads a wish in plain words, English or Chinese, into items with specs, by rules alone: the same text and day give the
 * same draft. Nothing is invented: every value is words of the text. `today` decides which year "by March" means.
 */
export function parseDraft(text: string, today: Date): Draft {
  const notes: string[] = [];
  const cut = text.slice(0, longestText);
  if (cut.length < text.length) notes.push(`Only the first ${longestText.toLocaleString('en')} characters were read.`);
  const whole = new Understood(cut.length);
  const { budget } = readPrices(cut, whole);
  const wish = messageBody(cut).replace(asides, (aside) => ' '.repeat(aside.length));
  const dated = new Understood(wish.length);
  const neededBy = readDate(wish, dated, today);
  const withoutDate = dated.rest(wish);
  const segments = splitItems(stripBudget(withoutDate));
  if (segments.length > mostItems)
    notes.push(`The text names ${segments.length} things; a request holds ${mostItems}.`);
  const read = segments.slice(0, mostItems).map((segment) => readItem(segment.text));
  const items = read.map(({ item }) => item);
  if (items.length === 0) notes.push('The text names nothing that could be sourced.');
  const unpriced = items.filter(({ quantity }) => quantity === null).length;
  if (items.length > 0 && unpriced > 0) {
    notes.push(
      unpriced === items.length ? 'No quantity is given.' : `${unpriced} of ${items.length} items have no quantity.`,
    );
  }
  for (const { item, unread } of read)
    if (unread.length > 0) notes.push(`Not read of ${item.name}: ${unread.map((words) => `"${words}"`).join(', ')}.`);
  return { items, needed_by: neededBy, budget, notes };
}

/** A sentence that only states the budget is no item. */
function stripBudget(text: string): string {
  return text.replace(
    /(?<=^|[.!?\n。])\s*(?:(?:my|our|the|total)\s+){0,3}budget[^.\n。]*(?:\.(?!\d)|\n|。|$)|(?:总)?预算[^。\n,，;；]*/giu,
    (part) => ' '.repeat(part.length),
  );
}
