import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Items over office, packing, protection and house, in buyers' words. */
export const itemsOfWork: readonly TrialItem[] = [
  {
    name: 'Paper shredder',
    isType: sold('document shredder'),
    mustHaves: [
      ['Security level', 'P-4 or higher', number('din', (level) => level >= 4)],
      ['Sheet capacity', 'at least 8', number('sheets', (sheets) => sheets >= 8)],
    ],
    niceToHaves: [['Shreds CDs', 'yes', yes('cd')]],
  },
  {
    name: 'Micro-cut document shredder',
    isType: sold('document shredder'),
    mustHaves: [
      ['Cut', 'micro cut', one('cut', 'micro')],
      ['Bin', '25 l or more', number('bin', (litres) => litres >= 25)],
    ],
  },
  {
    name: '碎纸机',
    isType: sold('document shredder'),
    mustHaves: [
      ['单次碎纸', '6张以上', number('sheets', (sheets) => sheets >= 6)],
      ['容量', '20升以上', number('bin', (litres) => litres >= 20)],
    ],
  },
  {
    name: 'Thermal label printer',
    isType: sold('label printer'),
    mustHaves: [
      ['Print width', 'at least 100 mm', number('width', (millimetres) => millimetres >= 100)],
      ['Print speed', '150 mm/s or faster', number('speed', (speed) => speed >= 150)],
    ],
    niceToHaves: [['Bluetooth', 'yes', yes('bt')]],
  },
  {
    name: 'Label printer 300 dpi',
    isType: sold('label printer'),
    mustHaves: [['Resolution', '300 dpi', number('dpi', (dots) => dots === 300)]],
    niceToHaves: [['Ethernet', 'yes', yes('lan')]],
  },
  {
    name: '蓝牙标签打印机',
    isType: sold('label printer'),
    mustHaves: [['蓝牙', '支持', yes('bt')]],
  },
  {
    name: 'Barcode scanner',
    isType: sold('barcode scanner'),
    mustHaves: [
      ['Reads 2D codes', 'yes', yes('d2')],
      ['Wireless', 'yes', yes('wireless')],
    ],
    niceToHaves: [['Stand', 'included', yes('stand')]],
  },
  {
    name: 'Rugged barcode scanner',
    isType: sold('barcode scanner'),
    mustHaves: [['IP rating', 'IP54 or higher', number('ip', (code) => code >= 54)]],
  },
  {
    name: 'Poly mailers',
    isType: sold('poly mailer'),
    mustHaves: [
      ['Width', '25–36 cm', number('w', (centimetres) => centimetres >= 25 && centimetres <= 36)],
      ['Colour', 'white or grey', one('colour', 'white', 'grey')],
    ],
    niceToHaves: [['Quantity per pack', '100', number('count', (count) => count === 100)]],
  },
  {
    name: 'Compostable mailing bags',
    isType: sold('poly mailer'),
    mustHaves: [['Material', 'compostable or recycled', one('mat', 'compostable', 'recycled')]],
  },
  {
    name: '气泡快递袋',
    isType: sold('poly mailer'),
    mustHaves: [
      ['气泡', '有', yes('bubble')],
      ['颜色', '粉色', one('colour', 'pink')],
    ],
  },
  {
    name: 'Stretch film',
    isType: sold('stretch film'),
    mustHaves: [
      ['Width', '45–50 cm', number('width', (centimetres) => centimetres >= 45 && centimetres <= 50)],
      ['Thickness', 'at least 17 µm', number('um', (micrometres) => micrometres >= 17)],
      ['Colour', 'transparent', one('colour', 'clear')],
    ],
  },
  {
    name: '缠绕膜',
    isType: sold('stretch film'),
    mustHaves: [['长度', '200米以上', number('len', (metres) => metres >= 200)]],
    niceToHaves: [['颜色', '黑色', one('colour', 'black')]],
  },
  {
    name: 'Ballpoint pens',
    isType: sold('ballpoint pen'),
    mustHaves: [
      ['Ink colour', 'blue', one('ink', 'blue')],
      ['Tip', '0.7 to 1.0 mm', number('tip', (millimetres) => millimetres >= 0.7 && millimetres <= 1)],
    ],
    niceToHaves: [['Retractable', 'yes', yes('click')]],
  },
  {
    name: '圆珠笔',
    isType: sold('ballpoint pen'),
    mustHaves: [['墨水颜色', '黑色', one('ink', 'black')]],
  },
  {
    name: 'Cut-resistant work gloves',
    isType: sold('work gloves'),
    mustHaves: [['Cut level', 'ANSI A5 or higher', number('ansi', (level) => level >= 5)]],
    niceToHaves: [['Touchscreen', 'yes', yes('touch')]],
  },
  {
    name: 'Work gloves',
    isType: sold('work gloves'),
    mustHaves: [
      ['Coating', 'nitrile or PU', one('coat', 'nitrile', 'pu')],
      ['Size', 'L', one('size', 'L')],
    ],
  },
  {
    name: '焊工手套',
    isType: sold('work gloves'),
    mustHaves: [
      ['材质', '牛皮', one('mat', 'cowhide')],
      ['耐温', '300℃以上', number('heat', (celsius) => celsius >= 300)],
    ],
  },
  {
    name: 'Safety shoes',
    isType: sold('safety shoes'),
    mustHaves: [
      ['Toe cap', 'composite', one('toe', 'composite')],
      ['Puncture resistant', 'yes', yes('puncture')],
    ],
    niceToHaves: [['ESD', 'yes', yes('esd')]],
  },
  {
    name: 'Safety boots',
    isType: sold('safety shoes'),
    mustHaves: [
      ['Toe', 'steel', one('toe', 'steel')],
      ['Waterproof', 'yes', yes('wp')],
    ],
  },
  {
    name: '安全鞋',
    isType: sold('safety shoes'),
    mustHaves: [['防刺穿', '是', yes('puncture')]],
    niceToHaves: [['鞋头', '钢包头', one('toe', 'steel')]],
  },
  {
    name: 'Hi-vis vest',
    isType: sold('hi-vis vest'),
    mustHaves: [
      ['Class', '2', one('class', '2')],
      ['Closure', 'zip', yes('zip')],
    ],
    niceToHaves: [['Colour', 'orange', one('colour', 'orange')]],
  },
  {
    name: '反光背心',
    isType: sold('hi-vis vest'),
    mustHaves: [
      ['口袋', '4个以上', number('pockets', (pockets) => pockets >= 4)],
      ['颜色', '荧光黄', one('colour', 'yellow')],
    ],
  },
  {
    name: 'Outdoor extension cord',
    isType: sold('extension cord'),
    mustHaves: [
      ['Suitable for outdoors', 'yes', yes('outdoor')],
      ['Length', '10 m or longer', number('len', (metres) => metres >= 10)],
    ],
    niceToHaves: [['Rated current', '16 A', number('amp', (amperes) => amperes === 16)]],
  },
  {
    name: 'Ceiling fan with light',
    isType: sold('ceiling fan'),
    mustHaves: [
      ['Light', 'yes', yes('light')],
      ['Remote control', 'yes', yes('remote')],
      ['Blade span', 'max. 110 cm', number('span', (centimetres) => centimetres <= 110)],
    ],
  },
  {
    name: '吊扇',
    isType: sold('ceiling fan'),
    mustHaves: [['灯', '不带灯', yes('light', false)]],
    niceToHaves: [['电机', '直流', yes('dc')]],
  },
  {
    name: 'Air purifier',
    isType: sold('air purifier'),
    mustHaves: [
      ['CADR', 'at least 300 m³/h', number('cadr', (flow) => flow >= 300)],
      ['Filter', 'HEPA H13 or better', number('hepa', (filter) => filter >= 13)],
    ],
    niceToHaves: [['Wi-Fi', 'yes', yes('wifi')]],
  },
  {
    name: '空气净化器',
    isType: sold('air purifier'),
    mustHaves: [['适用面积', '50平方米以上', number('area', (metres) => metres >= 50)]],
  },
];
