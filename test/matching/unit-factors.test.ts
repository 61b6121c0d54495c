import { unit } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { units } from '../../src/matching/ontology/units.ts';

describe('units', () => {
  /** The same units in the words of a library that was not made for this one; compound units as it computes them. */
  const elsewhere: Record<string, string> = {
    mm: 'mm',
    cm: 'cm',
    dm: 'dm',
    m: 'm',
    km: 'km',
    um: 'um',
    nm: 'nm',
    in: 'inch',
    ft: 'foot',
    yd: 'yard',
    mil: 'mil',
    'film-gauge': '0.01 mil',
    mile: 'mile',
    g: 'g',
    kg: 'kg',
    mg: 'mg',
    mcg: 'ug',
    t: 'tonne',
    oz: 'oz',
    lb: 'lb',
    ul: 'ul',
    ml: 'ml',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    m3: 'm^3',
    floz: 'floz',
    cup: 'cup',
    pint: 'pint',
    quart: 'quart',
    gal: 'gallon',
    ft3: 'ft^3',
    in3: 'in^3',
    mm2: 'mm^2',
    cm2: 'cm^2',
    m2: 'm^2',
    ft2: 'ft^2',
    in2: 'in^2',
    ms: 'ms',
    s: 's',
    min: 'minute',
    h: 'hour',
    day: 'day',
    week: 'week',
    mW: 'mW',
    W: 'W',
    kW: 'kW',
    MW: 'MW',
    hp: 'hp',
    mV: 'mV',
    V: 'V',
    kV: 'kV',
    uA: 'uA',
    mA: 'mA',
    A: 'A',
    mAh: 'mA hour',
    Ah: 'A hour',
    mJ: 'mJ',
    J: 'J',
    Wh: 'W hour',
    kWh: 'kW hour',
    kcal: '4184 J',
    kJ: 'kJ',
    B: 'B',
    KB: 'kB',
    MB: 'MB',
    GB: 'GB',
    TB: 'TB',
    Kbps: 'kb/s',
    Mbps: 'Mb/s',
    MBps: 'MB/s',
    Gbps: 'Gb/s',
    GBps: 'GB/s',
    Hz: 'Hz',
    kHz: 'kHz',
    MHz: 'MHz',
    GHz: 'GHz',
    C: 'degC',
    F: 'degF',
    Pa: 'Pa',
    kPa: 'kPa',
    MPa: 'MPa',
    bar: 'bar',
    atm: 'atm',
    psi: 'psi',
    mmH2O: '9.80665 Pa',
    N: 'N',
    Nm: 'N m',
    'lb-in': 'lbf inch',
    'lb-ft': 'lbf foot',
    'km/h': 'km/hour',
    mph: 'mile/hour',
    'mm/min': 'mm/minute',
    'mm/s': 'mm/s',
    ips: 'inch/s',
    'kgf/cm2': 'kgf/cm^2',
    'cm/s': 'cm/s',
    'm/min': 'm/minute',
    'm/s': 'm/s',
    cfm: 'ft^3/minute',
    'm3/h': 'm^3/hour',
    'l/min': 'l/minute',
    'l/h': 'l/hour',
    gph: 'gallon/hour',
    gpm: 'gallon/minute',
    'ml/min': 'ml/minute',
    gsm: 'g/m^2',
    'oz/yd2': 'oz/yard^2',
    kA: 'kA',
    mmHg: 'mmHg',
    ohm: 'ohm',
    kohm: 'kohm',
    Mohm: 'Mohm',
    kN: 'kN',
    daN: 'daN',
    kgf: 'kgf',
    mPa·s: 'mPa s',
    Pa·s: 'Pa s',
  };
  /** Defined by the Chinese market system, by convention or by nature; the comment of each table row says which. */
  const defined: Record<string, number> = {
    ma: 3 * 304.8,
    arcmin: 1 / 60,
    si: 0.01,
    cun: 100 / 3,
    chi: 1000 / 3,
    jin: 500,
    liang: 50,
    'ct-gem': 0.2,
    month: (86400 * 365.2425) / 12,
    year: 86400 * 365.2425,
    'MT/s': 1e6,
    CFU: 1e9,
    pair: 2,
    dozen: 12,
    px: 1e-6,
    kVA: 1000,
    dtex: 0.9,
    pF: 1e-12,
    nF: 1e-9,
    uF: 1e-6,
    uH: 1e-6,
    mH: 1e-3,
  };

  it('have the factors that a library knows them by', () => {
    const bases = new Map(units.filter(({ factor }) => factor === 1).map(({ dimension, id }) => [dimension, id]));
    let checked = 0;
    const wrong = units.flatMap(({ id, dimension, factor, offset = 0 }) => {
      const here = elsewhere[id];
      const base = elsewhere[bases.get(dimension) ?? ''];
      if (here === undefined || base === undefined) return [];
      checked += 1;
      const inBase = (value: number) =>
        dimension === 'temperature' ? unit(value, here).toNumber('K') : value * unit(here).toNumber(base);
      return [1, 1000].flatMap((value) => {
        const [found, wanted] = [value * factor + offset, inBase(value)];
        return Math.abs(found / wanted - 1) < 2e-6 ? [] : [`${value} ${id} is ${found}, should be ${wanted}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(90);
  });

  it('have the factors of their definition where no library knows them, and none is left unchecked', () => {
    const wrong = units.filter(({ id, factor }) => {
      if (elsewhere[id] !== undefined) return false;
      return Math.abs(factor / (defined[id] ?? 1) - 1) > 2e-6;
    });
    expect(wrong.map(({ id, factor }) => `${id}: ${factor}`)).toEqual([]);
  });
});
