import { describe, expect, test } from 'vitest';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

const judge = (wanted: string, title: string, category: string[] = [], description = '') =>
  createTypeJudge(wanted, null)({ title, category, description })?.matchType;

describe('words around the name of the goods', () => {
  test.each([
    // A colour inside of a name.
    ['TV wall mount', 'Korvane 42" Flat Panel TV Black Wall Mount'],
    ['Home theater receiver', 'Audelle 5.1 Home Theater Silver Receiver AR-51'],
    // Goods counted in pieces come as a set.
    ['Dinnerware set', 'Maribelle 16-Piece Dinnerware, Frost Leaf'],
    ['Cookware set', '10-piece cookware nonstick'],
    ['餐具套装', '云窑青瓷餐具16头'],
    ['餐具套装', '云窑雅纹二十六件套餐具'],
    ['锅具套装', '炊匠铸铁锅三件套'],
    // The noun first, in small letters, with a size.
    ['Duct tape', 'TAPE, duct 50M'],
    // One kind of several that the title leaves open.
    ['Interior paint', 'Satin Interior/Exterior Paint and Primer'],
    ['Cordless drill', 'Brushless drill driver 18V cordless'],
  ])('leave it what it is: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toBe('match');
  });

  test.each([
    // The other answer to what tells kinds apart, beside the name or further on.
    ['Interior paint', '5 gal. Harbour Satin Exterior Latex Paint'],
    ['Cordless drill', 'Palstrom 710W Hammer Drill 13mm, Corded, 3m Cable'],
    ['室内摄像头', '慧眼室外防水监控摄像头 1080P'],
    // What a kit or a cover is for, named once more.
    ['Brake pads', 'Brake Pad Fitting Kit Anti-Rattle Clips Front'],
    ['Pushchair', 'Universal Pram Rain Cover Clear Waterproof Pushchair'],
    ['Digital multimeter', 'Silicone Test Leads 10A for Ampro/Lectra Multimeters, Crocodile Clips'],
    ['Mountain bike', 'Road bike 28 inch aluminium'],
    // Kinds of pens.
    ['中性笔', '墨雨圆珠笔 0.7mm 蓝色 12支'],
    ['Gel pen', 'Inkwell Biro Medium Point Blue'],
  ])('make it other goods: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).not.toBe('match');
  });

  test.each([
    // What comes along, a number of parts, a box and what nobody filed say nothing against goods that the title does not name.
    ['Electric toothbrushes', 'Dentro Pro 3 Rechargeable with Pressure Sensor Black', []],
    ['Electric motor', 'Simotra 3-phase Squirrel-Cage 1.5kW 4-pole 400V', []],
    ['Fluorescent tubes', 'Lumora L 36W/840 T8 G13 Cool White Box of 25', []],
    ['Chocolate bar', '120g Malteasy Raspberry x 12ct', ['Uncategorized']],
    // Two kinds of one place in the tree.
    ['Microwave oven', 'Panora Inverter Microwave Convection Oven NC99', []],
    // In brackets: no name of the goods.
    ['Ring', '260 GSM Reinforced (Super Ring) Grey Square Sun Shade Sail', []],
  ])('leave it open: %s, %s', (wanted, title, category) => {
    expect(judge(wanted, title, category)).toBe('unknown');
  });

  test('a comparison in a description makes goods no others', () => {
    const description = 'All the power of a corded saw without the cable.';
    expect(judge('Cordless circular saw', 'Palstrom PX 54V Brushless 184mm Circular Saw', [], description)).not.toBe(
      'not_match',
    );
  });
});
