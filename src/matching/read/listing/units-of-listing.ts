import { type Unit, units } from '../../ontology/units.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { toBase } from '../quantity/read-measure.ts';
import { placeOf } from './place-of.ts';
import type { Statement } from './statement.ts';

/** What is measured in a unit that each seller chooses, once for all numbers of a listing. */
type Measured = 'length' | 'mass';

/** The units in which a bare number may be meant, by what the rest of its listing tells. */
export interface UnitsMeant {
  units: readonly Unit[];
  /** Ends a sentence: "read in inch, …". */
  from: string;
  /** `own` where the same size stands elsewhere with its unit, `others` where those of other bare numbers do, `written` else. */
  by: 'own' | 'others' | 'written';
}

/** A value of a listing under its name. */
interface ValueUnderName {
  name: ResolvedName;
  field: string;
  whole: Statement;
  isEmpty: boolean;
}

interface RunningText {
  field: string;
  statement: Statement;
}

/** A measure that a listing states with its unit. */
interface Told {
  unit: Unit;
  /** In base units, as the two that follow. */
  size: number;
  halfDigit: number;
  /** What it measures: the id or the key of a name, `list` for a list of sizes; null where nothing says. */
  role: string | null;
  /** True for a side or a weight of the goods, which the seller measured; screens and wheels have their unit by custom. */
  isMeasured: boolean;
  field: string;
}

interface BareNumber {
  role: string;
  isMain: boolean;
  number: Quantity;
}

const systems: Readonly<Record<string, 'metric' | 'imperial'>> = {
  ...{ mm: 'metric', cm: 'metric', m: 'metric', g: 'metric', kg: 'metric' },
  ...{ in: 'imperial', ft: 'imperial', oz: 'imperial', lb: 'imperial' },
};

/** The system of an everyday unit of length or mass; null for any other. */
export const systemOfUnit = ({ id }: Unit) => systems[id] ?? null;

/** The sides that goods have, which one unit measures; how thick or how wide across they are may have another. */
const mainSides = new Set(['length', 'width', 'height', 'depth']);
const sides = new Set([...mainSides, 'thickness', 'diameter']);

/** What a bare number under a name measures in the unit of its listing; null where it is none or has a unit by custom. */
export function measuredUnder({ unit, known, stems }: ResolvedName): Measured | null {
  if (unit !== null) return null;
  if (known === null) return stems.some((stem) => sides.has(stem)) ? 'length' : null;
  const [first, ...more] = known.bareUnit === undefined ? (known.dimensions ?? []) : [];
  if (first === 'length') return more.every((one) => one === 'surface weight') ? first : null;
  return first === 'mass' && more.every((one) => one === 'force') ? first : null;
}

/** True for a value that is nothing but numbers, without a unit. */
export function isBareNumber({ isEmpty, whole: { text, quantities } }: ValueUnderName): boolean {
  const isNumber = !isEmpty && text.tokens.every(({ kind }) => kind === 'number' || kind === 'mark');
  return isNumber && [...quantities.quantities, ...quantities.lists].every(({ unit }) => unit === null);
}

const roleOf = ({ known, key }: ResolvedName) => known?.id ?? key;

const sideOf = ({ known, stems }: ResolvedName) =>
  known === null ? (stems.findLast((stem) => sides.has(stem)) ?? '') : known.id;
const isMainSide = (name: ResolvedName) => mainSides.has(sideOf(name));

/**
 * Lets each bare number of a listing know in which units the listing may mean it. Nothing is read for it before a wish asks for such a
 * number.
 */
export function withUnitsOfListing<Fact extends ValueUnderName>(
  texts: readonly RunningText[],
  named: readonly Fact[],
): (fact: Fact) => Fact & { unitsMeant?: () => UnitsMeant | null } {
  const known = new Map<Measured, MeasuresOfListing>();
  const measuresOf = (dimension: Measured) => {
    const measures = known.get(dimension) ?? measuresIn(dimension, texts, named);
    known.set(dimension, measures);
    return measures;
  };
  return (fact) => {
    const dimension = measuredUnder(fact.name);
    if (dimension === null || !isBareNumber(fact)) return fact;
    const unitsMeant = () => meantBy(fact, measuresOf(dimension));
    return { ...fact, unitsMeant };
  };
}

