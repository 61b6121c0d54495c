import { describe, expect, test } from 'vitest';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

const judge = (wanted: string, title: string, category: string[] = [], description = '') =>
  createTypeJudge(wanted, null)({ title, category, description })?.matchType;

describe('names as buyers and sellers use them', () => {
  test.each([
    // Joined nouns.
    ['Temperature sensor', 'Renko Temperature & Humidity Sensor RK-20'],
    ['Coffee maker', 'Tea and Coffee Maker 1.2 L'],
    // A name said again.
    ['Lint remover', 'Quandi Lint Remover Pet Hair Remover'],
    // How goods are packed, or are.
    ['Green tea gift box for clients', 'Longhill green tea 150 g tin'],
    ['茶叶礼盒', '云岭碧螺春春茶罐装'],
    ['水果礼盒', '新鲜苹果 5斤'],
    ['Toner cartridge', 'Larsom LX-310 Toner Cartridge High-Yield Cyan'],
    // Lists of supplies put the noun first.
    ['Masking tape', 'TAPE, MASKING, width: 24 mm'],
    // What a maker is called.
    ['Electric kettle', 'Magpie by Oddsen Brew Plus Electric Kettle (1420) with steel body'],
    // A denial inside a name.
    ['车载免提电话', '锐途遮阳板蓝牙免提 黑色'],
    ['滑雪镜', '儿童滑雪镜 双层防雾'],
    ['Gummies', 'Sour gummies 1 kg bag'],
  ])('make goods of the type: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toBe('match');
  });

  test.each([
    ['Lint remover', 'Steel ruler 30 cm'],
    ['Jewelry gift box', 'Silver necklace with pendant'],
    ['Phone charger', 'Slim power bank 10000 mAh'],
    ['Green tea', 'Hillcrest Tea, Organic Oolong Tea Bags, 20 ct'],
    ['Mug', 'Mug tree stand'],
  ])('leave other goods other goods: %s, %s', (wanted, title) => {
    expect(judge(wanted, title)).toBe('not_match');
  });

  test.each([
    ['WC brushes for guest rooms', '酒店马桶刷 挂墙'],
    ['翻盖手机壳', 'Torro slim cover', ['Mobile Phone Cases']],
    ['自行车脚踏', '镁合金超轻踏板 228克', ['公路车']],
    ['Night light for the hallway', 'Owl & Oak Bedside Glow', ['Lamps']],
    ['Electric hoist', 'Lastmann 250 – lifts your building material to the second floor'],
    ['绿茶', '翠岭春芽，江苏名优特产，地理标志。翠岭春芽茶'],
  ])('stay open where names only touch: %s, %s', (wanted, title, category = []) => {
    expect(judge(wanted, title, category)).toBe('unknown');
  });

  test('of a category that fits several names of a title none is settled by it', () => {
    expect(judge('Tracksuit', 'Tracksuit men sweatshirt sportswear spring', ['Clothing'])).toBe('match');
    const toy = 'Parrot Chewing Toy - Natural Wooden Blocks for Large Macaws';
    expect(judge('Parrot toy', toy, ['Pet Supplies', 'Birds', 'Toys'])).toBe('match');
  });

  test('what a wanted name says of batteries is no wish for them', () => {
    expect(judge('Lint remover on AA batteries', 'AA batteries 20 pack')).toBe('not_match');
    expect(judge('Lint remover on AA batteries', 'Quandi lint remover')).toBe('match');
  });
});
