import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { Assessment, MatchType, Spec } from '../../src/matching/assessment.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { type Unit, units } from '../../src/matching/ontology/units.ts';
import { standsInListing } from '../support/stands-in-listing.ts';

const terms = { priceTolerance: 0.1, exchangeRates: {} };

function assess(specs: Spec[], listing: Listing): Assessment {
  return createAssessor({ name: 'bottle', description: 'a bottle', quantity: null, specs }, terms)(listing);
}

const typeOf = (spec: Spec, listing: Listing): MatchType | undefined =>
  assess([spec], listing).specResults[0]?.matchType;

interface Sample {
  spec: Spec;
  listing: Listing;
}

const color = (value: string) => ({ name: 'Color', value });
const samples: Sample[] = [
  {
    spec: { name: 'Capacity', value: '500 ml' },
    listing: { title: 'Steel Water Bottle', attributes: [{ name: 'Capacity', value: '0.5 l' }] },
  },
  { spec: { name: 'Capacity', value: 'at least 1 l' }, listing: { title: 'Steel Water Bottle 750 ml' } },
  { spec: { name: 'Color', value: 'blue' }, listing: { title: 'Cup', attributes: [color('Navy')] } },
  { spec: { name: 'Color', value: 'navy' }, listing: { title: 'Cup', attributes: [color('Blue')] } },
  {
    spec: { name: 'Material', value: 'stainless steel' },
    listing: { title: 'Cup', attributes: [{ name: 'Material', value: '304 stainless steel' }] },
  },
  { spec: { name: 'Waterproof', value: 'yes' }, listing: { title: 'Speaker', description: 'It is not waterproof.' } },
  { spec: { name: 'Size', value: 'XXL' }, listing: { title: 'Hoodie', attributes: [{ name: 'Size', value: '2XL' }] } },
  {
    spec: { name: 'Pattern', value: 'striped' },
    listing: { title: 'Shirt', attributes: [{ name: 'Pattern', value: 'Floral' }] },
  },
  {
    spec: { name: 'Weight', value: '200 g ± 5%' },
    listing: { title: 'Candle', attributes: [{ name: 'Weight', value: '195 g' }] },
  },
  { spec: { name: 'Finish', value: 'brushed nickel' }, listing: { title: 'Tap with brushed nickel handle' } },
];
const sample = fc.constantFrom(...samples);

/** The same listing with every text changed. */
function mapTexts(listing: Listing, change: (text: string) => string): Listing {
  return {
    title: change(listing.title),
    ...(listing.description === undefined ? {} : { description: change(listing.description) }),
    ...(listing.attributes === undefined
      ? {}
      : { attributes: listing.attributes.map(({ name, value }) => ({ name: change(name), value: change(value) })) }),
  };
}

