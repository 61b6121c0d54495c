/** Words that bring a thing along or join a part to the goods: what follows is said of it. */
export const joiningPhrases: readonly string[] = [
  'with',
  'w',
  'has',
  'have',
  'having',
  'featuring',
  'feature',
  'include',
  'including',
  'incl',
  'come with',
  'equipped with',
  'fitted with',
  'supplied with',
  '+',
  'complete with',
  'along with',
  'together with',
  'comprising',
  'adorned with',
  'topped with',
  '带',
  '配',
  '配有',
  '配备',
  '附',
  '附带',
  '含',
  '内含',
  '带有',
  '搭配',
  '搭',
  '送',
  '赠',
  '赠送',
];

/** Between two things that are joined: "with glass lid and steel handle". */
export const listingWords: readonly string[] = ['and', '&', '+', '和', '及', '与'];

/** Nouns that name a property of whatever they are said of: "with black finish", "in a walnut look", "of steel construction". */
export const propertyNouns: readonly string[] = [
  'color',
  'colorway',
  'finish',
  'tone',
  'shade',
  'hue',
  'look',
  'style',
  'design',
  'pattern',
  'print',
  'theme',
  'effect',
  'coating',
  'plating',
  'material',
  'fabric',
  'cloth',
  'construction',
  'build',
  'body',
  'version',
  'edition',
  'size',
  'option',
  'model',
  '色',
  '颜色',
  '色系',
  '材质',
  '材料',
  '面料',
  '款',
  '风格',
  '图案',
  '尺寸',
  '规格',
];

/**
 * Words that tell which of several measures of a kind is meant; what goes in is not what comes out. The first of a row
 * stands for all of it.
 */
export const sideModifiers: readonly (readonly string[])[] = [
  ['input', 'inlet', '输入', '进水', '进气'],
  ['output', 'outlet', '输出', '出水', '出气'],
  ['inner', 'inside', 'internal', 'interior', '内'],
  ['outer', 'outside', 'external', 'exterior', '外'],
  ['folded', 'collapsed', '折叠后', '折叠'],
  ['unfolded', 'extended', 'expanded', '展开'],
  ['standby', 'idle', '待机'],
  ['peak', 'surge', '峰值'],
  ['seat', '座', '坐', '座面', '坐面'],
  ['minimum', 'min', '最小', '最低'],
];

/** Characters before a Chinese side or measure that name the part it is of: 座高, 轮径, 柄长. */
export const hanPartPrefixes: Readonly<Record<string, string>> = {
  座: 'seat',
  坐: 'seat',
  轮: 'wheel',
  柄: 'handle',
  把: 'handle',
  腿: 'leg',
  脚: 'leg',
  跟: 'heel',
  袖: 'sleeve of garment',
  领: 'neck',
  背: 'back',
  盖: 'lid',
  线: 'cable',
  屏: 'screen',
  管: 'hose',
  杆: 'pole',
  架: 'stand',
  框: 'frame',
  带: 'strap',
};

/** Words that end the name of a thing. */
export const thingEnds: readonly string[] = [
  ...['for', 'in', 'to', 'fits', 'by', 'from', 'on', 'without', 'no', 'not', 'is', 'are', 'of', 'that', 'which'],
  ...['suitable', 'compatible', 'ideal', 'perfect', 'great'],
];

/** Goods and parts whose Chinese names end in a character that also joins. */
export const strapWords: readonly string[] = [
  ...[
    '表带',
    '腰带',
    '肩带',
    '背带',
    '皮带',
    '胶带',
    '绷带',
    '灯带',
    '吊带',
    '织带',
    '飘带',
    '丝带',
    '鞋带',
    '系带',
    '拉带',
  ],
  ...[
    '领带',
    '袜带',
    '束带',
    '绑带',
    '纽带',
    '磁带',
    '热带',
    '温带',
    '地带',
    '海带',
    '履带',
    '传送',
    '输送',
    '腕带',
    '头带',
    '扎带',
  ],
  ...['松紧带', '安全带', '弹力带', '跑带', '便携', '装配', '标配', '选配', '适配', '匹配'],
];

/** Verbs that tell of what their subject is. */
export const copulas: readonly string[] = [
  'is',
  'are',
  'made',
  'of',
  'from',
  'in',
  'come',
  'crafted',
  'has',
  'feature',
];
export const hanCopulas: readonly string[] = ['为', '是', '采', '用', '由', '使', '选', '系'];

/** Subjects of a sentence that are the goods themselves, or a property of theirs. */
export const goodsNouns: readonly string[] = [
  ...[
    'it',
    'this',
    'item',
    'product',
    'good',
    'they',
    'all',
    'whole',
    'entire',
    'material',
    'color',
    'finish',
    'fabric',
    'body',
    'model',
  ],
  ...['construction', 'design', 'available', 'unit', 'set'],
  ...['产品', '商品', '本品', '本款', '此款', '材质', '材料', '面料', '颜色', '色', '整体', '主体', '全身', '款式'],
];
