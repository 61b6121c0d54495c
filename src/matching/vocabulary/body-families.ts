import type { ValueFamily } from './value-family.ts';
import { including } from './value-family.ts';

/** Skin and hair that goods are made for: only what excludes each other stands in one family. */
export const bodyFamilies: readonly ValueFamily[] = [
  {
    id: 'skin moisture',
    attributes: ['skin type', 'suitable skin type', 'skin', '适用肤质', '肤质', '适合肤质'],
    heads: ['skin', 'complexion', 'skin type'],
    values: [
      {
        id: 'dry skin',
        names: ['dry skin', '干性', '干皮', '干性皮肤', '干性肤质'],
        bare: ['dry', 'very dry', 'extra dry'],
      },
      {
        id: 'oily skin',
        names: ['oily skin', '油性', '油皮', '油性皮肤', '油性肤质'],
        bare: ['oily', 'very oily', 'greasy'],
      },
      {
        id: 'combination skin',
        names: ['combination skin', 'combo skin', '混合性', '混合肌'],
        bare: ['combination', 'combo', 'mixed'],
        near: ['dry skin', 'oily skin', 'normal skin'],
      },
      {
        id: 'normal skin',
        names: ['normal skin', '中性皮肤', '中性肤质'],
        bare: ['normal'],
        near: ['dry skin', 'oily skin'],
      },
      {
        id: 'sensitive skin',
        names: ['sensitive skin', '敏感肌', '敏感性', '敏感皮肤'],
        bare: ['sensitive'],
        near: ['dry skin', 'oily skin', 'combination skin', 'normal skin'],
      },
      including(
        ['dry skin', 'oily skin', 'combination skin', 'normal skin', 'sensitive skin'],
        'all skin types',
        'all skin',
        'every skin type',
        'any skin type',
        'most skin types',
        '任何肤质',
        '所有肤质',
        '各种肤质',
      ),
    ],
  },
  {
    id: 'hair moisture',
    attributes: ['hair type', 'suitable hair type', '适用发质', '发质'],
    heads: ['hair', 'scalp', 'hair type'],
    values: [
      { id: 'dry hair', names: ['dry hair', '干性发质'], bare: ['dry', 'very dry'] },
      { id: 'oily hair', names: ['oily hair', 'greasy hair', '油性发质'], bare: ['oily', 'greasy'] },
      {
        id: 'normal hair',
        names: ['normal hair', '中性发质'],
        bare: ['normal'],
        near: ['dry hair', 'oily hair'],
      },
      including(
        ['dry hair', 'oily hair', 'normal hair'],
        'all hair types',
        'all hair',
        'every hair type',
        '所有发质',
        '任何发质',
      ),
    ],
  },
  {
    id: 'hair curl',
    attributes: ['hair type', 'hair texture', 'suitable hair type', 'hair style'],
    heads: ['hair', 'hair type'],
    values: [
      { id: 'straight hair', names: ['straight hair', '直发'], bare: ['straight'] },
      { id: 'wavy hair', names: ['wavy hair', '波浪发'], bare: ['wavy'], near: ['curly hair', 'straight hair'] },
      { id: 'curly hair', names: ['curly hair', 'curls', '卷发'], bare: ['curly', 'curl'], near: ['coily hair'] },
      {
        id: 'coily hair',
        names: ['coily hair', 'kinky hair', 'afro hair'],
        bare: ['coily', 'kinky', 'kinky curly', 'afro'],
      },
      including(
        ['straight hair', 'wavy hair', 'curly hair', 'coily hair'],
        'all hair types',
        'all hair',
        'every hair type',
        '所有发质',
        '任何发质',
      ),
    ],
  },
  {
    id: 'hair strand',
    attributes: ['hair type', 'hair thickness', 'suitable hair type'],
    heads: ['hair', 'hair type'],
    values: [
      { id: 'fine hair', names: ['fine hair', 'thin hair', '细软发质'], bare: ['fine', 'thin', 'thinning'] },
      { id: 'thick hair', names: ['thick hair', 'coarse hair', '粗硬发质'], bare: ['thick', 'coarse'] },
      { id: 'medium hair', names: ['medium hair'], bare: ['medium'], near: ['fine hair', 'thick hair'] },
      including(
        ['fine hair', 'thick hair', 'medium hair'],
        'all hair types',
        'all hair',
        'every hair type',
        '所有发质',
        '任何发质',
      ),
    ],
    otherwise: ['long thick hair', 'thicker hair', 'for thick hair growth'],
  },
];
