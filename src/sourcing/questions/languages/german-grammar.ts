import type { Unit } from '../../../matching/ontology/units.ts';
import type { NameTerm } from '../inquiry.ts';
import { inUnit, isUnsaid, type MeasurePhrases, symbolOf } from '../measures.ts';
import type { Term } from '../question.ts';
import { listed } from '../value-words.ts';
import { propertyNames, things, unitWords, values as valueWords } from './german-words.ts';

/** What the tables of `german-words.ts` lack stands in quotes as the buyer wrote it, in sentences that need no grammar of it. */
export function quoted(text: string): string {
  return `„${text}“`;
}

export function or(texts: readonly string[]): string {
  return listed(texts, ', ', ' oder ');
}

export function orValues(terms: readonly Term[]): string {
  // A proper name needs no quotes.
  return or(terms.map(({ en }) => germanValue(en) ?? (/^\p{Lu}/u.test(en) ? en : quoted(en))));
}

/** A value of the table; with its share where it has one: "60% cotton" → "60 % Baumwolle". */
export function germanValue(english: string): string | undefined {
  const parts = english.split(', ').map((part) => {
    const { percent, name = part } = /^(?<percent>\d+(?:\.\d+)?)\s*%\s*(?<name>.+)$/u.exec(part)?.groups ?? {};
    const word = valueWords[name.toLowerCase()];
    return word === undefined || percent === undefined ? word : `${numberOf(Number(percent))} % ${word}`;
  });
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
}

export function thing(english: string): string {
  return things[english.toLowerCase()]?.[1] ?? quoted(english);
}

/** The dative after "frei von": "Blei", "Allergenen". */
export function without(english: string): string {
  return things[english.toLowerCase()]?.[0] === 'plural' ? dative(thing(english)) : thing(english);
}

function dative(plural: string): string {
  return /[ns]$/u.test(plural) ? plural : `${plural}n`;
}

/** After a verb: "einen Deckel", "Räder", "„lanyard“". */
export function accusative(english: string): string {
  const known = things[english.replace(/^an? /iu, '').toLowerCase()];
  if (known === undefined) return quoted(english);
  const article = { m: 'einen ', f: 'eine ', n: 'ein ', plural: '', mass: '' }[known[0]];
  return `${article}${known[1]}`;
}

export function nameOf(name: NameTerm): string {
  return (name.id === null ? undefined : propertyNames[name.id]) ?? `der Wert ${quoted(name.en)}`;
}

export function unitWord(unit: Unit | null, value: number): string {
  if (unit === null || isUnsaid(unit)) return '';
  const symbol = symbolOf(unit);
  // German sets a space before the per cent sign.
  return symbol === '°' ? symbol : ` ${unitWords[unit.id]?.[value === 1 ? 0 : 1] ?? symbol}`;
}

const numberFormat = new Intl.NumberFormat('de', { maximumFractionDigits: 10 });

/** "1.000", "0,5". */
export function numberOf(value: number): string {
  return numberFormat.format(value);
}

/** "3.50" → "3,50"; an amount with separators of thousands stays as written. */
export function money(written: string): string {
  return /^\d+\.\d{1,2}$/u.test(written) ? written.replace('.', ',') : written;
}

function amount(base: number, unit: Unit | null): string {
  const value = inUnit(base, unit);
  return `${numberIn(value, unit)}${unitWord(unit, value)}`;
}

export function dativeAmount(base: number, unit: Unit): string {
  return inUnit(base, unit) === 1 ? amount(base, unit) : dative(amount(base, unit));
}

const plainNumber = new Intl.NumberFormat('de', { maximumFractionDigits: 10, useGrouping: false });

/** A number alone may be a code: size 4000 has no point. */
function numberIn(value: number, unit: Unit | null): string {
  return unit === null ? plainNumber.format(value) : numberOf(value);
}

export const phrases: MeasurePhrases = {
  amount,
  per: (unit) => symbolOf(unit),
  number: numberIn,
  moreThan: (said) => `mehr als ${said}`,
  atLeast: (said) => `mindestens ${said}`,
  lessThan: (said) => `weniger als ${said}`,
  atMost: (said) => `höchstens ${said}`,
  range: (from, to) => `${from} bis ${to}`,
  tolerance: (middle, by) => `${middle} ± ${by}`,
  about: (said) => `etwa ${said}`,
  exactly: (said) => said,
};
