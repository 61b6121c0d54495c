import { anyOf, firstOf, flag, goods, measure, part, text, titled, titleMeasure, word } from './predicates.ts';
import type { TrialItem } from './trial-item.ts';

const mug = goods('own', /Mugs|马克杯/);

/** What stands on and around the desk, and what is added to a computer. */
export const itemsOfDesks: readonly TrialItem[] = [
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
