import { describe, expect, test } from 'vitest';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';

const judge = (wanted: string, title: string, category: string[] = []) =>
  createTypeJudge(wanted, null)({ title, category })?.matchType;

describe('goods of another kind under the same noun', () => {
  test.each([
    ['Belt sander', 'Random orbital sander 125 mm', ['Power tools', 'Sanders']],
    ['Deep groove ball bearing', 'Taper roller bearing 30205', ['Bearings']],
    ['Spinning reel', 'Low profile baitcasting reel 8.1:1', ['Fishing', 'Fishing Reels']],
    ['纺车轮', '左手水滴轮 7.2:1', ['渔具', '渔轮']],
    ['Jaw coupling', 'Aluminium bellows coupling 12 x 14 mm', ['Couplings']],
    ['SUP paddle', 'Kayak paddle 220 cm', ['Paddles']],
    ['Popcorn machine', 'Cotton candy machine 1030 W', ['Popcorn Machines']],
  ])('%s: %s is none', (wanted, title, category) => {
    expect(judge(wanted, title, category)).toBe('not_match');
  });

  test.each([
    ['Belt sander', '9 in. variable speed belt sander'],
    ['Spinning reel', 'TideHunter 4000 fixed spool fishing reel'],
    ['梅花联轴器', 'GF系列梅花弹性联轴器'],
    ['Electric fence energizer', 'Solar electric fence energizer 0.8 J'],
    ['Kinetic recovery rope', '尼龙动能拖车绳 9米'],
  ])('%s: %s is one', (wanted, title) => {
    expect(judge(wanted, title)).toBe('match');
  });

  test('is what the title begins with, whatever it tells of it', () => {
    expect(judge('Kayak paddle', 'SUP paddle adjustable 180-220 cm single blade', ['Kayak Paddles'])).toBe('not_match');
  });
});

describe('what is filed among the wanted goods', () => {
  test.each([
    ['Darts', 'Bristle dartboard 18 inch', ['Games', 'Darts']],
    ['蝶阀', '不锈钢球阀 DN50', ['阀门', '蝶阀']],
  ])('is none where its title calls it another: %s, %s', (wanted, title, category) => {
    expect(judge(wanted, title, category)).toBe('not_match');
  });

  test.each([
    ['Bar stool', 'Step stool 2 tier folding', ['Furniture', 'Stools']],
    ['空气炸锅', '电炖锅 3L 陶瓷', ['厨电', '空气炸锅']],
    ['Chainsaw', 'Chainsaw sharpener electric bench mount', ['Garden', 'Chainsaws']],
  ])('is not known for one by that alone where its title names another: %s, %s', (wanted, title, category) => {
    expect(judge(wanted, title, category)).not.toBe('match');
  });

  test('may be one under a wider name, and with other words joined before what comes along', () => {
    expect(judge('USB microphone', 'Elgato Wave:3 White & Wave Mic Arm LP', ['Microphones'])).not.toBe('not_match');
    expect(judge('Bee suit', 'Bee coverall, olive', ['Beekeeping', 'Protective Clothing'])).toBe('match');
  });
});

describe('parts and what serves goods', () => {
  test.each([
    ['角磨机', '角磨机配件 碳刷'],
    ['相机', '相机桌面俯拍支架'],
    ['点钞机', '点钞机外接显示屏'],
    ['Chainsaw', 'Motor kit to convert manual chainsaw mills'],
  ])('%s: %s is none', (wanted, title) => {
    expect(judge(wanted, title, [wanted])).not.toBe('match');
  });

  test('a tripod is the form of a stand that bears the name', () => {
    expect(judge('Sheet music stand', 'Sheet music stand metal tripod')).not.toBe('not_match');
  });
});
