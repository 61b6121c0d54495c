import { onceFor } from '../../../lib/once-for.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase } from '../../text/find-phrase.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';

const longText = 16;
const [leastWords, leastHan] = [4, 7];
const ofSentences = wordSet('sentence words');
const hanOfSentences = [...ofSentences].filter(beginsInChinese);

/** Who asks in a sentence, "goes into the dishwasher", is contradicted by no other words that stand there. */
const isSentence = onceFor(({ tokens, unspaced }: TextFacts): boolean => {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const han = tokens.filter(({ kind }) => kind === 'character').length;
  return (
    (words.length >= leastWords && words.some(({ stem }) => ofSentences.has(stem))) ||
    (han >= leastHan && hanOfSentences.some((word) => unspaced.includes(word)))
  );
});

/** Whether it is open that other words under the wanted name contradict the wanted ones. */
export function isOpenDifference(wanted: WantedValue, found: Statement): boolean {
  if (isSentence(wanted.text)) return true;
  // "All colours except black" may be any other one, and of two bounds in a unit that is not known one may hold the other.
  return (
    forAll.has(found.text.unspaced) ||
    found.text.tokens.length > longText ||
    found.text.exceptions.length > 0 ||
    wanted.hasLooseBound ||
    // "At least TR-4": which others are better is not known.
    wanted.isPlainBound ||
    wanted.isBounded ||
    // Which side of "190 mm x 30 mm" a diameter is, words do not tell.
    (wanted.quantity?.dimension === 'length' && found.quantities.lists.some(({ unit }) => unit !== null)) ||
    // PN16 bears 16 bar.
    (wanted.quantity?.dimension === 'pressure' && found.text.unspaced.startsWith('pn')) ||
    isFreeOfOther(wanted, found) ||
    isSizeBesideForm(wanted.text, found.text)
  );
}

/** 通用 and "universal" leave out none. */
const forAll: ReadonlySet<string> = new Set(wordList('values for all').map(unspacedOf));

/** "Sugar free" is neither said nor denied by "stevia". */
function isFreeOfOther({ text }: WantedValue, found: Statement): boolean {
  const [first, ...more] = text.tokens;
  return first !== undefined && more.at(-1)?.stem === 'free' && findPhrase(found.text, first.stem).length === 0;
}

/** "Mini ITX" and "mid tower" are names. */
const sizes = new Set(['large', 'small', 'big']);
const usual = new Set(['standard', 'regular', 'normal', 'full', 'compact']);

/** A large head may be a dome, and a dome large: a thing of some size is contradicted by no form of it. */
function isSizeBesideForm(one: TextFacts, other: TextFacts): boolean {
  const isSized = ({ tokens }: TextFacts) => tokens.length > 1 && sizes.has(tokens[0]?.stem ?? '');
  const tellsSize = ({ tokens }: TextFacts) =>
    tokens.some(({ kind, stem }) => kind === 'number' || sizes.has(stem) || usual.has(stem));
  return (isSized(one) && !tellsSize(other)) || (isSized(other) && !tellsSize(one));
}
