import { expect, test } from 'vitest';
import { htmlToText } from '../../src/catalog/html-text.ts';

test('every entity that HTML names is read, each once', () => {
  for (const [html, text] of [
    ['15.6&Prime; screen, 5&prime; cable', '15.6″ screen, 5′ cable'],
    ['&minus;20&thinsp;&deg;C to 40&#8201;&deg;C', '−20 °C to 40 °C'],
    ['&phi;25 &times; 40&nbsp;mm &plusmn;0.1', 'φ25 × 40 mm ±0.1'],
    ['&le; 5&frac12; &micro;m &Omega;', '≤ 5½ µm Ω'],
    ['stain&shy;less &AMP; R&amp;D', 'stainless & R&D'],
    ['&amp;lt;b&amp;gt; stays a text', '&lt;b&gt; stays a text'],
    ['&#x2300;8 &#150; 10', '⌀8 – 10'],
  ] as const) {
    expect(htmlToText(html)).toBe(text);
  }
});

test('what is no entity stays as it is written', () => {
  for (const text of ['R&D', 'A&B; C', '&copy2 of 3', 'a & b', '&unheardof; thing', '&#; &#x; &;']) {
    expect(htmlToText(text)).toBe(text);
  }
});
