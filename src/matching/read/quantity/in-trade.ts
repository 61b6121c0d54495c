import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../listing/statement.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';
import { roleOf } from './quantity-role.ts';
import { unitOf } from './unit-index.ts';

/**
 * A quantity as the trade means it under a property, of which `wanted` is the dimension where one is known: a screen's 寸 is an
 * inch, a battery's 毫安 a milliampere hour, the "t" of a load a tonne, the grams of paper are grams per square metre, the "ct" of a stone carats, the "nm" of a torque newton metres in small
 * letters, 42码 is the European size 42, the G of a network gigabits a second, the G of a glove its gauge, and the
 * atmospheres of a watch are depths of water.
 */
export function inTrade(quantity: Quantity, name: ResolvedName, wanted: Quantity['dimension'] = null): Quantity {
  const unitId = quantity.unit?.id;
  const id = name.known?.id;
  const letter = unitId ?? quantity.labelAfter;
  const ofData = letter === null ? undefined : dataLetters[wanted ?? '']?.[letter];
  if (ofData !== undefined) return readAs(quantity, ofData);
  if (letter === 't' && unitId === undefined && wanted === 'mass') return readAs(quantity, 't');
  if (unitId === undefined && id !== undefined && pixelCounts.has(id) && quantity.low >= fewestPixels)
    return readAs(quantity, 'px');
  if (unitId === undefined && isWaist(quantity, name)) return readAs(quantity, 'in');
  if (unitId === undefined) return isChineseSize(quantity, name) ? { ...quantity, labelBefore: 'eu' } : quantity;
  // -85 kPa of a vacuum are 85 below the air's.
  if (quantity.dimension === 'pressure' && quantity.high < 0 && isVacuum(name))
    return { ...quantity, low: -quantity.high, high: -quantity.low };
  if (unitId === 'ma' && name.known?.reads === 'size') return asEuropeanSize(quantity);
  if (unitId === 'cun' && (name.known?.bareUnit === 'in' || isOfScreen(name))) return readAs(quantity, 'in');
  if (unitId === 'mA' && (id === 'battery capacity' || wanted === 'charge')) return readAs(quantity, 'mAh');
  if (unitId === 'g' && (id === 'surface weight' || wanted === 'surface weight')) return readAs(quantity, 'gsm');
  // 120度 of a beam is an angle, and "60 degrees" of a wash a temperature.
  if (unitId === 'C' && (isAngle(name) || wanted === 'angle')) return asAngle(quantity);
  if (unitId === 'deg' && wanted === 'temperature') return asCelsius(quantity);
  if (unitId === 'nm' && id === 'torque') return readAs(quantity, 'Nm');
  if (unitId === 'g' && name.stems.includes('gauge')) return { ...asNumber(quantity), labelAfter: 'gauge' };
  if (unitId === 't' && quantity.per?.dimension === 'time' && name.known?.dimensions?.includes('flow') === true)
    return asWaterFlow(quantity);
  const rate = rateUnits.get(unitId);
  if (rate !== undefined && isDataRate(name)) return readAs(quantity, rate);
  if (quantity.dimension === 'pressure' && isWaterproofing(name)) return asDepth(quantity);
  if (quantity.dimension === 'count' && name.stems.includes('carat')) return readAs(quantity, 'ct-gem');
  return quantity;
}

/** The 寸 of what takes in a screen or a laptop is that of the screen: 适用电脑尺寸. */
export const isOfScreen = ({ stems, raw }: ResolvedName) =>
  stems.some((stem) => stem === 'laptop' || stem === 'screen' || stem === 'tv') ||
  /屏|电脑|笔记本|平板|电视|显示/u.test(raw);

/** "2400万" of a camera counts pixels, "24" counts millions of them. */
const pixelCounts = new Set(['pixels', 'resolution']);
const fewestPixels = 100_000;

/** A letter that stands behind data for a unit of them: "512G" and "2T" of a drive, "1800M" of a network. */
const dataLetters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  data: { g: 'GB', m: 'MB', t: 'TB' },
  'data rate': { g: 'Gbps', m: 'Mbps' },
  pixels: { m: 'MP' },
};

const dataCarriers = new Set(['memory', 'storage', 'ram', 'rom', 'ssd', 'hdd', 'microsd', 'sd', 'tf']);

/** The G of what stores data: 存储卡 "256G". */
export const isDataName = ({ stems, raw }: ResolvedName) =>
  stems.some((stem) => dataCarriers.has(stem)) || /存储|内存|闪存|硬盘/u.test(raw);

/** What is written for a rate by units of other things: "10G", "100M", "1 Gb". */
const rateUnits = new Map([
  ['g', 'Gbps'],
  ['GB', 'Gbps'],
  ['m', 'Mbps'],
  ['MB', 'Mbps'],
]);
const rates = new Set(['speed', 'rate', 'bandwidth', 'throughput']);
const carriers = wordSet('in trade: carriers');

function isDataRate({ known, stems }: ResolvedName): boolean {
  if (known?.id === 'network speed') return true;
  return stems.some((stem) => rates.has(stem)) && stems.some((stem) => carriers.has(stem));
}

const resisting = new Set(['resistance', 'resistant', 'proof', 'waterproof', 'rating', 'column']);

