import type { FeatureName } from './features.ts';

/** How goods are cleaned, put together and made ready. */
export const careFeatures: readonly FeatureName[] = [
  {
    names: ['machine washable', 'machine wash', '可机洗', '可洗衣机洗', '机洗', '支持机洗'],
    askedAs: ['washing machine', '洗衣机'],
    excludedBy: ['do not machine wash', 'hand wash only', 'dry clean only', 'spot clean only', '不可机洗', '仅限手洗'],
  },
  {
    names: [
      'dishwasher safe',
      'dishwasher-safe',
      'dishwasher friendly',
      '可用洗碗机',
      '可机洗洗碗机',
      '洗碗机适用',
      '洗碗机可用',
      '洗碗机可洗',
      '可放洗碗机',
      '可放入洗碗机',
      '可进洗碗机',
      '可洗碗机清洗',
    ],
    askedAs: ['dishwasher', '洗碗机'],
    excludedBy: ['hand wash only', 'handwash only', '仅限手洗', '只能手洗'],
  },
  {
    names: [
      'microwave safe',
      'microwavable',
      'microwaveable',
      'microwave-safe',
      '可微波',
      '可微波炉',
      '微波炉适用',
      '微波炉可用',
      '可用微波炉',
      '可放入微波炉',
      '可进微波炉',
    ],
    askedAs: ['microwave', '微波炉'],
  },
  {
    names: ['oven safe', 'oven-safe', 'ovenproof', '可用烤箱', '烤箱适用', '烤箱可用', '可进烤箱', '可放入烤箱'],
    askedAs: ['oven', '烤箱'],
  },
  {
    names: ['assembly', 'self assembly', '组装'],
    entailedBy: ['flat pack', 'flat packed', 'flatpack', 'ready to assemble', '自行组装'],
    excludedBy: ['fully assembled', 'pre assembled', 'preassembled', 'ready assembled', '整装发货'],
    opposites: [
      'fully assembled',
      'pre assembled',
      'preassembled',
      'ready assembled',
      'assembled',
      'no assembly',
      'no assembly required',
      'no assembly needed',
      '整装',
      '已组装',
      '免组装',
    ],
  },
  {
    names: ['sterile', 'sterilized', 'sterilised', '无菌', '灭菌', '已灭菌'],
    excludedBy: ['non sterile', 'nonsterile', 'unsterile', '非无菌', '未灭菌', '非灭菌'],
  },
];

/** Names of specs that ask how goods are cleaned; a value such as "machine washable" is then a feature. */
export const careNames: readonly string[] = [
  'wash',
  'washing',
  'care',
  'cleaning',
  'laundering',
  'laundry',
  'care instruction',
  'care instructions',
  'washing instructions',
  'cleaning method',
  '清洗',
  '洗涤',
  '清洁',
  '清洗方式',
  '洗涤方式',
  '清洁方式',
  '护理',
  '洗涤说明',
];
