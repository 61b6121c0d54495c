import { describe, expect, test } from 'vitest';
import { learnTypeProfile } from '../../src/catalog/learn-type-profile.ts';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

function judge(wanted: string, title: string, category: string[] = [], brand = '') {
  return createTypeJudge(wanted, null)({ title, category, brand });
}

describe('the type that all of a listing speaks for', () => {
  test('is open where food is called by what it is served in', () => {
    expect(judge('Oatmeal', 'Instant oatmeal cup, maple, pack of 12')).toMatchObject({ matchType: 'unknown' });
    expect(judge('Rice', 'Ceramic rice bowl, white')?.matchType).not.toBe('match');
  });

  test('may be a kind of a noun that too many types end on', () => {
    expect(judge('Ski helmet', 'Smart Helmet with Speakers')).toMatchObject({ matchType: 'unknown' });
    expect(judge('滑雪头盔', 'Smart Helmet with Speakers')).toMatchObject({ matchType: 'unknown' });
  });

  test('is nothing that a table knows, where no table knows the wanted goods', () => {
    expect(judge('Florbit', 'Cotton bath towel')).toMatchObject({ matchType: 'unknown', closeness: 0 });
    expect(judge('Florbit', 'Steel florbit 20 cm')).not.toMatchObject({ closeness: 0 });
  });

  test('is unknown where nothing says it, and where it may be either', () => {
    expect(judge('Laptop', 'Acme X-200')).toMatchObject({ matchType: 'unknown', evidence: null });
    expect(judge('Water bottle', 'Stainless tumbler 500 ml')).toMatchObject({ matchType: 'unknown' });
  });

  test('is far off where nothing in the listing speaks of such goods, and open where no table knows them', () => {
    expect(judge('Laser printer', 'Acme Zorbles, assorted')).toMatchObject({
      matchType: 'unknown',
      closeness: 0,
    });
    expect(judge('Laser printer', 'Acme colour printer')?.closeness).toBeGreaterThan(0);
    expect(judge('Frobnicator', 'Acme X-200')?.closeness).toBeGreaterThan(0);
  });

  test('is open in a wide category where the title speaks of the goods, and settled by a narrow one', () => {
    expect(judge('Garden hose', 'Caravan hose 20 m', ['Camping & Hiking'])?.matchType).not.toBe('not_match');
    expect(judge('Soundbar', 'Solid top', ['Keyboards'])).toMatchObject({ matchType: 'not_match' });
  });

  test('is weighed: a department says less than a category, and kinds with one noun are open', () => {
    expect(judge('Water pump', 'Solar fountain pump')).toMatchObject({ matchType: 'unknown' });
    expect(judge('Water pump', 'Water pump 12V', ['Aquarium'])).toMatchObject({ matchType: 'match' });
    expect(judge('Water pump', 'Fish tank glass 60 l', ['Aquarium'])).toMatchObject({ matchType: 'not_match' });
  });

  test('names what speaks for it and what against it', () => {
    expect(judge('Laptop', 'Gaming laptop 15.6 inch', ['Keyboards'])?.reasoning).toMatch(/laptop".*Keyboards/);
  });

  test('is stated by its category where the title is silent, whatever its brand is called', () => {
    expect(judge('Power supply', 'Super Flower Leadex III 850W', ['PSU'], 'Super Flower')).toMatchObject({
      matchType: 'match',
      evidence: { field: 'category' },
    });
    expect(judge('PC case', 'Meshify C', ['PCCase'])).toMatchObject({ matchType: 'match' });
    expect(judge('Keyboard', 'Meshify C', ['PCCase'])).toMatchObject({ matchType: 'not_match' });
  });

  test('is learnt from the other listings of the catalog', () => {
    const fan = (at: number) => ({
      title: `Arctic P${at} 120mm PWM ${at % 2 === 0 ? 'black' : 'white'}`,
      category: ['CaseFan'],
      attributes: [{ name: 'min_airflow', value: '20' }],
    });
    const cpu = (at: number) => ({
      title: `Intel Core i${at} ${at}400`,
      category: ['CPU'],
      attributes: [{ name: 'cores.total', value: '8' }],
    });
    const products = Array.from({ length: 12 }, (_, at) => [fan(at), cpu(at)]).flat();
    const judgeFan = createTypeJudge('Case fan', learnTypeProfile(products));
    const unlabelled = { title: 'Arctic P99 120mm PWM', attributes: [{ name: 'min_airflow', value: '9' }] };
    expect(judgeFan(unlabelled)).toMatchObject({ matchType: 'match' });
    const other = { title: 'Intel Core i9 9900', attributes: [{ name: 'cores.total', value: '8' }] };
    expect(judgeFan(other)).toMatchObject({ matchType: 'not_match' });
  });
});

describe('the type of a plain listing', () => {
  const ofType = (wanted: string, listing: Parameters<ReturnType<typeof createTypeJudge>>[0]) =>
    createTypeJudge(wanted, null)(listing)?.matchType;

  test.each([
    ['Tablet', 'Quadra Tab 11 8 GB RAM 11 inch Display Mist Blue Tablet'],
    ['Tablets for field staff', 'Quadra Tab 11 8 GB RAM Tablet'],
    ['Headphones', 'Sondo H39 multimedia headphone rose'],
    ['Battery', 'Battery maintenance free 9 plate 40 Ah'],
    ['电视', '40英寸4K智能平板液晶电视机WIFI网络'],
    ['Conditioner', 'Shampoo, Conditioner, and Body Wash Set'],
  ])('%s: %s', (wanted, title) => {
    expect(ofType(wanted, { title })).toBe('match');
  });

  test.each([
    ['Tablets for field staff', 'Vitamin C 500 mg Tablets, 100 count'],
    ['Vitamin C tablets', 'Android Tablet 10 inch'],
    ['电热水器', '16升燃气热水器'],
    ['Electric storage water heater', '16 L Gas Water Heater'],
    ['Gas water heater', '60L Electric Water Heater'],
  ])('%s is no %s', (wanted, title) => {
    expect(ofType(wanted, { title })).toBe('not_match');
  });

  test.each([
    // What the item's words narrow it to is in no name of the kind.
    ["Men's slip-on office shoes", "Men's Running Shoes"],
    ['Office shoes', 'Leather Sandals'],
    // Sold as either.
    ['Day cream with SPF', 'Anti Aging Marine Cream SPF 30'],
    ['Face cream', 'Vitamin B, C, and E Moisturizer'],
    // Brackets tell of the goods before them.
    ['4K monitor', '平板电脑 7.9英寸（A8芯片/Retina显示屏）'],
  ])('%s may be %s', (wanted, title) => {
    expect(ofType(wanted, { title })).toBe('unknown');
  });

  test('is told by the words with which its description opens, where the title names no goods', () => {
    const listing = { title: 'HALVAR', description: 'Bar stool with backrest, 74 cm' };
    expect(ofType('Bar stool', listing)).toBe('match');
    expect(ofType('Sofa', listing)).toBe('not_match');
    expect(ofType('Sofa', { title: 'HALVAR', description: 'Goes well with every sofa.' })).toBe('unknown');
  });

  test('is told by a value of several words that names goods, where the title names none', () => {
    const listing = { title: 'HALVAR', attributes: [{ name: 'Model', value: 'TV bench' }] };
    expect(ofType('TV stand', listing)).toBe('match');
    expect(ofType('Bar stool', listing)).toBe('not_match');
  });
});
