import type { Statement } from '../matching/read/listing/statement.ts';
import { attributeNouns, tellingWords } from './attribute-nouns.ts';
import type { FoundSpec } from './draft-schemas.ts';
import { type Found, takeAll, type Understood } from './found.ts';
import { readCounts, readLabelled } from './read-counts.ts';
import { readMeasures } from './read-measures.ts';
import { capitalised, denialOf, deniedThings, nameOfPart, stretchOf } from './read-wish.ts';

/** "Without any stones", "in any colour" ask for none. */
const isAny = /^any$/iu;

function readMentions(text: string, understood: Understood, wish: Statement): Found<FoundSpec>[] {
  const mentions = [
    ...wish.colours.map((span) => ({ span, name: 'Colour' })),
    ...wish.materials.map((span) => ({ span, name: 'Material' })),
  ].sort((one, other) => one.span.from - other.span.from);
  return mentions.flatMap(({ span, name }): Found<FoundSpec>[] => {
    const { start, end } = stretchOf(wish, span);
    if (end <= start || !understood.isFree(start, end) || isAny.test(text.slice(start, end))) return [];
    const shade =
      /(?:\b(?:light|dark|deep|pale|bright|matte?|navy|sky|elegant|royal|army|olive|rose|hot|pastel|neon)\s+|\d{3}\s+|\d{1,3}%\s+|recycled\s+|genuine\s+|pure\s+)$/iu.exec(
        text.slice(0, start),
      )?.[0] ?? '';
    const from = understood.isFree(start - shade.length, start) ? start - shade.length : start;
    understood.take(from, end);
    const subject = wish.scope.subjectOf(span);
    const words = text.slice(from, end).trim();
    return [
      { value: { name: nameOfPart(understood, wish, subject, name), value: words, text: words }, start: from, end },
    ];
  });
}

/** What is denied is a wish not to have it: "no plastic" is "not plastic", "not waterproof" is no. */
function deny(text: string, understood: Understood, wish: Statement, found: Found<FoundSpec>): Found<FoundSpec> {
  const cue = denialOf(wish, found);
  if (cue === null) return found;
  understood.take(cue.start, cue.end);
  const [start, end] = [Math.min(found.start, cue.start), Math.max(found.end, cue.end)];
  const { name, value } = found.value;
  const words = text.slice(start, end).trim();
  return { value: { name, value: value === 'yes' ? 'no' : `not ${value}`, text: words }, start, end };
}

/** "Without a zipper": things that are not wanted, where nothing else was read of them. */
function readLacks(text: string, understood: Understood, wish: Statement): Found<FoundSpec>[] {
  return deniedThings(wish).flatMap(({ cue, start, end }) =>
    [...text.slice(start, end).matchAll(/(.+?)\s*(?:、|\b(?:or|nor)\b|和|或|,[\s\S]*$|$)\s*/gu)].flatMap(
      ({ 1: thing = '', index }): Found<FoundSpec>[] => {
        const [from, to] = [start + index, start + index + thing.length];
        const name = trimStops(thing);
        if (!isThing.test(name) || !understood.isFree(from, to)) return [];
        understood.take(from, to);
        understood.take(cue.start, cue.end);
        const words = text.slice(cue.start, to);
        return [{ value: { name: capitalised(name), value: 'no', text: words }, start: cue.start, end: to }];
      },
    ),
  );
}

/** One word or two, none of which begins another thought: "no more", "no rush". */
const isThing =
  /^(?!(?:more|less|longer|later|matter|need|problem|rush|hurry|idea|preference|minimum|other|exceptions?)\b)(?:\p{L}{3,}(?: \p{L}{3,})?|\p{Script=Han}{1,6})$/iu;

