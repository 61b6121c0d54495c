import { rememberPairs } from '../../../lib/remember-pairs.ts';
import type { Unit } from '../../ontology/units.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { isBareNumber, systemOfUnit, type UnitsMeant } from '../../read/listing/units-of-listing.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import type { Finding } from '../finding.ts';

/** The unit of another custom, in which some sources write the bare numbers that most write in the first. */
const otherCustom: Readonly<Record<string, string>> = { kg: 'lb', g: 'oz', cm: 'in', l: 'gal', C: 'F' };
/** The units in which a number is written beside others in the first. */
const besides: Readonly<Record<string, readonly string[]>> = { in: ['cm'], lb: ['kg'], mm: ['cm', 'm'] };

/** The units in which a bare number may be meant, and what tells it. */
interface Reading {
  units: readonly Unit[];
  from: string;
  /** Units that would do as well: a number that meets the wish in one of them contradicts nothing. */
  besides: readonly Unit[];
}

/**
 * In which units a bare number is compared with a wish, by the first that tells: the same size elsewhere in the listing; the unit
 * that the catalog writes behind the attribute, or the one in which such goods state it, unless the listing measures in the other
 * system; what else the listing measures. Null where the number is no bare one, or nothing tells.
 */
function readingOf({ quantity, list }: WantedValue, fact: NamedFact): Reading | null {
  const wanted = quantity?.unit?.dimension ?? list?.unit?.dimension;
  const { unitInCatalog, unitOfGoods, name } = fact;
  if (wanted === undefined || name.unit !== null) return null;
  const found = fact.unitsMeant?.() ?? null;
  const listing = found?.units[0]?.dimension === wanted ? found : null;
  const custom = unitInCatalog?.unit ?? unitOfGoods;
  if (listing !== null && (listing.by === 'own' || custom === undefined || !isInSystemOf(custom, listing)))
    return { ...listing, besides: listing.by === 'written' ? unitsBeside(listing.units) : [] };
  if (unitInCatalog !== undefined) return { units: [unitInCatalog.unit], from: unitInCatalog.from, besides: [] };
  if (unitOfGoods === undefined) return null;
  const other = listing === null ? otherCustom[unitOfGoods.id] : undefined;
  const units = other === undefined ? [unitOfGoods] : [unitOfGoods, unitOf(other)];
  return { units, from: 'in which such goods state it', besides: [] };
}

/** False where the listing leaves open which system it measures in. */
const isInSystemOf = (unit: Unit, { units }: UnitsMeant) =>
  units.every((other) => systemOfUnit(other) === systemOfUnit(unit));

/** Several units have to agree by themselves. */
const unitsBeside = ([unit, ...more]: readonly Unit[]) =>
  unit === undefined || more.length > 0 ? [] : (besides[unit.id] ?? []).map(unitOf);

/** Listings keep their facts, and wishes come back to them. */
const inUnit = rememberPairs(
  ({ unitsMeant: _, ...fact }: NamedFact, unit: Unit): NamedFact => ({ ...fact, name: { ...fact.name, unit } }),
  1000,
);

/**
 * Compares a wish with a value, its bare number read in each of the units in which it may be meant: they have to agree. The note of the
 * answer tells them.
 */
export function inUnitsMeant(wanted: WantedValue, fact: NamedFact, compare: (read: NamedFact) => Finding): Finding {
  const reading = readingOf(wanted, fact);
  if (reading === null) return compare(fact);
  const { units, from, besides: others } = reading;
  const read = (unit: Unit) => compare(inUnit(fact, unit, null));
  const [first, ...more] = units.map(read);
  if (first === undefined) return compare(fact);
  const isAgreed = more.every(({ matchType }) => matchType === first.matchType);
  if (isAgreed && first.matchType === 'unknown') return first;
  const isSafe = first.matchType !== 'not_match' || others.every((unit) => read(unit).matchType !== 'match');
  const answer: Finding = isAgreed && isSafe ? first : { ...first, matchType: 'unknown' };
  // Beside other words the unit may be theirs: "6400万" of a camera.
  return isBareNumber(fact) ? { ...answer, note: `read in ${units.map(nameOfUnit).join(' or ')}, ${from}` } : answer;
}

/** A symbol as it is written, in capitals where it has them: W, Hz; "inch" as it could be taken for another word. */
const nameOfUnit = ({ id, spellings: [first = ''] }: Unit) => (id.toLowerCase() === first ? id : first);
