import { describe, expect, test } from 'vitest';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { weighCandidates } from '../../src/catalog/weigh-candidates.ts';
import { importRecords, product, tempFolder } from './temp-catalog.ts';

/** The engine's formula, for rows made up here. */
function bm25(terms: string, rarities: Record<string, number>, averageLength: number): number {
  const words = terms.split(' ');
  const norm = 1.2 * (0.25 + (0.75 * words.length) / averageLength);
  return Object.entries(rarities).reduce((sum, [word, rarity]) => {
    const count = words.filter((other) => other === word).length;
    return sum + (rarity * count * 2.2) / (count + norm);
  }, 0);
}

describe('weighing candidates', () => {
  const rarities = { flask: 6.5, steel: 2.5, black: 1.5, gift: 3 };
  const rows = [
    'steel flask black x',
    'flask gift gift x',
    'steel steel black gift',
    'black gift x x x x',
    'flask flask steel x x',
    'steel x x',
    'black black x x x x x x',
    'gift steel flask black',
  ];
  const averageLength = rows.reduce((sum, terms) => sum + terms.split(' ').length, 0) / rows.length;
  const found = rows.map((terms) => ({ terms, score: bm25(terms, rarities, averageLength) }));
  const weights = { flask: 3, steel: 2, black: 1, gift: 0.5 };

  test('recovers how rare each word is from the engine’s scores, and adds the words up with their weights', () => {
    const weighed = weighCandidates(found, Object.entries(weights));
    const heavier = { flask: 6.5 * 3, steel: 2.5 * 2, black: 1.5, gift: 1.5 };
    const expected = rows.map((terms) => bm25(terms, heavier, averageLength));
    for (const [index, score] of weighed.entries()) expect(score / (expected[index] ?? 0)).toBeCloseTo(1, 1);
  });

  test('is well defined where the answers cannot tell: one row, a word in none of them, no row', () => {
    const one = weighCandidates(found.slice(0, 1), [...Object.entries(weights), ['lantern', 5]]);
    expect(one).toHaveLength(1);
    expect(one[0]).toBeGreaterThan(0);
    expect(weighCandidates([], Object.entries(weights))).toEqual([]);
  });
});

test('a product with the heavier word stands above one with the lighter word that is otherwise alike', async () => {
  await using folder = await tempFolder();
  const names = ['kettle', 'lantern', 'spoon', 'towel', 'pillow'];
  await importRecords(
    folder.path,
    names.map((name) => product(name, `Enamel ${name}`)),
  );
  const catalog = await openLanceCatalog({ uri: folder.path });
  for (const [heavy, light] of [
    ['kettle', 'lantern'],
    ['lantern', 'kettle'],
  ] as const) {
    const texts = [
      { text: light, weight: 1 },
      { text: heavy, weight: 3 },
    ];
    const found = await catalog.search({ texts, limit: 5 });
    expect(found.map((candidate) => candidate.product.product_id)).toEqual([heavy, light]);
  }
  await catalog.close();
});