const word = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’&+./-]*`;
const nouns = attributeNouns.flatMap(([name = '', ...words]) => words.map((noun) => ({ name, noun })));
const nounText = nouns
  .map(({ noun }) => noun)
  .sort((one, other) => other.length - one.length)
  .join('|');
const nameOfNoun = new Map(nouns.map(({ name, noun }) => [noun, name]));
const stopWords = new Set(
  [
    'a an the and or with in of for to that which is are be any some this those these it its from by on at like such',
    'as has have having made new good nice more most same different similar other another one two all item items',
    'product products color colour size model brand material also plus show find need want looking featuring feature',
    'features suitable preferably ideally must should',
  ].flatMap((words) => words.split(' ')),
);
const colon = /(?:^|[\n,;，；])\s*(?<name>\p{L}[\p{L} ]{1,28}?)\s*(?::|：|=)\s*(?<value>[^\n,;，；]{1,80})/giu;
const isValue = new RegExp(
  String.raw`\b(?<noun>${nounText}|colou?r|size|material)\s+(?:is|should be|must be|needs to be)\s+(?<value>${word}(?:\s${word}){0,2})`,
  'giu',
);
const sizeCode =
  /\b(?:(?:in|of)\s+)?(?:size|sizes)\s*:?\s*(?<value>(?:eu|us|uk|int|cn)?[\s:]?\s?(?:\d{1,5}(?:\.\d)?(?:\s?-\s?\d{1,3})?(?:\s?(?:cm|mm|inch(?:es)?)\b)?(?!\s*[x×*]\s*\d)|\d?x{0,4}[sml]|free size|one size|medium|large|small))\b|\b(?<letter>\d?x{1,4}l|xs|xxs|[2-9]xl)\b|\b(?<system>eu|us|uk)[:\s]?(?<number>\d{2}(?:\.5)?)\b|(?<zh>[\dXSML]+码)/giu;
const madeOf = new RegExp(
  String.raw`\b(?:made (?:of|from|with|out of)|constructed of|in)\s+(?<value>(?:\d{1,3}%\s+)?${word}(?:\s${word})?)\s*(?:material\b)?(?=[,.;]|\s(?:and|with|for|that)\b|$)`,
  'giu',
);
const madeIn =
  /\b(?:[Mm]ade|[Mm]anufactured|[Pp]roduced) in\s+(?:the\s+)?(?<value>(?:\p{Lu}\.){2,}|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)|(?<zh>(?:中国|日本|德国|韩国|美国|意大利|法国|泰国|越南))(?:制造|生产|产)/gu;
const freeOf =
  /\b(?<any>\p{L}{2,20})-free\b|\b(?<thing>bpa|paraben|sulfate|sulphate|gluten|sugar|lead|latex|alcohol|fragrance|phthalate|cruelty|nickel|pvc|lactose|dairy|phosphate)s?\sfree\b|\bfree (?:of|from)\s+(?<other>[a-z]{2,20})\b|(?:不含|无)(?<zh>双酚A|BPA|酒精|香精|糖|铅)/giu;
const fromBrand = new RegExp(
  String.raw`\b(?:(?:from|by)\s+(?:the\s+)?(?<brand>${word}(?:\s${word}){0,2}?)(?:\s+brand)?(?=[,.;]|\s(?:in|with|that|and|for|priced|under|over|available|made)\b|$)|brand(?:ed)?\s*(?:is|:|by|of|from)?\s*(?<named>${word}(?:\s(?!and|with|in|for|made)${word})?)|品牌\s*(?:是|为|:|：)?\s*(?<zh>[^\s,，;；。]{1,20}))`,
  'giu',
);
const fits = new RegExp(
  String.raw`\b(?:fits?|compatible with|suitable for|works with|designed for|for use with|for ages?)\s+(?<value>${word}(?:\s(?!and\b|with\b|that\b|priced\b|in\b)${word}){0,4})|(?:适合|适用于|兼容)(?<zh>[^,，;；。]{1,20})`,
  'giu',
);
const packs =
  /\b(?:pack|set|box|bag|case|bundle|carton)s?\s+of\s+(?<count>\d{1,5}|two|three|four|six|ten|twelve)\b|\b(?<pcs>\d{1,4})[\s-]?(?:pcs|pieces?|pc|count|ct)[\s-]?(?:set|pack|per (?:set|pack|box))?\b|每[包盒套箱](?<zh>\d{1,5})[个只件]/giu;
const beforeNoun = new RegExp(
  String.raw`(?<value>${word}(?:[\s-](?!and\b|or\b|with\b|a\b|the\b)${word})?)[\s-](?<noun>${nounText})\b`,
  'giu',
);
const afterNoun =
  /\b(?<noun>plug type|model|series|type|grade|gauge|origin|brand)\s+(?<value>[\p{L}\p{N}][\p{L}\p{N}_./-]*)/giu;
const telling = tellingWords.map(([name, ...words]) => ({
  name,
  pattern: new RegExp(
    words
      .map((each) => (/^[\x20-\x7e]+$/.test(each) ? `(?<![\\p{L}\\p{N}-])${each}(?![\\p{L}\\p{N}])` : each))
      .join('|'),
    'giu',
  ),
}));
const bareNames = new Set([
  'Gender',
  'Age group',
  'Pattern',
  'Style',
  'Units',
  'Classification',
  'Size class',
  'Size',
  'Season',
  'Material',
  'Delivery',
  'Payment',
  'Service',
]);
const attached =
  /\bwith\s+(?:a\s+|an\s+)?(?<value>[^,.;，；。]{3,60}?)(?=\s+(?:and|that|which|for|in|priced|under|over)\b|[,.;，；。]|$)/giu;

/** "BPA" and "PVC" are letters, "plastic" is a word. */
const nameOfSubstance = (name: string) => (name.length < 4 ? name.toUpperCase() : capitalised(name.toLowerCase()));

/** Words without those at both ends that name nothing. */
export function trimStops(value: string): string {
  const words = value.trim().split(/\s+/u);
  while (words.length > 0 && stopWords.has(words[0]?.toLowerCase() ?? '')) words.shift();
  while (words.length > 0 && stopWords.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ');
}

/** Every spec that a text asks for, in its order. */
export function readSpecs(text: string, understood: Understood, wish: Statement): Found<FoundSpec>[] {
  const denied = (found: Found<FoundSpec>) => deny(text, understood, wish, found);
  const spec = (name: string, value: string | undefined, words: string): FoundSpec | null => {
    const trimmed = trimStops(value ?? '');
    return trimmed === '' ? null : { name, value: trimmed, text: words.trim() };
  };
  const take = (
    pattern: RegExp,
    read: (groups: Record<string, string | undefined>, words: string) => FoundSpec | null,
  ) => takeAll(text, understood, pattern, (groups, match) => read(groups, match[0]));
  const found = [
    ...take(colon, ({ name = '', value }, words) => spec(name.trim(), value, words)),
    ...take(freeOf, ({ any, thing, other, zh }, words) => ({
      name: `${nameOfSubstance(any ?? thing ?? other ?? zh ?? '')} free`,
      value: 'yes',
      text: words.trim(),
    })),
    ...take(sizeCode, ({ value, letter, system, number, zh }, words) =>
      spec('Size', value ?? letter ?? zh ?? `${system} ${number}`, words),
    ),
    ...take(packs, ({ count, pcs, zh }, words) => spec('Pack size', count ?? pcs ?? zh, words)),
    ...readLabelled(text, understood),
    ...readMeasures(text, understood, wish),
    ...take(isValue, ({ noun = '', value }, words) =>
      spec(nameOfNoun.get(noun.toLowerCase()) ?? capitalised(noun), value, words),
    ),
    ...readMentions(text, understood, wish).map(denied),
    ...take(madeOf, ({ value }, words) => (words.startsWith('in ') ? null : spec('Material', value, words))),
    ...take(madeIn, ({ value, zh }, words) => spec('Country of origin', value ?? zh, words)),
    ...take(fromBrand, ({ brand, named, zh }, words) => spec('Brand', brand ?? named ?? zh, words)),
    ...take(fits, ({ value, zh }, words) => spec('Suitable for', value ?? zh, words)),
    ...take(afterNoun, ({ noun = '', value }, words) => spec(nameOfNoun.get(noun.toLowerCase()) ?? noun, value, words)),
    ...take(beforeNoun, ({ noun = '', value }, words) =>
      spec(nameOfNoun.get(noun.toLowerCase()) ?? noun, value, words),
    ),
    ...telling.flatMap(({ name, pattern }) =>
      take(pattern, (_groups, words) => ({
        name,
        value: bareNames.has(name) ? words.replace(/^for /i, '') : 'yes',
        text: words,
      })).map(denied),
    ),
    ...readLacks(text, understood, wish),
    ...readCounts(text, understood).map(denied),
    ...take(attached, ({ value }, words) => spec('Feature', value, words)),
  ];
  return found.sort((one, other) => one.start - other.start);
}
