import { anyOf, firstOf, flag, goods, measure, part, titled, titleMeasure, word } from '../predicates.ts';
import { sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';
import type { TrialListing } from '../trial-listing.ts';

const titledPart = (category: string, title: RegExp) => (listing: TrialListing) =>
  part(category)(listing) && title.test(listing.title);

const worn = (title: RegExp) => goods('flipkart', /^Clothing|^$/, title);

/** Items over categories of real listings that the first trial never asks for, written before any answer was looked at. */
export const itemsOfOtherCategories: readonly TrialItem[] = [
  {
    name: 'Capture card',
    isType: part('CaptureCard'),
    mustHaves: [['Resolution', '4K', titled(/\b4k/i)]],
  },
  {
    name: 'Desktop computer',
    isType: part('PrebuiltDesktop'),
    mustHaves: [['Graphics card', 'RTX 5070', titled(/rtx ?5070(?! ?ti)/i, /rtx|rx ?\d{4}/i)]],
  },
  {
    name: 'Game controller',
    isType: anyOf(
      titledPart('Accessory', /^(?!.*(?:stand|dock|charg|case|grip)).*(?:controller|gamepad)/i),
      goods('own', /Remote Control|遥控玩具/, /gamepad|game controller|手柄/i),
    ),
    mustHaves: [['Wireless', 'yes', titled(/wireless/i, /\bwired\b/i)]],
  },
  {
    name: "Men's sweatshirt",
    isType: goods('flipkart', /Sweatshirts/, /\bmen'?s\b/i),
    mustHaves: [['Hood', 'yes', flag('hooded')]],
  },
  {
    name: "Women's sweater",
    isType: goods('flipkart', /Sweaters/, /women/i),
    mustHaves: [['Sleeves', 'full length', word('sleeve', /full/i)]],
  },
  {
    name: 'Pillow',
    isType: anyOf(goods('flipkart', /> Pillows/), sold('pillow')),
    mustHaves: [['Machine washable', 'yes', flag('machine washable')]],
  },
  {
    name: 'Bath mat',
    isType: goods('flipkart', /Bath Mats/),
    mustHaves: [
      ['Material', 'cotton', word('material', /cotton/i)],
      [
        'Width',
        'at least 40 cm',
        ({ values }) => {
          const centimetres = /([\d.]+) ?cm/.exec(String(values.get('width') ?? ''))?.[1];
          return centimetres === undefined ? undefined : Number(centimetres) >= 40;
        },
      ],
    ],
  },
  {
    name: 'Heels',
    isType: anyOf(goods('flipkart', /Women's Footwear > Heels/), goods('titles', /^Shoes$/, /women.*\b(?:pump|heel)/i)),
    mustHaves: [['Heel height', 'at least 3 inch', measure('heel height', (inches) => inches >= 3)]],
  },
  {
    name: 'Ballet flats',
    isType: goods('flipkart', /Ballerinas/),
    mustHaves: [['Colour', 'black', word('color', /black/i)]],
  },
  {
    name: 'LED bulb',
    isType: anyOf(goods('flipkart', /> Bulbs/), sold('bulb')),
    mustHaves: [['Base', 'B22', word('bulb base', /b22/i)]],
  },
  {
    name: 'Leggings',
    isType: goods('flipkart', /Leggings/),
    mustHaves: [['Material', 'cotton', word('fabric', /cotton/i)]],
  },
  {
    name: 'Bed sheet',
    isType: goods('flipkart', /Bedsheets|Bed ?sheet/i),
    mustHaves: [['Material', 'cotton', word('material', /cotton/i)]],
  },
  {
    name: 'Sofa bed',
    isType: goods('flipkart', /Sofa Beds/),
    mustHaves: [['Seats', '3', word('seating capacity', /^3/)]],
  },
  {
    name: 'Home fragrance oil',
    isType: goods('flipkart', /Aroma Oils/),
    mustHaves: [['Scent', 'lemongrass', word('fragrance', /lemon ?grass/i)]],
  },
  {
    name: '毛衣',
    isType: goods('flipkart', /Sweaters/),
    mustHaves: [['领型', '圆领', word('neck', /round/i)]],
  },
  {
    name: "Girls' dress",
    isType: goods('flipkart', /Girls Wear > Dresses/),
    mustHaves: [['Length', 'knee length', word('length', /knee/i)]],
  },
  {
    name: "Women's tunic or top",
    isType: worn(/^(?!.*\b(?:girl|boy|men's)).*(?:tunic|\btop\b)/i),
    mustHaves: [
      ['Neckline', 'round neck', word('neck', /round/i)],
      ['Fabric', 'cotton', word('fabric', /cotton/i)],
    ],
  },
  {
    name: 'Bluetooth speaker',
    isType: part('Speaker'),
    mustHaves: [['Bluetooth', 'yes', titled(/bluetooth/i)]],
  },
  {
    name: 'Soundbar',
    isType: titledPart('Speaker', /sound ?bar|speaker bar/i),
    mustHaves: [['Power', 'at least 20 W', titleMeasure(/(\d+) ?w\b/i, (watts) => watts >= 20)]],
  },
  {
    name: 'Backpack for a laptop',
    isType: anyOf(goods('own', /Laptop Backpacks|电脑包/), sold('backpack')),
    mustHaves: [['Waterproof', 'yes', firstOf(yes('waterproof'), flag('waterproof'))]],
  },
];