/** True for words that name how much water goods keep out. */
export function isWaterproofing({ stems, raw }: { stems: readonly string[]; raw: string }): boolean {
  if (stems.includes('hydrostatic') || raw.includes('静水压')) return true;
  const isOfWater = stems.includes('water') || stems.includes('waterproof') || raw.includes('防水');
  return isOfWater && (raw.includes('防水') || stems.some((stem) => resisting.has(stem)));
}

/** Ten metres of water are named one atmosphere or bar: pascals by this factor are millimetres. */
const millimetresPerPascal = 0.1;
const pascalsPerAtmosphere = 101325;
const pascalsPerBar = 1e5;

function asDepth(quantity: Quantity): Quantity {
  const nominal = quantity.unit?.id === 'atm' ? pascalsPerBar / pascalsPerAtmosphere : 1;
  const { unit } = quantity;
  const ratio = unit?.id === 'mmH2O' ? 1 / unit.factor : nominal * millimetresPerPascal;
  const { low, high, halfDigit } = quantity;
  return {
    ...quantity,
    unit: unitOf('m'),
    dimension: 'length',
    low: low * ratio,
    high: high * ratio,
    halfDigit: halfDigit * ratio,
  };
}

/** "Age 3+" tells years: a bare number that the text itself calls the property has the unit of the trade. */
export function inUnitOfRole({ known }: ResolvedName, { text }: Statement, found: Quantity): Quantity {
  if (found.unit !== null || known?.bareUnit === undefined) return found;
  return roleOf(text, found, null) === known.id ? readAs(found, known.bareUnit) : found;
}

const largestWaist = 60;
const smallestWaist = 20;

/** A bare number of a waist that no grown person has in centimetres counts inches. */
function isWaist({ low, high, form }: Quantity, { stems }: ResolvedName): boolean {
  return stems.includes('waist') && form === 'point' && low >= smallestWaist && high <= largestWaist;
}

const smallestShoe = 15;

/** A bare number under 鞋码 is a European size. */
function isChineseSize(quantity: Quantity, name: ResolvedName): boolean {
  return name.raw.includes('码') && quantity.labelBefore === null && quantity.low > smallestShoe;
}

/** The number as written, in the unit that is meant. */
function readAs(quantity: Quantity, id: string): Quantity {
  const unit = unitOf(id);
  return { ...asStatedIn(quantity, unit.dimension, unit.factor / (quantity.unit?.factor ?? 1)), unit };
}

/** A quantity in another dimension, whose base unit is so many of the present one; its unit stays the one that was written. */
function asStatedIn(quantity: Quantity, dimension: Quantity['dimension'], ratio: number): Quantity {
  return {
    ...quantity,
    dimension,
    low: quantity.low * ratio,
    high: quantity.high * ratio,
    halfDigit: quantity.halfDigit * ratio,
  };
}

const zeroCelsius = 273.15;

function asAngle(quantity: Quantity): Quantity {
  const { low, high } = quantity;
  return { ...quantity, unit: unitOf('deg'), dimension: 'angle', low: low - zeroCelsius, high: high - zeroCelsius };
}

const isAngle = ({ known, stems, raw }: ResolvedName) =>
  known?.dimensions?.includes('angle') === true || stems.includes('angle') || raw.includes('角');

function asCelsius(quantity: Quantity): Quantity {
  const { low, high } = quantity;
  return { ...quantity, unit: unitOf('C'), dimension: 'temperature', low: low + zeroCelsius, high: high + zeroCelsius };
}

function asEuropeanSize(quantity: Quantity): Quantity {
  return { ...asNumber(quantity), labelBefore: 'eu' };
}

/** The number as written, of no unit. */
function asNumber(quantity: Quantity): Quantity {
  const factor = quantity.unit?.factor ?? 1;
  return {
    ...quantity,
    unit: null,
    dimension: null,
    low: quantity.low / factor,
    high: quantity.high / factor,
    halfDigit: quantity.halfDigit / factor,
  };
}

const secondsPerHour = 3600;

/** Pumps are sold by tonnes of water an hour, of which one is a cubic metre. */
function asWaterFlow({ per: _, ...quantity }: Quantity): Quantity {
  return { ...asStatedIn(quantity, 'flow', secondsPerHour / unitOf('t').factor), unit: unitOf('m3/h') };
}

/** In amperes and in grams. */
const largeMilliamps = 0.4;
const heavyLoad = 100_000;

/**
 * True for a unit that running text leaves half unsaid, where the size of the number tells it all the same: the 毫安 of a battery
 * ("20000毫安"), the "T" of a load of some tonnes.
 */
export function isSaidShort({ dimension, low, high }: Quantity, stated: Quantity): boolean {
  if (dimension === 'charge') return stated.unit?.id === 'mA' && stated.low >= largeMilliamps;
  const isHeavy = dimension === 'mass' && Math.max(low, Number.isFinite(high) ? high : 0) >= heavyLoad;
  return isHeavy && stated.unit === null && stated.labelAfter === 't';
}

const vacuums = wordSet('names of a vacuum');

/** True for a name of what is sucked: "Suction", "Vacuum level", 真空度. */
const isVacuum = ({ stems, raw }: ResolvedName) =>
  stems.some((stem) => vacuums.has(stem)) || [...vacuums].some((word) => word.length > 1 && raw.includes(word));
