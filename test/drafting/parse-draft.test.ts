import { describe, expect, test } from 'vitest';
import { longestText } from '../../src/drafting/longest-text.ts';
import { parseDraft } from '../../src/drafting/parse-draft.ts';
import { measureSentences, sentences, today } from './measure-draft.ts';

describe('a wish in plain words', () => {
  test('is read as a buyer means it', () => {
    const text = '500 stainless steel bottles, 500 ml, BPA free, logo, under 4 USD, needed by March';
    const draft = parseDraft(text, today);
    expect(draft).toMatchObject({
      needed_by: '2027-03-31',
      items: [
        {
          name: 'stainless steel bottles',
          quantity: 500,
          max_price: { amount: 4, currency: 'USD' },
          customization: 'logo',
          specs: [
            { name: 'Material', value: 'stainless steel', required: true },
            { name: 'Capacity', value: '500 ml', required: true },
            { name: 'BPA free', value: 'yes', required: true },
          ],
        },
      ],
    });
  });

  test('of several things becomes several items', () => {
    const lines = parseDraft('We need:\n- 200 cables, 1 m\n- 300 chargers, 65 W, max 12 USD each', today);
    expect(lines.items.map(({ quantity }) => quantity)).toEqual([200, 300]);
    expect(lines.items[1]?.max_price).toEqual({ amount: 12, currency: 'USD' });
    const counted = parseDraft('Hello,\n\n200 cables of 1 m\n300 chargers, 65 W\n\nThanks', today);
    expect(counted.items.map(({ quantity }) => quantity)).toEqual([200, 300]);
    const numbered = parseDraft('Offer these: (1) a mug of 350 ml, (2) a plate of 25 cm', today);
    expect(numbered.items.map(({ name }) => name)).toEqual(['mug', 'plate']);
    const ordered = parseDraft('First, a mug of 350 ml in white. Second, a plate of 25 cm in blue.', today);
    expect(ordered.items.map(({ specs }) => specs.map(({ value }) => value))).toEqual([
      ['350 ml', 'white'],
      ['25 cm', 'blue'],
    ]);
  });

  test.each([
    'Hi Anna,\nwe need 500 steel bottles, 500 ml',
    'Dear Sir or Madam,\n\nI hope this email finds you well. We need 500 steel bottles, 500 ml.\n\nKind regards\n' +
      'Mark Weber\nWeber GmbH, 10115 Berlin\nTel: +49 30 1234567',
    'From: anna@shop.example\nSubject: quote\n\nHello,\nmy name is Anna and I work for a hotel. ' +
      'Could you quote 500 steel bottles, 500 ml? Thanks a lot for your help!\nCheers, Anna',
    'Good morning team, quick one: 500 steel bottles, 500 ml. Looking forward to your reply!',
    'Hello there!\nWe are opening a cafe in Vienna. We need 500 steel bottles, 500 ml\nThank you!',
    'Thanks for the last delivery. This time we need 500 steel bottles, 500 ml.\n\nBest,\nTom\nSent from my phone',
  ])('is read from the body of a message: %j', (message) => {
    expect(parseDraft(message, today)).toMatchObject({
      needed_by: null,
      items: [{ name: 'steel bottles', quantity: 500, specs: [{ value: 'steel' }, { value: '500 ml' }] }],
    });
  });

  test.each([
    '您好，\n我们需要500个不锈钢水杯，500毫升。\n谢谢！\n张伟',
    '尊敬的王经理：\n您好！我是上海贸易公司的李明。我们想采购500个不锈钢水杯，500毫升。期待您的回复。\n此致\n敬礼\n李明\n电话：13800000000',
    '王总好，想订500个不锈钢水杯，500毫升，麻烦尽快报价，谢谢。',
  ])('is read from the body of a Chinese message: %j', (message) => {
    expect(parseDraft(message, today).items).toMatchObject([
      { name: '不锈钢水杯', quantity: 500, specs: [{ value: '不锈钢' }, { value: '500毫升' }] },
    ]);
  });

  test.each([
    ['20 honey extractors 4 frames electric stainless 304', 'honey extractors'],
    ['200 riding helmets EN 1384', 'riding helmets'],
    ['30 beach towels 220 cm', 'beach towels'],
    ['孵蛋器 56枚以上 自动翻蛋 30台', '孵蛋器'],
    ['60 led lamps IP65 50W', 'led lamps'],
    ['60 batteries 18650 3.7V 2600mAh', 'batteries 18650'],
    ['300 t-shirts sizes S, M, L', 't-shirts'],
    ['100 iPhone 15 cases', 'iPhone 15 cases'],
    ['100 Levis 501 jeans', 'Levis 501 jeans'],
    ['50 series 7 watch straps', 'series 7 watch straps'],
  ])('calls the goods by their name alone: %s', (text, name) => {
    expect(parseDraft(text, today).items).toMatchObject([{ name }]);
  });

  test('keeps goods that are called like a courtesy, and what a postscript orders', () => {
    const names = (text: string) => parseDraft(text, today).items.map(({ name }) => name);
    expect(names('500 thank you cards, kraft paper')).toEqual(['thank you cards']);
    expect(names('谢谢卡 500张，牛皮纸')).toEqual(['谢谢卡']);
    expect(names('Dear diary notebooks, 100 pcs, A5')).toEqual(['diary notebooks']);
    expect(names('Hi,\nwe need 500 bottles\n\nThanks\nTom\n\nP.S. also 200 lids of bamboo')).toEqual([
      'bottles',
      'lids of bamboo',
    ]);
    expect(names('Hi,\n\nthanks!\nTom')).toEqual([]);
  });

  test.each([
    ['100 cutting boards of bamboo. No plastic.', ['Material: bamboo', 'Material: not plastic'], []],
    ['We want 100 mugs. Please no plastic lids.', ['Lid material: not plastic'], []],
    ['我要500个保温杯，半升，不要塑料盖', ['Insulated: yes', 'Capacity: 半升', 'Lid material: not 塑料'], []],
    ["100 bowls, we don't want glass, not waterproof", ['Material: not glass', 'Waterproof: no'], []],
    ['100 mugs, plastic is not acceptable', ['Material: not plastic'], []],
    ['100 bags of cotton rather than plastic, no logo', ['Material: cotton', 'Material: not plastic', 'Logo: no'], []],
    ['100 necklaces without any stones or hook, and also shiny', ['Stones: no', 'Hook: no'], ['"shiny"']],
    ['500 bottles, half a litre, free of BPA', ['Capacity: half a litre', 'BPA free: yes'], []],
    ['500 bottles, one and a half litres', ['Capacity: one and a half litres'], []],
    ['300 notebooks A5 without lines, hardcover', ['Lines: no'], ['"hardcover"']],
    ['200 totes with long handles (min 60 cm)', ['Handle length: min 60 cm'], []],
    ['200 cables, 2 m, with steel plugs', ['Length: 2 m', 'Plug material: steel'], []],
    ['500 vacuum insulated bottles, insulated lid', ['Vacuum insulated: yes', 'Lid: insulated'], []],
    ['20 honey extractors 4 frames stainless 304, electric', ['Frames: 4', 'Material: stainless 304'], ['"electric"']],
    [
      '9 reels, size 4000, gear ratio at least 5.2:1, 6 bearings',
      ['Size: 4000', 'Gear ratio: at least 5.2:1', 'Bearings: 6'],
      [],
    ],
    ['200 riding helmets EN 1384, size 55-59 cm', ['Standard: EN 1384', 'Size: 55-59 cm'], []],
    ['孵化器 50台，56枚以上，自动翻蛋', ['容量: 56枚以上', '自动翻蛋: yes'], []],
    ['30 ropes, 220 cm', ['Length: 220 cm'], []],
    ['30 mugs, 12 cm', ['Size: 12 cm'], []],
    ['9 money counters, at least 900 notes/min', ['Speed: at least 900 notes/min'], []],
    ['50 mugs with 2 handles and 4 straps', ['Handles: 2', 'Straps: 4'], []],
    ['50 mugs and 20 plates', [], ['"20 plates"']],
    ['60 lamps IP65 with 2 handles', ['IP rating: IP65', 'Handles: 2'], []],
    ['100 mugs of ceramic, ratio 1:2:3', ['Material: ceramic', 'Ratio: 1:2:3'], []],
  ])('says whose a wish is, what is denied, and what was not read: %s', (text, wanted, unread) => {
    const { items, notes } = parseDraft(text, today);
    expect(items.flatMap(({ specs }) => specs.map(({ name, value }) => `${name}: ${value}`))).toEqual(wanted);
    expect(notes.join(' ').match(/".*?"/gu) ?? []).toEqual(unread);
    expect(items).toMatchObject([{ customization: null }]);
    for (const { text: words } of items.flatMap(({ specs }) => specs)) expect(text).toContain(words);
  });

  test('tells what is nice to have from what is a must, in both languages', () => {
    const english = parseDraft('100 bags, must be waterproof, preferably black', today).items[0]?.specs;
    const chinese = parseDraft('100个背包，必须防水，最好黑色', today).items[0]?.specs;
    for (const specs of [english, chinese]) expect(specs?.map(({ required }) => required)).toEqual([true, false]);
  });

  test('of sixty sentences is read nearly as people read them', () => {
    const shares = measureSentences();
    for (const [name, { found, of }] of Object.entries(shares)) expect(found / of, name).toBeGreaterThanOrEqual(0.9);
  });

  test('invents nothing: every value is of the text, or says yes', () => {
    for (const { text } of sentences) {
      for (const { specs } of parseDraft(text, today).items) {
        for (const { value, text: words } of specs) {
          expect(text, value).toContain(words);
          if (value !== 'yes') expect(words.toLowerCase().replace(/\s+/g, ' ')).toContain(value.toLowerCase());
        }
      }
    }
  });

  test('that is no wish, or a flood, is answered in time and in words', () => {
    expect(parseDraft('?!', today)).toMatchObject({
      items: [],
      notes: ['The text names nothing that could be sourced.'],
    });
    for (const flood of [
      '1 x '.repeat(5000),
      'a, and a '.repeat(2500),
      '9'.repeat(20_000),
      '('.repeat(20_000),
      'for '.repeat(6000),
      'Dear Sir, thanks,\n'.repeat(1000),
      '您好，谢谢，'.repeat(3000),
    ]) {
      const startedAt = performance.now();
      parseDraft(flood.slice(0, longestText), today);
      expect(performance.now() - startedAt).toBeLessThan(5000);
    }
  });
});
