import type { KindTable } from './kind-family.ts';

/** Kinds of what people and animals eat and drink, of which a thing is one. */
export const kindsOfFood: readonly KindTable[] = [
  {
    id: 'chocolate kind',
    of: 'chocolate type, type, variety, cocoa type, 巧克力类型',
    goods: 'chocolate, cocoa, candy bar, 巧克力',
    values: [
      'dark chocolate, bittersweet, semisweet, semi-sweet, 黑巧克力',
      'milk chocolate, 牛奶巧克力',
      'white chocolate, 白巧克力',
      'ruby chocolate',
    ],
    inSets: true,
  },
  {
    id: 'wine kind',
    of: 'wine type, type, variety, wine color, 葡萄酒类型',
    goods: 'wine, 葡萄酒, 红酒',
    values: [
      'red wine, 红葡萄酒, 红酒',
      'white wine, 白葡萄酒',
      'rose wine, rosé wine, rosé, 桃红',
      'sparkling wine, champagne, prosecco, cava, 起泡酒, 香槟',
    ],
    near: ['sparkling wine, white wine, rose wine, red wine'],
    otherwise:
      'wine glass, wine vinegar, red wine vinegar, white wine vinegar, red wine glass, white wine glass, champagne glass, champagne flute, champagne gold',
    inSets: true,
  },
  {
    id: 'water gas',
    of: 'type, carbonation, water type, carbonated, 水类型',
    goods: 'water, 水',
    values: [
      'sparkling water, carbonated, carbonated water, seltzer, club soda, 气泡水, 苏打水 | sparkling',
      'still water, non-carbonated, 无气 | still',
    ],
  },
  {
    id: 'salted',
    of: 'salt, salted, flavor, type, seasoning, salt content, salt level',
    goods: 'nut, almond, cashew, peanut, pistachio, butter, seed, 坚果, 花生, 黄油',
    values: [
      'unsalted, no salt, salt free, salt-free, no salt added, 无盐',
      'salted, with sea salt, 盐焗',
      'lightly salted, low salt, low sodium, 低盐',
    ],
    near: ['lightly salted, salted, unsalted'],
    otherwise: 'salted caramel, salted egg',
    inSets: true,
  },
  {
    id: 'litter clumps',
    of: 'litter type, clumping, type, 猫砂类型',
    goods: 'litter, 猫砂',
    values: ['clumping, clumping litter, scoopable, 结团', 'non-clumping, non clumping, 不结团'],
  },
  {
    id: 'pet food moisture',
    of: 'food type, type, item form, food form, 粮型',
    goods: 'dog food, cat food, pet food, puppy food, kitten food, 狗粮, 猫粮',
    values: [
      'dry food, kibble, dry dog food, dry cat food, 干粮 | dry',
      'wet food, canned food, canned dog food, canned cat food, wet dog food, wet cat food, 湿粮 | wet',
      'freeze-dried, freeze dried, 冻干',
      'air-dried, air dried',
    ],
    near: ['freeze-dried, dry food, wet food', 'air-dried, dry food, freeze-dried'],
    otherwise: 'dry food topper, dry food dispenser, wet food bowl, freeze dried coated, freeze-dried coated',
    inSets: true,
  },
];
