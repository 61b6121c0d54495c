import { firstOf, measure } from '../predicates.ts';
import { number, one, sold, yes } from '../told.ts';
import type { TrialItem } from '../trial-item.ts';

/** Computers and devices of the market, in buyers' words, written before any answer was looked at. */
export const itemsOfElectronics: readonly TrialItem[] = [
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
];
