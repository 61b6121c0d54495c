import { describe, expect, test } from 'vitest';
import { learnTypeProfile } from '../../src/catalog/learn-type-profile.ts';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

const titlesOf = (goods: string, words: readonly string[]) =>
  words.map((word) => ({ title: `${word} ${goods} 1500 W foldable with handle` }));

/** A catalog of a few kinds of goods, many of each. */
const profile = learnTypeProfile([
  ...titlesOf('pressure washer', ['Electric', 'Compact', 'Garden', 'Home', 'Car', 'Patio']),
  ...titlesOf('hair dryer', ['Ionic', 'Travel', 'Salon', 'Quiet', 'Light', 'Ceramic']),
  ...['家用', '迷你', '智能', '商用', '宿舍', '新款'].map((word) => ({ title: `${word}电饭煲 不粘 预约` })),
  ...['家用', '迷你', '智能', '商用', '宿舍', '新款'].map((word) => ({ title: `${word}吹风机 折叠 静音` })),
]);

interface Told {
  category?: string[];
  attributes?: { name: string; value: string }[];
}

/** The verdict among those neighbours, and alone. */
const judge = (wanted: string, title: string, told: Told = {}) => [
  createTypeJudge(wanted, profile)({ title, ...told })?.matchType,
  createTypeJudge(wanted, null)({ title, ...told })?.matchType,
];

describe('what a listing itself says it is', () => {
  test.each([
    ['Pressure washer', 'Replacement Hose for pressure washer 1500 W, foldable'],
    ['Pressure washer', 'Surface Cleaner Attachment for Pressure Washers 1500 W with handle'],
    ['Pressure washer', 'Foam Cannon for electric pressure washer with handle'],
    ['Hair dryer', 'Diffuser Nozzle for hair dryer, foldable'],
    ['电饭煲', '电饭煲内胆 不粘 配件'],
    ['电饭煲', '密封圈 电饭煲适用 不粘'],
  ])('outweighs its neighbours: %s is no %s', (wanted, title) => {
    expect(judge(wanted, title)).toEqual(['not_match', 'not_match']);
  });

  test('is a type that an attribute states, though it is sold under the same names', () => {
    const attributes = [{ name: '类型', value: '电压力锅' }];
    expect(judge('电饭煲', '智能电压力锅 不粘 预约', { attributes })[0]).not.toBe('match');
  });

  test.each([
    ['Suitcase', '旅行收纳袋 行李箱用'],
    ['行李箱', '保护套 行李箱适用 弹力'],
    ['Baby stroller', 'Stroller hook clips, 2 pcs', ['Baby', 'Strollers']],
    ['Camping stove', 'Gas Cartridge 230 g for camping stove'],
    ['Camping stove', 'Windscreen for camping stoves, aluminium'],
  ])('is not %s where it is made for it: %s', (wanted, title, category = []) => {
    expect(judge(wanted, title, { category })[1]).not.toBe('match');
  });
});

describe('the noun of a title', () => {
  test.each([
    ['Lawn mower', 'Lawn Mower Cordless - 36 V, two batteries'],
    ['Espresso machine', 'Espresso Machine Manual - lever, pressure gauge'],
    ['Ski helmet', 'Ski helmet adult unisex 14 vents adjustable'],
    ['Air conditioner', '9000 BTU per hour air conditioner for flats'],
    ['Cooker hood', 'Built-in cooker hood, stainless'],
    ['Carp rod', 'Telescopic Carp Rod carbon 3.6 m'],
    ['Acoustic guitar', 'Acoustic guitar 38 inch case included'],
  ])('%s is found before words that say how: %s', (wanted, title) => {
    expect(judge(wanted, title)[1]).toBe('match');
  });

  test('is not what comes along', () => {
    expect(judge('Sleeping bag', 'Acoustic guitar 38 inch bag included')[1]).not.toBe('match');
  });

  test('is not made of what the goods are based on', () => {
    expect(judge('Plant', 'Cat Litter Deodorizer Powder unscented 500 g plant-based')[1]).not.toBe('match');
  });
});

describe('words that hold many goods', () => {
  test('do not contradict a kind of them: a garden tool may be a hedge trimmer', () => {
    const attributes = [{ name: 'Type', value: 'Electric garden tool' }];
    expect(judge('Leaf blower', 'Turbo 3000', { attributes, category: ['Garden Tools'] })[1]).not.toBe('not_match');
  });

  test('leave nothing open that the title calls other goods', () => {
    const [, alone] = judge('Cat litter', 'Reflective Dog Leash 150 cm', { category: ['Pet Supplies'] });
    expect(alone).toBe('not_match');
  });
});