const widen = (text: string) =>
  [...text].map((one) => (one > ' ' && one <= '~' ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join('');

const irrelevant = [
  'Ships from our warehouse in two days.',
  'Thank you for your visit.',
  'Packed with care by a family business.',
  '欢迎选购。',
];

describe('a verdict does not change', () => {
  it('with letter case, width or an irrelevant sentence', () => {
    fc.assert(
      fc.property(sample, fc.constantFrom(...irrelevant), ({ spec, listing }, sentence) => {
        const before = typeOf(spec, listing);
        const lower = (text: string) => text.toLowerCase();
        expect(typeOf(spec, mapTexts(listing, lower))).toBe(before);
        expect(typeOf({ name: widen(spec.name), value: widen(spec.value) }, mapTexts(listing, widen))).toBe(before);
        expect(typeOf(spec, { ...listing, description: `${listing.description ?? ''} ${sentence}` })).toBe(before);
      }),
    );
  });

  it('with the unit a quantity is written in, in English and in Chinese', () => {
    const measured = [
      ['Length', '长度', 'length'],
      ['Weight', '重量', 'mass'],
      ['Capacity', '容量', 'volume'],
      ['Power', '功率', 'power'],
      ['Voltage', '电压', 'voltage'],
      ['Current', '电流', 'current'],
      ['Frequency', '频率', 'frequency'],
      ['Temperature', '温度', 'temperature'],
      ['Pressure', '压力', 'pressure'],
      ['Storage', '存储容量', 'data'],
      ['Battery life', '续航时间', 'time'],
      ['Area', '面积', 'area'],
    ] as const;
    // 寸 may be an inch, 码 a shoe size, a carat a count; months and years are no whole days; "1 mic" is a microphone.
    const ambiguous = new Set(['cun', 'ma', 'ct-gem', 'month', 'year']);
    const question = fc.constantFrom(...measured).chain(([english, chinese, dimension]) => {
      const unit = fc.constantFrom(...units.filter((one) => one.dimension === dimension && !ambiguous.has(one.id)));
      const spelled = unit.chain((one) =>
        fc.record({
          unit: fc.constant(one),
          spelling: fc.constantFrom(...one.spellings.filter((each) => each !== 'mic')),
        }),
      );
      return fc.record({
        wantedName: fc.constantFrom(english, chinese),
        foundName: fc.constantFrom(english, chinese),
        wanted: spelled,
        found: spelled,
        value: fc.integer({ min: 1, max: 900 }),
      });
    });
    const written = (base: number, unit: Unit) => Number(((base - (unit.offset ?? 0)) / unit.factor).toPrecision(9));
    let asked = 0;
    fc.assert(
      fc.property(question, ({ wantedName, foundName, wanted, found, value }) => {
        const base = (share: number) => value * share * wanted.unit.factor + (wanted.unit.offset ?? 0);
        const typeAt = (share: number) => {
          const number = written(base(share), found.unit);
          const listing = { title: 'Thing', attributes: [{ name: foundName, value: `${number} ${found.spelling}` }] };
          return typeOf({ name: wantedName, value: `${value} ${wanted.spelling}` }, listing);
        };
        const same = written(base(1), found.unit);
        fc.pre(Math.abs(same) > 1e-4 && Math.abs(same) < 1e9);
        // Of two currents neither is the other.
        const currentOf = (spelling: string) => /[ad]c$/u.exec(spelling)?.[0] ?? '';
        const currents = [wanted, found].map(({ spelling }) => currentOf(spelling)).filter((one) => one !== '');
        fc.pre(wanted.unit.dimension !== 'voltage' || new Set(currents).size < 2);
        // A share of a few degrees Fahrenheit is less than sellers round a temperature by.
        fc.pre(wanted.unit.dimension !== 'temperature' || value >= 100);
        asked += 1;
        expect(typeAt(1)).toBe('match');
        expect(typeAt(1.3)).toBe('not_match');
        expect(typeAt(0.7)).toBe('not_match');
      }),
      { numRuns: 600 },
    );
    expect(asked).toBeGreaterThan(300);
  });

  it('with the order of words, of clauses and of the values of a list', () => {
    const orders: readonly (readonly [string, string, string])[] = [
      ['Finish', 'brushed nickel', 'Nickel, brushed'],
      ['Material', '304 stainless steel', 'Stainless Steel 304'],
      ['Material', '60% cotton 40% polyester', 'Polyester 40%, Cotton 60%'],
      ['Material', '95%棉 5%氨纶', '氨纶5% 棉95%'],
      ['Compatible with', 'iPhone 15', 'Galaxy S24, Pixel 8, iPhone 15'],
      ['Size', 'L', 'XL, L, M, S'],
      ['尺码', 'L', 'XL/L/M'],
      ['Dimensions', 'H 10 x W 20 x L 30 cm', '长30cm宽20cm高10cm'],
      ['Color', 'navy', 'Red, Navy, White'],
      ['颜色', '藏青色', '白色、藏青、红色'],
    ];
    for (const [name, wanted, found] of orders)
      expect(typeOf({ name, value: wanted }, { title: 'Thing', attributes: [{ name, value: found }] }), found).toBe(
        'match',
      );
    const clauses = ['Steel Bottle', '500 ml', 'with straw lid', 'BPA free', 'navy', 'pack of 4', 'for hiking'];
    const specs = [
      { name: 'Capacity', value: '0.5 l' },
      { name: 'BPA free', value: 'yes' },
      { name: 'Color', value: 'navy' },
      { name: 'Pack size', value: '4' },
      { name: 'Straw', value: 'yes' },
      { name: 'Capacity', value: '750 ml' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(clauses, { minLength: clauses.length }), (mixed) => {
        const types = specs.map((spec) => typeOf(spec, { title: mixed.join(', ') }));
        expect(types).toEqual(['match', 'match', 'match', 'match', 'match', 'not_match']);
      }),
    );
  });

  it('with the order of specs and attributes', () => {
    const specs = samples.map(({ spec }) => spec);
    const attributes = samples.flatMap(({ listing }) => listing.attributes ?? []);
    const answers = (order: Spec[], listing: Listing) =>
      Object.fromEntries(
        assess(order, listing).specResults.map((result) => [
          `${result.specName}=${result.specValues}`,
          result.matchType,
        ]),
      );
    fc.assert(
      fc.property(
        fc.shuffledSubarray(specs, { minLength: specs.length }),
        fc.shuffledSubarray(attributes, { minLength: attributes.length }),
        (order, mixed) => {
          expect(answers(order, { title: 'Cup', attributes: mixed })).toEqual(
            answers(specs, { title: 'Cup', attributes }),
          );
        },
      ),
    );
  });

  it('with the order of variants', () => {
    const variants = ['Red', 'Navy', 'Custom', 'Green'].map((value) => ({
      attributes: [color(value), { name: 'Size', value: value === 'Red' ? 'M' : 'L' }],
    }));
    const specs: Spec[] = [
      { ...color('blue'), required: true },
      { name: 'Size', value: 'L', required: true },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(variants, { minLength: variants.length }), (mixed) => {
        const assessment = assess(specs, { title: 'Shirt', variants: mixed });
        expect(assessment.verdict).toBe('shortlisted');
        expect(mixed[assessment.variantIndex ?? -1]?.attributes[0]?.value).toBe('Navy');
      }),
    );
  });
});

describe('missing information is no mismatch', () => {
  it('when the evidence is taken away', () => {
    for (const { spec } of samples) expect(typeOf(spec, { title: 'Thing' })).toBe('unknown');
  });

  it('and a contradicting attribute is never outvoted by text', () => {
    const listing: Listing = {
      title: 'Blue blue blue cup',
      description: 'Color: blue. This is blue.',
      attributes: [color('Red')],
    };
    expect(typeOf(color('blue'), listing)).toBe('not_match');
  });

  it('and a denial beside a claim leaves no match', () => {
    expect(
      typeOf(
        { name: 'Waterproof', value: 'yes' },
        { title: 'Bag', description: 'Waterproof bag. The bag is not waterproof.' },
      ),
    ).not.toBe('match');
  });
});

describe('an assessment', () => {
  it('is the same, byte for byte, each time', () => {
    fc.assert(
      fc.property(sample, ({ spec, listing }) => {
        expect(JSON.stringify(assess([spec], listing))).toBe(JSON.stringify(assess([spec], listing)));
      }),
    );
  });

  it('shows evidence that stands in the product', () => {
    const results = samples.map(({ spec, listing }) => ({ listing, result: assess([spec], listing).specResults[0] }));
    const decided = results.filter(({ result }) => result?.matchType !== 'unknown');
    expect(decided.length).toBeGreaterThan(samples.length / 2);
    for (const { listing, result } of decided) {
      if (result?.evidence == null) throw new Error(`"${result?.specName}" is decided without evidence`);
      expect(standsInListing(listing, result.evidence), result.evidence.text).toBe(true);
    }
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (name, value, title) => {
          const listing: Listing = {
            title,
            description: value,
            attributes: [{ name, value: title }],
            variants: [{ attributes: [{ name, value }] }],
          };
          expect(assess([{ name, value, required: true }], listing).specResults).toHaveLength(1);
        },
      ),
    );
  });

  it('takes a variant that meets all must-haves together, or none', () => {
    const specs: Spec[] = [
      { ...color('red'), required: true },
      { name: 'Size', value: 'L', required: true },
    ];
    const variants = [
      { attributes: [color('Red'), { name: 'Size', value: 'M' }] },
      { attributes: [color('Blue'), { name: 'Size', value: 'L' }] },
    ];
    const apart = assess(specs, { title: 'Shirt', variants });
    expect(apart.verdict).toBe('eliminated');
    expect(apart.variantIndex).toBeNull();
    const together = assess(specs, {
      title: 'Shirt',
      variants: [...variants, { attributes: [color('Red'), { name: 'Size', value: 'L' }] }],
    });
    expect(together.verdict).toBe('shortlisted');
    expect(together.variantIndex).toBe(2);
    expect(together.specResults[0]?.evidence?.field).toBe('variants[2].Color');
  });
});
