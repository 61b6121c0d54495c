import type { Feature } from '../read/feature/feature.ts';
import { featureNameOf } from '../read/feature/feature-name.ts';
import { isKnownThing } from '../read/name/in-chinese.ts';
import type { Requirement, WantedChoice, WantedValue } from '../read/spec/requirement.ts';
import { findPhrase, type Span } from '../text/find-phrase.ts';
import { unspacedOf } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';
import { askedBy } from './asked-property.ts';
import type { GoodsAttribute } from './goods-attributes.ts';

/** The value among those of the attributes that the wanted words name, alone or with words of the attribute's name. */
export function choiceOf(
  wanted: WantedValue,
  name: Requirement['name'],
  own: readonly GoodsAttribute[],
): WantedChoice | null {
  // Looks are compared as such, with what is a kind of what; "black and white" is none of a printer.
  const isLook = wanted.materials.length > 0 || wanted.colours.length > 0;
  if (isLook && askedBy(name).look !== null) return null;
  const called = unspacedOf(name.raw);
  for (const { values, isOne } of own) {
    const at = placeOf(values, (word) => word === wanted.text.unspaced);
    const short = at === -1 ? placeOf(values, (word) => isShortFor(wanted.text.unspaced, word, called)) : at;
    const named = short === -1 && !isLook ? soleNamed(wanted, name, values) : short;
    const stating = values[named];
    if (stating === undefined) continue;
    // "M.2" is wider than "M.2-2280".
    const { unspaced } = wanted.text;
    const isWider = (word: string) => word !== unspaced && unspaced.includes(word) && at !== -1;
    return { stating: stating.filter((word) => !isWider(word)), others: othersThan(values, named), isOne };
  }
  return null;
}

const leastRest = 2;

/** "Medium" under "Roast" is "medium roast", 中度 under 烘焙程度 is 中度烘焙: what the value leaves out stands in the name. */
function isShortFor(value: string, word: string, name: string): boolean {
  const rest = word.startsWith(value)
    ? word.slice(value.length)
    : word.endsWith(value)
      ? word.slice(0, -value.length)
      : '';
  return value !== '' && rest.length >= leastRest && name.includes(rest);
}

/** The only value of which a word stands in the wanted text beside those of the name ("zip closure", 带拉链), as its place; -1 for none. */
function soleNamed(
  { text }: WantedValue,
  { stems }: Requirement['name'],
  values: readonly (readonly string[])[],
): number {
  const isIdle = ({ kind, stem }: Token) =>
    kind === 'mark' || idle.has(stem) || stems.some((one) => one.includes(stem));
  const isAll = ({ from, to }: Span) => text.tokens.every((token, at) => (at >= from && at < to) || isIdle(token));
  return placeOf(values, (word) => findPhrase(text, word).some(isAll));
}

/** The only value that has a word; -1 for none and for several: "bluetooth" among the words for wireless as well. */
function placeOf(values: GoodsAttribute['values'], isIt: (word: string) => boolean): number {
  const places = values.flatMap((words, at) => (words.some(isIt) ? [at] : []));
  return places.length === 1 ? (places[0] ?? -1) : -1;
}

const othersThan = (values: GoodsAttribute['values'], at: number) => values.toSpliced(at, 1).flat();

/** Words beside the name of a value that say no more of it. */
const idle = new Set(['with', 'a', 'an', 'the', 'type', 'style', '带', '型', '式', '款']);

/** A feature with the words by which goods of the type tell that they have it or lack it. */
export function featureOfGoods(
  { name, alternatives }: Requirement,
  feature: Feature,
  attributes: readonly GoodsAttribute[],
): Feature {
  const flags = attributes.filter(({ yes, no }) => yes.length > 0 || no.length > 0);
  const asked = unspacedOf(feature.thing);
  const called = featureNameOf(feature.thing);
  // Its key alone is no name of a feature: "unscented" has that of the scent.
  const own = flags.filter(({ featureNames }) => featureNames.includes(asked) || featureNames.includes(called));
  // "Battery included" is more than "battery".
  const isNamed = feature.phrases.includes(asked);
  // "Zip: yes" of goods that close with a zip or with buttons.
  const chosen = attributes.flatMap(({ values, isOne }) => {
    const at = placeOf(values, (word) => word === asked || (isNamed && feature.phrases.includes(word)));
    const stating = values[at];
    // Goods that run on a battery may come without one.
    if (stating === undefined || isKnownThing(name.stems.join(' '))) return [];
    return [{ stating, others: isOne ? othersThan(values, at) : [] }];
  });
  if (own.length === 0 && chosen.length === 0) return feature;
  // "No alcohol: yes" wants no alcohol.
  const isDenial = alternatives.some(({ answer }) => answer !== null && answer !== feature.wanted);
  const has = own.map(({ yes, no }) => (isDenial ? no : yes));
  const lacks = own.map(({ yes, no }) => (isDenial ? yes : no));
  const together = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];
  return {
    ...feature,
    askedAs: together(feature.askedAs, ...own.map(({ featureNames }) => featureNames)),
    entailedBy: together(feature.entailedBy, ...has, ...chosen.map(({ stating }) => stating)),
    excludedBy: together(feature.excludedBy, ...lacks, ...chosen.map(({ others }) => others)),
  };
}
