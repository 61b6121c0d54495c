import { anyOf, count, firstOf, flag, goods, measure, part, text, titled, titleMeasure, word } from './predicates.ts';
import type { TrialItem } from './trial-item.ts';
import type { TrialListing } from './trial-listing.ts';

const kind = (category: string, name: string, pattern: RegExp) => (listing: TrialListing) =>
  part(category)(listing) && word(name, pattern)(listing) === true;

const mug = goods('own', /Mugs|马克杯/);

/** Computers, their parts and what stands on the desk. */
export const itemsOfParts: readonly TrialItem[] = [
  {
    name: 'Monitor',
    isType: part('Monitor'),
    mustHaves: [
      ['Screen size', 'at least 27 inch', measure('screen_size', (inch) => inch >= 26.95)],
      ['Refresh rate', 'at least 144 Hz', measure('refresh_rate', (hertz) => hertz >= 144)],
      ['Panel type', 'IPS', word('panel_type', /ips/i)],
    ],
  },
  {
    name: '4K monitor',
    isType: part('Monitor'),
    mustHaves: [
      ['Horizontal resolution', 'at least 3840', measure('resolution.horizontalres', (pixels) => pixels >= 3840)],
      ['Connection', 'HDMI', word('connectors', /hdmi/i)],
    ],
  },
  {
    name: '显示器',
    isType: part('Monitor'),
    mustHaves: [
      ['屏幕尺寸', '不小于27英寸', measure('screen_size', (inch) => inch >= 26.95)],
      ['刷新率', '165Hz以上', measure('refresh_rate', (hertz) => hertz >= 165)],
    ],
  },
  {
    name: 'Ultrawide monitor',
    isType: part('Monitor'),
    mustHaves: [
      ['Aspect ratio', '21:9', word('aspect_ratio', /21:9/)],
      ['Brightness', 'at least 300 nits', measure('max_brightness', (nits) => nits >= 300)],
    ],
  },
  {
    name: 'Office monitor',
    isType: part('Monitor'),
    mustHaves: [
      ['DisplayPort', 'yes', word('connectors', /display ?port|\bdp\b/i)],
      ['Response time', 'at most 5 ms', measure('response_time', (ms) => ms <= 5)],
      ['Screen size', '24 inch', measure('screen_size', (inch) => inch >= 23.5 && inch < 24.5)],
    ],
  },
  {
    name: 'Mechanical keyboard',
    isType: part('Keyboard'),
    mustHaves: [
      ['Switch type', 'Linear', word('switch_type', /linear/i)],
      ['Hot-swappable', 'yes', firstOf(flag('hot_swappable'), titled(/hot[- ]?swap/i))],
    ],
  },
  {
    name: 'Wireless keyboard',
    isType: part('Keyboard'),
    mustHaves: [
      ['Bluetooth', 'yes', firstOf(word('connectivity', /bluetooth/i), titled(/bluetooth|\bBT\d/i))],
      ['Backlight', 'RGB', firstOf(word('backlighting', /rgb/i), titled(/\brgb\b/i))],
    ],
  },
  {
    name: '键盘',
    isType: part('Keyboard'),
    mustHaves: [['连接方式', '蓝牙', firstOf(word('connectivity', /bluetooth/i), titled(/bluetooth|\bBT\d/i))]],
  },
  {
    name: 'Wireless mouse',
    isType: part('Mouse'),
    mustHaves: [
      [
        'Connection',
        'Wireless',
        firstOf(word('connectivity', /wireless|bluetooth/i), titled(/wireless/i, /\bwired\b/i)),
      ],
      ['Battery', 'rechargeable', firstOf(word('battery_type', /rechargeable/i), titled(/rechargeable/i))],
    ],
  },
  {
    name: 'Gaming mouse',
    isType: part('Mouse'),
    mustHaves: [
      [
        'Weight',
        'at most 65 g',
        firstOf(
          measure('weight', (grams) => grams <= 65),
          titleMeasure(/\b(\d+(?:\.\d+)?) ?g\b/i, (grams) => grams <= 65),
        ),
      ],
      [
        'Sensor resolution',
        'at least 8000 dpi',
        firstOf(
          measure('max_dpi', (dpi) => dpi >= 8000),
          titleMeasure(/\b(\d{1,3})(?:K|,\d{3}) ?dpi/i, (thousands) => thousands >= 8),
          titleMeasure(/([\d,]+) ?dpi/i, (dpi) => dpi >= 8000),
        ),
      ],
    ],
  },
  {
    name: '鼠标',
    isType: part('Mouse'),
    mustHaves: [['RGB灯光', '有', firstOf(flag('rgb'), titled(/\brgb\b/i))]],
  },
  {
    name: 'Headset',
    isType: part('Headphones'),
    mustHaves: [
      ['Microphone', 'yes', firstOf(flag('has_microphone'), titled(/\bmic(?:rophone)?s?\b/i))],
      ['Surround sound', '7.1', titled(/7\.1/)],
    ],
  },
  {
    name: 'Wireless headphones',
    isType: part('Headphones'),
    mustHaves: [['Bluetooth', 'yes', firstOf(word('connection_types', /bluetooth/i), titled(/bluetooth/i))]],
  },
  {
    name: 'Headphones',
    isType: anyOf(part('Headphones'), goods('own', /Earphones|耳机/)),
    mustHaves: [
      [
        'Style',
        'over-ear',
        firstOf(word('ear_cup_type', /over-ear/i), titled(/over[- ]ear|circumaural/i, /in[- ]ear|on[- ]ear/i)),
      ],
    ],
  },
  {
    name: 'Power supply',
    isType: part('PSU'),
    mustHaves: [
      ['Wattage', 'at least 850 W', measure('wattage', (watt) => watt >= 850)],
      ['Efficiency', '80+ Gold or better', word('efficiency_rating', /gold|platinum|titanium/i)],
      ['Modular', 'full', word('modular', /full/i)],
    ],
  },
  {
    name: '电源',
    isType: part('PSU'),
    mustHaves: [
      ['功率', '750W以上', measure('wattage', (watt) => watt >= 750)],
      ['能效认证', '80+金牌', word('efficiency_rating', /gold/i)],
    ],
  },
  {
    name: 'SFX power supply',
    isType: part('PSU'),
    mustHaves: [
      ['Form factor', 'SFX', word('form_factor', /^sfx$/i)],
      ['Power', 'at least 500 W', measure('wattage', (watt) => watt >= 500)],
    ],
  },
  {
    name: 'SSD',
    isType: kind('Storage', 'storage_type', /ssd/i),
    mustHaves: [
      ['Capacity', 'at least 1 TB', measure('capacity', (gigabytes) => gigabytes >= 1000)],
      ['NVMe', 'yes', flag('nvme')],
    ],
  },
  {
    name: 'Internal hard drive',
    isType: kind('Storage', 'storage_type', /hdd|sshd/i),
    mustHaves: [
      ['Capacity', '4 TB or more', measure('capacity', (gigabytes) => gigabytes >= 4000)],
      ['Form factor', '3.5 inch', word('form_factor', /3\.5/)],
    ],
  },
  {
    name: '固态硬盘',
    isType: kind('Storage', 'storage_type', /ssd/i),
    mustHaves: [
      ['容量', '2TB', measure('capacity', (gigabytes) => gigabytes >= 1995 && gigabytes <= 2048)],
      ['接口', 'M.2', firstOf(word('form_factor', /m\.2/i), word('interface', /m\.2/i))],
    ],
  },
  {
    name: 'PC case',
    isType: part('PCCase'),
    mustHaves: [
      ['Motherboard', 'Mini-ITX', word('supported_motherboard_form_factors', /mini-itx/i)],
      ['Side panel', 'tempered glass', word('side_panel', /tempered glass/i)],
      ['Graphics card length', 'at least 400 mm', measure('max_video_card_length', (mm) => mm >= 400)],
    ],
  },
  {
    name: 'Computer case',
    isType: part('PCCase'),
    mustHaves: [
      ['Colour', 'white', word('color', /white/i)],
      ['Form factor', 'ATX mid tower', word('form_factor', /^atx mid tower$/i)],
    ],
  },
  {
    name: 'Case fan',
    isType: part('CaseFan'),
    mustHaves: [
      ['Size', '140 mm', measure('size', (mm) => mm === 140)],
      ['PWM', 'yes', flag('pwm')],
      ['Colour', 'black', word('color', /black/i)],
    ],
  },
  {
    name: 'Case fans',
    isType: part('CaseFan'),
    mustHaves: [
      ['Diameter', '120 mm', measure('size', (mm) => mm === 120)],
      ['Pack of', '3', count('quantity', (pieces) => pieces === 3)],
    ],
  },
  {
    name: '机箱风扇',
    isType: part('CaseFan'),
    mustHaves: [
      ['尺寸', '120毫米', measure('size', (mm) => mm === 120)],
      ['颜色', '白色', word('color', /white/i)],
    ],
  },
  {
    name: 'CPU cooler',
    isType: part('CPUCooler'),
    mustHaves: [
      ['Height', 'at most 155 mm', measure('height', (mm) => mm <= 155)],
      ['Socket', 'AM5', word('cpu_sockets', /am5/i)],
      ['Water cooled', 'no', flag('water_cooled', false)],
    ],
  },
  {
    name: 'Liquid CPU cooler',
    isType: part('CPUCooler'),
    mustHaves: [
      ['Radiator', '360 mm', measure('radiator_size', (mm) => mm === 360)],
      ['CPU socket', 'LGA 1700', word('cpu_sockets', /lga ?1700/i)],
    ],
  },
  {
    name: 'Processor',
    isType: part('CPU'),
    mustHaves: [
      ['Cores', 'at least 8', count('cores.total', (cores) => cores >= 8)],
      ['TDP', 'at most 65 W', measure('specifications.tdp', (watt) => watt <= 65)],
    ],
  },
  {
    name: '处理器',
    isType: part('CPU'),
    mustHaves: [['核心数', '不少于16', count('cores.total', (cores) => cores >= 16)]],
  },
  {
    name: 'Graphics card',
    isType: part('GPU'),
    mustHaves: [
      ['Memory', 'at least 12 GB', measure('memory', (gigabytes) => gigabytes >= 12)],
      ['Length', 'at most 300 mm', measure('length', (mm) => mm <= 300)],
    ],
  },
  {
    name: '显卡',
    isType: part('GPU'),
    mustHaves: [
      ['显存', '16GB', measure('memory', (gigabytes) => gigabytes === 16)],
      ['芯片厂商', 'NVIDIA', word('chipset_manufacturer', /nvidia/i)],
    ],
  },
  {
    name: 'Memory kit',
    isType: part('RAM'),
    mustHaves: [
      ['Type', 'DDR5', word('ram_type', /ddr5/i)],
      ['Capacity', '32 GB', measure('capacity', (gigabytes) => gigabytes === 32)],
      ['Speed', 'at least 6000 MHz', measure('speed', (megahertz) => megahertz >= 6000)],
    ],
  },
  {
    name: '内存条',
    isType: part('RAM'),
    mustHaves: [
      ['容量', '32GB以上', measure('capacity', (gigabytes) => gigabytes >= 32)],
      ['类型', 'DDR4', word('ram_type', /ddr4/i)],
    ],
  },
  {
    name: 'Motherboard',
    isType: part('Motherboard'),
    mustHaves: [
      ['CPU socket', 'AM5', word('socket', /am5/i)],
      ['Form factor', 'Micro ATX', word('form_factor', /^micro atx$/i)],
    ],
  },
  {
    name: '主板',
    isType: part('Motherboard'),
    mustHaves: [
      ['插槽', 'LGA 1700', word('socket', /lga ?1700/i)],
      ['内存插槽', '4', count('memory.slots', (slots) => slots === 4)],
    ],
  },
  {
    name: 'Webcam',
    isType: part('Webcam'),
    mustHaves: [
      ['Resolution', '4K', firstOf(word('resolution', /4k/i), titled(/\b4k\b/i))],
      [
        'Frame rate',
        'at least 60 fps',
        firstOf(
          measure('frame_rate', (fps) => fps >= 60),
          word('frame_rate_other', /\b(?:60|90) ?fps/i),
          titleMeasure(/(\d+) ?fps/i, (fps) => fps >= 60),
        ),
      ],
    ],
  },
  {
    name: '网络摄像头',
    isType: part('Webcam'),
    mustHaves: [
      ['分辨率', '1080p', firstOf(word('resolution', /1080p/i), word('resolution_other', /1080p/i), titled(/1080p/i))],
    ],
  },
  {
    name: 'USB microphone',
    isType: part('Microphone'),
    mustHaves: [
      ['Polar pattern', 'cardioid', word('polar_pattern', /(?:^|, )cardioid/i)],
      ['Connection', 'USB-C', word('connectivity_type', /usb-c/i)],
    ],
  },
  {
    name: 'Computer speakers',
    isType: part('Speaker'),
    mustHaves: [
      ['Power', 'at least 40 W', titleMeasure(/(\d+(?:\.\d+)?) ?w(?:att)?s?\b/i, (watt) => watt >= 40)],
      ['Channels', '2.1', titled(/2\.1/, /[57]\.1|2\.0/)],
    ],
  },
  {
    name: 'Desk',
    isType: part('Desk'),
    mustHaves: [['Colour', 'white', titled(/\bwhite\b/i, /\bblack\b|\bbrown\b|\boak\b|\bgr[ea]y\b/i)]],
  },
  {
    name: 'Gaming chair',
    isType: (listing) => part('Chair')(listing) && !/sofa bed/i.test(listing.title),
    mustHaves: [
      ['Colour', 'black', titled(/\bblack\b/i, /\bgr[ea]y\b|\bblue\b|\bpink\b|\bwhite\b|\bred\b|ivory|brown|purple/i)],
    ],
  },
  {
    name: 'Laptop',
    isType: part('Laptop'),
    mustHaves: [
      [
        'Screen size',
        'at least 15 inch',
        titleMeasure(/(\d+(?:\.\d+)?)(?:-| )?(?:inch|in\b|")/i, (inch) => inch >= 15),
      ],
    ],
  },
  {
    name: 'Network card',
    isType: part('NetworkCard'),
    mustHaves: [
      ['Speed', 'at least 2.5 Gb/s', titleMeasure(/(\d+(?:\.\d+)?) ?gb(?:\/s|ps|e)\b/i, (rate) => rate >= 2.5)],
      ['Interface', 'PCIe', titled(/pcie|pci-e/i, /usb/i)],
    ],
  },
  {
    name: 'Thermal paste',
    isType: part('ThermalCompound'),
    mustHaves: [['Weight', 'at least 4 g', titleMeasure(/(\d+(?:\.\d+)?) ?g\b/i, (grams) => grams >= 4)]],
  },
  {
    name: 'Sound card',
    isType: part('SoundCard'),
    mustHaves: [['Channels', '7.1', titled(/7\.1/, /5\.1/)]],
  },
  {
    name: 'Mouse pad',
    isType: anyOf(part('Mousepad'), goods('own', /鼠标垫|Desk Accessories/, /鼠标垫|mouse pad|desk mat/i)),
    mustHaves: [['Colour', 'black', text(/\bblack\b|黑色/i)]],
  },
  {
    name: 'Coffee mug',
    isType: anyOf(goods('flipkart', /Coffee Mugs/), mug),
    mustHaves: [['Microwave safe', 'yes', flag('microwave safe')]],
  },
];
