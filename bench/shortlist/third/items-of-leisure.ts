import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Items over garden, sport, pets, children and kitchen, in buyers' words. */
export const itemsOfLeisure: readonly TrialItem[] = [
  {
    name: 'Garden hose',
    isType: sold('garden hose'),
    mustHaves: [
      ['Length', 'at least 20 m', number('len', (metres) => metres >= 20)],
      ['Material', 'not latex', one('material', 'pvc', 'rubber', 'hybrid', 'eva')],
    ],
    niceToHaves: [['Kink resistant', 'yes', yes('kink')]],
  },
  {
    name: 'Hose for the garden, 3/4 inch',
    isType: sold('garden hose'),
    mustHaves: [['Inner diameter', '3/4"', number('dia', (inches) => inches === 0.75)]],
    niceToHaves: [['Fittings', 'brass', one('fitting', 'brass')]],
  },
  {
    name: '伸缩水管',
    isType: sold('garden hose'),
    mustHaves: [
      ['可伸缩', '是', yes('expandable')],
      ['喷枪', '带喷枪', yes('nozzle')],
    ],
    niceToHaves: [['长度', '10米以上', number('len', (metres) => metres >= 10)]],
  },
  {
    name: 'Headlamp',
    isType: sold('headlamp'),
    mustHaves: [
      ['Brightness', 'at least 500 lm', number('lumens', (lumens) => lumens >= 500)],
      ['Rechargeable', 'yes', yes('rechargeable')],
      ['Water protection', 'IPX5 or better', number('ipx', (level) => level >= 5)],
    ],
  },
  {
    name: 'Running headlamp',
    isType: sold('headlamp'),
    mustHaves: [['Weight', 'under 100 g', number('weight', (grams) => grams < 100)]],
    niceToHaves: [['Red light mode', 'yes', yes('red')]],
  },
  {
    name: '感应头灯',
    isType: sold('headlamp'),
    mustHaves: [
      ['感应', '有', yes('sensor')],
      ['亮度', '300流明以上', number('lumens', (lumens) => lumens >= 300)],
    ],
  },
  {
    name: 'Yoga mat',
    isType: sold('yoga mat'),
    mustHaves: [
      ['Thickness', '5–8 mm', number('thick', (millimetres) => millimetres >= 5 && millimetres <= 8)],
      ['Material', 'TPE or natural rubber', one('material', 'tpe', 'rubber')],
    ],
    niceToHaves: [['Carrying strap', 'included', yes('strap')]],
  },
  {
    name: 'Wide exercise yoga mat',
    isType: sold('yoga mat'),
    mustHaves: [['Width', 'min. 65 cm', number('width', (centimetres) => centimetres >= 65)]],
  },
  {
    name: '瑜伽垫',
    isType: sold('yoga mat'),
    mustHaves: [['厚度', '10mm以上', number('thick', (millimetres) => millimetres >= 10)]],
    niceToHaves: [['材质', 'NBR', one('material', 'nbr')]],
  },
  {
    name: 'Bicycle helmet',
    isType: sold('bicycle helmet'),
    mustHaves: [
      ['For', 'adults', one('for', 'adult')],
      ['Light', 'yes', yes('light')],
    ],
    niceToHaves: [['Weight', '< 350 g', number('weight', (grams) => grams < 350)]],
  },
  {
    name: 'Kids bike helmet',
    isType: sold('bicycle helmet'),
    mustHaves: [['Age group', 'children', one('for', 'kids')]],
  },
  {
    name: '骑行头盔',
    isType: sold('bicycle helmet'),
    mustHaves: [
      ['重量', '300克以内', number('weight', (grams) => grams <= 300)],
      ['通风孔', '不少于14个', number('vents', (vents) => vents >= 14)],
    ],
  },
  {
    name: 'Folding umbrella',
    isType: sold('umbrella'),
    mustHaves: [
      ['Folding', 'yes', yes('fold')],
      ['Opening', 'automatic open and close', one('auto', 'both')],
      ['Ribs', 'at least 8', number('ribs', (ribs) => ribs >= 8)],
    ],
  },
  {
    name: 'Umbrella',
    isType: sold('umbrella'),
    mustHaves: [['Canopy diameter', '100 to 125 cm', number('dia', (cm) => cm >= 100 && cm <= 125)]],
    niceToHaves: [['Windproof', 'yes', yes('wind')]],
  },
  {
    name: 'Tarpaulin',
    isType: sold('tarpaulin'),
    mustHaves: [
      ['Weight', 'at least 200 gsm', number('gsm', (grams) => grams >= 200)],
      ['Eyelets', 'yes', yes('eyelets')],
    ],
    niceToHaves: [['UV resistant', 'yes', yes('uv')]],
  },
  {
    name: '防水篷布',
    isType: sold('tarpaulin'),
    mustHaves: [['材质', 'PVC', one('material', 'pvc')]],
    niceToHaves: [['克重', '500g以上', number('gsm', (grams) => grams >= 500)]],
  },
  {
    name: 'Dog leash',
    isType: sold('dog leash'),
    mustHaves: [
      ['Length', '1.2 to 2 m', number('len', (metres) => metres >= 1.2 && metres <= 2)],
      ['Reflective', 'yes', yes('reflect')],
    ],
  },
  {
    name: 'Retractable leash for dogs',
    isType: sold('dog leash'),
    mustHaves: [
      ['Retractable', 'yes', yes('retract')],
      ['Max. dog weight', 'at least 20 kg', number('load', (kilograms) => kilograms >= 20)],
    ],
  },
  {
    name: '真皮牵引绳',
    isType: sold('dog leash'),
    mustHaves: [['材质', '真皮', one('mat', 'leather')]],
  },
  {
    name: 'Cat tree',
    isType: sold('cat tree'),
    mustHaves: [
      ['Height', 'at least 130 cm', number('height', (centimetres) => centimetres >= 130)],
      ['Hammock', 'yes', yes('hammock')],
    ],
    niceToHaves: [['Scratching posts', 'sisal', one('post', 'sisal')]],
  },
  {
    name: '猫爬架',
    isType: sold('cat tree'),
    mustHaves: [['承重', '20公斤以上', number('load', (kilograms) => kilograms >= 20)]],
  },
  {
    name: 'Stroller',
    isType: sold('stroller'),
    mustHaves: [
      ['Weight', 'max. 8 kg', number('weight', (kilograms) => kilograms <= 8)],
      ['Fold', 'one-handed', yes('onehand')],
    ],
    niceToHaves: [['Max. child weight', 'at least 20 kg', number('maxload', (kilograms) => kilograms >= 20)]],
  },
  {
    name: 'Twin stroller',
    isType: sold('stroller'),
    mustHaves: [['Number of seats', '2', number('seats', (seats) => seats === 2)]],
    niceToHaves: [['Lie-flat seat', 'yes', yes('flat')]],
  },
  {
    name: '婴儿推车',
    isType: sold('stroller'),
    mustHaves: [
      ['可平躺', '是', yes('flat')],
      ['重量', '10公斤以下', number('weight', (kilograms) => kilograms <= 10)],
    ],
  },
  {
    name: "Chef's knife",
    isType: sold("chef's knife"),
    mustHaves: [
      ['Blade length', '19 to 21 cm', number('blade', (centimetres) => centimetres >= 19 && centimetres <= 21)],
      ['Handle', 'G10 or wood', one('handle', 'g10', 'wood')],
    ],
    niceToHaves: [['Hardness', '58 HRC or more', number('hrc', (rockwell) => rockwell >= 58)]],
  },
  {
    name: 'Dishwasher-safe chef knife',
    isType: sold("chef's knife"),
    mustHaves: [['Dishwasher safe', 'yes', yes('dishwasher')]],
  },
  {
    name: '大马士革厨刀',
    isType: sold("chef's knife"),
    mustHaves: [['钢材', '大马士革钢', one('steel', 'damascus')]],
  },
  {
    name: 'Frying pan',
    isType: sold('frying pan'),
    mustHaves: [
      ['Diameter', '26–30 cm', number('dia', (centimetres) => centimetres >= 26 && centimetres <= 30)],
      ['Induction', 'yes', yes('induction')],
    ],
    niceToHaves: [['Lid', 'included', yes('lid')]],
  },
  {
    name: 'Frying pan without non-stick coating',
    isType: sold('frying pan'),
    mustHaves: [
      ['Material', 'cast iron, carbon steel or stainless steel', one('mat', 'iron', 'carbon', 'steel')],
      ['Coating', 'none', one('coat', 'none')],
    ],
  },
  {
    name: 'Countertop blender',
    isType: sold('blender'),
    mustHaves: [
      ['Power', 'at least 800 W', number('watt', (watts) => watts >= 800)],
      ['Jar capacity', '1.5 L or larger', number('jar', (litres) => litres >= 1.5)],
    ],
    niceToHaves: [['Jar', 'glass', one('jarmat', 'glass')]],
  },
  {
    name: '便携榨汁机',
    isType: sold('blender'),
    mustHaves: [
      ['便携', '是', yes('portable')],
      ['容量', '300ml以上', number('jar', (litres) => litres >= 0.3)],
    ],
  },
  {
    name: 'Coffee grinder',
    isType: sold('coffee grinder'),
    mustHaves: [
      ['Operation', 'manual', yes('manual')],
      ['Burr', 'conical', one('burr', 'conical')],
    ],
  },
  {
    name: 'Electric coffee grinder',
    isType: sold('coffee grinder'),
    mustHaves: [
      ['Drive', 'electric', yes('manual', false)],
      ['Grinder type', 'no blades', one('burr', 'conical', 'flat')],
    ],
    niceToHaves: [['Grind settings', '18+', number('settings', (settings) => settings >= 18)]],
  },
  {
    name: 'Bento lunch box',
    isType: sold('lunch box'),
    mustHaves: [
      ['Compartments', '3 or more', number('comp', (compartments) => compartments >= 3)],
      ['Leakproof', 'yes', yes('leak')],
    ],
    niceToHaves: [['Microwave-safe', 'yes', yes('micro')]],
  },
  {
    name: '不锈钢饭盒',
    isType: sold('lunch box'),
    mustHaves: [
      ['材质', '不锈钢', one('mat', 'steel')],
      ['容量', '1L以上', number('cap', (millilitres) => millilitres >= 1000)],
    ],
  },
];
