import { pieceCounters } from './piece-counters.ts';

/** What goods are packed in, by the names it goes by. A count "per" one of these is no count of what is sold. */
export const containers: Readonly<Record<string, readonly string[]>> = {
  carton: ['carton', 'ctn', 'case', 'master carton', 'outer carton', 'export carton', '箱', '外箱', '纸箱', '大箱'],
  box: ['box', 'bx', 'inner box', 'gift box', '盒', '彩盒', '内盒'],
  bag: ['bag', 'polybag', 'poly bag', 'opp bag', 'pouch', '袋'],
  pack: ['pack', 'pk', 'package', 'packet', '包'],
  set: ['set', 'kit', '套'],
  roll: ['roll', '卷'],
  ream: ['ream', '令'],
  pad: ['pad', 'notepad'],
  book: ['book', 'notebook', '本'],
  bottle: ['bottle', '瓶'],
  jar: ['jar', 'tub', '罐'],
  tray: ['tray', '托'],
  tube: ['tube', '管', '筒'],
  card: ['card', '卡'],
  bundle: ['bundle', '捆'],
  pallet: ['pallet', '托盘', '栈板'],
  string: ['string', 'strand', '串'],
  pair: ['pair', '对', '双'],
  meter: ['meter', 'metre', 'm', '米'],
  strip: ['strip'],
  sheet: ['sheet', '张'],
};

/** Words that count things of any kind, in a name such as "Quantity per carton". */
export const countWords: readonly string[] = [
  ...pieceCounters,
  'pcs',
  'quantity',
  'qty',
  'number',
  'item',
  '数量',
  '数',
];
