import { lazily } from '../../lib/lazily.ts';
import { onceFor } from '../../lib/once-for.ts';
import { conceptsOf, type NameWord, wordsApart } from '../claim/name-concepts.ts';
import { areAlike, isNaming, isProperty } from '../claim/senses.ts';
import { bestOf } from '../compare/finding.ts';
import { contradictionOf, type Located } from '../compare/located.ts';
import { asksUpperEnd, isLimit } from '../compare/quantity/asked-end.ts';
import { compareQuantities } from '../compare/quantity/compare-quantities.ts';
import { allButUpTo } from '../compare/quantity/quantity-finding.ts';
import { measuredIn } from '../compare/quantity/with-units.ts';
import { wordList, wordMeanings } from '../ontology/word-list.ts';
import { servingWords } from '../ontology/word-lists.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import type { ResolvedName } from '../read/name/resolve-name.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { isMeasuringWord, isSideAdjective } from '../read/quantity/quantity-role.ts';
import { compareServed } from '../read/quantity/served.ts';
import type { ReachAsked } from '../read/spec/requirement.ts';
import { isDenied } from '../text/find-phrase.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { readText } from '../text/read-text.ts';

/** A measure of the wanted dimension, with the words by which a listing says of what it is. */
interface Reached {
  field: string;
  statement: Statement;
  measure: Quantity;
  /** Null in running text. */
  name: ResolvedName | null;
  words: readonly NameWord[];
}

/** So many words on either side of a measure in running text tell what it is of. */
const wordsAround = 3;

/**
 * What a listing says of a measure that goods are to serve or to reach. What names the same thing answers ("Suitable for a 15 inch
 * wheel" by "Fits: 14.5-15.25 in. wheel"); where nothing does, the only measure of the dimension, if it tells how far goods reach.
 */
export function reachFinding({ measure, words, isExact }: ReachAsked, facts: ProductFacts): Located | null {
  const all = statedOf(measure, facts);
  // "64 GB card included" is no end of what goods take.
  const stated = all.filter(
    (one) => one.name !== null || tellsReach(one) || compared(measure, one, isExact).matchType === 'match',
  );
  const asked = wordsOfThing(conceptsOf(words).words);
  const alike = stated.filter((one) => areOfOneThing(asked, one)).map((one) => compared(measure, one, isExact));
  if (alike.length > 0) return settled(alike);
  if (!asksReach(words)) return null;
  const [only, ...more] = stated;
  if (only === undefined || more.some((other) => !isSame(only.measure, other.measure)) || !tellsReach(only))
    return null;
  if (isOfOtherThing(only)) return null;
  const found = compared(measure, only, isExact);
  // A side of a thing may be another one than the wanted, but for what is told of those that goods serve.
  const mayBeOther = measure.dimension === 'length' && !(isExact && tellsServed(only));
  return mayBeOther && found.matchType !== 'match' ? null : found;
}

/** A match where one serves, a contradiction where all say that they do not; two places that say both settle nothing. */
function settled(findings: readonly Located[]): Located | null {
  const best = bestOf([...findings]);
  const contrary = findings.find(({ matchType }) => matchType === 'not_match');
  if (best?.matchType !== 'match' || contrary === undefined)
    return best === null || best.matchType === 'match' || findings.every(({ matchType }) => matchType === 'not_match')
      ? best
      : { ...best, matchType: 'unknown' };
  return contrary.statement === best.statement ? best : contradictionOf(best, contrary);
}

function compared(wanted: Quantity, stated: Reached, isExact: boolean): Located {
  const { field, statement, measure, name } = stated;
  const isMost = wanted.form === 'max' && wanted.reaches !== true;
  const isOfLimit = measure.form === 'point' && name !== null && (isLimit(name) || asksUpperEnd(name));
  const found: Quantity = isOfLimit ? { ...measure, low: Number.NEGATIVE_INFINITY, form: 'max' } : measure;
  const isOne = isExact && wanted.form === 'point' && found.form === 'point';
  const served = isMost || isOne ? compareQuantities(wanted, found) : compareServed(wanted, found);
  const isJustReached = served === 'match' && wanted.form === 'min' && wanted.lowOpen && found.high <= wanted.low;
  const matchType = isJustReached ? 'not_match' : served;
  return { matchType, method: 'quantity', span: measure, field, statement };
}

const isSame = (one: Quantity, other: Quantity) => one.low === other.low && one.high === other.high;

function statedOf(wanted: Quantity, { allNamed, running }: ProductFacts): readonly Reached[] {
  const named = allNamed.flatMap((fact) =>
    measuresOf(fact)
      .filter((one) => isAlike(wanted, one, fact.name))
      .map((measure): Reached => {
        const { field, whole: statement, name, value } = fact;
        return { field, statement, measure, name, words: conceptsOf(`${name.raw} ${withoutNumbers(value)}`).words };
      }),
  );
  const said = running.flatMap(({ field, statement, isLabelled }) =>
    isLabelled || field === 'category'
      ? []
      : statement.quantities.quantities
          .filter((one) => isAlike(wanted, one, null))
          .flatMap((one) => (isDenied(statement.text, one) ? (one.form === 'max' ? allButUpTo(one) : []) : one))
          .map((measure): Reached => ({ field, statement, measure, name: null, words: around(statement, measure) })),
  );
  return [...named, ...said];
}