interface MeasuresOfListing {
  told: readonly Told[];
  /** The unit in which most bare numbers are sizes that stand elsewhere with their units; null where none are. */
  proven: Unit | null;
  /** True where what is proven of some holds for all bare numbers. */
  isOfAll: boolean;
  /** The units in which the seller measured. */
  written: readonly Unit[];
}

/** A single side may be a part of a name: "24 inch wide screen". */
const fewestTold = 2;

function measuresIn(
  dimension: Measured,
  texts: readonly RunningText[],
  named: readonly ValueUnderName[],
): MeasuresOfListing {
  const told = [
    ...texts.flatMap((text) => toldInText(dimension, text)),
    ...named.flatMap((fact) => toldUnderName(dimension, fact)),
  ];
  const bare = named.flatMap((fact) => bareNumber(dimension, fact) ?? []);
  const [first, second] = units
    .filter((unit) => unit.dimension === dimension && unit.isEveryday)
    .map((unit) => ({ unit, agreeing: bare.filter((one) => tellingOf(one, unit, told) !== undefined) }))
    .toSorted((one, other) => other.agreeing.length - one.agreeing.length);
  const isProven = first !== undefined && first.agreeing.length > (second?.agreeing.length ?? 0);
  const measured = told.filter(({ isMeasured }) => isMeasured);
  const isWritten = dimension === 'mass' || new Set(measured.map(({ size }) => size)).size >= fewestTold;
  return {
    told,
    proven: isProven ? first.unit : null,
    isOfAll: isProven && first.agreeing.some(({ isMain }) => isMain) && !isLarge(first.unit),
    written: isWritten ? [...new Set(measured.map(({ unit }) => unit))] : [],
  };
}

/** Metres and feet measure the longest side alone. */
const isLarge = ({ id }: Unit) => id === 'm' || id === 'ft';

function bareNumber(dimension: Measured, fact: ValueUnderName): BareNumber | null {
  if (measuredUnder(fact.name) !== dimension || !isBareNumber(fact)) return null;
  const [number, ...more] = fact.whole.quantities.quantities;
  if (number === undefined || more.length > 0 || number.form !== 'point' || number.low <= 0) return null;
  return { role: roleOf(fact.name), isMain: dimension === 'mass' || isMainSide(fact.name), number };
}

/** Beyond this share of a size its digits leave open which one is meant. */
const nearShare = 0.02;
const sameShare = 1e-6;

/** The measure with a unit that a bare number states once more, where it is read in a unit. */
function tellingOf({ role, number }: BareNumber, unit: Unit, told: readonly Told[]): Told | undefined {
  const size = toBase(number.low, unit);
  return told.find((one) => {
    // Of what nothing names the same number has to stand there: "35.5 inch console table".
    if (one.role !== role && one.role !== 'list' && (one.role !== null || one.unit !== unit)) return false;
    const digits = one.unit === unit ? 0 : Math.max(one.halfDigit, number.halfDigit * unit.factor);
    return Math.abs(one.size - size) <= Math.min(digits, size * nearShare) + size * sameShare;
  });
}

function toldInText(dimension: Measured, { field, statement }: RunningText): Told[] {
  const lists = dimension === 'length' ? toldInLists(statement, null, field) : [];
  if (field !== 'title' && field !== 'description') return lists;
  const measures = statement.quantities.quantities.flatMap((one): Told[] => {
    const unit = everydayUnit(dimension, one);
    const owner = unit === null ? undefined : statement.owners.get(one);
    if (unit === null || owner === undefined || owner.subject?.isCertain === true) return [];
    if (owner.role === null && field !== 'title') return [];
    const isMeasured = owner.role !== null && (dimension === 'mass' || sides.has(owner.role));
    return [{ unit, size: one.low, halfDigit: one.halfDigit, role: owner.role, isMeasured, field }];
  });
  return [...measures, ...lists];
}

