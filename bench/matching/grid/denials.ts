import type { Listing } from '../../../src/matching/listing.ts';
import type { Chooser } from './choose.ts';
import type { Feature, Goods } from './goods/goods.ts';
import type { GridLanguage } from './grid-cell.ts';
import type { BareCell } from './measures.ts';
import { asides, capital, plainTitle } from './place-fact.ts';

/** `{g}` the goods, `{f}` the feature. */
const stated = {
  en: [
    '{g} with {f}',
    '{g} featuring {f}',
    '{g}, {f} included',
    '{g} w/ {f}',
    '{g} + {f}',
    '{g} has {f}',
    '{g} ({f} included)',
  ],
  zh: ['{g}带{f}', '{g} 有{f}', '{g}，配{f}', '{g}含{f}', '{g}（带{f}）', '{g} 附带{f}'],
} as const;
const denied = {
  en: [
    '{g} without {f}',
    '{g}, no {f}',
    '{g} ({f} not included)',
    '{g}, {f} not available',
    '{g} lacking {f}',
    '{g}, {f}: none',
    '{g} w/o {f}',
    '{g} - {f} excluded',
    '{g} (no {f})',
    '{g}, not equipped with {f}',
    '{g}, {f}: no',
    '{g} excluding {f}',
    '{g}, does not come with {f}',
  ],
  zh: [
    '{g}不带{f}',
    '{g} 无{f}',
    '{g}，没有{f}',
    '{g}（不含{f}）',
    '{g} {f}：无',
    '{g} 不配{f}',
    '无{f}{g}',
    '{g}，未配备{f}',
    '{g} 不附带{f}',
  ],
} as const;
const statedQuality = { en: ['{f} {g}', '{g}, {f}', '{g} is {f}'], zh: ['{f}{g}', '{g} {f}', '{g}，{f}'] } as const;
const deniedQuality = {
  en: ['{g}, not {f}', 'Non-{f} {g}', '{g} (not {f})', '{g}, non {f}', '{g} is not {f}'],
  zh: ['不{f}{g}', '{g} 不{f}', '{g}，非{f}', '{g}（不{f}）'],
} as const;
const yesNo = {
  en: { yes: ['Yes', 'Included', 'yes', 'With'], no: ['No', 'None', 'Not included', 'Without', 'no'] },
  zh: { yes: ['有', '是', '带'], no: ['无', '没有', '不带', '否', '不含'] },
} as const;
const sentences = {
  en: {
    yes: ['It has {f}.', 'Comes with {f}.', 'Equipped with {f}.'],
    no: ['It does not have {f}.', 'Comes without {f}.', 'This model has no {f}.', 'There is no {f}.'],
  },
  zh: { yes: ['本产品带{f}。', '配有{f}。'], no: ['本产品不带{f}。', '此款没有{f}。', '未配备{f}。'] },
} as const;

type Said = 'yes' | 'no' | null;

/** Law 5: who wants what a listing denies is never answered "match", who wants it absent never "not_match". */
export function denialCells(goods: Goods, language: GridLanguage, chooser: Chooser): BareCell[] {
  const lang = language === 'en' ? 'en' : 'zh';
  const asked = language === 'zh' ? 'zh' : 'en';
  const wordOf = (feature: Feature) => feature[lang];
  const fill = (template: string, feature: Feature) =>
    capital(
      template.replace('{g}', template.startsWith('{g}') ? subject() : goods[lang]).replace('{f}', wordOf(feature)),
    );
  const cells: BareCell[] = [];
  for (const [at, feature] of goods.features.entries()) {
    const isQuality = feature.adjective === true;
    for (let turn = 0; turn < 2; turn += 1) {
      const yes = isQuality ? statedQuality[lang] : stated[lang];
      const no = isQuality ? deniedQuality[lang] : denied[lang];
      ask('stated yes', feature, 'yes', { title: fill(chooser.next(`yes ${lang} ${isQuality}`, yes), feature) });
      ask('denied', feature, 'no', { title: fill(chooser.next(`no ${lang} ${isQuality}`, no), feature) });
      if (turn === 0)
        ask('denied', feature, 'no', { title: fill(chooser.next(`no ${lang} ${isQuality}`, no), feature) });
    }
    for (const said of ['yes', 'no'] as const) {
      const value = isQuality ? yesNo[lang][said][0] : chooser.next(`attribute ${lang} ${said}`, yesNo[lang][said]);
      const family = said === 'yes' ? 'stated yes' : 'denied';
      ask(family, feature, said, { title: subject(), attributes: [{ name: capital(wordOf(feature)), value }] });
      if (isQuality) continue;
      const sentence = chooser.next(`sentence ${lang} ${said}`, sentences[lang][said]).replace('{f}', wordOf(feature));
      const aside = chooser.next(`denial aside ${lang}`, asides[lang]);
      ask(family, feature, said, { title: subject(), description: `${sentence} ${aside}` });
    }
    ask('not stated', feature, null, { title: subject() });
    const other = goods.features[(at + 1) % goods.features.length];
    if (other === undefined || other === feature || isQuality || other.adjective === true) continue;
    ask('not stated', feature, null, { title: fill(chooser.next(`yes ${lang} false`, stated[lang]), other) });
    ask('not stated', feature, null, { title: fill(chooser.next(`no ${lang} false`, denied[lang]), other) });
    reach(feature, other);
  }
  return cells;

  function subject(): string {
    return plainTitle(goods, lang, chooser);
  }
  function ask(family: string, feature: Feature, said: Said, listing: Listing) {
    const name = capital(feature[asked]);
    const values =
      asked === 'zh'
        ? chooser.next('zh yes no', [
            ['是', '否'],
            ['有', '无'],
          ])
        : ['yes', 'no'];
    for (const [index, value] of values.entries()) {
      const isYes = index === 0;
      const right = said === null ? 'unknown' : (said === 'yes') === isYes ? 'match' : 'not_match';
      cells.push({ family, listing, spec: { name, value }, right: [right] });
    }
  }
  /** A denial reaches no further than what it denies, and what stands before it is not denied. */
  function reach(one: Feature, other: Feature) {
    const [f, o] = [wordOf(one), wordOf(other)];
    const titles =
      lang === 'zh'
        ? [`${subject()}不带${f}，带${o}`, `${subject()} 无${f} 有${o}`, `${subject()} 带${o} 不带${f}`]
        : [
            `${subject()} without ${f}, with ${o}`,
            `${subject()} with ${o}, no ${f}`,
            `${subject()} (no ${f}) with ${o}`,
            `${subject()} with ${o} but without ${f}`,
          ];
    const listing = { title: chooser.next(`reach ${lang}`, titles) };
    ask('reach of denial', one, 'no', listing);
    ask('reach of denial', other, 'yes', listing);
    const none =
      lang === 'zh'
        ? [`${subject()} 无${f}无${o}`, `${subject()}，没有${f}和${o}`]
        : [`${subject()} without ${f} or ${o}`, `${subject()}, no ${f}, no ${o}`, `${subject()} without ${f} and ${o}`];
    const bare = { title: chooser.next(`none ${lang}`, none) };
    ask('reach of denial', one, 'no', bare);
    ask('reach of denial', other, 'no', bare);
  }
}