/** Measures of one dimension; of a number of things one that counts the same, "60 sheets" or the 60 of "Sheet capacity". */
function isAlike(
  wanted: Quantity,
  { dimension, times, unit, labelAfter }: Quantity,
  name: ResolvedName | null,
): boolean {
  if (wanted.unit !== null) return dimension === wanted.dimension && times === 1;
  const counted = wanted.labelAfter ?? '';
  return unit === null && (labelAfter === counted || (labelAfter === null && name?.stems.includes(counted) === true));
}

/** The measures of a value; a bare number has the unit of its name. */
function measuresOf({ name: { unit }, whole }: NamedFact): readonly Quantity[] {
  const { quantities } = whole.quantities;
  return unit === null ? quantities : quantities.map((one) => (one.unit === null ? measuredIn(one, unit) : one));
}

const withoutNumbers = (value: string) => value.replaceAll(/[\d.,~–-]+/gu, ' ');

function around({ text: { tokens, raw } }: Statement, { from, to }: Quantity): readonly NameWord[] {
  let [start, end] = [from, to];
  while (start > 0 && from - start < wordsAround && tokens[start - 1]?.kind !== 'mark') start -= 1;
  while (end < tokens.length && end - to < wordsAround && tokens[end]?.kind !== 'mark') end += 1;
  const before = start < from ? raw.slice(tokens[start]?.start, tokens[from - 1]?.end) : '';
  const behind = to < end ? raw.slice(tokens[to]?.start, tokens[end - 1]?.end) : '';
  return conceptsOf(`${before} ${behind}`.trim()).words;
}

const served = Object.keys(wordMeanings('measures of what is served')).map((key) =>
  key.slice(0, key.lastIndexOf(': ')),
);
const reaching = phrasesOf([
  ...servingWords,
  ...['words of what goods work with', 'words around a reach'].flatMap(wordList),
  ...served,
]);

/** "Fits 15 inch", "washable at 60 °C", "child up to 20 kg"; "CAT III 600 V" asks of no reach. */
function asksReach(words: string): boolean {
  const { tokens } = readText(words);
  return tokens.some((_, at) => reaching.at(tokens, at) !== null);
}

const ofNoThing = ['words of what goods serve', 'words of what goods work with', 'words around a reach'];
const idle = lazily(() => new Set([...servingWords, ...ofNoThing.flatMap(wordList)].flatMap(stemsIn)));

const isIdle = ({ phrase, concepts }: NameWord) =>
  idle().has(phrase) || concepts.every((concept) => idle().has(concept));

const serving = lazily(() => new Set(wordList('names of what is served').flatMap(stemsIn)));

const serves = ({ phrase, concepts }: NameWord) =>
  serving().has(phrase) || concepts.some((concept) => serving().has(concept));

const stemsIn = (words: string) => conceptsOf(words).words.flatMap(({ phrase, concepts }) => [phrase, ...concepts]);

const wordsOfThing = (words: readonly NameWord[]) => words.filter((word) => !isIdle(word));

/** Whether a measure is told of the thing that a wish names; where the wish names none, of whatever the listing says that goods serve. */
function areOfOneThing(asked: readonly NameWord[], { words, name }: Reached): boolean {
  const told = wordsOfThing(words);
  const things = asked.flatMap(withParts).filter((word) => !isSide(word) && !isNaming(word));
  // "Fits" and 适用尺寸 are of whatever the goods serve.
  if (name !== null && isOfWhateverServed(name)) return true;
  if (things.length > 0) return things.some((thing) => told.flatMap(withParts).some((word) => areAlike(thing, word)));
  if (asked.length > 0) return asked.every((property) => told.some((word) => areAlike(property, word)));
  return tellsServed({ words });
}

/** "Strap up to 11 inch" tells in running text of what its most is. */
const isOfOtherThing = ({ name, measure: { form, dimension }, words }: Reached): boolean =>
  name === null && dimension === 'length' && form !== 'range' && wordsOfThing(words).length > 0 && !words.some(serves);

const isOfWhateverServed = onceFor(({ raw }: ResolvedName): boolean => {
  const { words } = conceptsOf(raw);
  return words.some(isIdle) && words.every((word) => isIdle(word) || isSide(word));
});

const tellsServed = ({ words }: Pick<Reached, 'words'>) => words.some(isIdle);

/** A known name of several words, "dry time", and each of them. */
const withParts = (word: NameWord): readonly NameWord[] =>
  word.phrase.includes(' ') ? [word, ...wordsApart(word)] : [word];

/** "Depth" and "deep" tell which measure it is, and of no thing. */
const isSide = (word: NameWord) => isProperty(word) || isMeasuringWord(word.phrase) || isSideAdjective(word.phrase);

const ownWeights = new Set(['weight', 'net weight', 'gross weight']);
const ofServed = new Set(Object.values(wordMeanings('measures of what is served')));

/** Whether a measure says how far goods reach or what they take, and not what they have themselves. */
function tellsReach({ measure: { form, dimension }, name, words }: Reached): boolean {
  const isOfEnds = form === 'range' || form === 'max' || form === 'min' || words.some(serves);
  if (name === null) return isOfEnds && (dimension !== 'length' || !words.some(isSide));
  if (!isOfEnds && !isLimit(name) && dimension !== 'voltage') return false;
  if (ownWeights.has(name.known?.id ?? '')) return false;
  if (dimension !== 'length' || ofServed.has(name.known?.id ?? '')) return true;
  return (name.known === null || asksUpperEnd(name)) && !isMeasuringWord(name.stems.at(-1) ?? '');
}
