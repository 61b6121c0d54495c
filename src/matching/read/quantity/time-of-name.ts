import { wordsByMeaning } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';
import { readIn } from './scaled.ts';
import { unitOf } from './unit-index.ts';

const timesOfNames = Object.entries(wordsByMeaning('names by the time')).map(([unit, words]) => ({
  unit: unitOf(unit),
  words: phrasesOf(words),
}));
const secondsPerHour = 3600;
const millilitresPerCubicMetre = 1_000_000;

/** Metres under the name of an age are months: "18m+", "0-36M". Any other quantity as it is. */
export function inMonths(quantity: Quantity, { known }: ResolvedName): Quantity {
  if (known?.id !== 'age' || quantity.unit?.id !== 'm') return quantity;
  return readIn(quantity, unitOf('month'));
}

/** A volume under a name that says in which time, as a flow: 30升 under 日除湿量, "12 l" under "Daily extraction". Any other quantity as it is. */
export function inTimeOfName(quantity: Quantity, { raw }: ResolvedName): Quantity {
  if (quantity.dimension !== 'volume') return quantity;
  const { tokens } = readText(raw);
  const time = timesOfNames.find(({ words }) => tokens.some((_, at) => words.at(tokens, at) !== null));
  if (time === undefined) return quantity;
  const ratio = secondsPerHour / time.unit.factor / millilitresPerCubicMetre;
  return {
    ...quantity,
    unit: unitOf('l/h'),
    dimension: 'flow',
    low: quantity.low * ratio,
    high: quantity.high * ratio,
    halfDigit: quantity.halfDigit * ratio,
  };
}
