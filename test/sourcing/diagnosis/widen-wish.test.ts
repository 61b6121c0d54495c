import { describe, expect, test } from 'vitest';
import { createMeasure } from '../../../src/sourcing/diagnosis/measure-miss.ts';
import { widenWish } from '../../../src/sourcing/diagnosis/widen-wish.ts';

describe('how far a value is from what is wanted', () => {
  test.each([
    ['Capacity', '500 ml', '0.4 L', '100 ml under (20%)'],
    ['Weight', 'at most 2 kg', '2500 g', '0.5 kg over (25%)'],
    ['Cable length', '1-2 m', '80 cm', '0.2 m under (20%)'],
    ['Capacity', '500 ml or 750 ml', '700 ml', '50 ml under (7%)'],
    ['Dimensions', '30 x 20 x 10 cm', '30 x 20 x 12 cm', '2 cm off on one side (20%)'],
    ['Oven temperature', 'at least 200 °C', '180 °C', '20 °C under (10%)'],
    ['Number of pockets', '3', '5', '2 over (67%)'],
  ])('%s: wanted %s, found %s', (name, value, found, text) => {
    expect(createMeasure({ name, value })(found)?.text).toBe(text);
  });

  test.each([
    ['Colour', 'black', 'white'],
    ['Capacity', '500 ml', '300 g'],
    ['Capacity', '500 ml', 'large'],
    ['Capacity', '500 ml', '500 ml'],
  ])('%s: wanted %s, found %s is no question of more or less', (name, value, found) => {
    expect(createMeasure({ name, value })(found)).toBeNull();
  });
});

describe('a wider wish', () => {
  test.each([
    ['20 W or more', 'under', '10 W', 'at least 10 W'],
    ['20 W+', 'under', '10 W', 'at least 10 W'],
    ['20 watts minimum', 'under', '10 W', 'at least 10 W'],
    ['20W以上', 'under', '10 W', 'at least 10 W'],
    ['min. 20 W', 'under', '10 W', 'at least 10 W'],
    ['no less than 20 W output', 'under', '10 W', 'at least 10 W output'],
    ['350 g or less', 'over', '400 g', 'at most 400 g'],
    ['5kg以内', 'over', '6 kg', 'at most 6 kg'],
    ['500 ml', 'over', '750 ml', '500 ml to 750 ml'],
    ['500 ml', 'under', '450 ml', '450 ml to 500 ml'],
    ['about 500 ml', 'under', '450 ml', '450 ml to 500 ml'],
    ['500 ml ± 10 ml', 'over', '550 ml', '500 ml to 550 ml'],
    ['400-500 ml', 'over', '600 ml', '400 to 600 ml'],
    ['between 400 and 500 ml', 'under', '350 ml', 'between 350 ml to 500 ml'],
  ] as const)('of %s that reaches %s to %s takes in both: %s', (wish, side, value, wider) => {
    expect(widenWish([wish], side, value)).toBe(wider);
    const misses = createMeasure({ name: 'Measure', value: wider });
    expect(misses(value)).toBeNull();
  });

  test('accepts as well what is no more and no less', () => {
    expect(widenWish(['304 stainless steel'], null, '201 stainless steel')).toBe(
      '304 stainless steel / 201 stainless steel',
    );
    // The words of a listing, which moves no end of the wish.
    expect(widenWish(['all day'], null, 'up to 8 hours')).toBe('all day / up to 8 hours');
    expect(widenWish(['6'], 'under', '4 pcs')).toBe('6 / 4 pcs');
    expect(widenWish(['500 ml', '600 ml'], 'over', '750 ml')).toBe('500 ml / 600 ml / 750 ml');
  });
});
