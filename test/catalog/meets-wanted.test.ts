import { describe, expect, test } from 'vitest';
import { meetsWanted } from '../../src/catalog/meets-wanted.ts';
import type { Product } from '../../src/catalog/product.ts';
import { readWantedAttributes } from '../../src/catalog/read-wanted-attributes.ts';

function listing(attributes: Record<string, string>, title = 'A thing'): Product {
  return {
    platform: 'alibaba',
    product_id: '1',
    title,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  };
}

function shareOf(name: string, value: string, product: Product): number {
  return meetsWanted(readWantedAttributes([{ name, value, required: true }]))?.(product) ?? Number.NaN;
}

describe('how far attributes meet wanted numbers and flags', () => {
  test('a number that meets the bound comes before silence, and silence before one that does not', () => {
    const [met, silent, missed] = [{ 'Refresh rate': '165 Hz' }, {}, { 'Refresh rate': '60 Hz' }].map((attributes) =>
      shareOf('Refresh rate', 'at least 144 Hz', listing(attributes)),
    );
    expect(met).toBe(1);
    expect(silent).toBeLessThan(1);
    expect(missed).toBeLessThan(silent ?? 0);
  });

  test.each([
    ['Capacity', 'at least 1 TB', { capacity: '2000 GB' }, true],
    ['Capacity', 'at least 1 TB', { capacity: '500 GB' }, false],
    ['Length', 'at most 300 mm', { length: '285' }, true],
    ['Length', 'at most 300 mm', { length: '31 cm' }, false],
    ['屏幕尺寸', '不小于27英寸', { screen_size: '31.5' }, true],
    ['刷新率', '165Hz以上', { refresh_rate: '60 Hz' }, false],
    ['显存', '16GB', { memory: '16 GB' }, true],
    ['Bluetooth', 'yes', { bluetooth: 'No' }, false],
    ['RGB灯光', '有', { rgb: 'true' }, true],
  ])('%s "%s" against %j: %s', (name, value, attributes, isMet) => {
    expect(shareOf(name, value, listing(attributes)) === 1).toBe(isMet);
  });

  test('an attribute of exactly the name speaks before one whose name only holds it', () => {
    const product = listing({ weight: '90 g', 'shipping weight': '60 g' });
    expect(shareOf('Weight', 'at most 65 g', product)).toBe(0.5);
  });

  test('a number of the title speaks for a listing and never against it', () => {
    expect(shareOf('Weight', 'at least 4 g', listing({}, 'Thermal paste 5 g'))).toBe(1);
    expect(shareOf('Weight', 'at least 4 g', listing({}, 'Thermal paste 1 g'))).toBe(0.85);
  });

  test('words alone ask for nothing here', () => {
    expect(meetsWanted(readWantedAttributes([{ name: 'Colour', value: 'black' }]))).toBeNull();
  });
});
