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
  /** What tells the property, in the order of the name; known words that end on a property are parted: 导板 and 长度. */
  words: readonly NameWord[];
}

/** A word or a phrase of a name. */
export interface NameWord {
  /** Stems joined by spaces, or Chinese characters run together. */
  phrase: string;
  concepts: readonly string[];
}

/** The words of a known name, "dry" and "time" of "dry time", each for itself. */
export const wordsApart = ({ phrase }: NameWord): readonly NameWord[] =>
  phrase.split(' ').map((word) => ({ phrase: word, concepts: [word] }));

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

/** A name without the words that ask for the least: "noise level" of "min noise level". */
export function withoutLeast(name: string): string {
  const isOfLeast = ({ concepts }: NameWord) => concepts.some((concept) => least.has(concept));
  return conceptsOf(name)
    .words.flatMap((word) => (isOfLeast(word) ? [] : [word.phrase]))
    .join(' ');
}

let lexicon: NameLexicon | undefined;

/** A longer text is no name: it stands for nothing. In code units. */
export const longestNameText = 200;
const nothing: NameConcepts = { telling: new Set(), isLimit: false, isLeast: false, words: [] };

/** Reads a name of a property, in either language; the answer depends on the name alone and is remembered. */
export const conceptsOf = rememberAnswers(readConcepts, { most: 5000, longest: longestNameText });

function readConcepts(raw: string): NameConcepts {
  if (raw.length > longestNameText) return nothing;
  lexicon ??= readLexicon();
  const { neutral, limits } = lexicon;
  const telling = new Set<string>();
  const all = new Set<string>();
  let isLimit = false;
  const words = phrasesIn(wordsOf(raw, lexicon), lexicon);
  for (const concept of words.flatMap(({ concepts }) => concepts)) {
    if (limits.has(concept)) isLimit = true;
    else {
      all.add(concept);
      if (!neutral.has(concept)) telling.add(concept);
    }
  }
  const isLeast = [...all].some((concept) => least.has(concept));
  const tells = telling.size > 0 ? telling : all;
  const isTelling = (concept: string) => !limits.has(concept) && (telling.size === 0 || !neutral.has(concept));
  const tellingWords = words.map(({ phrase, concepts }) => ({
    phrase,
    concepts: concepts.filter(isTelling),
  }));
  return { telling: tells, isLimit, isLeast, words: tellingWords.filter(({ concepts }) => concepts.length > 0) };
}

/** The words of a name; a run of Chinese characters is parted into words that are known, and otherwise into characters. */
function wordsOf(raw: string, { han }: NameLexicon): string[] {
  return resolveName(raw).stems.flatMap((stem) => (beginsInChinese(stem) ? partHan(stem, han) : [stem]));
}

const longestHan = 6;

/** The parting with the fewest characters that no word has, and then the fewest words: 板, 面 and 材质 of 板面材质. */
function partHan(run: string, han: ReadonlySet<string>): string[] {
  const best: { cost: number; words: readonly string[] }[] = [{ cost: 0, words: [] }];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - longestHan); start < end; start += 1) {
      const word = run.slice(start, end);
      const isKnown = isHanWord(word, han);
      const before = best[start];
      if (before === undefined || (!isKnown && word.length > 1)) continue;
      const cost = before.cost + (isKnown ? costOfWord : costOfUnknown);
      const other = best[end];
      if (other === undefined || cost <= other.cost) best[end] = { cost, words: [...before.words, word] };
    }
  }
  return [...(best.at(-1)?.words ?? [])];
}

const costOfWord = 2;
const costOfUnknown = 3;

function isHanWord(word: string, han: ReadonlySet<string>): boolean {
  if (han.has(word) || resolveName(word).known !== null) return true;
  if (translationsOf(word).length > 0) return true;
  return typeIndex().byKey([...word].join(' '))?.isWhole === true;
}

const longestPhrase = 4;
const letter = /^[a-z]$/u;

const conceptsIn = (words: readonly string[], names: NameLexicon): string[] =>
  phrasesIn(words, names).flatMap(({ concepts }) => concepts);

/** What the words stand for, the longest known phrases first. */
function phrasesIn(words: readonly string[], names: NameLexicon): NameWord[] {
  const found: NameWord[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    let concepts: readonly string[] | null = null;
    // A letter is a side where it stands alone: "W", and not in "b/w".
    const isLetter = words.length > 1 && letter.test(words[at] ?? '');
    for (; length > (isLetter ? 1 : 0); length -= 1) {
      concepts = conceptOf(words.slice(at, at + length), names);
      if (concepts !== null) break;
    }
    length = Math.max(1, length);
    const phrase = words.slice(at, at + length).join(' ');
    found.push({ phrase, concepts: concepts ?? [phrase] });
    at += length;
  }
  return found;
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
  const english = isOneHan ? names.english.get(first) : undefined;
  if (english !== undefined) return conceptsIn(stemsOfName(english), names);
  const type = typeIndex().byKey(isOneHan ? [...first].join(' ') : phrase);
  const [named] = type?.isWhole === true ? type.types : [];
  if (named !== undefined && (first.length > 1 || words.length > 1)) return [`type:${named.id}`];
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
