import { anyOf, firstOf, flag, goods, measure, text, titled, titleMeasure, volume, word } from './predicates.ts';
import type { TrialItem } from './trial-item.ts';

const bottle = goods('own', /Water Bottles|水杯水壶/);
/** A glass bottle may have a strainer of steel. */
const noGlass = titled(/$^/, /玻璃|\bglass\b/i);
const coffee = goods('titles', /^Coffee$/);
const mask = goods('titles', /^Safety Mask$/);

/** Clothes, jewellery, household goods, groceries and care. */
export const itemsOfHouse: readonly TrialItem[] = [
  {
    name: "Women's top",
    isType: goods('flipkart', /Tops/),
    mustHaves: [
      ['Material', 'cotton', word('fabric', /cotton/i)],
      ['Sleeve', 'sleeveless', word('sleeve', /sleeveless/i)],
    ],
  },
  {
    name: 'Diamond ring',
    isType: goods('flipkart', /Jewellery > Rings/),
    mustHaves: [
      ['Material', 'gold', word('base material', /gold/i)],
      ['Purity', '18 K', word('gold purity', /^18 ?k/i)],
    ],
  },
  {
    name: 'Silver ring',
    isType: goods('flipkart', /Jewellery > Rings/),
    mustHaves: [['Material', 'silver', word('base material', /silver/i)]],
  },
  {
    name: "Women's boots",
    isType: goods('flipkart', /Boots/),
    mustHaves: [
      ['Heel height', 'at most 1 inch', measure('heel height', (inch) => inch <= 1)],
      ['Colour', 'black', word('color', /black/i)],
    ],
  },
  {
    name: '女靴',
    isType: goods('flipkart', /Boots/),
    mustHaves: [['颜色', '棕色', word('color', /brown/i)]],
  },
  {
    name: 'Wrist watch',
    isType: goods('flipkart', /^Watches/),
    mustHaves: [
      ['Water resistant', 'yes', flag('water resistant')],
      ['Strap colour', 'black', word('strap color', /black/i)],
    ],
  },
  {
    name: "Men's watch",
    isType: goods('flipkart', /^Watches/),
    mustHaves: [
      ['For', 'men', word('ideal for', /\bmen\b/i)],
      ['Chronograph', 'no', flag('chronograph', false)],
    ],
  },
  {
    name: '手表',
    isType: goods('flipkart', /^Watches/),
    mustHaves: [['防水', '是', flag('water resistant')]],
  },
  {
    name: 'Ceramic mug',
    isType: anyOf(goods('flipkart', /Coffee Mugs/), goods('own', /Mugs|马克杯/)),
    mustHaves: [
      [
        'Capacity',
        'at least 300 ml',
        firstOf(
          measure('mug capacity', (ml) => ml >= 300),
          volume('capacity', (ml) => ml >= 300),
          volume('容量', (ml) => ml >= 300),
        ),
      ],
      ['Material', 'ceramic', firstOf(word('material', /ceramic|stoneware|porcelain/i), word('材质', /陶瓷|瓷/))],
    ],
  },
  {
    name: "Men's shirt",
    isType: goods('flipkart', /Men's Clothing > Shirts|Navaksha/, /shirt/i),
    mustHaves: [['Sleeve', 'full sleeve', word('sleeve', /full/i)]],
  },
  {
    name: 'Jeans',
    isType: goods('flipkart', /Jeans/),
    mustHaves: [['Gender', 'men', word('ideal for', /\bmen\b|\bmen's\b/i)]],
  },
  {
    name: 'Dress',
    isType: goods('flipkart', /Dresses/),
    mustHaves: [['Sleeve', 'sleeveless', word('sleeve', /sleeveless/i)]],
  },
  {
    name: '连衣裙',
    isType: goods('flipkart', /Dresses/),
    mustHaves: [['图案', '印花', word('pattern', /print/i)]],
  },
  {
    name: "Women's shorts",
    isType: goods('flipkart', /Shorts/),
    mustHaves: [['Pattern', 'solid', word('pattern', /solid/i)]],
  },
  {
    name: 'Phone charger',
    isType: anyOf(
      goods('flipkart', /Mobile Chargers/),
      goods('own', /^Consumer Electronics > Chargers$|^3C数码配件 > 充电器$/),
    ),
    mustHaves: [['Cable length', 'at least 1 m', measure('cable length', (metres) => metres >= 1)]],
  },
  {
    name: 'Ground coffee',
    isType: coffee,
    mustHaves: [
      ['Roast', 'dark', titled(/dark roast|dark\b.*roast|french roast/i, /medium|light roast/i)],
      ['Form', 'ground', titled(/\bground\b/i, /whole bean|pods?\b|k-cup|instant/i)],
    ],
  },
  {
    name: 'Coffee beans',
    isType: coffee,
    mustHaves: [['Form', 'whole bean', titled(/whole bean/i, /\bground\b|k-cup|pods?\b|instant/i)]],
  },
  {
    name: 'Green tea',
    isType: goods('titles', /^Tea$/, /green|matcha|sencha/i),
    mustHaves: [['Form', 'tea bags', titled(/tea ?bags?|sachets/i, /loose|powder|k-cup/i)]],
  },
  {
    name: 'Sunscreen',
    isType: goods('titles', /^Sunscreen$/),
    mustHaves: [
      ['SPF', 'at least 50', titleMeasure(/spf ?(\d+)/i, (factor) => factor >= 50)],
      ['Form', 'spray', titled(/\bspray\b|\bmist\b/i, /lotion|cream|stick|gel\b/i)],
    ],
  },
  {
    name: '防晒霜',
    isType: goods('titles', /^Sunscreen$/),
    mustHaves: [['防晒指数', 'SPF 50以上', titleMeasure(/spf ?(\d+)/i, (factor) => factor >= 50)]],
  },
  {
    name: 'Vitamin C tablets',
    isType: goods('titles', /^Vitamin$/, /vitamin[- ]?c\b|ascorb|acerola|ester-c|emergen-c/i),
    mustHaves: [
      ['Vitamin', 'C', titled(/vitamin c\b/i, /vitamin (?:d|b|e|a|k)/i)],
      ['Dosage', 'at least 500 mg', titleMeasure(/([\d,]+) ?mg/i, (mg) => mg >= 500)],
    ],
  },
  {
    name: 'Toothbrush',
    isType: goods('titles', /^Toothbrush$/),
    mustHaves: [['Bristles', 'soft', titled(/\bsoft\b/i, /\bmedium\b|\bhard\b|\bfirm\b/i)]],
  },
  {
    name: 'Electric toothbrush',
    isType: goods('titles', /^Toothbrush$/, /electric|rechargeable|sonic|battery|power/i),
    mustHaves: [['Rechargeable', 'yes', titled(/rechargeable/i, /battery[- ]powered/i)]],
  },
  {
    name: 'Laundry detergent',
    // Its source files stain removers with detergents.
    isType: goods('titles', /^Laundry Detergent$/, /^(?!.*\bstains? (?:remover|solution))/i),
    mustHaves: [['Form', 'liquid', titled(/\bliquid\b/i, /powder|pacs|pods|packs|sheets|granul/i)]],
  },
  {
    name: 'Hair conditioner',
    isType: anyOf(goods('titles', /^Conditioner$/), goods('flipkart', /Conditioners/)),
    mustHaves: [['Hair type', 'curly', titled(/\bcurl/i)]],
  },
  {
    name: 'Face mask',
    isType: mask,
    mustHaves: [['Disposable', 'yes', titled(/disposable/i, /reusable|washable/i)]],
  },
  { name: '口罩', isType: mask, mustHaves: [['可重复使用', '是', titled(/reusable|washable/i, /disposable/i)]] },
  {
    name: 'Breakfast cereal',
    isType: goods('titles', /^Breakfast Cereal$/),
    mustHaves: [['Gluten free', 'yes', titled(/gluten[- ]free/i)]],
  },
  {
    name: 'Insulated water bottle',
    isType: anyOf(bottle, goods('own', /Kids Bottles|Tumblers|冰霸杯|儿童水杯/)),
    mustHaves: [
      [
        'Capacity',
        '500 ml',
        firstOf(
          measure('capacity', (ml) => ml >= 495 && ml <= 505),
          measure('容量', (ml) => ml >= 495 && ml <= 505),
          text(/\b500 ?ml/i),
        ),
      ],
      ['Material', 'stainless steel', firstOf(noGlass, text(/stainless|不锈钢/i))],
    ],
  },
  {
    name: '保温杯',
    isType: anyOf(bottle, goods('own', /Tumblers|冰霸杯|儿童水杯|Kids Bottles/)),
    mustHaves: [['材质', '304不锈钢', firstOf(noGlass, text(/304 ?(?:stainless|不锈钢)|304不锈钢/i, /316|201/))]],
  },
  {
    name: 'USB-C cable',
    isType: goods('own', /Data Cables|数据线/),
    mustHaves: [
      [
        'Length',
        'at least 1.5 m',
        firstOf(
          titleMeasure(/(\d+(?:\.\d+)?) ?(?:m\b|米)/i, (metres) => metres >= 1.5),
          titleMeasure(/(\d+) ?(?:cm\b|厘米)/i, (centimetres) => centimetres >= 150),
          measure('length', (metres) => metres >= 1.5),
        ),
      ],
      [
        'Power',
        'at least 60 W',
        firstOf(
          titleMeasure(/(\d+) ?w/i, (watt) => watt >= 60),
          measure('power', (watt) => watt >= 60),
          measure('功率', (watt) => watt >= 60),
        ),
      ],
    ],
  },
  {
    name: '数据线',
    isType: goods('own', /Data Cables|数据线/),
    mustHaves: [
      [
        '长度',
        '1米',
        firstOf(
          titleMeasure(/(\d+(?:\.\d+)?) ?(?:m\b|米)/i, (metres) => metres === 1),
          measure('长度', (metres) => metres === 1),
        ),
      ],
    ],
  },
  {
    name: 'Tote bag',
    isType: goods('own', /Tote Bags|帆布袋/),
    mustHaves: [
      ['Material', 'cotton canvas', text(/cotton[\s\S]*canvas|canvas[\s\S]*cotton|棉[\s\S]*帆布|帆布[\s\S]*棉/i)],
    ],
  },
  {
    name: 'Power bank',
    isType: goods('own', /Power Banks|移动电源/),
    mustHaves: [['Capacity', 'at least 10000 mAh', text(/[12]0,?000 ?mah/i)]],
  },
  {
    name: '手机壳',
    isType: goods('own', /Phone Cases|手机壳/),
    mustHaves: [['材质', '硅胶', text(/硅胶|silicone/i, /pc\b|tpu/i)]],
  },
  {
    name: 'Notebook',
    isType: goods('own', /Notebooks|笔记本/),
    mustHaves: [['Paper size', 'A5', text(/\ba5\b|A5/i, /a4|b5|a6/i)]],
  },
];
