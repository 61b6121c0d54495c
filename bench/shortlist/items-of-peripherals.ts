import { anyOf, firstOf, flag, goods, measure, part, titled, titleMeasure, word } from './predicates.ts';
import type { TrialItem } from './trial-item.ts';

/** Screens, and what is typed, pointed and heard with. */
export const itemsOfPeripherals: readonly TrialItem[] = [
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
];
