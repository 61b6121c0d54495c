import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Goods of the market for homes and the way, in buyers' words, written before any answer was looked at. */
export const itemsOfHomes: readonly TrialItem[] = [
  {
    name: 'Washing machine',
    isType: sold('washing machine'),
    mustHaves: [
      ['Load capacity', 'at least 8 kg', number('capacity', (kilograms) => kilograms >= 8)],
      ['Spin speed', '1200 rpm or more', number('spin', (turns) => turns >= 1200)],
    ],
  },
  {
    name: '洗衣机',
    isType: sold('washing machine'),
    mustHaves: [
      ['容量', '8公斤以上', number('capacity', (kilograms) => kilograms >= 8)],
      ['电机', '变频', yes('inverter')],
    ],
  },
  {
    name: 'Air conditioner',
    isType: sold('air conditioner'),
    mustHaves: [
      ['Cooling capacity', 'at least 12000 BTU', number('cooling', (units) => units >= 12_000)],
      ['Noise', 'at most 52 dB', number('noise', (decibels) => decibels <= 52)],
    ],
  },
  {
    name: 'Vacuum cleaner',
    isType: sold('vacuum cleaner'),
    mustHaves: [
      ['Cordless', 'yes', yes('cordless')],
      ['Weight', 'at most 2.5 kg', number('weight', (kilograms) => kilograms <= 2.5)],
    ],
  },
  {
    name: 'Powerful vacuum cleaner',
    isType: sold('vacuum cleaner'),
    mustHaves: [
      ['Suction', 'at least 15000 Pa', number('suction', (pascals) => pascals >= 15_000)],
      ['Filter', 'HEPA', yes('hepa')],
    ],
  },
  {
    name: '吸尘器',
    isType: sold('vacuum cleaner'),
    mustHaves: [['续航时间', '40分钟以上', number('runtime', (minutes) => minutes >= 40)]],
  },
  {
    name: 'Electric kettle',
    isType: sold('kettle'),
    mustHaves: [
      ['Capacity', 'at least 1.5 l', number('capacity', (litres) => litres >= 1.5)],
      ['Material', 'stainless steel', one('material', 'steel')],
    ],
  },
  {
    name: '电热水壶',
    isType: sold('kettle'),
    mustHaves: [['保温', '有', yes('warm')]],
  },
  {
    name: 'Coffee machine',
    isType: sold('coffee machine'),
    mustHaves: [
      ['Grinder', 'yes', yes('grinder')],
      ['Pressure', '15 bar or more', number('pressure', (bars) => bars >= 15)],
    ],
  },
  {
    name: 'Power strip',
    isType: sold('power strip'),
    mustHaves: [
      ['Sockets', '6 or more', number('outlets', (sockets) => sockets >= 6)],
      ['Cable', 'at least 1.8 m', number('cable', (metres) => metres >= 1.8)],
    ],
  },
  {
    name: 'Bookcase',
    isType: sold('bookcase'),
    mustHaves: [
      ['Width', 'at most 80 cm', number('width', (centimetres) => centimetres <= 80)],
      ['Shelves', 'at least 4', number('shelves', (shelves) => shelves >= 4)],
    ],
  },
  {
    name: 'Wooden bookshelf',
    isType: sold('bookcase'),
    mustHaves: [
      ['Material', 'solid wood', one('material', 'oak', 'pine')],
      ['Height', 'up to 180 cm', number('height', (centimetres) => centimetres <= 180)],
    ],
  },
  {
    name: '书架',
    isType: sold('bookcase'),
    mustHaves: [['层数', '5层', number('shelves', (shelves) => shelves === 5)]],
  },
  {
    name: 'Mattress',
    isType: sold('mattress'),
    mustHaves: [
      ['Size', '150 x 200 cm', one('size', 'king')],
      ['Thickness', 'at least 20 cm', number('thickness', (centimetres) => centimetres >= 20)],
    ],
  },
  {
    name: 'Foam mattress',
    isType: sold('mattress'),
    mustHaves: [
      ['Filling', 'memory foam', one('filling', 'foam')],
      ['Firmness', 'firm', one('firmness', 'firm')],
    ],
  },
  {
    name: '四件套',
    isType: sold('bedding set'),
    mustHaves: [
      ['适用床', '1.5米', number('bed', (metres) => metres === 1.5)],
      ['材质', '棉', one('material', 'cotton')],
    ],
  },
  {
    name: 'Duvet cover set',
    isType: sold('bedding set'),
    mustHaves: [
      ['Material', 'cotton', one('material', 'cotton')],
      ['Thread count', 'at least 200', number('threads', (threads) => threads >= 200)],
    ],
  },
  {
    name: 'Office chair',
    isType: sold('office chair'),
    mustHaves: [
      ['Load capacity', 'at least 120 kg', number('load', (kilograms) => kilograms >= 120)],
      ['Armrests', 'adjustable', yes('armrests')],
    ],
  },
  {
    name: '办公椅',
    isType: sold('office chair'),
    mustHaves: [
      ['头枕', '有', yes('headrest')],
      ['材质', '网布', one('material', 'mesh')],
    ],
  },
  {
    name: 'Desk lamp',
    isType: sold('desk lamp'),
    mustHaves: [
      ['Dimmable', 'yes', yes('dimmable')],
      ['USB port', 'yes', yes('usb')],
    ],
  },
  {
    name: 'Bicycle',
    isType: sold('bicycle'),
    mustHaves: [
      ['Frame', 'aluminium', one('frame', 'alu')],
      ['Gears', 'at least 18', number('gears', (gears) => gears >= 18)],
    ],
  },
  {
    name: '山地车',
    isType: sold('bicycle'),
    mustHaves: [
      ['轮径', '26寸', number('wheel', (inches) => inches === 26)],
      ['刹车', '碟刹', one('brakes', 'disc')],
    ],
  },
  {
    name: 'Tent',
    isType: sold('tent'),
    mustHaves: [
      ['For', '4 persons or more', number('persons', (persons) => persons >= 4)],
      ['Water column', 'at least 3000 mm', number('water', (millimetres) => millimetres >= 3000)],
    ],
  },
  {
    name: '双人帐篷',
    isType: sold('tent'),
    mustHaves: [
      ['人数', '2人', number('persons', (persons) => persons === 2)],
      ['重量', '3公斤以内', number('weight', (kilograms) => kilograms <= 3)],
    ],
  },
  {
    name: 'Cordless drill',
    isType: sold('drill'),
    mustHaves: [
      ['Torque', 'at least 45 Nm', number('torque', (newtonMetres) => newtonMetres >= 45)],
      ['Motor', 'brushless', yes('brushless')],
    ],
  },
  {
    name: 'Drill set',
    isType: sold('drill'),
    mustHaves: [
      ['Voltage', '18 V or more', number('voltage', (volts) => volts >= 18)],
      ['Batteries', '2', number('batteries', (batteries) => batteries === 2)],
    ],
  },
  {
    name: 'Backpack',
    isType: sold('backpack'),
    mustHaves: [
      ['Capacity', '20 to 35 litres', number('volume', (litres) => litres >= 20 && litres <= 35)],
      ['Waterproof', 'yes', yes('waterproof')],
    ],
  },
  {
    name: '双肩包',
    isType: sold('backpack'),
    mustHaves: [['面料', '尼龙', one('material', 'nylon')]],
  },
  {
    name: 'Suitcase',
    isType: sold('suitcase'),
    mustHaves: [
      ['Size', '24 inch', number('size', (inches) => inches === 24)],
      ['TSA lock', 'yes', yes('lock')],
    ],
  },
  {
    name: 'Hiking shoes',
    isType: sold('hiking shoes'),
    mustHaves: [
      ['Waterproof', 'yes', yes('waterproof')],
      ['Gender', 'women', one('gender', 'women')],
    ],
  },
];
