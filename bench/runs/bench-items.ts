import { generatedItem } from '../catalog-products.ts';

/** An item of eight specs for generated goods; different for every seed. */
export function benchItem(seed: number) {
  const item = generatedItem(seed);
  return {
    ...item,
    specs: [
      ...item.specs,
      { name: 'Colour', value: ['black', 'navy blue', 'red', 'green'][seed % 4] ?? 'black' },
      { name: 'Weight', value: 'at most 600 g', required: seed % 2 === 0 },
      { name: 'Logo', value: 'laser engraving' },
      { name: 'BPA free', value: 'yes' },
      { name: 'Use', value: 'travel' },
      { name: 'Country of origin', value: 'China' },
    ],
  };
}

export function benchItems(count: number, seed: number): object[] {
  return Array.from({ length: count }, (_, index) => benchItem(seed + index));
}
