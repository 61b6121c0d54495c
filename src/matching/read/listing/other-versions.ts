import type { Attribute, Listing } from '../../listing.ts';
import type { Span } from '../../text/find-phrase.ts';
import { narrowLetters } from '../../text/narrow-letters.ts';
import { singleSpaced } from '../../text/plain-name.ts';

const addsBefore =
  /(?:[加+＋]|加价|加收|补|差价|升级|\b(?:plus|extra|add|additional|upgrade\s{1,4}to [^$€£¥￥]{1,60}))\s{0,4}$/iu;
const addsBehind = /^\s{0,4}(?:more|extra|on\s{1,4}top|surcharge)\b/iu;
const upgrades = /\bupgrade\s{1,4}to\b|升级/iu;

/** What one version has alone: "footrest on model B only", 仅豪华款带扶手. */
const onlyVersions = [
  /\b(?:model|version|type)\s{1,4}([\p{L}\d-]{1,12})\s{1,4}only\b/iu,
  /\b([\p{L}\d-]{1,12})\s{1,4}(?:model|version)\s{1,4}only\b/iu,
  /\b(?:on|with|in)\s{1,4}the\s{1,4}(?!(?:this|same|new|newer|latest|current|whole|right|left|standard|basic|base|previous|old|other)\b)([\p{L}\d-]{1,12})\s{1,4}(?:model|version)\b/iu,
  /\bonly\s{1,4}(?:on|for|with|in)\s{1,4}(?:the\s{1,4})?(?:model|version|type)\s{1,4}([\p{L}\d-]{1,12})/iu,
  /\bonly\s{1,4}(?:on|for|with|in)\s{1,4}(?:the\s{1,4})?([\p{L}\d-]{1,12})\s{1,4}(?:model|version)\b/iu,
  /(?:仅|仅限|只有)([\p{L}\d]{1,6})[款版]才?[有带含配]/u,
];

/** 儿童款请另拍: another article of the shop. */
const elsewhere = /[款版型](?:请|需|须)?(?:另拍|另选|另下单|单独拍|单拍|联系客服)/u;

const mayTell =
  /另拍|另选|另下单|单独拍|单拍|联系客服|[¥￥$€£元块]|USD|EUR|GBP|RMB|CNY|dollar|euro|yuan|套餐|方案|选项|option|package|bundle|kit|combo|plan|only|仅|只有|model|version/iu;

/** Clauses of a list, of a sentence or in brackets; a space before Chinese parts them as well, but for what a version costs more. */
function clausesOf(text: string): Span[] {
  const ends = [
    ...text.matchAll(/[,，;；。、()（）|\n\r]|\.\s|\s\/\s|\s(?![加另补元块])(?=\p{Script=Han})/gu),
    null,
  ].map((end) => end?.index ?? text.length);
  return ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
}

/** Amounts of money: "$20", "20 USD", 80元. */
const amountsIn = (text: string) =>
  text.matchAll(
    /(?:[¥￥$€£]|\b(?:USD|EUR|GBP|RMB|CNY)\s{0,4})\d[\d.,]{0,9}|\d[\d.,]{0,9}\s{0,4}(?:元|块(?:钱|(?!\p{Script=Han}))|[¥￥$€£]|(?:USD|EUR|GBP|RMB|CNY|dollars?|euros?|yuan)\b)/giu,
  );

/** True for a clause on what is to be had for another price: 不锈钢款加80元, "upgrade to titanium for $30", "white +$5". */
const isOfOtherPrice = (clause: string) =>
  amountsIn(clause).some(
    ({ index, 0: amount }) =>
      upgrades.test(clause) ||
      addsBefore.test(clause.slice(0, index)) ||
      addsBehind.test(clause.slice(index + amount.length)),
  );

/** Spaces in place of a stretch, and of the brackets around it. */
function blank(text: string, stretch: Span): string {
  const isBracketed = /[(（]/u.test(text.charAt(stretch.from - 1)) && /[)）]/u.test(text.charAt(stretch.to));
  const { from, to } = isBracketed ? { from: stretch.from - 1, to: stretch.to + 1 } : stretch;
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}

/** The second and later ones of several ways to buy, with what they have: 套餐二含头盔, "Option B: with stand". */
const laterChoicesIn = (text: string) =>
  text.matchAll(
    /(?:(套餐|方案|选项)([二三四五六七八九]|[2-9B-F](?![\dA-Za-z]))|\b(?:(option|package|bundle|kit|combo|plan)\s{1,4}([2-9B-F])(?![\dA-Za-z])))\s{0,4}(?:[:：=含包带配加另]|includes?\b|contains\b|adds\b|comes\s{1,4}with\b|with\b)/giu,
  );

/** A text without what it says of versions at another price or of later choices; its length stays. `sold` names the version that is sold. */
function withoutVersions(written: string, sold: string): string {
  const text = narrowLetters(written);
  if (!mayTell.test(text)) return written;
  const isSold = (name: string) => sold.includes(name.toLowerCase());
  const isOfOther = (clause: string) =>
    onlyVersions.some((pattern) => !isSold(pattern.exec(clause)?.[1] ?? '')) ||
    elsewhere.test(clause) ||
    isOfOtherPrice(clause);
  const ofOthers = clausesOf(text).filter(({ from, to }) => isOfOther(text.slice(from, to)));
  const choices = laterChoicesIn(text).flatMap(({ index, 1: han, 2: number, 3: word, 4: letter }) => {
    if (isSold(han === undefined ? `${word} ${letter}` : `${han}${number}`)) return [];
    const length = text
      .slice(index)
      .search(/[;；。\n\r|]|\.\s{1,4}|[,，]\s{0,4}(?=套餐|方案|选项|option|package|bundle|kit|combo|plan)/iu);
    return [{ from: index, to: length === -1 ? text.length : index + length }];
  });
  return [...ofOthers, ...choices].reduce(blank, written);
}

/** Longer values describe. */
const longestChoice = 20;

/**
 * A listing without what it says of versions that are not sold at its price: 不锈钢款加80元, "Option B: with stand",
 * "footrest on model B only". What is left of each text stands where it stood.
 */
export function withoutOtherVersions(listing: Listing): Listing {
  const { title, description, attributes } = listing;
  const chosen = attributes?.map(({ value }) => value).filter(({ length }) => length <= longestChoice) ?? [];
  const sold = singleSpaced(narrowLetters([title, ...chosen].join(' | '))).toLowerCase();
  const read = (text: string) => withoutVersions(text, sold);
  return {
    ...listing,
    title: read(title),
    ...(description === undefined ? {} : { description: read(description) }),
    ...(attributes === undefined ? {} : { attributes: attributes.flatMap((one) => withValue(one, read(one.value))) }),
  };
}

/** An attribute with what is left of its value, none where nothing is. */
function withValue(attribute: Attribute, left: string): Attribute[] {
  if (left === attribute.value) return [attribute];
  const value = left.trimEnd();
  return value === '' ? [] : [{ ...attribute, value }];
}
