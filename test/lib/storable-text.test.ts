import { expect, test } from 'vitest';
import { storableJson, storableText } from '../../src/lib/storable-text.ts';

test('what the database cannot store becomes a replacement character, all else stays', () => {
  expect(storableText('a\0b \ud83c. 杯 🌏 \udf0d')).toBe('a\ufffdb \ufffd. 杯 🌏 \ufffd');
  expect(storableText('plain')).toBe('plain');
});

test('JSON has it replaced in every text, however deep, and nowhere else', () => {
  const value = { list: ['\0', { text: 'x\ud800' }], count: 0, none: null };
  expect(JSON.parse(storableJson(value))).toEqual({ list: ['\ufffd', { text: 'x\ufffd' }], count: 0, none: null });
});
