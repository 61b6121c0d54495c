import { firstOf, measure } from '../predicates.ts';
import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Ordinary items over the market, in buyers' words, written before any answer was looked at. */
export const itemsOfMarket: readonly TrialItem[] = [
  {
    name: 'Laptop',
    isType: sold('laptop'),
    mustHaves: [
      ['RAM', 'at least 8 GB', number('ram', (gigabytes) => gigabytes >= 8)],
      ['Storage', 'SSD, 256 GB or more', number('storage', (gigabytes) => gigabytes >= 256)],
    ],
  },
  {
    name: 'Touchscreen laptop',
    isType: sold('laptop'),
    mustHaves: [['Touchscreen', 'yes', yes('touch')]],
  },
  {
    name: '轻薄笔记本电脑',
    isType: sold('laptop'),
    mustHaves: [
      ['内存', '16GB以上', number('ram', (gigabytes) => gigabytes >= 16)],
      ['重量', '不超过1.5公斤', number('weight', (kilograms) => kilograms <= 1.5)],
    ],
  },
  {
    name: 'Laser printer',
    isType: sold('printer'),
    mustHaves: [
      ['Print speed', 'at least 30 pages per minute', number('speed', (pages) => pages >= 30)],
      ['Two-sided printing', 'automatic', yes('duplex')],
    ],
  },
  {
    name: 'Printer',
    isType: sold('printer'),
    mustHaves: [
      ['Type', 'inkjet', one('technology', 'inkjet')],
      ['WLAN', 'yes', yes('wifi')],
    ],
  },
  {
    name: '激光打印机',
    isType: sold('printer'),
    mustHaves: [
      ['打印速度', '不低于30页/分钟', number('speed', (pages) => pages >= 30)],
      ['打印技术', '激光', one('technology', 'laser')],
    ],
  },
  {
    name: 'Colour printer',
    isType: sold('printer'),
    mustHaves: [['Prints in colour', 'yes', yes('colour')]],
  },
  {
    name: 'Projector',
    isType: sold('projector'),
    mustHaves: [
      ['Brightness', '3000 lumens or more', number('brightness', (lumens) => lumens >= 3000)],
      ['Connections', 'HDMI', number('hdmi', (ports) => ports >= 1)],
    ],
  },
  {
    name: 'Beamer for the home cinema',
    isType: sold('projector'),
    mustHaves: [['Resolution', 'Full HD or better', one('resolution', '1080p', '4k')]],
  },
  {
    name: '投影仪',
    isType: sold('projector'),
    mustHaves: [['亮度', '3000流明以上', number('brightness', (lumens) => lumens >= 3000)]],
  },
  {
    name: 'Router',
    isType: sold('router'),
    mustHaves: [
      ['Wi-Fi', 'Wi-Fi 6', one('standard', '6')],
      ['LAN ports', 'at least 4', number('lan', (ports) => ports >= 4)],
    ],
  },
  {
    name: 'Wireless router',
    isType: sold('router'),
    mustHaves: [['Speed', 'at least 1200 Mbit/s', number('speed', (megabits) => megabits >= 1200)]],
  },
  {
    name: '路由器',
    isType: sold('router'),
    mustHaves: [['频段', '双频', one('bands', 'dual')]],
  },
  {
    name: 'Portable hard drive',
    isType: sold('external hard drive'),
    mustHaves: [['Capacity', 'at least 2 TB', number('capacity', (terabytes) => terabytes >= 2)]],
  },
  {
    name: '移动硬盘',
    isType: sold('external hard drive'),
    mustHaves: [
      [
        '容量',
        '1TB以上',
        firstOf(
          number('capacity', (terabytes) => terabytes >= 1),
          measure('capacity', (gigabytes) => gigabytes >= 1000),
        ),
      ],
      ['读取速度', '不低于500MB/s', number('readSpeed', (megabytes) => megabytes >= 500)],
    ],
  },
  {
    name: 'Monitor for the office',
    isType: sold('monitor'),
    mustHaves: [
      ['Height-adjustable', 'yes', yes('adjustable')],
      ['Screen diagonal', 'at least 24"', number('size', (inches) => inches >= 24)],
    ],
  },
  {
    name: 'Monitor with speakers',
    isType: sold('monitor'),
    mustHaves: [['Loudspeakers', 'yes', yes('speakers')]],
  },
  {
    name: '显示器',
    isType: sold('monitor'),
    mustHaves: [
      ['面板', 'IPS', one('panel', 'ips')],
      ['壁挂', '支持', yes('vesa')],
    ],
  },
  {
    name: 'Television',
    isType: sold('tv'),
    mustHaves: [
      ['Screen size', '50 to 65 inches', number('size', (inches) => inches >= 50 && inches <= 65)],
      ['Resolution', '4K', one('resolution', '4k')],
    ],
  },
  {
    name: 'TV',
    isType: sold('tv'),
    mustHaves: [['HDMI inputs', 'at least 3', number('hdmi', (ports) => ports >= 3)]],
  },
  {
    name: '电视',
    isType: sold('tv'),
    mustHaves: [
      ['屏幕尺寸', '55寸以上', number('size', (inches) => inches >= 55)],
      ['刷新率', '120Hz以上', number('hz', (hertz) => hertz >= 120)],
    ],
  },
  {
    name: 'Digital camera',
    isType: sold('camera'),
    mustHaves: [
      ['Resolution', 'at least 20 megapixels', number('megapixels', (megapixels) => megapixels >= 20)],
      ['Image stabiliser', 'yes', yes('stabiliser')],
    ],
  },
  {
    name: '相机',
    isType: sold('camera'),
    mustHaves: [['像素', '2400万以上', number('megapixels', (megapixels) => megapixels >= 24)]],
  },
  {
    name: 'Headphones',
    isType: sold('headphones'),
    mustHaves: [
      ['Wearing style', 'over-ear', one('wearing', 'over')],
      ['Noise cancelling', 'yes', yes('anc')],
    ],
  },
  {
    name: '耳机',
    isType: sold('headphones'),
    mustHaves: [
      ['佩戴方式', '入耳式', one('wearing', 'in')],
      ['续航', '20小时以上', number('hours', (hours) => hours >= 20)],
    ],
  },
  {
    name: 'Smartwatch',
    isType: sold('smartwatch'),
    mustHaves: [
      ['GPS', 'yes', yes('gps')],
      ['Battery life', 'at least 7 days', number('days', (days) => days >= 7)],
    ],
  },
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
