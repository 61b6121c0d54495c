import { describe, expect, test } from 'vitest';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

describe('the type that an item names', () => {
  test.each([
    // What the first sentence of the description says that the goods are, where the title is no sure name of any.
    [
      'CCTV camera',
      {
        title: 'ARGUS 4MP DOME LUMA (AR-40D)',
        description: 'The AR-40D is a compact 4 megapixel Dome Camera that sees in colour at night.',
      },
    ],
    ['电热水壶', { title: '晨沐 CM-17 白色', description: '这是一款双层防烫电热水壶，1.7升。' }],
    // The value of an attribute that names the kind of goods may say more of them.
    ['Security camera', { title: 'ARGUS AR-41', attributes: [{ name: 'Item type', value: 'Outdoor bullet camera' }] }],
    ['平板电脑', { title: '星河 10.4英寸', attributes: [{ name: '分类', value: '娱乐平板' }] }],
  ])('is what a listing says elsewhere: %s', (wanted, listing) => {
    expect(createTypeJudge(wanted, null)({ category: [], ...listing })?.matchType).toBe('match');
  });

  test.each([
    ['Battery', { title: 'ARGUS AR-41', description: 'Weatherproof camera. The cell is a lithium battery.' }],
    ['Battery', { title: 'ARGUS AR-41', attributes: [{ name: 'Item type', value: 'Camera for battery' }] }],
  ])('is not what its parts are: %s', (wanted, listing) => {
    expect(createTypeJudge(wanted, null)({ category: [], ...listing })?.matchType).not.toBe('match');
  });

  test.each([
    ['Android phone', { title: '小米（MI）Redmi 12C' }],
    ['手机', { title: 'Apple/苹果 iPhone 12' }],
    ['手机', { title: '小米 12C', attributes: [{ name: '品牌', value: '小米（MI）' }] }],
  ])('is none that the name of a maker has: %s', (wanted, listing) => {
    expect(createTypeJudge(wanted, null)({ category: ['手机'], ...listing })?.matchType).toBe('match');
  });

  test('is what a title names where no maker is told', () => {
    expect(createTypeJudge('苹果', null)({ title: '苹果 红富士 5斤' })?.matchType).toBe('match');
  });
});
