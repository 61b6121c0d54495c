/** How one language tells a property; `{v}` stands for the measure. */
interface Telling {
  /** Names of the attribute, of which the first is also what a buyer asks for. */
  label: readonly string[];
  /** Phrases that stand behind a joining word: "16 GB RAM" in "laptop with 16 GB RAM". */
  noun: readonly string[];
  /** Phrases that stand beside the goods without one: "180 cm tall". */
  beside?: readonly string[];
}

/** A measured property of goods; two of one `dimension` are asked for each other's values. */
export interface Property {
  dimension: string;
  en: Telling;
  zh: Telling;
  /** Properties that a buyer may mean by the same name, so that they are never asked for one another. */
  akin?: readonly string[];
  /** More (or less) than wanted may please as well, so that the other value asked for is always beyond what is stated. */
  better?: 'more' | 'less';
}

const plain = (dimension: string, en: Telling, zh: Telling, rest: Partial<Property> = {}): Property => ({
  dimension,
  en,
  zh,
  ...rest,
});
const more = { better: 'more' } as const;

export const properties: Record<string, Property> = {
  height: plain(
    'length',
    { label: ['Height'], noun: ['height {v}', 'a height of {v}'], beside: ['{v} tall', '{v} high', '{v} H'] },
    { label: ['高度'], noun: ['高度{v}'], beside: ['高{v}', '{v}高'] },
    { akin: ['overall height'] },
  ),
  width: plain(
    'length',
    { label: ['Width'], noun: ['width {v}', 'a width of {v}'], beside: ['{v} wide', '{v} W'] },
    { label: ['宽度'], noun: ['宽度{v}'], beside: ['宽{v}', '{v}宽'] },
    { akin: ['diameter'] },
  ),
  depth: plain(
    'length',
    { label: ['Depth'], noun: ['depth {v}', 'a depth of {v}'], beside: ['{v} deep', '{v} D'] },
    { label: ['深度'], noun: ['深度{v}'], beside: ['深{v}', '{v}深'] },
    { akin: ['length'] },
  ),
  length: plain(
    'length',
    { label: ['Length'], noun: ['length {v}', 'a length of {v}'], beside: ['{v} long', '{v} L'] },
    { label: ['长度'], noun: ['长度{v}'], beside: ['长{v}', '{v}长'] },
    { akin: ['depth'] },
  ),
  diameter: plain(
    'length',
    { label: ['Diameter'], noun: ['diameter {v}', '{v} diameter', 'a diameter of {v}'], beside: ['{v} dia.', 'Ø {v}'] },
    { label: ['直径'], noun: ['直径{v}'], beside: ['口径{v}', '直径{v}'] },
    { akin: ['width', 'length'] },
  ),
  thickness: plain(
    'length',
    { label: ['Thickness'], noun: ['thickness {v}', 'a thickness of {v}'], beside: ['{v} thick'] },
    { label: ['厚度'], noun: ['厚度{v}'], beside: ['厚{v}', '{v}厚'] },
    { akin: ['height', 'depth'] },
  ),
  'seat height': plain(
    'length',
    { label: ['Seat height'], noun: ['seat height {v}', '{v} seat height', 'a seat height of {v}'] },
    { label: ['座高'], noun: ['座高{v}', '坐高{v}', '座面高度{v}'] },
  ),
  'seat width': plain(
    'length',
    { label: ['Seat width'], noun: ['seat width {v}', '{v} seat width', 'a seat width of {v}'] },
    { label: ['座宽'], noun: ['座宽{v}', '座面宽{v}'] },
  ),
  'cable length': plain(
    'length',
    { label: ['Cable length'], noun: ['{v} cable', 'cable length {v}', '{v} long cable', '{v} power cord'] },
    { label: ['线长'], noun: ['{v}电源线', '线长{v}', '电线长度{v}'] },
    more,
  ),
  'lead length': plain(
    'length',
    { label: ['Lead wire length'], noun: ['{v} lead wire', 'lead wire {v}', 'lead wire length {v}'] },
    { label: ['引线长度'], noun: ['{v}引线', '引线长{v}', '引线长度{v}'] },
    more,
  ),
  'handle length': plain(
    'length',
    { label: ['Handle length'], noun: ['{v} handle', 'handle length {v}', '{v} long handle'] },
    { label: ['手柄长度'], noun: ['手柄长{v}', '手柄长度{v}', '{v}长手柄'] },
  ),
  'strap length': plain(
    'length',
    { label: ['Strap length'], noun: ['{v} strap', 'strap length {v}', '{v} long strap'] },
    { label: ['肩带长度'], noun: ['肩带长{v}', '肩带长度{v}'] },
    more,
  ),
  'screen size': plain(
    'length',
    { label: ['Screen size'], noun: ['{v} screen', '{v} display', 'screen size {v}'] },
    { label: ['屏幕尺寸'], noun: ['{v}屏幕', '屏幕尺寸{v}', '{v}显示屏'] },
  ),
  'wheel diameter': plain(
    'length',
    { label: ['Wheel diameter'], noun: ['{v} wheels', 'wheel diameter {v}'] },
    { label: ['轮径'], noun: ['{v}轮子', '轮径{v}', '轮子直径{v}'] },
  ),
  'mattress thickness': plain(
    'length',
    { label: ['Cushion thickness'], noun: ['{v} thick cushion', 'cushion thickness {v}'] },
    { label: ['坐垫厚度'], noun: ['{v}厚坐垫', '坐垫厚度{v}'] },
  ),
  'band width': plain(
    'length',
    { label: ['Band width'], noun: ['{v} wide band', 'band width {v}', '{v} band'] },
    { label: ['表带宽度'], noun: ['表带宽{v}', '表带宽度{v}'] },
  ),
  'case diameter': plain(
    'length',
    { label: ['Case diameter'], noun: ['{v} case', 'case diameter {v}'] },
    { label: ['表盘直径'], noun: ['表盘直径{v}', '{v}表盘'] },
  ),
  'driver size': plain(
    'length',
    { label: ['Driver diameter'], noun: ['{v} drivers', 'driver diameter {v}'] },
    { label: ['喇叭直径'], noun: ['{v}喇叭', '喇叭直径{v}'] },
  ),
  weight: plain(
    'mass',
    { label: ['Weight'], noun: ['weight {v}', 'a weight of {v}'], beside: ['weighs {v}', 'weighing {v}'] },
    { label: ['重量'], noun: ['重量{v}', '净重{v}'], beside: ['重{v}', '重约{v}'] },
  ),
  'max load': plain(
    'mass',
    {
      label: ['Maximum load'],
      noun: ['max load {v}', 'maximum load {v}', 'load capacity {v}', 'a load capacity of {v}'],
      beside: ['holds up to {v}', 'supports up to {v}'],
    },
    { label: ['最大承重'], noun: ['最大承重{v}', '承重{v}', '载重{v}'], beside: ['可承重{v}'] },
    more,
  ),
  capacity: plain(
    'volume',
    { label: ['Capacity'], noun: ['{v} capacity', 'capacity {v}', 'a capacity of {v}'] },
    { label: ['容量'], noun: ['容量{v}', '{v}容量'], beside: ['容量{v}'] },
  ),
  'tank capacity': plain(
    'volume',
    { label: ['Water tank capacity'], noun: ['{v} water tank', 'water tank capacity {v}'] },
    { label: ['水箱容量'], noun: ['{v}水箱', '水箱容量{v}'] },
    more,
  ),
  'bottle pocket': plain(
    'volume',
    { label: ['Bottle pocket capacity'], noun: ['{v} bottle pocket', 'bottle pocket capacity {v}'] },
    { label: ['水杯袋容量'], noun: ['{v}水杯袋', '水杯袋容量{v}'] },
    more,
  ),
  ram: plain(
    'data',
    { label: ['RAM'], noun: ['{v} RAM', 'RAM {v}', '{v} of RAM', '{v} DDR4 RAM'] },
    { label: ['内存'], noun: ['{v}内存', '内存{v}', '运行内存{v}'] },
    more,
  ),
  storage: plain(
    'data',
    { label: ['Storage'], noun: ['{v} SSD', '{v} storage', '{v} of storage'] },
    { label: ['硬盘容量'], noun: ['{v}固态硬盘', '硬盘{v}', '{v}硬盘'] },
    more,
  ),
  'phone storage': plain(
    'data',
    { label: ['Storage'], noun: ['{v} storage', '{v} ROM', '{v} internal storage'] },
    { label: ['存储容量'], noun: ['{v}存储', '存储容量{v}', '机身存储{v}'] },
    more,
  ),
  'graphics memory': plain(
    'data',
    { label: ['Graphics memory'], noun: ['{v} graphics memory', '{v} VRAM', 'graphics memory {v}'] },
    { label: ['显存'], noun: ['{v}显存', '显存{v}', '显存容量{v}'] },
    more,
  ),
};
