/** Size words, as families are exclusive: XXL is 2XL, and neither is XL. */
export const sizeCodes: Readonly<Record<string, string[]>> = {
  xxs: ['xxs', '2xs', 'xx-small', 'extra extra small'],
  xs: ['xs', 'x-small', 'extra small', 'xsmall', '特小码', '加小号'],
  s: ['s', 'small', 'sm', '小号', '小码', '小'],
  m: ['m', 'medium', 'med', '中号', '中码', '中', '均码m'],
  l: ['l', 'large', 'lg', '大号', '大码', '大'],
  xl: ['xl', 'x-large', 'extra large', 'xlarge', '加大', '加大号', '加大码', '特大号'],
  '2xl': ['2xl', 'xxl', 'xx-large', '2x-large', '2x', 'double extra large'],
  '3xl': ['3xl', 'xxxl', 'xxx-large', '3x-large', '3x'],
  '4xl': ['4xl', 'xxxxl', '4x-large', '4x'],
  '5xl': ['5xl', 'xxxxxl', '5x-large', '5x'],
  '6xl': ['6xl', '6x-large', '6x'],
  'one size': [
    'one size',
    'one size fits all',
    'one size fits most',
    'free size',
    'os',
    'onesize',
    '均码',
    '通码',
    'f码',
  ],
};

/** Sides of sheets in millimetres, shorter first: ISO 216 and the North American formats. */
export const paperSizes: Readonly<Record<string, readonly [number, number]>> = {
  a0: [841, 1189],
  a1: [594, 841],
  a2: [420, 594],
  a3: [297, 420],
  a4: [210, 297],
  a5: [148, 210],
  a6: [105, 148],
  a7: [74, 105],
};
