import type { Spec } from '../../assessment.ts';
import { wordList } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { readYesNo } from '../feature/parse-feature.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import type { ReachAsked } from './requirement.ts';
import { isBareNumber } from './split-alternatives.ts';

/**
 * What a wish asks goods to serve or to reach: the measure of a name with a yes, "Suitable for 60 gallons: yes", or the one of a name that
 * says what is served, "Compatible TV size: 55 inch", 适用床垫厚度: 20cm. Null for any other wish.
 */
export const reachAsked = (spec: Spec): ReachAsked | null =>
  measureInName(spec) ?? measureOfServed(spec) ?? measureUpTo(spec);

const reaching = phrasesOf(wordList('words that a reach ends on'));

/** "Dog weight up to: 25 kg" asks how far goods go. */
function measureUpTo({ name, value }: Spec): ReachAsked | null {
  const { tokens, raw } = readText(name.trim());
  const at = tokens.findIndex((_, place) => place > 0 && reaching.at(tokens, place)?.next === tokens.length);
  const [measure, ...more] = at < 1 ? [] : measuresIn(value);
  if (measure?.form !== 'point' || more.length > 0) return null;
  return { measure, value, words: raw.slice(0, tokens[at]?.start).trim(), isExact: false, isUpTo: true };
}

const served = phrasesOf(wordList('names of what is served'));

function measureOfServed({ name, value }: Spec): ReachAsked | null {
  const { tokens } = readText(name.trim());
  const next = served.at(tokens, 0)?.next ?? tokens.length;
  const [measure, ...more] = next === tokens.length ? [] : measuresIn(value);
  // People are served by whatever tells how many there are: they have no size that goods fit.
  if (measure === undefined || more.length > 0 || measure.dimension === 'people') return null;
  return { measure, value, words: name.trim(), isExact: true };
}

/** The measure in the name of a wish that is answered by a yes; null where the name has none or several, or nothing beside it. */
function measureInName({ name, value }: Spec): ReachAsked | null {
  if (readYesNo(value) !== true || isBareNumber(value)) return null;
  const raw = name.trim();
  const { tokens } = readText(raw);
  const measures = measuresIn(raw);
  const [measure, ...more] = measures.length > 0 ? measures : numbersIn(raw);
  if (measure === undefined || more.length > 0) return null;
  const [from, to] = [tokens[measure.from]?.start ?? 0, tokens[measure.to - 1]?.end ?? raw.length];
  const words = `${raw.slice(0, from)} ${raw.slice(to)}`.trim();
  return words === '' ? null : { measure, value: raw.slice(from), words, isExact: false };
}

/** Numbers of things of which there are to be so many: "at least 50 sheets". */
const numbersIn = (text: string): Quantity[] =>
  readQuantities(readText(text).tokens).quantities.filter(
    ({ unit, labelAfter, form }) => unit === null && labelAfter !== null && (form === 'min' || form === 'max'),
  );

/** The measures of a text, each with its unit. */
export const measuresIn = (text: string): Quantity[] =>
  readQuantities(readText(text).tokens).quantities.filter(
    ({ unit, dimension }) => unit !== null && dimension !== 'count',
  );
