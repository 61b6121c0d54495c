import type { Spec } from '../../assessment.ts';
import { wordList, wordMeanings, wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import type { Token } from '../../text/tokenize.ts';
import { readYesNo } from '../feature/parse-feature.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { isMeasuringWord } from '../quantity/quantity-role.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { calledByMeasure, keyOfAsking, keyWithMeasure } from './asked-in-words.ts';
import { asKinds, asMeasureOfGoods } from './said-of-goods.ts';
import { isBareNumber } from './split-alternatives.ts';

/**
 * A wish that says beside a measure what is to be measured, as one for that property: "Size: 500 ml", "Works on 110 V: yes",
 * "Fits: chest 104 cm". Null for any other wish.
 */
export function asMeasured(spec: Spec, name: ResolvedName): Spec | null {
  const measured = asKinds(spec, name) ?? asMeasureOfGoods(spec, name) ?? asSized(spec);
  if (measured !== null) return measured;
  const apart = measureApart(spec);
  return (
    asOfState(apart ?? spec) ??
    asBorne(apart ?? spec) ??
    asOfServed(apart ?? spec) ??
    (apart !== null && calledByMeasure(apart).length > 0 ? apart : null)
  );
}

/** "EU size: 42" as "Size: EU 42". */
function asSized(spec: Spec): Spec | null {
  const [system, ...words] = readText(spec.name).tokens;
  const isSize = system !== undefined && systems.has(system.stem) && words.length > 0;
  if (!isSize || !words.every(({ stem }) => sizeWords.has(stem)) || !isBareNumber(spec.value)) return null;
  return { ...spec, name: 'Size', value: `${system.text.toUpperCase()} ${spec.value.trim()}` };
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

/** "Works on 110 V: yes", 110V可用: 是 as a name and a measure; null where the name has none, or nothing beside it, or the answer is no yes. */
function measureApart(spec: Spec): Spec | null {
  if (readYesNo(spec.value) !== true || isBareNumber(spec.value)) return null;
  const raw = spec.name.trim();
  const { tokens } = readText(raw);
  const [only, ...more] = measuresIn(raw);
  if (only === undefined || more.length > 0) return null;
  const [from, to] = [tokens[only.from]?.start ?? 0, tokens[only.to - 1]?.end ?? raw.length];
  const name = raw.slice(0, from).trim();
  if (name !== '') return { ...spec, name, value: raw.slice(from) };
  const behind = raw.slice(to).trim();
  return behind === '' ? null : { ...spec, name: behind, value: raw.slice(0, to) };
}

const borne = 'load capacity';

/** "Holds: 20 kg" asks of the load that goods bear that it goes so far: 30 kg do. Null for a bound, and for any other wish. */
function asBorne(spec: Spec): Spec | null {
  const [only, ...more] = measuresIn(spec.value);
  if (only?.form !== 'point' || more.length > 0 || only.times > 1) return null;
  const [called, ...others] = calledByMeasure(spec);
  return called === borne && others.length === 0 ? { ...spec, name: borne, value: `up to ${spec.value}` } : null;
}

const measuresIn = (value: string): Quantity[] =>
  readQuantities(readText(value).tokens).quantities.filter(
    ({ unit, dimension }) => unit !== null && dimension !== 'count',
  );

const serving = phrasesOf(wordList('serving words'));
const ofServed = wordMeanings('measures of what is served');
const systems = wordSet('size systems');
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

/** "EU size 43", "US shoe size 9" as the size that labels have: EU 43. Null for any other text. */
function sizeIn(tokens: readonly Token[]): string | null {
  const words = tokens.filter(({ stem }) => !sizeWords.has(stem));
  const [system, size, ...more] = words;
  const isSize = system !== undefined && systems.has(system.stem) && size?.kind === 'number' && more.length === 0;
  return isSize ? `${system.text.toUpperCase()} ${size.text}` : null;
}

const sizeWords = new Set(['size', 'shoe', 'foot', ':']);
