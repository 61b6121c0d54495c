import { unspacedOf } from '../../matching/text/read-text.ts';

/** How one asks for a feature: "Is it waterproof?", "Does it come with a lid?", "Does it support Bluetooth?" … */
export interface FeaturePhrase {
  form: 'is' | 'comes with' | 'supports' | 'free of';
  /** After "Is it", "with", "support" or "free of". */
  en: string;
  /** After 是否, 带, 支持 or 不含. */
  zh: string;
  /** The noun after "the" in "Is the lid included?". */
  noun?: string;
}

interface FeatureEntry extends FeaturePhrase {
  /** Names as in the matcher's table of features. */
  names: string[];
}

const is = (en: string, zh: string, ...names: string[]): FeatureEntry => ({
  form: 'is',
  en,
  zh,
  names: [en, ...names],
});
const thing = (noun: string, zh: string, ...names: string[]): FeatureEntry => ({
  ...{ form: 'comes with', en: `a ${noun}`, zh, noun },
  names: [noun, ...names],
});
const supports = (en: string, zh: string, ...names: string[]): FeatureEntry => ({
  ...{ form: 'supports', en, zh },
  names: [en, ...names],
});
const without = (en: string, zh: string, ...names: string[]): FeatureEntry => ({
  ...{ form: 'free of', en, zh },
  names: [en, `${en} free`, ...names],
});

const entries: readonly FeatureEntry[] = [
  is('waterproof', '防水'),
  is('dishwasher safe', '可用洗碗机清洗', '洗碗机适用'),
  is('microwave safe', '可用微波炉加热', '可微波'),
  is('oven safe', '可用烤箱加热'),
  is('rechargeable', '可充电'),
  is('foldable', '可折叠', 'folding', 'collapsible'),
  is('wireless', '无线', 'cordless'),
  is('reusable', '可重复使用'),
  is('washable', '可水洗', 'machine washable'),
  is('adjustable', '可调节'),
  is('non-slip', '防滑', 'anti-slip'),
  is('non-stick', '具有不粘性能', 'nonstick', '不粘'),
  is('non-toxic', '无毒', 'nontoxic'),
  is('non-iron', '免烫', 'no-iron'),
  is('non-woven', '为无纺布', 'nonwoven'),
  is('seamless', '无缝'),
  is('strapless', '无肩带'),
  is('frameless', '无框'),
  is('odorless', '无异味'),
  is('anti-static', '防静电', 'antistatic'),
  is('stainless', '不锈'),
  is('brushless', '采用无刷电机', '无刷'),
  is('leakproof', '防漏'),
  is('shockproof', '防震'),
  is('dustproof', '防尘'),
  is('fireproof', '防火'),
  is('flame retardant', '阻燃'),
  is('biodegradable', '可生物降解'),
  is('eco-friendly', '环保'),
  is('food grade', '为食品级', 'food safe'),
  is('organic', '为有机产品'),
  is('vegan', '为纯素'),
  is('recyclable', '可回收'),
  is('portable', '便携'),
  is('detachable', '可拆卸', 'removable'),
  is('dimmable', '可调光'),
  is('magnetic', '带磁性'),
  is('stackable', '可叠放'),
  is('insulated', '保温'),
  is('double-walled', '为双层结构', 'double wall', 'double-wall', '双层'),
  is('vacuum insulated', '为真空保温', 'vacuum', '真空'),
  is('breathable', '透气'),
  is('stretchy', '有弹性', 'stretch', 'elastic'),
  is('hypoallergenic', '防过敏'),
  is('heat resistant', '耐高温'),
  is('backlit', '带背光'),
  is('windproof', '防风'),
  is('sterile', '无菌'),
  is('smart', '智能'),
  is('Oeko-Tex certified', '通过 Oeko-Tex 认证', 'oeko-tex'),
  thing('battery', '电池'),
  thing('non-stick coating', '不粘涂层', 'nonstick coating', '不粘涂层'),
  thing('lid', '盖子'),
  thing('handle', '手柄'),
  thing('straw', '吸管'),
  thing('drawstring', '抽绳'),
  thing('touch screen', '触摸屏'),
  supports('wireless charging', '无线充电'),
  supports('Bluetooth', '蓝牙'),
  supports('Wi-Fi', 'Wi-Fi', 'wifi'),
  supports('noise cancellation', '降噪', 'noise cancelling', 'noise canceling', 'anc'),
  supports('a custom logo', '定制标志', 'custom logo'),
  without('BPA', '双酚A', 'bisphenol a'),
  without('formaldehyde', '甲醛'),
  without('latex', '乳胶'),
  without('gluten', '麸质'),
  without('sugar', '糖'),
  without('fragrance', '香精', 'unscented'),
  without('caffeine', '咖啡因', 'decaf'),
  without('allergens', '过敏原', 'allergen free'),
];

const wordsByName = new Map<string, FeaturePhrase>();
for (const entry of entries) {
  for (const name of entry.names) {
    const key = unspacedOf(name);
    if (!wordsByName.has(key)) wordsByName.set(key, entry);
  }
}

/** The words for a feature by any of its unspaced names, with whether the name already denies it ("BPA free"). */
export function featureWordsOf(
  phrases: readonly string[],
): { words: FeaturePhrase; namesAbsence: boolean } | undefined {
  for (const phrase of phrases) {
    const words = wordsByName.get(phrase);
    if (words === undefined) continue;
    const things = new Set([unspacedOf(words.en), 'bisphenola']);
    return { words, namesAbsence: words.form === 'free of' && !phrases.some((one) => things.has(one)) };
  }
  return undefined;
}
