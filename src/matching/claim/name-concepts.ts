import { rememberAnswers } from '../../lib/remember-answers.ts';
import { wordMeanings, wordSet } from '../ontology/word-list.ts';
import { nameWords } from '../ontology/word-lists.ts';
import { typeIndex } from '../product-type/type-index.ts';
import { chineseFor, translationsOf } from '../read/name/bilingual-words.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';

/** What the words of a name stand for. */
export interface NameConcepts {
  /**
   * What tells the property: ids of known properties (`#length`), of product types (`type:…`), words of the glossary by their usual
   * Chinese word (`word:…`), and other words.
   */
  telling: ReadonlySet<string>;
  /** True where it names the most of a thing: "max", 最大. */
  isLimit: boolean;
  /** True where it names the least of a thing: "min", 最低. */
  isLeast: boolean;
}

/** The words of names by what they do there, as stems. Read when a name is first aligned. */
interface NameLexicon {
  neutral: ReadonlySet<string>;
  limits: ReadonlySet<string>;
  synonyms: ReadonlyMap<string, string>;
  han: ReadonlySet<string>;
  /** Words that the readers of concepts know by themselves. */
  listed: ReadonlySet<string>;
  /** Chinese words with their English. */
  english: ReadonlyMap<string, string>;
}

function stemsOf(words: ReadonlySet<string>): Set<string> {
  return new Set([...words].map(keyOfPhrase));
}

function keyOfPhrase(phrase: string): string {
  return beginsInChinese(phrase) ? phrase : stemsOfName(phrase).join(' ');
}

function readLexicon(): NameLexicon {
  const neutral = stemsOf(wordSet('neutral name words'));
  const limits = stemsOf(wordSet('limit name words'));
  const synonyms = new Map(
    Object.entries(wordMeanings('name synonyms')).map(([word, means]) => [keyOfPhrase(word), keyOfPhrase(means)]),
  );
  const listed = [
    ...neutral,
    ...limits,
    ...synonyms.keys(),
    ...wordSet('narrowing name words'),
    ...wordSet('kind name words'),
  ];
  const english = new Map(Object.entries({ ...nameWords, ...wordMeanings('aligned name words') }));
  const ofGoods = Object.keys(wordMeanings('name words of goods'));
  const more = [...wordSet('counted name words'), ...english.keys(), ...ofGoods];
  const words = [...listed, ...more];
  return {
    neutral,
    limits,
    synonyms,
    han: new Set(words.filter(beginsInChinese)),
    listed: new Set(words.map(keyOfPhrase)),
    english,
  };
}

const least = new Set(['min', 'minimum', 'least', 'lowest']);

let lexicon: NameLexicon | undefined;

/** A longer text is no name: it stands for nothing. In code units. */
export const longestNameText = 200;
const nothing: NameConcepts = { telling: new Set(), isLimit: false, isLeast: false };

/** Reads a name of a property, in either language; the answer depends on the name alone and is remembered. */
export const conceptsOf = rememberAnswers(readConcepts, { most: 5000, longest: longestNameText });

function readConcepts(raw: string): NameConcepts {
  if (raw.length > longestNameText) return nothing;
  lexicon ??= readLexicon();
  const { neutral, limits } = lexicon;
  const telling = new Set<string>();
  const all = new Set<string>();
  let isLimit = false;
  for (const concept of conceptsIn(wordsOf(raw, lexicon), lexicon)) {
    if (limits.has(concept)) isLimit = true;
    else {
      all.add(concept);
      if (!neutral.has(concept)) telling.add(concept);
    }
  }
  const isLeast = [...all].some((concept) => least.has(concept));
  return { telling: telling.size > 0 ? telling : all, isLimit, isLeast };
}

/** The words of a name; a run of Chinese characters is parted into words that are known, and otherwise into characters. */
function wordsOf(raw: string, { han }: NameLexicon): string[] {
  return resolveName(raw).stems.flatMap((stem) => (beginsInChinese(stem) ? partHan(stem, han) : [stem]));
}

const longestHan = 6;

function partHan(run: string, han: ReadonlySet<string>): string[] {
  const words: string[] = [];
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longestHan, run.length - at);
    while (length > 1 && !isHanWord(run.slice(at, at + length), han)) length -= 1;
    words.push(run.slice(at, at + length));
    at += length;
  }
  return words;
}

function isHanWord(word: string, han: ReadonlySet<string>): boolean {
  if (han.has(word) || resolveName(word).known !== null || translationsOf(word).length > 0) return true;
  return typeIndex().byKey([...word].join(' '))?.isWhole === true;
}

const longestPhrase = 4;

/** What the words stand for, the longest known phrases first. */
function conceptsIn(words: readonly string[], names: NameLexicon): string[] {
  const concepts: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    let found: readonly string[] | null = null;
    for (; length > 0; length -= 1) {
      found = conceptOf(words.slice(at, at + length), names);
      if (found !== null) break;
    }
    concepts.push(...(found ?? [words[at] ?? '']));
    at += Math.max(1, length);
  }
  return concepts;
}

function conceptOf(words: readonly string[], names: NameLexicon): readonly string[] | null {
  const [first = ''] = words;
  const phrase = words.join(' ');
  if (words.length > 1 && words.some((word) => names.neutral.has(word) || names.limits.has(word))) return null;
  if (names.neutral.has(phrase) || names.limits.has(phrase)) return [phrase];
  const synonym = names.synonyms.get(phrase);
  if (synonym !== undefined) return conceptsIn(synonym.split(' '), withoutSynonyms(names));
  const property = resolveName(phrase).known;
  if (property !== null) return [`#${property.id}`];
  const isOneHan = words.length === 1 && beginsInChinese(first);
  const type = typeIndex().byKey(isOneHan ? [...first].join(' ') : phrase);
  const [named] = type?.isWhole === true ? type.types : [];
  if (named !== undefined && (first.length > 1 || words.length > 1)) return [`type:${named.id}`];
  const english = isOneHan ? names.english.get(first) : undefined;
  if (english !== undefined) return conceptsIn(stemsOfName(english), names);
  if (words.length > 1 || least.has(first) || names.listed.has(first)) return null;
  if (!isOneHan) return conceptOfWord(chineseFor(first)[0]);
  const meanings = translationsOf(first);
  const meaning = meanings.find(({ chinese }) => chinese[0] === first) ?? meanings[0];
  const stems = meaning?.english.split(' ') ?? [];
  return stems.length > 1 ? conceptsIn(stems, names) : conceptOfWord(meaning?.chinese[0]);
}

/** English words that Chinese calls by the same word first stand for one thing, and so do the Chinese ones. */
const conceptOfWord = (usual: string | undefined) => (usual === undefined ? null : [`word:${usual}`]);

function withoutSynonyms(names: NameLexicon): NameLexicon {
  return { ...names, synonyms: new Map() };
}
