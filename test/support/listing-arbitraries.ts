import fc from 'fast-check';

/** What listings and specs are made of, in both scripts: words, measures, marks, cues of denial, of parts and of lists. */
const words = [
  ...[
    '500 ml',
    '1 -',
    '30 x 20',
    'L30 W20',
    '1/2',
    '±',
    '~',
    '-20℃',
    'IP67',
    'M8',
    'USB to',
    '50%',
    '1,',
    '1.',
    '"',
    '²',
    '¼',
  ],
  ...[
    'no',
    'not',
    'without',
    'free',
    'except',
    'with',
    'and',
    'or',
    'for',
    'to',
    'per',
    'each',
    'pack of',
    'at least',
    'from',
  ],
  ...[
    'red',
    'steel blue',
    'cotton',
    'stainless steel',
    'bamboo lid',
    'size S',
    'XL',
    'lavender',
    'iPhone 15',
    'acme',
    'yes',
  ],
  ...[
    '不',
    '非',
    '无',
    '免',
    '不锈钢',
    '除外',
    '除了',
    '红色',
    '木',
    '长30宽20',
    '三十五',
    '约',
    '12个',
    '含',
    '送',
    '适用于',
    '配件',
  ],
  ...[
    ',',
    '.',
    ';',
    '/',
    '(',
    ')',
    ':',
    '|',
    '、',
    '，',
    '。',
    '；',
    '：',
    '\n',
    '  ',
    '-',
    '_',
    '"',
    '\u200b',
    'ﷺ',
    '①',
    '１',
    'é',
  ],
];
const glue = ['', ' ', ', ', '/', '、'];
const names = [
  'Capacity',
  'Size',
  'Color',
  'Material',
  'Waterproof',
  'Connector',
  '材质',
  '适用',
  'Lid material',
  'Scent',
];

/** A few of them in a row, as a piece that is repeated. */
export const someText = fc
  .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }), fc.constantFrom(...glue))
  .map(([pieces, between]) => pieces.join(between) + between);
/** A spec whose value is made of them. */
export const wantedSpec = fc.record({ name: fc.constantFrom(...names), value: someText });

/** The piece again and again, so many characters of it. */
export const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
