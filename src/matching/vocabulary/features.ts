import { accessoryFeatures } from './accessory-features.ts';
import { careFeatures } from './care-features.ts';

/** A feature that goes by several names. */
export interface FeatureName {
  names: string[];
  /** What it is asked for by, though the word alone states nothing: "dishwasher". Where a listing denies it, it denies the feature. */
  askedAs?: string[];
  entailedBy?: string[];
  excludedBy?: string[];
  /** What is asked for under any name by who wants goods without it: "fully assembled". */
  opposites?: string[];
}

/**
 * Features that go by several names. `entailedBy` are statements that include the feature without naming it, `excludedBy`
 * those that rule it out.
 */
const commonFeatures: readonly FeatureName[] = [
  // Features that deny in their own names: without one the goods have not what the name says.
  {
    names: ['non-stick coating', 'nonstick coating', 'non-stick', 'nonstick', 'non stick', '不粘涂层', '不粘', '不沾'],
  },
  { names: ['non-toxic', 'nontoxic', 'non toxic', '无毒'] },
  { names: ['non-iron', 'no-iron', 'iron free', '免烫'] },
  { names: ['non-woven', 'nonwoven', '无纺', '无纺布'] },
  { names: ['seamless', '无缝'] },
  { names: ['strapless', '无肩带'] },
  { names: ['frameless', '无框'] },
  { names: ['odorless', 'odourless', 'odor free', '无异味'] },
  { names: ['anti-static', 'antistatic', 'anti static', '防静电', '抗静电'] },
  { names: ['wireless charging', 'qi charging', 'wireless charger', '无线充电', '无线充'] },
  {
    names: [
      'uv resistant',
      'uv protected',
      'uv protection',
      'uv stabilized',
      'uv stable',
      'uv resistance',
      '抗紫外线',
      '防紫外线',
      '抗uv',
    ],
  },
  {
    names: ['resealable', 'reclosable', '可重复密封', '自封'],
    entailedBy: ['ziplock', 'zip lock', 'zip seal', '自封袋'],
  },
  { names: ['flushable', '可冲厕', '可冲马桶', '可冲厕所', '可冲水'] },
  {
    names: [
      'auto shut-off',
      'automatic shut-off',
      'auto shutoff',
      'auto off',
      'auto stop',
      'automatic shutoff',
      '自动断电',
      '自动关机',
      '自动停机',
    ],
  },
  { names: ['remote control', 'remote', 'with remote', '遥控', '遥控器', '带遥控'] },
  { names: ['touch control', 'touch switch', 'touch sensor', '触摸', '触控', '触摸开关', '触摸控制'] },
  { names: ['individually wrapped', 'individual packaging', 'individually packed', '独立包装', '单独包装', '独立装'] },
  { names: ['lead free', 'lead-free', 'no lead', '无铅', '不含铅'] },
  { names: ['nickel free', 'nickel-free', 'no nickel', '无镍', '不含镍'] },
  { names: ['tea infuser', 'infuser', 'tea strainer', '茶隔', '茶漏', '茶滤'] },
  { names: ['self-adhesive', 'self adhesive', 'adhesive backed', '自粘', '背胶', '带背胶'] },
  {
    names: ['brushless motor', 'brushless', '无刷', '无刷电机'],
    excludedBy: ['brushed', 'brushed motor', '有刷', '有刷电机'],
  },
  {
    names: ['shielded', 'shielding', '屏蔽', '带屏蔽'],
    entailedBy: ['ftp', 'stp', 'sftp'],
    excludedBy: ['utp', 'unshielded', '非屏蔽'],
  },
  { names: ['lining', 'lined', '里料', '内衬', '里衬'] },
  { names: ['reflective', '反光', '反光条'] },
  { names: ['timer', 'timing', '定时', '定时器'] },
  { names: ['anti-fog', 'antifog', 'anti fog', '防雾'] },
  { names: ['quick release', 'quick-release', '快拆'] },
  { names: ['battery', 'with battery', '电池', '含电池'] },
  { names: ['formaldehyde free', 'no formaldehyde', 'formaldehyde-free', '无甲醛', '零甲醛', '甲醛free'] },
  { names: ['latex free', 'no latex', 'latex-free', '不含乳胶'] },
  {
    names: ['waterproof', 'water proof', 'watertight', '防水'],
    entailedBy: ['ip67', 'ip68', 'ip66', 'ipx7', 'ipx8', 'ip69k'],
  },
  { names: ['bpa', 'bisphenol a', '双酚a'] },
  {
    names: [
      'bpa free',
      'bpa-free',
      'free of bpa',
      'free from bpa',
      'no bpa',
      'without bpa',
      '不含bpa',
      '无bpa',
      '不含双酚a',
      '无双酚a',
    ],
  },
  { names: ['gluten free', 'gluten-free', 'free of gluten', 'free from gluten', 'no gluten', '无麸质', '不含麸质'] },
  { names: ['sugar free', 'sugar-free', 'sugarless', 'no sugar', 'zero sugar', 'unsweetened', '无糖', '不含糖'] },
  {
    names: [
      'fragrance free',
      'fragrance-free',
      'unscented',
      'no fragrance',
      'without fragrance',
      'free of fragrance',
      '无香',
      '无香料',
      '无香精',
      '不含香精',
    ],
  },
  { names: ['rechargeable', 'usb rechargeable', '可充电', '充电式'] },
  { names: ['foldable', 'folding', 'collapsible', 'folds', '可折叠', '折叠', '折叠式'] },
  { names: ['wireless', 'cordless', '无线'], excludedBy: ['wired', 'corded', '有线'] },
  { names: ['wired', 'corded', '有线'], excludedBy: ['wireless', 'cordless', '无线'] },
  { names: ['reusable', 're-usable', '可重复使用'], excludedBy: ['disposable', 'single-use', '一次性'] },
  { names: ['washable', 'machine washable', '可水洗', '可机洗', '可清洗'] },
  { names: ['adjustable', '可调节', '可调'] },
  { names: ['non-slip', 'anti-slip', 'nonslip', 'antislip', 'slip resistant', 'anti slip', 'non slip', '防滑'] },
  { names: ['leakproof', 'leak-proof', 'leak proof', '防漏'] },
  { names: ['shockproof', 'shock-proof', 'shock proof', '防震', '防摔'] },
  { names: ['dustproof', 'dust-proof', 'dust proof', '防尘'], entailedBy: ['ip65', 'ip66', 'ip67', 'ip68'] },
  { names: ['fireproof', 'fire-proof', 'flame retardant', 'fire resistant', '防火', '阻燃'] },
  { names: ['biodegradable', 'bio-degradable', '可降解', '可生物降解'] },
  { names: ['eco-friendly', 'eco friendly', 'environmentally friendly', '环保'] },
  { names: ['food grade', 'food-grade', 'food safe', '食品级'] },
  { names: ['organic', '有机'] },
  { names: ['vegan', '纯素'] },
  { names: ['recyclable', '可回收'] },
  { names: ['portable', '便携', '便携式'] },
  { names: ['detachable', 'removable', '可拆卸', '可拆洗'] },
  { names: ['dimmable', '可调光'] },
  { names: ['magnetic', 'magnetised', '磁吸', '磁性'] },
  { names: ['bluetooth', '蓝牙'] },
  { names: ['wifi', 'wi-fi', 'wlan'] },
  { names: ['lid', 'with lid', '盖', '带盖', '盖子', '有盖'] },
  { names: ['hooded', 'hood', 'with hood', '连帽', '带帽'] },
  { names: ['handle', 'with handle', '手柄', '带手柄', '把手', '带把'] },
  { names: ['straw', 'with straw', '吸管', '带吸管'] },
  { names: ['touch screen', 'touchscreen', '触摸屏', '触屏'] },
  { names: ['backlit', 'backlight', 'backlighting', '背光'] },
  {
    names: ['noise cancelling', 'noise canceling', 'noise cancellation', 'anc', 'noise-cancelling', '降噪', '主动降噪'],
  },
  { names: ['stackable', '可叠放', '可堆叠'] },
  {
    names: ['insulated', 'double wall', 'double-wall', 'vacuum insulated', 'vacuum', '保温', '真空', '双层'],
    excludedBy: ['single wall', 'single-wall', '单层'],
  },
  { names: ['breathable', '透气'] },
  { names: ['stretch', 'stretchy', 'elastic', '弹力', '弹性'] },
  { names: ['hypoallergenic', '低敏', '防过敏'] },
  { names: ['heat resistant', 'heat-resistant', 'heatproof', '耐高温', '耐热', '隔热'] },
  {
    names: [
      'custom logo',
      'customized logo',
      'logo printing',
      'custom printing',
      'custom print',
      'private label',
      'private labelling',
      'private labeling',
      'white label',
      '可定制印刷',
      '定制印刷',
      '可印刷定制',
      'oem',
      '贴牌',
      '代工',
      '可定制logo',
      '可印logo',
      '定制logo',
    ],
  },
  { names: ['caffeine free', 'caffeine-free', 'decaf', 'decaffeinated', 'no caffeine', '无咖啡因', '脱因'] },
];

/** All of them; where one name stands for several, the first counts. */
export const featureNames: readonly FeatureName[] = [...careFeatures, ...commonFeatures, ...accessoryFeatures];

/** Words of a spec's name that do not belong to the feature: "Lid included: yes" asks for a lid. */
export const featureFillers: readonly string[] = [
  'cert',
  'required',
  'needed',
  'compatible',
  'suitable',
  'for',
  'contain',
  'containing',
  'included',
  'include',
  'is',
  'has',
  'have',
  'with',
  'support',
  'supported',
  'feature',
  'available',
  'function',
  'certified',
  'certification',
  'certificate',
  'approved',
  'compliant',
  '认证',
  '功能',
  '是否',
  '支持',
  '有无',
  '可否',
  '能否',
];
