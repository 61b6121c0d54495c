import { onceFor } from '../../../lib/once-for.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import { asksToComeAlong } from '../../read/feature/read-inclusion.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import { chineseFor } from '../../read/name/bilingual-words.ts';
import { belongsToNext, isStatedToCome } from '../../scope/comes-along.ts';
import { isOfferedExtra } from '../../scope/offered-extra.ts';
import { findPhrase, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { isImitated } from '../../text/is-imitated.ts';
import { readText, type TextFacts, unspacedOf } from '../../text/read-text.ts';
import type { Located } from '../located.ts';
import { isAmong, tellingIn, withoutIdle, wordsOfSpan, wordsOfText } from './like-words.ts';
import { telling } from './mentions-in.ts';

const oneMore = wordSet('more of the same');
const parting = wordSet('parts things brought');
const longestItem = 8;

/** A thing that is asked for, as the words by which a text may call one of its kind. */
interface Thing {
  /** The names of its noun, run together, in both languages. */
  nouns: readonly string[];
  /** What else tells it. */
  rest: ReturnType<typeof tellingIn>;
  isOneMore: boolean;
}

/**
 * A thing that comes along and is of the wanted kind, in other words than its names: "calibration certificate supplied" where a
 * certificate is wanted, 附4块替换棉布 of 替换布. The noun has to be said, and what tells the wanted thing beside it.
 */
export function broughtInLikeWords(feature: Feature, { running, title }: ProductFacts): Located | null {
  const { inclusion, wanted, isBuiltIn, detail } = feature;
  if (
    !wanted ||
    isBuiltIn ||
    detail !== null ||
    (inclusion !== null && (inclusion.count !== null || inclusion.isNeedless))
  )
    return null;
  if (inclusion !== null && !asksToComeAlong(inclusion) && inclusion.said !== '有') return null;
  const thing = thingOf(feature);
  const han = withoutIdle(readText(feature.thing).unspaced);
  for (const { field, statement } of running) {
    if (field === 'category' || field === 'brand') continue;
    const { text } = statement;
    const span = thing === null ? hanThing(text, han) : broughtAs(thing, text, title.statement.text);
    if (span !== null) return { ...telling(feature, true, span), field, statement };
  }
  return null;
}

function broughtAs({ nouns, rest, isOneMore }: Thing, text: TextFacts, title: TextFacts): Span | null {
  const spans = nouns.flatMap((noun) => findPhrase(text, noun)).filter((span) => isBrought(text, span));
  if (spans.length === 0) return null;
  const goods = tellingIn(wordsOfText(title));
  const isTold = (span: Span) => {
    const item = itemAround(text, span);
    const said = tellingIn(wordsOfSpan(text, item));
    const isMore = text.tokens.slice(item.from, item.to).some(({ stem }) => oneMore.has(stem));
    return (!isOneMore || isMore) && rest.every((word) => isAmong(word, said) || isAmong(word, goods));
  };
  return spans.find(isTold) ?? null;
}

const shortestHan = 2;
const longestHanItem = 8;

/** 替换棉布 for 替换布: the run of Chinese characters that ends on the last one of a thing and has its others. */
function hanThing(text: TextFacts, thing: string): Span | null {
  const characters = [...thing];
  if (characters.length < shortestHan || !characters.every(beginsInChinese) || likeQuality.test(thing)) return null;
  const { tokens } = text;
  for (const [at, { stem }] of tokens.entries()) {
    if (stem !== characters.at(-1)) continue;
    let from = at;
    while (at - from < longestHanItem && tokens[from]?.glued === true && tokens[from - 1]?.kind === 'character')
      from -= 1;
    const run = tokens.slice(from, at + 1).map((token) => token.stem);
    const start = run.indexOf(characters[0] ?? '');
    if (start === -1 || !characters.every((one) => run.includes(one))) continue;
    const span = { from: from + start, to: at + 1 };
    if (isBrought(text, span)) return span;
  }
  return null;
}

const thingOf = onceFor(({ thing }: Feature): Thing | null => {
  const asked = readText(thing);
  const isOneMore = asked.tokens.some(({ stem }) => oneMore.has(stem));
  if (beginsInChinese(thing.trim()) || likeQuality.test(asked.unspaced)) return null;
  const words = tellingIn(wordsOfText(asked)).filter(({ phrase }) => !oneMore.has(phrase));
  const head = words.at(-1);
  if (head === undefined) return null;
  const noun = head.phrase.split(' ').at(-1) ?? '';
  const rest = [...words.slice(0, -1), ...tellingIn(head.phrase.split(' ').slice(0, -1).join(' '))];
  return {
    nouns: [noun, ...chineseFor(noun).filter((name) => name.length > 1)].map(unspacedOf),
    rest,
    isOneMore,
  };
});

const isBrought = (text: TextFacts, span: Span): boolean =>
  isStatedToCome(text, span) === true &&
  !isOfBundledItem(text, span) &&
  !isImitated(text, span.from) &&
  !belongsToNext(text, span) &&
  !isOfferedExtra(text, span);

/** The words of the item of a list that ends on a thing. */
function itemAround({ tokens }: TextFacts, { from, to }: Span): Span {
  let start = from;
  while (from - start < longestItem && start > 0 && !parting.has(tokens[start - 1]?.stem ?? '')) start -= 1;
  return { from: start, to };
}
