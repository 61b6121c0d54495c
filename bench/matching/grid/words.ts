/** A word of a listing in both languages; `akin` names what a buyer may call the same, so that the two never clash. */
export interface Word {
  en: string;
  zh: string;
  akin?: readonly string[];
}

export const materials: Record<string, Word> = {
  steel: { en: 'stainless steel', zh: '不锈钢', akin: ['iron'] },
  aluminium: { en: 'aluminium', zh: '铝合金' },
  iron: { en: 'cast iron', zh: '铸铁', akin: ['steel'] },
  brass: { en: 'brass', zh: '黄铜', akin: ['copper'] },
  copper: { en: 'copper', zh: '紫铜', akin: ['brass'] },
  titanium: { en: 'titanium', zh: '钛' },
  bamboo: { en: 'bamboo', zh: '竹', akin: ['wood', 'oak', 'walnut', 'pine', 'rattan'] },
  wood: { en: 'wood', zh: '木', akin: ['oak', 'walnut', 'pine', 'bamboo', 'cork'] },
  oak: { en: 'oak', zh: '橡木', akin: ['wood', 'bamboo'] },
  walnut: { en: 'walnut', zh: '胡桃木', akin: ['wood', 'bamboo'] },
  pine: { en: 'pine', zh: '松木', akin: ['wood', 'bamboo'] },
  glass: { en: 'glass', zh: '玻璃' },
  ceramic: { en: 'ceramic', zh: '陶瓷' },
  marble: { en: 'marble', zh: '大理石' },
  plastic: { en: 'plastic', zh: '塑料', akin: ['acrylic', 'silicone', 'nylon', 'polyester', 'rubber', 'mesh'] },
  acrylic: { en: 'acrylic', zh: '亚克力', akin: ['plastic', 'glass'] },
  silicone: { en: 'silicone', zh: '硅胶', akin: ['plastic', 'rubber'] },
  rubber: { en: 'rubber', zh: '橡胶', akin: ['silicone', 'plastic'] },
  leather: { en: 'leather', zh: '真皮' },
  cotton: { en: 'cotton', zh: '纯棉', akin: ['canvas', 'velvet', 'mesh', 'felt'] },
  linen: { en: 'linen', zh: '亚麻', akin: ['canvas'] },
  wool: { en: 'wool', zh: '羊毛', akin: ['felt', 'fleece'] },
  polyester: { en: 'polyester', zh: '涤纶', akin: ['mesh', 'fleece', 'velvet', 'felt', 'canvas', 'plastic'] },
  nylon: { en: 'nylon', zh: '尼龙', akin: ['mesh', 'canvas', 'plastic', 'velvet'] },
  mesh: { en: 'mesh', zh: '网布', akin: ['polyester', 'nylon', 'cotton', 'plastic'] },
  canvas: { en: 'canvas', zh: '帆布', akin: ['cotton', 'linen', 'polyester', 'nylon'] },
  velvet: { en: 'velvet', zh: '天鹅绒', akin: ['polyester', 'cotton', 'nylon'] },
  fleece: { en: 'fleece', zh: '抓绒', akin: ['polyester', 'wool'] },
  felt: { en: 'felt', zh: '毛毡', akin: ['wool', 'polyester', 'cotton'] },
  rattan: { en: 'rattan', zh: '藤', akin: ['bamboo'] },
  cork: { en: 'cork', zh: '软木', akin: ['wood'] },
  cardboard: { en: 'cardboard', zh: '纸板', akin: ['kraft'] },
  kraft: { en: 'kraft paper', zh: '牛皮纸', akin: ['cardboard'] },
};

/** Colours of which none is a shade of another. */
export const colours: Record<string, Word> = {
  black: { en: 'black', zh: '黑色' },
  white: { en: 'white', zh: '白色' },
  red: { en: 'red', zh: '红色', akin: ['pink', 'orange'] },
  blue: { en: 'blue', zh: '蓝色' },
  green: { en: 'green', zh: '绿色' },
  yellow: { en: 'yellow', zh: '黄色', akin: ['orange'] },
  grey: { en: 'grey', zh: '灰色' },
  pink: { en: 'pink', zh: '粉色', akin: ['red', 'purple'] },
  brown: { en: 'brown', zh: '棕色' },
  orange: { en: 'orange', zh: '橙色', akin: ['red', 'yellow'] },
  purple: { en: 'purple', zh: '紫色', akin: ['pink'] },
};

export const wordOf = (table: Record<string, Word>, id: string): Word => {
  const word = table[id];
  if (word === undefined) throw new Error(`the grid has no word ${id}`);
  return word;
};

/** True where nobody would call the one the other. */
export function clashes(table: Record<string, Word>, one: string, other: string): boolean {
  if (one === other) return false;
  return !wordOf(table, one).akin?.includes(other) && !wordOf(table, other).akin?.includes(one);
}
