import type { Spec } from '../../assessment.ts';
import { wordList, wordMeanings } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { isMeasuringWord } from '../quantity/quantity-role.ts';
import { calledByMeasure, keyOfAsking, keyWithMeasure } from './asked-in-words.ts';
import { asSized, sizeIn } from './offered-in-name.ts';
import { measuresIn } from './reach-asked.ts';
import { asKinds, asMeasureOfGoods } from './said-of-goods.ts';

/**
 * A wish that says beside a measure what is to be measured, as one for that property: "Size: 500 ml", "Fits: chest 104 cm".
 * Null for any other wish.
 */
export function asMeasured(spec: Spec, name: ResolvedName): Spec | null {
  const measured = asKinds(spec, name) ?? asMeasureOfGoods(spec, name) ?? asSized(spec);
  if (measured !== null) return measured;
  return asOfState(spec) ?? asBorne(spec) ?? asOfServed(spec);
}

const byState = new Map(
  Object.entries(wordMeanings('names of states by their measure')).map(([row, means]) => [keyWithMeasure(row), means]),
);

/** "Works at: -20 °C" asks for the state in which goods work. */
function asOfState(spec: Spec): Spec | null {
  const [only, ...more] = measuresIn(spec.value);
  if (only === undefined || more.length > 0) return null;
  const called = byState.get(`${keyOfAsking(spec.name)}: ${only.dimension}`);
  return called === undefined ? null : { ...spec, name: called };
}

const borne = 'load capacity';

/** "Holds: 20 kg" asks of the load that goods bear that it goes so far: 30 kg do. Null for a bound, and for any other wish. */
function asBorne(spec: Spec): Spec | null {
  const [only, ...more] = measuresIn(spec.value);
  if (only?.form !== 'point' || more.length > 0 || only.times > 1) return null;
  const [called, ...others] = calledByMeasure(spec);
  return called === borne && others.length === 0 ? { ...spec, name: borne, value: `up to ${spec.value}` } : null;
}

const serving = phrasesOf(wordList('serving words'));
const ofServed = wordMeanings('measures of what is served');
const mostWords = 3;

/**
 * "Fits: chest 104 cm", "Suits door thickness: 40 mm", 适合: 15.6寸笔记本 and "Fits: EU 43" ask for the measure of whoever or whatever is
 * served, which goods state as a range or as the most.
 */
function asOfServed(spec: Spec): Spec | null {
  const rest = servedBy(spec.name);
  if (rest === null) return null;
  const text = readText(spec.value);
  const sized = rest === '' ? sizeIn(text.tokens) : null;
  if (sized !== null) return { ...spec, name: 'Size', value: sized };
  const [only, ...more] = measuresIn(spec.value);
  if (only === undefined || more.length > 0) return null;
  const beside = text.tokens.filter(({ kind }, at) => kind !== 'mark' && (at < only.from || at >= only.to));
  const words = [...stemsOfName(rest), ...beside.map(({ stem }) => stem)].filter((stem) => !articles.has(stem));
  const name = measureOf(words, only.dimension);
  if (name === null) return null;
  const measure = spec.value.slice(text.tokens[only.from]?.start, text.tokens[only.to - 1]?.end);
  return { ...spec, name, value: `fits ${measure}` };
}

/** What a name says is served: the laptop of "Fits laptop" and of "Laptop fits"; null for a name that speaks of no service. */
function servedBy(name: string): string | null {
  const { tokens } = readText(name);
  const next = serving.at(tokens, 0)?.next;
  if (next !== undefined) return tokens[next] === undefined ? '' : name.slice(tokens[next].start);
  const last = tokens.at(-1);
  return last !== undefined && last.text === 'fits' ? name.slice(0, last.start).trim() : null;
}

const articles = new Set(['a', 'an', 'the', 'of', 'my', 'with', 'is', '的', '为']);

/** What a measure is called that words say of what is served; null where they are of no such thing. */
function measureOf(words: readonly string[], dimension: string | null): string | null {
  const han = words.every((word) => beginsInChinese(word)) ? [words.join('')] : [];
  for (const word of [...han, ...words]) {
    const called = ofServed[`${word}: ${dimension}`];
    if (called !== undefined) return called;
  }
  const isMeasure = words.length > 1 && words.length <= mostWords && isMeasuringWord(words.at(-1) ?? '');
  return isMeasure ? words.join(' ') : null;
}
