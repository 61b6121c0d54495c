import type { Span } from '../text/find-phrase.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';

function phrasesOf(line: string): PhraseIndex<true> {
  const phrases = new PhraseIndex<true>();
  for (const words of line.split(',')) phrases.add(words.trim(), true);
  return phrases;
}

/** What is made for goods of a kind and is none of them: "pillar candle holder", "DSLR camera bag". */
const accessories = phrasesOf(
  'holder, stand, rack, bag, backpack, case, cover, sleeve, pouch, strap, charger, mount, bracket, skin, protector, cleaner, descaler, sharpener, organizer, storage, refill, part, accessory, hanger, sticker, decal, keycap, capo, tripod, blade, filter, tool, rod, tray, box, sheath, oil, stencil, template, mold, mould, skirt, ornament, replacement, 支架, 保护套, 收纳, 配件',
);
/** Words that end the name of goods: "candle with holder", "candle, holder". */
const ending = phrasesOf('with, for, and, in, of, by, plus, without');
const reach = 2;

/** Several goods under one title, which may name only some of them. */
const sets = phrasesOf(
  'set, kit, assortment, assorted, bundle, combo, collection, palette, variety, mixed, 套装, 组合',
);

/** True where the words name the goods that an accessory is for; `isGoods` tells places where goods themselves are called so. */
export function isOfAccessory({ tokens }: TextFacts, { to }: Span, isGoods: (at: number) => boolean): boolean {
  for (let at = to; at < tokens.length && at < to + reach; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || ending.at(tokens, at) !== null) return false;
    if (accessories.at(tokens, at) !== null) return !isGoods(at);
  }
  return false;
}

/** True for a title of a set: "knife set with bread knife" may hold other knives. "Bikini set" is a name of one thing. */
export function namesSet({ tokens }: TextFacts, named: readonly Span[]): boolean {
  return tokens.some((_, at) => sets.at(tokens, at) !== null && !named.some(({ from, to }) => at >= from && at < to));
}