function toldInLists({ quantities }: Statement, ofName: Unit | null, field: string): Told[] {
  return quantities.lists.flatMap((list) => {
    const unit = list.unit ?? ofName;
    if (unit === null) return [];
    const factor = list.unit === null ? unit.factor : 1;
    return list.sizes.map(
      (size, at): Told => ({
        ...{ unit, field, role: 'list', isMeasured: true },
        size: size * factor,
        halfDigit: (list.halfDigits[at] ?? 0) * factor,
      }),
    );
  });
}

/** What an attribute tells with its unit: "Width: 80 cm", "Height (in): 32", "Size: 5' x 7'". */
function toldUnderName(dimension: Measured, { name, field, whole }: ValueUnderName): Told[] {
  const ofName = name.unit?.dimension === dimension ? name.unit : null;
  const lists = dimension === 'length' ? toldInLists(whole, ofName, field) : [];
  if (lists.length > 0 || measuredUnder({ ...name, unit: null }) !== dimension) return lists;
  return whole.quantities.quantities.flatMap((one): Told[] => {
    const unit = everydayUnit(dimension, one) ?? (one.unit === null ? ofName : null);
    if (unit === null) return [];
    const factor = one.unit === null ? unit.factor : 1;
    const isMeasured = dimension === 'mass' || sides.has(sideOf(name));
    return [{ unit, size: one.low * factor, halfDigit: one.halfDigit * factor, role: roleOf(name), isMeasured, field }];
  });
}

function everydayUnit(dimension: Measured, { unit, form, low }: Quantity): Unit | null {
  const isPlain = form === 'point' || form === 'about' || form === 'tolerance';
  return isPlain && low > 0 && unit?.dimension === dimension && unit.isEveryday ? unit : null;
}

function meantBy(fact: ValueUnderName, { told, proven, isOfAll, written }: MeasuresOfListing): UnitsMeant | null {
  const own = proven === null ? null : bareNumber(proven.dimension === 'mass' ? 'mass' : 'length', fact);
  const telling = own === null || proven === null ? undefined : tellingOf(own, proven, told);
  if (proven !== null && telling !== undefined)
    return { units: [proven], from: `as ${placeOf(telling.field)} states the same size`, by: 'own' };
  if (proven !== null && isOfAll)
    return {
      units: inFineness(proven, fact.name),
      from: 'like other bare numbers of the listing',
      by: 'others',
    };
  const [system, ...more] = new Set(written.map(systemOfUnit));
  const [first] = written;
  if (first === undefined || system === undefined || system === null || more.length > 0) return null;
  const units = usualBeside(first, written).filter((unit) => !isLarge(unit) || isMainSide(fact.name));
  return { units, from: 'by the other measures of the listing', by: 'written' };
}

/** What is thin or round is measured in millimetres beside sides in centimetres. */
const inFineness = (unit: Unit, name: ResolvedName) =>
  unit.dimension === 'mass' || isMainSide(name) ? [unit] : usualBeside(unit, [unit]);

/**
 * The everyday units in which a seller may write another number: who writes metres writes centimetres as well, grams stand beside
 * kilograms, and ounces beside pounds where the listing has them.
 */
function usualBeside({ dimension }: Unit, written: readonly Unit[]): readonly Unit[] {
  const largest = Math.max(...written.map(({ factor }) => factor));
  const [system] = written.map(systemOfUnit);
  return units.filter((unit) => {
    if (!unit.isEveryday || unit.dimension !== dimension || systemOfUnit(unit) !== system) return false;
    if (dimension === 'length') return unit.factor <= largest;
    return system === 'metric' || unit.id === 'lb' || written.includes(unit);
  });
}
